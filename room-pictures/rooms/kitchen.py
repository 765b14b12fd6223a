"""Kitchens."""
from furniture import kitchen_units as units
from furniture.bar_stools import stool as bar_stool
from furniture.dining_chairs import dining_chair
from furniture.dining_set import dining_table, table_height
from furniture.kitchen_hoods import hood, hood_reach
from furniture.kitchen_island import island
from furniture.kitchen_tall_unit import tall_unit
from furniture.shelf_ware import open_shelves
from furniture.tiling import splashback
from furniture.tabletop import dress_table, fruit_bowl, vase
from geometry.chance import rng
from geometry.scene import Group
from rooms.arrange import ceiling_light, corner_plant, put, side_art
from rooms.room import Room, Window
from rooms.shell import build_shell
from rooms.stage import camera, light_room

QUIET = ('slats', 'fluted', 'deco_panels', 'wallpaper', 'shiplap', 'stone', 'planks')
LARGE_LAMPS_DROP = .65       # a large lamp's drop as a share of a small one's: lower, it would hang before windows and shelves
UPSTAND = .14                # metres above the worktop: a splashback under a window, and beside it one of a single slab below open shelves
SMALL_PIECES = ('tile', 'pattern', 'stone')
SMALL_LAMPS = ('dome', 'lantern', 'paper_globe', 'woven', 'edison')


def _start(style, **plan):
    """Kitchens keep brick and concrete, but no other cladding behind cupboards, and have blinds instead of curtains."""
    spec = dict(style, curtain=None)
    if style['feature']['kind'] in QUIET:
        spec['feature'] = dict(kind='plain', col=style['wall'])
    spec['panelling'] = None
    if spec['floor']['kind'] in ('mats', 'carpet'):
        spec['floor'] = dict(kind='plank', light=style['wood'][0], dark=style['wood'][1], width=.16, rough=.45)
    room = Room(spec, **plan)
    build_shell(room)
    light_room(room)
    return room


def _lamps(style, xs, y, height, drop=.95):
    """One small lamp per x, or one large lamp over their middle."""
    if style['pendant'] in SMALL_LAMPS:
        for x in xs:
            size = .55 if style['pendant'] == 'paper_globe' else .8
            put(lambda: ceiling_light(style, 0, 0, 0, drop * .8 / size), (x, y, height), 0, size)     # low enough to be whole in the picture
    else:
        ceiling_light(style, sum(xs) / len(xs), y, height, drop * LARGE_LAMPS_DROP)


def _island_with_stools(style, x, y, w=2.1, turn=0, stools=3):
    with Group('island', (x, y, 0), turn):
        island(style, w)
        if style['clutter'] > .2:
            dress_table(dict(style, clutter=min(.5, style['clutter'])), [(-w * .26, .02, .935), (.1, .05, .935), (w * .28, -.05, .935)])
        else:
            with Group('bowl', (-.4, .02, .935)):
                fruit_bowl(style)
        for k in range(stools):
            with Group('stool', ((k - (stools - 1) / 2) * w / stools * .95, -.72, 0), 180 + rng.uniform(-8, 8)):
                bar_stool(style)


def island_view(style):
    """One run along the back wall, an island with stools before it, daylight from the side."""
    w = rng.uniform(4.1, 4.2)
    room = _start(style, width=w, depth=5.9, windows=[Window('left', -2.5, -.8, .75, 2.34)])
    run, out = 3.3, .02
    with room.frame('back', -w / 2 + .06 + run / 2, out):
        units.base_run(style, run, oven=.3, sink=-.9)
        splashback(style, -run / 2, run / 2, .60)
        hood(style, .3)
        if style['kitchen']['shelf']:
            open_shelves(style, -run / 2, -.15)
        elif style['clutter'] > .2:
            units.upper_run(style, -run / 2, .3 - hood_reach(style))
        units.upper_run(style, .3 + hood_reach(style), run / 2)
        units.worktop_things(style, (1.38, -.25, .98, -1.4))
    with room.frame('back', -w / 2 + .40 + run, out):
        tall_unit(style, 0)
    _island_with_stools(style, -.15, -1.98, 1.9)
    _lamps(style, (-.65, .35), -2.0, room.height)
    camera((1.15, -5.35, 1.36), (-.34, -.6, 1.2), 28, -.10)       # shows the stools' feet


