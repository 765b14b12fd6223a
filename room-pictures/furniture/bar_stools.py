"""Bar stools, 0.65 m high."""
import math

from furniture.finishes import FOUR, metal, wood
from furniture.kitchen_fronts import BRIGHT
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
    mat = hard.lacquer(style['painted'], .5) if style.get('painted') else wood(style)
    box((.36, .34, .04), (0, 0, .63), mat, .004)
    for s in (-1, 1):
        box((.035, .32, .61), (s * .15, 0, .305), mat, .003)
    box((.27, .03, .06), (0, 0, .22), mat, .003)


def _tubular_stool(style):
    m = hard.metal('chrome')
    for s in (-1, 1):
        tube([(s * .18, .2, .012), (s * .18, -.19, .012), (s * .18, -.17, .63), (s * .18, .17, .63), (s * .18, .2, .88)], .0115, m, smooth=False)
    rod((-.18, .2, .012), (.18, .2, .012), .0115, m)
    rod((-.18, -.185, .22), (.18, -.185, .22), .0115, m)
    cover = natural.textile(style['chair']['cover'])
    box((.36, .37, .035), (0, 0, .64), cover, .012)
    box((.36, .025, .16), (0, .19, .82), cover, .01)


def _back_stool(style, seat, back, legs):
    for sx, sy in FOUR:
        rod((sx * .14, sy * .13, .62), (sx * .2, sy * .19, 0), .017, legs, .011)
    for s in (-1, 1):
        rod((s * .185, -.175, .22), (s * .185, .175, .22), .009, legs)
    rod((-.185, -.175, .22), (.185, -.175, .22), .009, legs)
    soft(.40, .37, .07, seat, (0, 0, .65), r=.03, puff=.02, wrinkle=.003)

    def wrap(u, v):
        a = math.pi * (.12 + .76 * u)
        return .21 * math.cos(a), .18 * math.sin(a), .66 + .26 * v
    sheet(wrap, 30, 6, back, thick=.024, sub=1)


def _wooden_stool(style):
    _back_stool(style, natural.fabric(style['chair']['cover'][0], 'linen') if style['chair']['cover'][0].startswith('#') else wood(style), wood(style), wood(style))


def _upholstered_stool(style):
    cover = natural.textile(style['chair']['cover'])
    if style['kitchen']['stool'] in ('velvet',):
        cover = natural.fabric(style['kitchen'].get('velvet') or (style['sofa']['cover'][0]), 'velvet')
    _back_stool(style, cover, cover, metal(style) if style['metal'] in BRIGHT or style['metal'] == 'black' else wood(style))


def _rattan_stool(style):
    _back_stool(style, natural.textile(style['chair']['cover']), natural.wicker('#c69f69'), wood(style))


def _cross_stool(style):
    m = wood(style)
    for sx, sy in FOUR:
        rod((sx * .14, sy * .14, .64), (sx * .2, sy * .19, 0), .016, m)
    lathe([(.001, .63), (.18, .63), (.19, .64), (.18, .66), (.001, .655)], natural.cane(), flat=True)
    tube([(-.17, .14, .64), (-.18, .18, .9), (0, .21, .98), (.18, .18, .9), (.17, .14, .64)], .013, m)
    for s in (-1, 1):
        tube([(s * .14, .15, .68), (0, .19, .82), (-s * .13, .19, .93)], .009, m)


STOOLS = dict(metal=_metal_stool, log=_log_stool, block=_block_stool, tubular=_tubular_stool, wood=_wooden_stool, rattan=_rattan_stool, cross=_cross_stool)
