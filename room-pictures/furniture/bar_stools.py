"""Bar stools, 0.65 m high."""
import math

from furniture.finishes import FOUR, metal, wood
from furniture.kitchen_fronts import BRIGHT
from furniture.tub_chairs import padded_wall, round_cushion
from geometry.curves import filleted
from geometry.slung import between, slung
from geometry.solids import box, cyl, lathe, ring, rod, sheet, tube
from geometry.upholstery import soft
from materials import hard, natural


def stool(style):
    """A bar stool, 0.65 m high, facing -Y."""
    STOOLS.get(style['kitchen']['stool'], _upholstered_stool)(style)


def _metal_stool(style):
    m = hard.metal('iron')
    for i in range(4):
        a = i * 1.571 + .785
        rod((.11 * math.cos(a), .11 * math.sin(a), .64), (.21 * math.cos(a), .21 * math.sin(a), 0), .012, m)
    ring(.19, .009, m, (0, 0, .2))
    lathe([(.001, .64), (.165, .64), (.17, .655), (.16, .675), (.001, .67)], wood(style))


def _log_stool(style):
    m = wood(style, rough=.6)
    for sx, sy in FOUR:
        rod((sx * .11, sy * .11, .62), (sx * .19, sy * .19, 0), .026, m)
    cyl(.19, .19, .06, (0, 0, .61), m, bev=.015)
    for sx in (-1, 1):
        rod((sx * .16, -.16, .22), (sx * .16, .16, .22), .016, m)


def _block_stool(style):
    """A plain framed stool with a thin pad."""
    mat, t = hard.lacquer(style['painted'], .5) if style.get('painted') else wood(style), .028
    box((.38, .36, .026), (0, 0, .613), mat, .004)
    for sx, sy in FOUR:
        box((t, t, .60), (sx * .17, sy * .16, .30), mat, .003)
    for s in (-1, 1):
        box((.34, .018, .045), (0, s * .16, .577), mat, .003)
        box((.018, .32, .045), (s * .17, 0, .577), mat, .003)
        box((t, .32, t), (s * .17, 0, .20), mat, .003)
    box((.34, t, t), (0, -.16, .20), mat, .003)
    cover = natural.textile(style['chair']['cover'])
    soft(.37, .35, .035, cover, (0, 0, .643), r=.012, puff=.012, front=.002, wrinkle=.002, piping=cover)


def _tubular_stool(style):
    m, r = hard.metal('chrome'), .0115
    side = filleted([(.2, .012), (-.19, .012), (-.18, .645), (.17, .635), (.21, .90)], .05)
    for s in (-1, 1):
        tube([(s * .18, *p) for p in side], r, m, smooth=False)
    for y, z in ((.2, .012), (-.186, .22), (.18, .69)):
        rod((-.18, y, z), (.18, y, z), r, m)
    cover = natural.textile(style['chair']['cover'])
    slung(between((-.14, .643), (.11, .638)), .18, r, cover, .010)
    slung(between((.192, .775), (.209, .895)), .18, r, cover, .010)


def _stool_frame(legs):
    """Four splayed legs with a foot rest."""
    for sx, sy in FOUR:
        rod((sx * .14, sy * .13, .62), (sx * .2, sy * .19, 0), .017, legs, .011)
    for s in (-1, 1):
        rod((s * .185, -.175, .22), (s * .185, .175, .22), .009, legs)
    rod((-.185, -.175, .22), (.185, -.175, .22), .009, legs)


def _round_seat(cover):
    """A cushion for a back that goes round it."""
    round_cushion(cover, .615, -.01, .205, .062, .024)


def _spindle_back(mat):
    """A bent top rail on spindles."""
    def on_arc(u, z):
        a = math.pi * (.12 + .76 * u)
        return .205 * math.cos(a), .175 * math.sin(a) + .02 * (z - .66) / .3, z
    sheet(lambda u, v: on_arc(u, .875 + .065 * v + .012 * math.sin(math.pi * u)), 30, 4, mat, thick=.018, sub=1)
    for k in range(7):
        u = .06 + .88 * k / 6
        rod(on_arc(u, .655), on_arc(u, .885), .0075 if 0 < k < 6 else .011, mat)


def _wooden_stool(style):
    mat, colour = wood(style), style['chair']['cover'][0]
    _stool_frame(mat)
    soft(.41, .39, .032, mat, (0, 0, .632), r=.015, puff=-.006, front=.004, wrinkle=0)
    if colour.startswith('#'):
        cover = natural.fabric(colour, 'linen')
        soft(.36, .33, .03, cover, (0, -.01, .658), r=.013, puff=.014, front=.004, wrinkle=.003, piping=cover)
    _spindle_back(mat)


def _upholstered_stool(style):
    cover = natural.textile(style['chair']['cover'])
    if style['kitchen']['stool'] in ('velvet',):
        cover = natural.fabric(style['kitchen'].get('velvet') or (style['sofa']['cover'][0]), 'velvet')
    _stool_frame(metal(style) if style['metal'] in BRIGHT or style['metal'] == 'black' else wood(style))
    _round_seat(cover)
    padded_wall(cover, .245, .60, lambda u: .33 - .05 * (2 * u - 1) ** 4, 165, .045, lean=.03, squash=1, shift=-.005)


def _rattan_stool(style):
    _stool_frame(wood(style))
    _round_seat(natural.textile(style['chair']['cover']))
    cane = natural.wicker('#c69f69')

    def wrap(u, v):
        a = math.pi * (.12 + .76 * u)
        return .222 * math.cos(a), .215 * math.sin(a) - .01 + .02 * v, .63 + (.24 + .04 * math.sin(math.pi * u)) * v
    sheet(wrap, 30, 6, cane, thick=.012, sub=1)
    rim = [wrap(0, k / 4) for k in range(4)] + [wrap(k / 24, 1) for k in range(25)] + [wrap(1, 1 - k / 4) for k in range(1, 5)]
    tube(rim, .011, wood(style), smooth=False)


def _cross_stool(style):
    m = wood(style)
    for sx, sy in FOUR:
        rod((sx * .14, sy * .14, .64), (sx * .2, sy * .19, 0), .016, m)
    lathe([(.001, .63), (.18, .63), (.19, .64), (.18, .66), (.001, .655)], natural.cane(), flat=True)
    tube([(-.17, .14, .64), (-.18, .18, .9), (0, .21, .98), (.18, .18, .9), (.17, .14, .64)], .013, m)
    for s in (-1, 1):
        tube([(s * .14, .15, .68), (0, .19, .82), (-s * .13, .19, .93)], .009, m)


STOOLS = dict(metal=_metal_stool, log=_log_stool, block=_block_stool, tubular=_tubular_stool, wood=_wooden_stool, rattan=_rattan_stool, cross=_cross_stool)