def sink_window(style):
    """An L of cupboards with the sink under a window in the back wall, and a small table in the room."""
    w = rng.uniform(3.9, 4.1)
    room = _start(style, width=w, depth=5.9, windows=[Window('back', -.75, .75, 1.10, 2.25)])
    half = w / 2
    with room.frame('back', 0, .02):
        units.base_run(style, w - .1, sink=0)
        beside = UPSTAND if style['kitchen']['shelf'] and style['kitchen']['splash'][0] not in SMALL_PIECES else .56
        splashback(style, -half + .02, -.85, beside)
        splashback(style, .85, half - .02, beside)
        splashback(style, -.85, .85, UPSTAND)
        open_shelves(style, .9, half - .06) if style['kitchen']['shelf'] else units.upper_run(style, .9, half - .02)
        if style['clutter'] > .2 and not style['kitchen']['shelf']:
            units.upper_run(style, -half + .34, -.9)
        units.worktop_things(style, (-1.12, 1.05, 1.5, -.72))
    with room.frame('left', -2.12, .02):        # it goes on past the picture's edge
        run = 2.9
        oven = run / 5                          # in the fourth of its five cupboards
        units.base_run(style, run, oven=oven)
        splashback(style, -run / 2, run / 2, .60)
        hood(style, oven)
        units.upper_run(style, -run / 2, oven - hood_reach(style))
        units.upper_run(style, oven + hood_reach(style), run / 2)
    _table_for_four(style, .5, -2.05)
    _lamps(style, (.5,), -2.05, room.height, .85)
    side_art(room, 'right', 1.48)
    camera((.95, -4.95, 1.45), (-.18, -.6, 1.16), 27, -.075)


def _table_for_four(style, x, y):
    with Group('table', (x, y, 0), 90):
        dining_table(style, 1.35, .85)
        with Group('vase', (0, 0, table_height(style))):
            vase(style, .85)
        with Group('bowl', (-.22, .17, table_height(style))):      # beside the vase and not behind it
            fruit_bowl(style)
    for dx, dy, turn in ((-.63, -.32, 90), (-.63, .32, 92), (.63, -.32, -90), (.63, .32, -88)):
        with Group('chair', (x + dx, y + dy, 0), turn + rng.uniform(-3, 3)):
            dining_chair(style)


def long_island(style):
    """A run along one side wall, an island parallel to it with its stools towards us, a tall window at the end."""
    w = rng.uniform(4.2, 4.3)
    room = _start(style, width=w, depth=5.9, windows=[Window('back', -.3, 1.5, .25, 2.36)])
    with room.frame('left', -1.85, .02):
        units.base_run(style, 3.6, oven=.6, sink=-.6)
        splashback(style, -1.8, 1.8, .60)
        hood(style, .6)
        open_shelves(style, -1.8, .15) if style['kitchen']['shelf'] else units.upper_run(style, -1.8, .6 - hood_reach(style))
        units.worktop_things(style, (1.4, 0, .98, -1.4))
    with room.frame('back', -w / 2 + .98, .02):
        tall_unit(style, 0)
    _island_with_stools(style, .10, -2.05, 1.9, 90)
    size = 1.2 if style['pendant'] in SMALL_LAMPS else .8        # one lamp: two would hang one behind the other
    put(lambda: ceiling_light(style, 0, 0, 0, .76 / size), (.10, -2.05, room.height), 90 if style['pendant'] == 'bar' else 0, size)
    corner_plant(style, w / 2 - .36, -.42)
    camera((1.72, -5.35, 1.40), (-.50, -.6, 1.16), 28, -.10)


LAYOUTS = [island_view, sink_window, long_island]
