"""Coffee tables. Each returns spots (x, y, z) in metres where things may stand."""
import math

from furniture.books import book_stack
from furniture.coffee_tables_classic import driftwood, live_edge, moroccan_tray, plank_iron, tea, tile_iron, tray_ottoman, turned_leg, xframe
from furniture.finishes import FOUR, metal, wood
from furniture.trunk import trunk
from geometry.solids import box, cyl, lathe, rod, slab
from materials import hard


def coffee_table(style):
    """Builds the style's coffee table and returns three spots on its top."""
    return TABLES[style['table']](style)


def _round_top(r, h, loc, mat, t=.03):
    lathe([(.001, h - t), (r - .02, h - t), (r, h - t * .4), (r, h - .004), (r - .004, h), (.001, h)], mat, loc, 64)


def nest_round(style):
    mat = wood(style)
    for r, h, x, y, top in ((.43, .42, -.18, 0, mat), (.31, .34, .36, -.16, hard.lacquer('#f2f0eb', .35))):
        _round_top(r, h, (x, y, 0), top)
        for i in range(3):
            a = i * 2.094 + .5
            rod((x + (r - .12) * math.cos(a), y + (r - .12) * math.sin(a), h - .03),
                (x + (r - .02) * math.cos(a), y + (r - .02) * math.sin(a), 0), .019, mat, .012)
    return [(-.36, .06, .42), (-.06, -.08, .42), (.36, -.16, .34)]


def kidney(style):
    outline = []
    for i in range(80):
        a = 2 * math.pi * i / 80
        r = .5 + .12 * math.cos(2 * a) + .07 * math.cos(a - 1) - .05 * math.cos(3 * a + .4)
        outline.append((r * 1.15 * math.cos(a), r * .78 * math.sin(a)))
    slab(outline, .38, .41, wood(style))
    for a in (40, 150, 265):
        x, y = .42 * math.cos(math.radians(a)), .26 * math.sin(math.radians(a))
        rod((x, y, .385), (x * 1.3, y * 1.35, 0), .02, wood(style), .011)
    return [(-.3, .02, .41), (.05, -.08, .41), (.34, .06, .41)]


def deco_drum(style):
    brass = metal(style)
    lathe([(.001, .40), (.50, .40), (.515, .408), (.515, .425), (.505, .432), (.001, .432)], hard.marble('#17181a', '#cbb684', .9), seg=96)
    lathe([(.517, .399), (.521, .401), (.521, .41), (.515, .412)], brass, seg=96)
    for i in range(28):
        a = 2 * math.pi * i / 28
        cyl(.011, .011, .37, (.40 * math.cos(a), .40 * math.sin(a), .03), brass, seg=12)
    lathe([(.001, 0), (.46, 0), (.46, .03), (.40, .035), (.001, .035)], brass, seg=96)
    return [(-.22, .08, .432), (.04, -.12, .432), (.26, .1, .432)]


def slab_round(style):
    return _on_drums(wood(style))


def stone_round(_):
    return _on_drums(hard.concrete('#cdc4b6', .5, 0, .3))


def _on_drums(mat):
    """A thick round top on three short drums."""
    lathe([(.001, .25), (.5, .25), (.535, .27), (.54, .30), (.53, .318), (.001, .32)], mat, seg=96)
    for a in (90, 210, 330):
        cyl(.085, .085, .25, (.3 * math.cos(math.radians(a)), .3 * math.sin(math.radians(a)), 0), mat, seg=48, bev=.01)
    return [(-.2, .05, .32), (.12, -.08, .32), (.28, .16, .32)]


def glass_chrome(style):
    """A black glass plate on a flat steel frame."""
    mat = metal(style)
    box((1.15, .7, .014), (0, 0, .40), hard.lacquer('#1d2426', .05, 1.0), 0)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((.05, .012, .39), (sx * .5, sy * .3, .195), mat, .001)
        box((.05, .6, .012), (sx * .5, 0, .386), mat, .001)
        box((.05, .6, .012), (sx * .5, 0, .006), mat, .001)
    return [(-.3, .05, .408), (.08, -.08, .408), (.36, .08, .408)]


