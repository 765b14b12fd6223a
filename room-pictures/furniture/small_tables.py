"""Coffee tables. Each returns spots (x, y, z) in metres where things may stand."""
import math

from furniture.finishes import FOUR, metal, painted, wood
from furniture.sofa import ottoman
from geometry.scene import Group
from geometry.solids import box, cyl, lathe, ring, rod, slab, tube
from materials import hard, natural


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


def plank_iron(style):
    mat, iron = wood(style), metal(style)
    for i in range(5):
        box((1.25, .135, .05), (0, (i - 2) * .138, .41), mat, .005)
    for sx, sy in FOUR:
        box((.04, .04, .385), (sx * .55, sy * .28, .1925), iron, .002)
    for sx in (-1, 1):
        box((.04, .56, .04), (sx * .55, 0, .365), iron, .002)
        box((.04, .56, .03), (sx * .55, 0, .08), iron, .002)
    for i in range(4):
        box((1.08, .12, .025), (0, (i - 1.5) * .13, .105), mat, .003)
    return [(-.35, .05, .435), (.05, -.05, .435), (.42, .08, .435)]


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


def xframe(style):
    mat, white = wood(style), hard.paint(style.get('painted') or '#efeae0', .55, .1)
    for i in range(4):
        box((1.2, .17, .055), (0, (i - 1.5) * .172, .43), mat, .006)
    for sx, sy in FOUR:
        box((.08, .08, .40), (sx * .5, sy * .25, .20), white, .006)
    for sx in (-1, 1):
        for q in (-1, 1):
            box((.035, math.hypot(.42, .26), .05), (sx * .5, 0, .23), white, .003, (q * 31.8, 0, 0))
    for i in range(3):
        box((1.0, .19, .03), (0, (i - 1) * .195, .1), white, .004)
    return [(-.33, .04, .458), (.05, -.06, .458), (.38, .08, .458)]


def slab_round(style):
    mat = wood(style)
    lathe([(.001, .25), (.5, .25), (.535, .27), (.54, .30), (.53, .318), (.001, .32)], mat, seg=96)
    for a in (90, 210, 330):
        cyl(.085, .085, .25, (.3 * math.cos(math.radians(a)), .3 * math.sin(math.radians(a)), 0), mat, seg=48, bev=.01)
    return [(-.2, .05, .32), (.12, -.08, .32), (.28, .16, .32)]


def glass_chrome(style):
    """A glass plate on a flat steel frame."""
    mat = metal(style)
    box((1.15, .7, .014), (0, 0, .40), hard.pane('#cfe0dc', .10), 0)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((.05, .012, .39), (sx * .5, sy * .3, .195), mat, .001)
        box((.05, .6, .012), (sx * .5, 0, .386), mat, .001)
        box((.05, .6, .012), (sx * .5, 0, .006), mat, .001)
    return [(-.3, .05, .408), (.08, -.08, .408), (.36, .08, .408)]


def pebbles(style):
    """Two overlapping rounded stone tables."""
    light, dark = hard.marble('#ebe4da', '#b9a893', .8, .3), hard.concrete(style.get('stone', '#8d8077'), .5, 0, .4)
    for (x, y, rx, ry, h, mat) in ((-.15, 0, .52, .36, .36, light), (.40, -.16, .30, .26, .28, dark)):
        outline = [(x + rx * math.cos(t / 60 * 6.283) * (1 + .08 * math.cos(t / 30 * 6.283 + 1)), y + ry * math.sin(t / 60 * 6.283)) for t in range(60)]
        slab(outline, h - .06, h, mat, .025)
        lathe([(.001, 0), (.16, 0), (.19, .02), (.14, h * .5), (.19, h - .06), (.001, h - .06)], mat, (x, y, 0), 48)
    return [(-.32, .04, .36), (-.02, -.06, .36), (.40, -.16, .28)]


def block(style):
    """One plain low block."""
    box((1.1, .7, .26), (0, 0, .15), hard.concrete(style.get('stone', '#d8d5cf'), .6, 0, .25), .004)
    box((1.0, .6, .03), (0, 0, .015), hard.lacquer('#4a4845', .7), 0)
    return [(-.25, .06, .28), (.2, -.06, .28), (.4, .1, .28)]


def turned_leg(style):
    """Polished wood with a moulded edge, lower shelf and turned legs."""
    mat = wood(style, rough=.25, gloss=.3)
    box((1.2, .72, .03), (0, 0, .45), mat, .01)
    box((1.12, .64, .07), (0, 0, .40), mat, .004)
    box((1.04, .56, .025), (0, 0, .13), mat, .006)
    shape = [(.001, 0), (.022, 0), (.03, .05), (.02, .09), (.034, .15), (.036, .25), (.022, .3), (.034, .36), (.034, .40), (.001, .40)]
    for sx, sy in FOUR:
        lathe(shape, mat, (sx * .52, sy * .28, 0), 24)
    return [(-.33, .04, .465), (.05, -.06, .465), (.38, .08, .465)]


def tray_ottoman(style):
    """An upholstered ottoman that carries a tray."""
    ottoman(style, 1.1, .72, .42)
    box((.55, .38, .015), (-.12, 0, .428), wood(style), .002)
    for s in (-1, 1):
        box((.55, .012, .05), (-.12, s * .19, .446), wood(style), .002)
        box((.012, .38, .05), (-.12 + s * .275, 0, .446), wood(style), .002)
    return [(-.26, .04, .436), (-.02, -.04, .436), (.02, .1, .436)]


