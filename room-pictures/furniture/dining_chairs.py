"""Dining chairs and benches. Chairs face -Y."""
import math

from furniture.finishes import FOUR, metal, painted, wood
from geometry.scene import Group
from geometry.solids import box, cyl, lathe, ring, rod, sheet, slab, tube
from geometry.upholstery import soft
from materials import hard, natural


def dining_chair(style):
    """Builds one of the style's dining chairs."""
    spec = style['dining']
    with Group('dining chair'):
        CHAIRS[spec['chair']](style, natural.textile(spec.get('cover', style['chair']['cover'])))


def _four(mat, h=.45, r=.016):
    for sx, sy in FOUR:
        rod((sx * .19, sy * .19, h), (sx * .21, sy * .22, 0), r, mat, r * .7)


def c_curved(style, cover):
    """Round wooden back rail, upholstered seat."""
    m = wood(style)
    _four(m)
    for s in (-1, 1):
        rod((s * .20, .19, .45), (s * .235, .14, .74), .014, m)
    soft(.46, .45, .06, cover, (0, 0, .46), r=.028, puff=.02, wrinkle=.003)

    def back(u, v):
        a = math.pi * (.08 + .84 * u)
        return .25 * math.cos(a), .22 * math.sin(a) + .02, .70 + .07 * v + .03 * math.sin(a)
    sheet(back, 30, 4, m, thick=.022, sub=1)
    rod((0, .21, .46), (0, .24, .74), .014, m)


def c_wishbone(style, cover):
    """Bent arm rail, Y-shaped splat, woven seat."""
    m = wood(style)
    _four(m)
    for s in (-1, 1):
        rod((s * .19, .19, .45), (s * .22, .20, .70), .015, m)
    tube([(-.27, -.04, .68), (-.26, .12, .70), (-.14, .25, .73), (0, .28, .74), (.14, .25, .73), (.26, .12, .70), (.27, -.04, .68)], .015, m)
    for s in (-1, 1):
        tube([(0, .2, .46), (0, .23, .58), (s * .07, .27, .73)], .011, m)
    soft(.46, .44, .05, natural.wicker('#d8c59c'), (0, 0, .45), r=.02, puff=.004, wrinkle=.001)


def c_upholstered(style, cover):
    """A fully covered chair with a buttoned or plain back."""
    m = metal(style) if style['metal'] in ('chrome', 'gold', 'brass') else wood(style)
    _four(m)
    soft(.48, .47, .10, cover, (0, 0, .45), r=.035, puff=.02, wrinkle=.003, piping=cover)
    soft(.46, .09, .52, cover, (0, .2, .76), (-8, 0, 0), r=.04, puff=.015, front=.015, wrinkle=.002, tuft=(3, 3) if style['dining'].get('tufted') else None)


def c_tub(style, cover):
    """A small rounded shell, fully covered."""
    m = metal(style) if style['metal'] in ('brass', 'gold', 'black', 'chrome') else wood(style)
    _four(m, .42)
    lathe([(.001, .40), (.23, .40), (.25, .43), (.24, .49), (.2, .51), (.001, .515)], cover, seg=48)

    def back(u, v):
        a = math.radians(210) * (u - .5) + math.pi / 2
        r = .275 + .03 * v + (.008 * abs(math.sin(math.pi * 13 * u)) if style['dining'].get('channel') else 0)
        return r * math.cos(a), r * math.sin(a), .46 + v * (.18 + .16 * max(0, math.cos((u - .5) * 2.8)))
    sheet(back, 104, 14, cover, thick=-.05, sub=1)


def c_spindle(style, cover):
    """A Windsor chair."""
    m = painted(style)
    _four(m, .44)
    slab([(.23 * math.cos(i / 24 * 6.283), .22 * math.sin(i / 24 * 6.283)) for i in range(24)], .43, .465, m)
    top = [(.22 * math.cos(math.pi * i / 12), .19 + .03 * math.sin(math.pi * i / 12), .50 + .44 * math.sin(math.pi * i / 12) ** .6) for i in range(13)]
    tube(top, .013, m)
    for i in range(7):
        x = (i - 3) * .058
        rod((x * .8, .17, .46), (x, .215, .5 + .43 * math.sqrt(max(.02, 1 - (x / .22) ** 2))), .007, m)


def c_cross(style, cover):
    """A bistro chair with crossed back."""
    m = wood(style)
    _four(m)
    lathe([(.001, .44), (.21, .44), (.22, .45), (.21, .465), (.001, .46)], natural.wicker('#cdb083'), seg=48)
    tube([(-.21, .18, .45), (-.22, .22, .75), (-.12, .25, .90), (0, .255, .92), (.12, .25, .90), (.22, .22, .75), (.21, .18, .45)], .014, m)
    for s in (-1, 1):
        tube([(s * .18, .19, .5), (0, .24, .68), (-s * .17, .24, .84)], .010, m)


