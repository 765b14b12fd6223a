"""Steps that several layouts share: hanging things, lamps in corners, plants, ceiling lights."""
import math

from furniture import clutter
from furniture.armchair import armchair
from furniture.drapery import folding_screen, pouf
from furniture.lamps import floor_lamp
from furniture.pendants import pendant
from furniture.plants import plant
from furniture.rugs import rug
from furniture.small_tables import coffee_table
from furniture.storage import dress_sideboard, sideboard
from furniture.tabletop import basket, dress_table
from furniture.walls_art import PIECES
from furniture.pictures import art_group, framed
from geometry.chance import rng
from geometry.scene import Group
from rooms.beams import underside
from rooms.panel_art import hang_within, panels

HIGHEST_ANTLERS = .98      # metres below the ceiling: their tips stay clear of beams and of the plates along the walls
PALMS = ('kentia', 'areca')
PALM_OFF_WALLS = .12       # metres farther from both walls of a corner than other plants
BIG_CHAIRS = ('wing', 'club', 'lounge', 'rattan')


def hang(room, wall, u, z, build):
    """Calls build() on a wall at position u and height z, in front of its cladding."""
    with room.frame(wall, u, room.face_depth(wall), z):
        build()


def decorate(room, wall, u, width, z=1.62):
    """The main decoration of a wall: the style's own wall object or a group of art about `width` metres wide."""
    style, kind = room.style, room.style.get('wall_piece')
    if style.get('lived_in'):
        hang(room, wall, u + width * .3, z, clutter.calendar)
        return
    own = kind and (kind in ('macrame', 'scroll', 'plates') or rng.random() < .45)
    if panels(room, wall):
        hang_within(room, wall, u, width, z, kind if own else None)
    elif own:
        _hang_piece(room, wall, u, width, z, kind)
    else:
        hang(room, wall, u, z, lambda: art_group(style, width, rng.randrange(3)))


def _hang_piece(room, wall, u, width, z, kind):
    """The style's own wall object, between two pictures where there is room and the style likes many things."""
    style, tall = room.style, kind in ('macrame', 'scroll', 'arch_mirror')
    height = 1.62 if tall else min(z + .08, room.height - HIGHEST_ANTLERS) if kind == 'antlers' else z + .08
    hang(room, wall, u, height, lambda: PIECES[kind](style))
    if style['clutter'] > .4 and not tall and kind != 'plates' and width > 1.5:
        for i, s in enumerate((-1, 1)):
            hang(room, wall, u + s * width * .46, z, lambda i=i: framed(style, style['art'][i % len(style['art'])], .46, .62, .05))


def side_art(room, wall, u, z=1.6):
    """One smaller framed picture."""
    if room.style['clutter'] < .2 or room.style.get('lived_in'):
        return
    if panels(room, wall):
        hang_within(room, wall, u, .6, z)
    else:
        hang(room, wall, u, z, lambda: framed(room.style, room.style['art'][-1], .6, .78, .08))


def put(build, loc, turn=0, scale=1.0):
    """Builds a piece at a place, turned about Z in degrees."""
    with Group('piece', loc, turn, scale):
        return build()


def chair(style, x, y, turn):
    """An easy chair at (x, y)."""
    if style.get('lived_in'):
        put(clutter.newspapers, (x - .72, y - .25, 0), 24)
        put(clutter.shoes, (x - .95, y - .75, 0), 30)
        put(clutter.cable, (x - 1.4, y + .9, 0), 10)
    put(lambda: armchair(style), (x, y, 0), turn, .92 if style['chair']['kind'] in BIG_CHAIRS else .97)


def table(style, x, y, turn=0):
    """The coffee table, dressed."""
    with Group('coffee table', (x, y, .012), turn + rng.uniform(-4, 4)):
        dress_table(style, coffee_table(style))


def low_cupboard(style, room, wall, u, w=1.5):
    """A dressed sideboard against a wall."""
    with room.frame(wall, u, .27):
        dress_sideboard(style, sideboard(style, w), w)


def ceiling_light(style, x, y, height, drop=.6):
    """A pendant below the ceiling or a beam; low rooms keep it short."""
    with Group('ceiling light', (x, y, underside(style, y, height))):
        pendant(style, drop)


def corner_plant(style, x, y, index=0, scale=1.0):
    """One of the style's plants on the floor."""
    if style.get('lived_in'):
        put(clutter.box_stack, (x, y - .15, 0), 12)
        return
    kind = style['plants'][index % len(style['plants'])]
    if kind in ('fern', 'bonsai', 'trailing'):
        _plant_stand(style, x, y, kind)
        return
    turn = rng.uniform(0, 360)
    if kind in PALMS:         # their fronds would reach through walls and curtains
        x, y, turn = x - math.copysign(PALM_OFF_WALLS, x), y - PALM_OFF_WALLS, rng.uniform(-15, 15) - math.copysign(45, x)
    put(lambda: plant(style, kind, scale), (x, y, 0), turn)


def _plant_stand(style, x, y, kind):
    from furniture.finishes import wood
    from geometry.solids import cyl
    cyl(.17, .17, .03, (x, y, .55), wood(style))
    for dx, dy in ((.1, .1), (-.1, .1), (.1, -.1), (-.1, -.1)):
        cyl(.014, .016, .55, (x + dx, y + dy, 0), wood(style), seg=12)
    put(lambda: plant(style, kind), (x, y, .58))


def extras(style, x, y):
    """Poufs, baskets or a screen where a full style needs them."""
    if style.get('lived_in'):
        put(clutter.laundry, (x, y, 0))
        put(clutter.toys, (x + .55, y - .75, 0))
        return
    if style.get('poufs'):
        put(lambda: pouf(style), (x, y, 0))
    elif style['clutter'] > .55 and style['metal'] not in ('gold',):
        put(lambda: basket(.2, .3, '#b08d5c', style.get('throw') or style['pillows'][1][0] if isinstance(style['pillows'][1][1], str) else '#cfc7ba'), (x, y, 0))
    elif style.get('screens'):
        put(lambda: folding_screen(style), (x, y + .3, 0))


def standing_lamp(style, x, y):
    """A floor lamp at (x, y); an arc lamp by the left wall reaches into the room."""
    put(lambda: floor_lamp(style), (x, y, 0), 130 if style['lamp'] == 'arc' and x < -1 else 0)


def carpet(style, x, y, w, d, turn=0):
    """A rug of w x d metres at (x, y), laid a little askew."""
    put(lambda: rug(style, w, d), (x, y, 0), turn + rng.uniform(-1, 1))
