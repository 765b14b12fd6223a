"""Dining rooms."""
from furniture.bookcase import bookcase
from furniture.dining_chairs import dining_chair
from furniture.dining_set import dining_table, table_height
from furniture.fireplace import fireplace
from furniture.place_settings import place_setting
from furniture.tabletop import candle, fruit_bowl, vase
from geometry.chance import rng
from geometry.scene import Group
from rooms.arrange import (carpet, ceiling_light, corner_plant, decorate, low_cupboard, put, side_art, standing_lamp)
from rooms.room import Room, Window
from rooms.shell import build_shell
from rooms.stage import camera, light_room

TUCKED = .21     # metres from a table's edge to the middle of a chair: its seat ends at the edge
BESIDE = .20     # how far the two places of a side are from its middle, as a share of the table's length
INWARD = .20     # metres from a table's edge to the middle of a plate
ASKEW = 3        # degrees that a chair may be turned


def _start(style, **plan):
    room = Room(style, **plan)
    build_shell(room)
    light_room(room)
    return room


def _laid_table(style, x, y, turn, w=1.9, d=.95, ends=(-1, 1), skip=()):
    """A table with chairs and a place laid for each; ends: those (-1, 1) with a chair; skip: sides (-1, 1) that get none."""
    low = style['dining']['table'] == 'low'
    with Group('table', (x, y, .012), turn):
        dining_table(style, w, d)
        top = table_height(style) + .002
        with Group('vase', (0, 0, top)):
            vase(style, .8 if low else .95)
        spots = [(sx * w * BESIDE, sy) for sx in (-1, 1) for sy in (-1, 1) if sy not in skip]
        if style['clutter'] > .12:
            for px, sy in spots:
                with Group('setting', (px, sy * (d / 2 - INWARD), top), 0 if sy < 0 else 180):
                    place_setting(style)
            for s in ends:
                with Group('setting', (s * (w / 2 - INWARD), 0, top), s * 90):
                    place_setting(style)
        if style['clutter'] > .4:
            with Group('candle', (.28, .02, top)):
                candle(style)
            with Group('bowl', (-.28, -.02, top)):
                candle(style) if rng.random() < .5 else fruit_bowl(style)
        reach, end = d / 2 + (.30 if low else TUCKED), w * .425 + .32 if low else w / 2 + TUCKED
        for px, sy in spots:
            with Group('chair', (px, sy * reach, -.012), (180 if sy < 0 else 0) + rng.uniform(-ASKEW, ASKEW)):
                dining_chair(style)
        for s in ends:
            with Group('chair', (s * end, 0, -.012), s * -90 + rng.uniform(-ASKEW, ASKEW)):
                dining_chair(style)


def sideboard_wall(style):
    """The table across the view, a sideboard on the feature wall, a window at the side."""
    w = rng.uniform(4.15, 4.3)
    room = _start(style, width=w, depth=5.9, windows=[Window('left', -2.5, -.75)])
    carpet(style, -.1, -1.95, 3.0, 2.3)
    _laid_table(style, -.1, -1.95, 0, 1.8)
    low_cupboard(style, room, 'back', -.1, 1.7)
    ceiling_light(style, -.1, -1.95, room.height, .70)        # lower, it would hang before the wall's pictures
    corner_plant(style, -w / 2 + .46, -.44)
    decorate(room, 'back', -.1, 1.6, 1.68)
    side_art(room, 'right', .55)
    camera((1.05, -4.85, 1.40), (-.34, -.5, 1.15), 28, -.075)


def long_table(style):
    """Seen straight on: a long table towards a wide window, cupboards along one side."""
    w = rng.uniform(3.95, 4.1)
    arched = style['window'].get('arch')
    wins = [Window('back', x - .52, x + .52, .25, 2.38) for x in (-1.3, 0, 1.3)] if arched else [Window('back', -1.5, 1.5, .35, 2.36)]
    room = _start(style, width=w, depth=5.9, windows=wins, feature='left')
    carpet(style, .05, -2.05, 2.2, 3.0)
    _laid_table(style, .05, -2.05, 90, ends=(1,))
    low_cupboard(style, room, 'left', -2.2, 1.8)
    decorate(room, 'left', -1.8, 1.7, 1.75)         # nearer to the camera, the frame would cut it
    side_art(room, 'right', 1.5)
    corner_plant(style, w / 2 - .42, -.5)
    put(lambda: ceiling_light(style, 0, 0, 0, .85), (.05, -2.05, room.height), 90 if style['pendant'] == 'bar' else 0)
    camera((.62, -5.0, 1.46), (-.08, -.6, 1.12), 27, -.075)


def corner_table(style):
    """A smaller table near the window with its near side free, shelves or a hearth on the back wall."""
    w = rng.uniform(4.25, 4.4)
    room = _start(style, width=w, depth=5.9, windows=[Window('right', .7, 2.6, .30, 2.36)])
    out = room.face_depth()
    if style['clutter'] > .42:
        with room.frame('back', -w / 2 + .6, out):
            bookcase(style, 1.1, 2.05)
        if style.get('hearth') not in (None, 'plain'):
            with room.frame('back', .25, out):
                top = fireplace(style)
            decorate(room, 'back', .25, 1.0, max(1.78, top + .58))
        else:
            low_cupboard(style, room, 'back', .3, 1.6)
            decorate(room, 'back', .3, 1.5, 1.75)
    else:
        low_cupboard(style, room, 'back', -.3, 2.0)
        decorate(room, 'back', -.3, 1.4, 1.72)
        standing_lamp(style, -w / 2 + .42, -.42)
    carpet(style, .2, -2.15, 2.8, 2.2)
    _laid_table(style, .2, -2.15, 0, 1.7, .92, skip=(-1,))
    ceiling_light(style, .2, -2.15, room.height, .85)
    corner_plant(style, w / 2 - .42, -.45)
    side_art(room, 'left', -.78)
    camera((-.92, -4.95, 1.44), (.26, -.6, 1.12), 27.5, -.075)


LAYOUTS = [sideboard_wall, long_table, corner_table]