def c_metal(style, cover):
    """Pressed steel."""
    m = hard.metal('iron')
    for sx, sy in FOUR:
        box((.035, .012, .46), (sx * .19, sy * .19, .225), m, .002, (sy * 5, -sx * 5, 0))
    box((.37, .37, .02), (0, 0, .455), m, .008)
    for s in (-1, 1):
        tube([(s * .17, .17, .45), (s * .16, .21, .84)], .012, m)
    tube([(-.16, .21, .84), (0, .225, .87), (.16, .21, .84)], .012, m)
    box((.13, .008, .36), (0, .2, .65), m, .002, (-6, 0, 0))


def c_cantilever(style, cover):
    """Bent chrome tube, seat and back of cane or leather."""
    m = hard.metal('chrome')
    for s in (-1, 1):
        tube([(s * .22, .24, .012), (s * .22, -.22, .012), (s * .22, -.22, .44), (s * .22, .2, .44), (s * .22, .24, .82)], .0115, m, smooth=False)
    rod((-.22, .24, .012), (.22, .24, .012), .0115, m)
    box((.42, .42, .03), (0, -.01, .45), cover, .01)
    box((.42, .025, .2), (0, .235, .72), cover, .01, (-5, 0, 0))


def c_shell(style, cover):
    """A moulded seat on dowel legs."""
    m = wood(style)
    for sx, sy in FOUR:
        rod((sx * .1, sy * .1, .43), (sx * .22, sy * .21, 0), .014, m, .010)
    mat = hard.lacquer(style['dining'].get('shell', '#e9e6df'), .35)

    def bowl(u, v):
        x = (u - .5) * .46 * (1 - .15 * max(0, v - .5))
        curl = .12 * (2 * u - 1) ** 4
        if v < .5:
            return x, -.22 + .8 * v, .45 - .02 * math.sin(v * 6.28) + curl * .6 + .03 * (1 - 2 * v) ** 4
        t = (v - .5) * 2
        return x, .18 + .07 * t - curl * .5, .45 + .38 * t + curl * .3 * (1 - t)
    sheet(bowl, 24, 30, mat, thick=.012, sub=1)


def c_ladder(style, cover):
    """Stout posts, three slats, woven seat."""
    m = wood(style, rough=.6)
    for sx, sy in FOUR:
        cyl(.024, .022, .46 if sy < 0 else .98, (sx * .19, sy * .18, 0), m, seg=16)
    for z in (.6, .74, .88):
        box((.36, .018, .07), (0, .18, z), m, .006)
    box((.42, .40, .045), (0, 0, .45), natural.wicker('#b08a55'), .012)


def c_rattan(style, cover):
    m = natural.wicker('#b98d55')
    _four(m, .44)
    ring(.21, .014, m, (0, 0, .2))
    soft(.44, .43, .05, cover, (0, 0, .465), r=.02, puff=.015, wrinkle=.003)

    def back(u, v):
        a = math.radians(180) * (u - .5) + math.pi / 2
        return (.235 + .03 * v) * math.cos(a), (.21 + .03 * v) * math.sin(a), .46 + v * (.2 + .22 * math.cos((u - .5) * 2.6))
    sheet(back, 40, 14, m, thick=.016, sub=1)


def c_louis(style, cover):
    """An oval-backed chair."""
    m = wood(style) if style['metal'] not in ('gold',) else metal(style)
    _four(m, .44)
    soft(.47, .45, .08, cover, (0, 0, .46), r=.035, puff=.03, wrinkle=.002, piping=m)
    with Group('back', (0, .22, .78), (-8, 0, 0)):
        lathe([(.001, -.03), (.17, -.028), (.19, 0), (.17, .028), (.001, .03)], cover, rot=(90, 0, 0), seg=56, flat=True)
        ring(.2, .014, m, rot=(90, 0, 0), n=28)
    for s in (-1, 1):
        rod((s * .09, .2, .45), (s * .1, .22, .6), .013, m)


def c_floor(style, cover):
    """A floor cushion."""
    soft(.56, .56, .09, cover, (0, 0, .05), r=.04, puff=.02, wrinkle=.004, piping=cover)


CHAIRS = dict(curved=c_curved, wishbone=c_wishbone, upholstered=c_upholstered, tub=c_tub, spindle=c_spindle, cross=c_cross, metal=c_metal,
              cantilever=c_cantilever, shell=c_shell, ladder=c_ladder, rattan=c_rattan, louis=c_louis, floor=c_floor)


def bench(style, w=1.7):
    """A dining or bed bench of w metres."""
    mat = wood(style) if style['clutter'] < .8 else wood(style, rough=.6)
    box((w, .36, .05), (0, 0, .44), mat, .008)
    for s in (-1, 1):
        box((.06, .32, .42), (s * (w / 2 - .16), 0, .21), mat, .006)
