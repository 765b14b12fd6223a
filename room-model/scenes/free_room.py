"""A room of any size and use, furnished without any of the pool's layouts."""
import math

from furniture.clutter import box_stack, cable, laundry, newspapers, shoes, toys
from furniture.dining_chairs import dining_chair
from furniture.dining_set import dining_table
from furniture.kitchen_island import island
from furniture.pendants import pendant
from furniture.rugs import rug as style_rug
from furniture.plants import plant
from furniture.small_tables import coffee_table
from furniture.tabletop import dress_table
from geometry.scene import Group
from rooms import bathroom, shell, stage
from rooms.arrange import put
from rooms.room import Room
from scenes import beds, plain, window_cloth
from scenes.along_walls import build_doorways, closed_door, fill_projections, fill_wall
from scenes.net_curtains import hang_net_curtains
from scenes.furnishings import armchair
from scenes.openings import plan_doorways, random_windows
from scenes.projections import add_projections

WALLS = ('back', 'left', 'right', 'front')


def free_room(style, chance):
    """Builds and furnishes; returns the room."""
    purpose = chance.choice(('living', 'living', 'bedroom', 'bedroom', 'kitchen', 'kitchen', 'kitchen', 'kitchen', 'bathroom', 'bathroom', 'office', 'hall'))
    small = purpose in ('bathroom', 'hall')
    wet = purpose == 'bathroom'
    room = Room(style, width=chance.uniform(1.9, 3.2) if small else chance.uniform(2.6, 6), depth=chance.uniform(2.2, 4.5) if small else chance.uniform(3, 7),
                wet=wet, feature=chance.choice(WALLS[:3]))
    room.windows.extend(random_windows(room, chance, wet))
    plan_doorways(room, chance)
    place = lambda wall, u, z: frame(room, wall, u, z)
    shell.build_shell(room, curtains=not wet and chance.random() < .5)
    window_cloth.dress(room, chance, place) if chance.random() < .7 else hang_net_curtains(room, chance, place)
    build_doorways(room, place, chance)
    if wet or (purpose == 'kitchen' and chance.random() < .2):
        _tile_walls(room, chance)
    taken, crowded = add_projections(room, chance, place), chance.choice((.6, .85, .95, 1, 1))
    for wall in WALLS:
        on_wall = lambda u, z, wall=wall: frame(room, wall, u, z)
        fill_wall(room, wall, on_wall, purpose, chance, crowded, taken.get(wall, ()))
        fill_projections(room, wall, on_wall, chance, taken.get(wall, ()))
    _fill_middle(room, purpose, chance, crowded)
    stage.light_room(room)
    return room


def frame(room, wall, u, z=0):
    """A group on a wall's face; the front wall, which room-pictures leaves open, is a wall here."""
    if wall == 'front':
        return Group('front', (-u, -room.depth + .01, z), 180)
    return room.frame(wall, u, room.face_depth(wall) + .005, z)


def _tile_walls(room, chance):
    spec = dict(room.style['bath'])
    side = chance.choice(((.1, .1), (.15, .15), (.2, .2), (.2, .1), (.3, .6), (.6, .3), (.25, .4)))
    tones = ('#f2f0ec', '#e8e2d4', '#d9cdb8', '#cfd8d6', '#9fb4b8', '#8c8a86', '#56585a', '#c7b299', '#a8bca0')
    room.style = dict(room.style, bath=dict(spec, tile=(chance.choice(tones), side)))
    height = chance.choice((1.2, 1.5, 2.0, room.height, room.height))
    for wall in WALLS[:3]:
        bathroom._tile(room, wall, height)


def _spot(room, chance):
    return chance.uniform(-room.width / 2 + .5, room.width / 2 - .5), -chance.uniform(.7, room.depth - .5)


def _fill_middle(room, purpose, chance, crowded):
    style = room.style
    if purpose in ('living', 'bedroom', 'office') and chance.random() < .7:
        x, y = _spot(room, chance)
        size = chance.uniform(1, 3), chance.uniform(.8, 2.2)
        put(lambda: style_rug(style, *size) if chance.random() < .4 else beds.rug(chance, *size), (x, y, .005), chance.choice((0, 0, 90, chance.uniform(0, 90))))
        if purpose == 'living':
            put(lambda: dress_table(style, coffee_table(style)), (x, y, .012), chance.uniform(-10, 100))
    if purpose == 'kitchen' and room.width > 3.4 and chance.random() < .4:
        put(lambda: island(style, chance.uniform(1.2, 2.2)), (*_spot(room, chance), 0), chance.choice((0, 90)))
    for _ in range(chance.choice((0, 1, 1, 2)) if purpose != 'bathroom' else 0):
        _dining(room, chance) if chance.random() < .5 else put(lambda: armchair(style, chance), (*_spot(room, chance), 0), chance.uniform(0, 360))
    for _ in range(int(crowded * chance.choice((0, 1, 3, 6)))):
        put(chance.choice((box_stack, laundry, newspapers, toys, shoes, cable)), (*_spot(room, chance), 0), chance.uniform(0, 360))
    for _ in range(int(crowded * chance.choice((0, 0, 4, 10, 20)))):
        size = [math.exp(chance.uniform(-2.8, -.5)) for _ in range(3)]
        plain.loose_box(chance, size, (*_spot(room, chance), size[2] / 2), chance.uniform(0, 180))
    if chance.random() < .25:
        put(lambda: plant(style, chance.choice(style['plants'])), (*_spot(room, chance), 0))
    if chance.random() < .6:
        put(lambda: pendant(style, chance.uniform(.3, .9)), (*_spot(room, chance), room.height))
    for _ in range(chance.choice((0, 0, 0, 0, 1, 2))):
        plain.person(chance, *_spot(room, chance), chance.uniform(0, 360), chance.random() < .3)


def _dining(room, chance):
    x, y = _spot(room, chance)
    w, d, turn = chance.uniform(.8, 1.9), chance.uniform(.7, 1.0), chance.uniform(0, 180)
    with Group('table', (x, y, 0), turn):
        dining_table(room.style, w, d)
        plain.clutter(chance, [(chance.uniform(-w, w) * .35, chance.uniform(-d, d) * .3, .75) for _ in range(8)], chance.choice((0, 2, 6, 12)))
        for px, py, a in ((w * .25, d / 2 + .3, 0), (-w * .25, d / 2 + .3, 0), (w * .25, -d / 2 - .3, 180), (-w * .25, -d / 2 - .3, 180)):
            if chance.random() < .75:
                with Group('chair', (px, py, 0), a + chance.uniform(-25, 25)):
                    dining_chair(room.style)


def fill_rest(room, chance):
    """Adds to a room that a layout of the pool furnished: doors, its open side, clutter, people."""
    for wall, purpose, crowded in (('front', chance.choice(('living', 'hall', 'kitchen', 'kitchen')), .9), (chance.choice(('left', 'right')), 'living', .7)):
        on_wall = lambda u, z, wall=wall: frame(room, wall, u, z)
        if wall == 'front' or (chance.random() < .6 and not room.openings(wall)):
            fill_wall(room, wall, on_wall, purpose, chance, crowded, [closed_door(room, wall, on_wall, chance)])
        elif chance.random() < .5:
            fill_wall(room, wall, on_wall, purpose, chance, .5)
    if chance.random() < .4:
        window_cloth.dress(room, chance, lambda wall, u, z: frame(room, wall, u, z), .5)
    _fill_middle(room, chance.choice(('hall', 'living')), chance, chance.choice((0, .5, 1)))
