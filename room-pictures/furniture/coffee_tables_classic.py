"""Coffee tables of wood and iron. Each returns three spots on its top."""
import math

from furniture.finishes import FOUR, metal, wood
from furniture.sofa import ottoman
from geometry.solids import box, cyl, lathe, ring, rod, slab, tube
from materials import hard, natural


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


def xframe(style):
    mat, white = wood(style), hard.paint(style.get('painted') or '#efeae0', .55, .1)
    for i in range(4):
        box((1.2, .17, .055), (0, (i - 1.5) * .172, .43), mat, .006)
    for sx, sy in FOUR:
        box((.08, .08, .40), (sx * .5, sy * .25, .20), white, .006)
    for sx in (-1, 1):
        for q in (-1, 1):
            box((.035 - .006 * q, math.hypot(.42, .26), .05), (sx * .5, 0, .23), white, .003, (q * 31.8, 0, 0))
    for i in range(3):
        box((1.0, .19, .03), (0, (i - 1) * .195, .1), white, .004)
    return [(-.33, .04, .458), (.05, -.06, .458), (.38, .08, .458)]


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


def live_edge(style):
    """A thick slice of trunk with bark edge on iron hairpins."""
    def edge(x, middle, side):
        return x, middle + .035 * math.sin(4.3 * x + side) + .014 * math.sin(11 * x + 2 * side) - side * .06 * abs(x / .62) ** 8
    steps = [(x / 40 - 1) * .62 for x in range(81)]
    top = [edge(x, -.30, -1) for x in steps] + [edge(x, .32, 1) for x in steps[::-1]]
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


def tea(style):
    """A low tea table on slab sides."""
    mat = wood(style)
    box((1.1, .7, .04), (0, 0, .30), mat, .006)
    for s in (-1, 1):
        box((.04, .56, .28), (s * .42, 0, .14), mat, .004)
    box((.80, .03, .08), (0, 0, .24), mat, .004)
    return [(-.28, .05, .32), (.12, -.06, .32), (.38, .1, .32)]
