"""Living rooms. Each layout plans a room and then furnishes it."""
from furniture.bookcase import bookcase
from furniture.fireplace import fireplace
from furniture.sofa import sofa
from geometry.chance import rng
from rooms.arrange import (BIG_CHAIRS, carpet, ceiling_light, chair, corner_plant, decorate, extras, low_cupboard, put, side_art, standing_lamp, table)
from rooms.room import Room, Window
from rooms.shell import build_shell
from rooms.stage import camera, light_room

DESK_DROP = .62


def _start(style, **plan):
    room = Room(style, **plan)
    build_shell(room)
    light_room(room)
    return room


def sofa_wall(style):
    """The sofa under art on the back wall, a broad window at the side."""
    w = rng.uniform(4.9, 5.15)
    room = _start(style, width=w, windows=[Window('left', -2.6, -.72)])
    carpet(style, -.05, -1.9, 3.0, 2.1)
    out = room.face_depth()
    put(lambda: sofa(style), (-.1, -.58 - out, 0))
    table(style, -.05, -1.98)
    chair(style, 1.5, -1.65, -50)
    standing_lamp(style, 1.62, -.38)
    corner_plant(style, -w / 2 + .48, -.46)
    low_cupboard(style, room, 'right', 1.3)
    ceiling_light(style, .05, -1.3, room.height, DESK_DROP)
    decorate(room, 'back', -.15, 2.0)
    extras(style, -1.78, -1.2)
    camera((1.02, -4.95, 1.22), (-.38, -.4, 1.2), 26, -.05)


def window_end(style):
    """Windows at the far end, the sofa along one side, two chairs across."""
    w = rng.uniform(4.6, 4.9)
    arched = style['window'].get('arch')
    wins = [Window('back', -1.45, -.25, .30, 2.36), Window('back', .25, 1.45, .30, 2.36)] if arched or rng.random() < .45 else [Window('back', -1.25, 1.25, .45, 2.36)]
    room = _start(style, width=w, windows=wins, feature='left')
    carpet(style, 0, -2.15, 2.2, 3.0)
    put(lambda: sofa(style), (-w / 2 + .58 + room.face_depth('left'), -2.15, 0), 90)
    table(style, -.02, -2.15, 90)
    chair(style, 1.35, -1.45, -68)
    chair(style, 1.35, -2.75, -104)
    standing_lamp(style, -w / 2 + .42, -.52)
    corner_plant(style, w / 2 - .45, -.45)
    decorate(room, 'left', -2.15, 1.9)
    side_art(room, 'right', 1.2)
    ceiling_light(style, 0, -1.8, room.height, DESK_DROP)
    camera((.75, -5.25, 1.26), (-.22, -.6, 1.15), 25, -.05)


def hearth(style):
    """A fireplace or low cupboard in the middle of the back wall, sofa and chairs face each other."""
    w = rng.uniform(4.9, 5.2)
    room = _start(style, width=w, windows=[Window('left', -2.75, -1.0, .30, 2.36)])
    out = room.face_depth()
    cosy = style.get('hearth') not in (None, 'plain') or style['clutter'] > .3
    if cosy:
        with room.frame('back', 0, out):
            top = fireplace(style)
        decorate(room, 'back', 0, 1.1, max(top + .62, 1.75))
    else:
        low_cupboard(style, room, 'back', 0, 1.8)
        decorate(room, 'back', 0, 1.4)
    if style['clutter'] > .42:
        for s in (-1, 1):
            with room.frame('back', s * 1.55, out + .01):
                bookcase(style, .95, 2.0)
    else:
        corner_plant(style, -w / 2 + .5, -.5)
        standing_lamp(style, w / 2 - .45, -.45)
    carpet(style, 0, -2.2, 2.9, 2.2)
    put(lambda: sofa(style, 2), (w / 2 - .62, -2.15, 0), -90)
    seats = ((-2.1, 86),) if style['chair']['kind'] in BIG_CHAIRS else ((-1.5, 78), (-2.75, 104))      # two big ones would stand in each other's way
    for y, turn in seats:
        chair(style, -1.45, y, turn)
    table(style, .12, -2.15, 90)
    side_art(room, 'right', 1.5)
    corner_plant(style, w / 2 - .42, -.95 if style['clutter'] > .42 else -3.6, 1, .8)
    ceiling_light(style, .05, -2.0, room.height, DESK_DROP)
    camera((-.22, -5.4, 1.28), (.03, -.6, 1.15), 25, -.05)


def corner(style):
    """The sofa off-centre beside a tall bookcase, daylight from a window behind and one at the side."""
    w = rng.uniform(5.0, 5.3)
    room = _start(style, width=w, windows=[Window('right', .75, 2.5, .30, 2.36)])
    out = room.face_depth()
    with room.frame('back', -w / 2 + .72, out):
        bookcase(style, 1.1, 2.1)
    carpet(style, .25, -1.95, 2.8, 2.0, 0)
    put(lambda: sofa(style), (.62, -.58 - out, 0))
    table(style, .55, -1.95)
    chair(style, -1.25, -1.85, 58)
    standing_lamp(style, -.78, -.42)
    corner_plant(style, w / 2 - .42, -.42)
    decorate(room, 'back', .62, 1.8)
    low_cupboard(style, room, 'left', -2.3, 1.3)
    ceiling_light(style, .4, -1.5, room.height, DESK_DROP)
    camera((-.85, -5.05, 1.25), (.32, -.4, 1.18), 25.5, -.05)


LAYOUTS = [sofa_wall, window_end, hearth, corner]