def pebbles(style):
    """Two overlapping rounded stone tables."""
    light, dark = hard.marble('#ebe4da', '#9c9186', .8, .3), hard.concrete(style.get('stone', '#8d8077'), .5, 0, .4)
    for (x, y, rx, ry, h, mat) in ((-.15, 0, .52, .36, .36, light), (.40, -.16, .30, .26, .28, dark)):
        outline = [(x + rx * math.cos(t / 60 * 6.283) * (1 + .08 * math.cos(t / 30 * 6.283 + 1)), y + ry * math.sin(t / 60 * 6.283)) for t in range(60)]
        slab(outline, h - .06, h, mat, .025)
        lathe([(.001, 0), (.16, 0), (.19, .02), (.14, h * .5), (.19, h - .06), (.001, h - .06)], mat, (x, y, 0), 48)
    return [(-.32, .04, .36), (-.02, -.06, .36), (.40, -.16, .28)]


def block(style):
    """A plain low lacquered block, open at the long sides, with a shelf in it."""
    mat = hard.lacquer(style['painted'], .45)
    box((1.16, .68, .045), (0, 0, .3075), mat, .003)
    for s in (-1, 1):
        box((.045, .68, .285), (s * .5575, 0, .1425), mat, .003)
    box((1.07, .66, .022), (0, 0, .12), mat, .002)
    return [(-.25, .06, .33), (.2, -.06, .33), (.4, .1, .33)]


def mirrored(style):
    """A gold frame with a mirror above a marble shelf."""
    mat = metal(style)
    for z, t in ((.43, hard.mirror()), (.12, hard.marble('#efece6', '#b5afa6', .9))):
        box((1.1, .66, .012), (0, 0, z), t, .002)
        for s in (-1, 1):
            box((1.14, .02, .03), (0, s * .34, z), mat, .003)
            box((.02, .70, .03), (s * .56, 0, z), mat, .003)
    for sx, sy in FOUR:
        rod((sx * .55, sy * .33, 0), (sx * .55, sy * .33, .44), .014, mat)
    book_stack(style, (-.24, -.08, .126), 3)
    book_stack(style, (.20, .06, .126), 2, 2)
    return [(-.3, .05, .437), (.05, -.06, .437), (.36, .08, .437)]


def marble_drum(style):
    """A fluted dark drum with a veined top."""
    dark = hard.lacquer('#2a2929', .45)
    for i in range(44):
        a = 2 * math.pi * i / 44
        cyl(.03, .03, .30, (.40 * math.cos(a), .40 * math.sin(a), .02), dark, seg=10)
    lathe([(.001, .32), (.47, .32), (.48, .33), (.48, .352), (.47, .36), (.001, .36)], hard.marble('#2b2a2b', '#b9b2a8', .8), seg=96)
    return [(-.2, .06, .36), (.08, -.12, .36), (.24, .1, .36)]


def lucite_pair(style):
    """A bright lacquer cube beside a small round metal table."""
    box((.62, .62, .36), (-.2, 0, .19), hard.lacquer(style.get('painted') or '#d2a13a', .15, .6), .012)
    _round_top(.28, .44, (.38, -.10, 0), metal(style), .012)
    cyl(.02, .02, .43, (.38, -.10, 0), metal(style))
    cyl(.16, .16, .015, (.38, -.10, 0), metal(style))
    return [(-.32, .08, .37), (-.06, -.12, .37), (.38, -.10, .44)]


TABLES = dict(nest_round=nest_round, plank_iron=plank_iron, kidney=kidney, deco_drum=deco_drum, xframe=xframe,
              slab_round=slab_round, stone_round=stone_round, glass_chrome=glass_chrome, pebbles=pebbles, block=block, turned_leg=turned_leg,
              tray_ottoman=tray_ottoman, trunk=trunk, live_edge=live_edge, moroccan_tray=moroccan_tray,
              driftwood=driftwood, tile_iron=tile_iron, mirrored=mirrored, tea=tea, marble_drum=marble_drum,
              lucite_pair=lucite_pair)