def trunk(style):
    """An old travelling trunk with straps."""
    body, strap = hard.worn_paint('#6b4a33', '#9b7a55'), natural.fabric('#3f2a1c', 'leather')
    box((1.0, .6, .34), (0, 0, .19), body, .012)
    box((1.02, .62, .09), (0, 0, .40), body, .02)
    for x in (-.3, .3):
        box((.055, .635, .45), (x, 0, .225), strap, .004)
        box((.07, .02, .06), (x, -.32, .34), hard.metal('brass'), .003)
    for sx, sy in FOUR:
        box((.06, .06, .46), (sx * .485, sy * .285, .225), hard.metal('brass'), .01)
    return [(-.15, .04, .452), (.12, -.08, .452), (.42, .1, .452)]


def live_edge(style):
    """A thick slice of trunk with bark edge on iron hairpins."""
    top = [(x / 20 - .62, -.30 + .05 * math.sin(x * .7) + .03 * math.sin(x * 1.9)) for x in range(25)]
    top += [(x / 20 - .62, .32 + .05 * math.sin(x * .6 + 2) + .02 * math.sin(x * 2.3)) for x in range(24, -1, -1)]
    slab(top, .37, .44, wood(style, rough=.5), .012)
    for sx, sy in FOUR:
        cyl(.05, .04, .37, (sx * .42, sy * .16, 0), wood(style, rough=.7), seg=18, bev=.008)
    return [(-.33, .0, .44), (.05, -.06, .44), (.38, .06, .44)]


def moroccan_tray(style):
    """A hammered brass tray on folding legs."""
    mat = metal(style)
    lathe([(.001, .40), (.42, .40), (.45, .43), (.46, .43), (.43, .385), (.001, .385)], hard.metal('brass'), seg=96)
    for k in range(3):
        ring(.12 + .11 * k, .004, mat, (0, 0, .402))
    for k in range(6):
        a, b = k * 1.047, k * 1.047 + 1.7
        rod((.30 * math.cos(a), .30 * math.sin(a), .385), (.30 * math.cos(b), .30 * math.sin(b), 0), .016, wood(style))
    return [(-.18, .06, .402), (.06, -.14, .402), (.2, .14, .402)]


def driftwood(style):
    """Pale weathered planks on a rope-bound base."""
    mat = natural.wood('#cdbfa9', '#9b8c76', rough=.7)
    for i in range(5):
        box((1.2, .14, .045), (0, (i - 2) * .144, .41), mat, .01)
    for sx, sy in FOUR:
        cyl(.045, .04, .39, (sx * .48, sy * .24, 0), mat, seg=20)
        for k in range(4):
            ring(.047, .008, natural.wicker('#d3bd93'), (sx * .48, sy * .24, .30 + .016 * k), n=12)
    return [(-.33, .04, .433), (.05, -.06, .433), (.38, .08, .433)]


def tile_iron(style):
    """Wrought iron with a patterned tile top."""
    from painting import fabrics
    iron = hard.metal('black')
    box((1.05, .66, .03), (0, 0, .42), wood(style), .004)
    from geometry.solids import plane
    plane(.96, .57, natural.picture(fabrics.fabric('geo', style['tilepal'], 4), .15), (0, 0, .4365), (-90, 0, 0), (2, 1.2))
    for sx, sy in FOUR:
        tube([(sx * .46, sy * .27, .41), (sx * .52, sy * .31, .28), (sx * .40, sy * .22, .12), (sx * .50, sy * .30, 0)], .014, iron)
    ring(.2, .009, iron, (0, 0, .16))
    return [(-.33, .04, .438), (.05, -.06, .438), (.34, .08, .438)]


def mirrored(style):
    """A gold frame with two glass shelves."""
    mat = metal(style)
    for z, t in ((.43, hard.mirror()), (.12, hard.pane('#e8eeee', .12))):
        box((1.1, .66, .012), (0, 0, z), t, .002)
        for s in (-1, 1):
            box((1.14, .02, .03), (0, s * .34, z), mat, .003)
            box((.02, .70, .03), (s * .56, 0, z), mat, .003)
    for sx, sy in FOUR:
        rod((sx * .55, sy * .33, 0), (sx * .55, sy * .33, .44), .014, mat)
    return [(-.3, .05, .437), (.05, -.06, .437), (.36, .08, .437)]


def tea(style):
    """A low tea table on slab sides."""
    mat = wood(style)
    box((1.1, .7, .04), (0, 0, .30), mat, .006)
    for s in (-1, 1):
        box((.04, .56, .28), (s * .42, 0, .14), mat, .004)
    box((.80, .03, .08), (0, 0, .24), mat, .004)
    return [(-.28, .05, .32), (.12, -.06, .32), (.38, .1, .32)]


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
              slab_round=slab_round, glass_chrome=glass_chrome, pebbles=pebbles, block=block, turned_leg=turned_leg,
              tray_ottoman=tray_ottoman, trunk=trunk, live_edge=live_edge, moroccan_tray=moroccan_tray,
              driftwood=driftwood, tile_iron=tile_iron, mirrored=mirrored, tea=tea, marble_drum=marble_drum,
              lucite_pair=lucite_pair)


def side_table(style, h=.52):
    """A small table beside a chair; returns the height of its top."""
    with Group('side table'):
        top = painted(style) if style['metal'] not in ('chrome', 'gold', 'brass') else metal(style)
        _round_top(.22, h, (0, 0, 0), top, .02)
        cyl(.016, .016, h - .02, (0, 0, 0), metal(style))
        cyl(.15, .14, .015, (0, 0, 0), metal(style))
    return h
