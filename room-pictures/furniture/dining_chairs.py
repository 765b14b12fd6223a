"""Dining chairs, which face -Y."""
import math

from furniture.chair_legs import dowel_legs
from furniture.dining_chairs_classic import c_cross, c_ladder, c_louis, c_rattan, c_spindle
from furniture.finishes import FOUR, metal, wood
from furniture.tub_chairs import padded_wall, round_cushion
from geometry.curves import bent, filleted, through
from geometry.scene import Group
from geometry.slung import between, slung
from geometry.solids import box, lathe, rod, sheet, tube
from geometry.upholstery import soft
from materials import hard, natural


def dining_chair(style):
    """Builds one of the style's dining chairs."""
    spec = style['dining']
    with Group('dining chair'):
        CHAIRS[spec['chair']](style, natural.textile(spec.get('cover', style['chair']['cover'])))


def c_curved(style, cover):
    """Round wooden back rail on posts that run on from the hind legs, upholstered seat."""
    m = wood(style)
    dowel_legs(m)
    soft(.46, .45, .055, cover, (0, 0, .462), r=.016, puff=.022, wrinkle=.003, piping=cover)

    def back(u, v):
        a = math.pi * (.08 + .84 * u)
        return .25 * math.cos(a), .22 * math.sin(a) + .02, .70 + .07 * v + .03 * math.sin(a)
    sheet(back, 30, 4, m, thick=.022, sub=1)
    for s in (-1, 1):
        rod((s * .19, .19, .44), (s * .207, .146, .735), .015, m, .012)
    rod((0, .195, .44), (0, .242, .75), .014, m, .011)


def c_wishbone(style, cover):
    """Bent arm rail, Y-shaped splat, woven seat."""
    m = wood(style)
    half = [(.275, -.07, .672), (.262, .07, .690), (.17, .215, .722)]
    bent([(-x, y, z) for x, y, z in half] + [(0, .262, .737)] + half[::-1], [.012, .016, .016, .017, .016, .016, .012], m, 10)
    for s in (-1, 1):
        rod((s * .20, -.19, .46), (s * .215, -.205, 0), .018, m, .013)
        bent([(s * .215, .235, 0), (s * .205, .20, .30), (s * .20, .185, .45), (s * .228, .135, .60), (s * .2585, .085, .692)],
             [.012, .017, .018, .016, .013], m)
        bent([(0, .19, .43), (0, .20, .54), (s * .045, .238, .66), (s * .085, .2485, .731)], [.013, .012, .010, .010], m)
        rod((s * .205, -.195, .26), (s * .205, .20, .30), .010, m)
        rod((s * .20, -.19, .425), (s * .20, .19, .425), .014, m)
    for y, z in ((-.19, .425), (.188, .425), (-.198, .21)):
        rod((-.20, y, z), (.20, y, z), .014 if z > .3 else .010, m)
    soft(.43, .41, .05, natural.wicker('#d8c59c'), (0, 0, .445), r=.02, puff=.004, wrinkle=.001)


def c_upholstered(style, cover):
    """A fully covered chair: a boxed seat, and a curved back or a straight buttoned one."""
    m = metal(style) if style['metal'] in ('chrome', 'gold', 'brass') else wood(style)
    dowel_legs(m, .4)
    soft(.45, .45, .03, cover, (0, 0, .402), r=.01, puff=0, front=.002, wrinkle=.001)
    soft(.475, .47, .055, cover, (0, -.004, .443), r=.024, puff=.022, front=.008, wrinkle=.004, piping=cover)
    if style['dining'].get('tufted'):
        soft(.45, .065, .50, cover, (0, .205, .745), (-8, 0, 0), r=.022, puff=.008, front=.014, wrinkle=.002, tuft=(3, 3), piping=cover)
    else:
        padded_wall(cover, .62, .42, lambda u: .53 - .10 * (2 * u - 1) ** 4, 44, .062, lean=.06, squash=1, shift=-.385)


def c_tub(style, cover):
    """A small rounded shell, fully covered."""
    m = metal(style) if style['metal'] in ('brass', 'gold', 'black', 'chrome') else wood(style)
    dowel_legs(m, .42)
    lathe(through([(.001, .40), (.22, .40), (.245, .41), (.25, .44), (.245, .452), (.001, .452)]), cover, seg=64, auto=80)
    round_cushion(cover, .452, 0, .238, .052, .022)
    padded_wall(cover, .285, .40, lambda u: .22 + .17 * max(0, math.cos((u - .5) * 2.8)), 215, .055, lean=.035, squash=1, shift=0,
                channels=13 if style['dining'].get('channel') else 0)


def c_metal(style, cover):
    """Pressed steel: tapered legs, a rimmed seat, and a splat within a hoop that runs on from the hind legs."""
    m = hard.metal('iron')
    for sx, sy in FOUR:
        box((.046, .020, .45), (sx * .187, sy * .187, .225), m, .004, (sy * 4.5, -sx * 4.5, 45 * sx * sy), taper=.62)
    box((.35, .35, .012), (0, 0, .452), m, .005)
    edge = filleted([(-.18, 0, .455), (-.18, -.18, .455), (.18, -.18, .455), (.18, .18, .455), (-.18, .18, .455), (-.18, 0, .455)], .05)
    tube(edge, .011, m, smooth=False)
    for y in (-.182, .182):
        box((.31, .006, .05), (0, y, .425), m, .002)
    half = [(.165, .175, .45), (.185, .215, .66), (.155, .24, .80)]
    bent([(-x, y, z) for x, y, z in half] + [(0, .253, .855)] + half[::-1], .0125, m, 8)

    def splat(u, v):
        return (u - .5) * (.11 + .07 * v), .175 + .075 * v ** .8 + .012 * (2 * u - 1) ** 2, .455 + .395 * v
    sheet(splat, 8, 12, m, thick=.004, sub=1)


def c_cantilever(style, cover):
    """Bent tube that stands on floor or rug, leather slung between its rails."""
    m, r = metal(style), .0115
    side = filleted([(.24, .032), (-.22, .032), (-.24, .45), (.19, .44), (.25, .83)], .06)
    for s in (-1, 1):
        tube([(s * .22, *p) for p in side], r, m, smooth=False)
    for y, z in ((.24, .032), (.205, .50)):
        rod((-.22, y, z), (.22, y, z), r, m)
    slung(between((-.185, .448), (.125, .442)), .22, r, cover, .014)
    slung(between((.222, .62), (.249, .825)), .22, r, cover, .014)


def c_shell(style, cover):
    """A moulded seat with a loose pad, on dowel legs."""
    m = wood(style)
    for sx, sy in FOUR:
        rod((sx * .1, sy * .1, .43), (sx * .22, sy * .21, 0), .014, m, .010)
    mat = hard.lacquer(style['dining'].get('shell', '#e9e6df'), .35)

    def bowl(u, v):
        t, side = max(0.0, 2 * v - 1), 2 * u - 1
        round_top = 1 - .5 * max(0.0, (t - .55) / .45) ** 2.5
        x, curl = .23 * side * (1 - .10 * t) * round_top, .12 * side ** 4
        if v < .5:
            return x, -.22 + .8 * v, .45 - .02 * math.sin(v * 6.28) + curl * min(.6, 2 * v) - .025 * (1 - 2 * v) ** 4
        return x, .18 + .07 * t - curl * .5, .45 + .38 * t + curl * .3 * (1 - t) - .035 * side * side * t ** 3
    sheet(bowl, 24, 30, mat, thick=.016, sub=1)
    soft(.36, .34, .028, cover, (0, -.02, .466), (-2, 0, 0), r=.011, puff=.010, front=0, wrinkle=.002, piping=cover)


def c_floor(style, cover):
    """A floor cushion."""
    soft(.56, .56, .09, cover, (0, 0, .05), r=.04, puff=.02, wrinkle=.004, piping=cover)


CHAIRS = dict(curved=c_curved, wishbone=c_wishbone, upholstered=c_upholstered, tub=c_tub, spindle=c_spindle, cross=c_cross, metal=c_metal,
              cantilever=c_cantilever, shell=c_shell, ladder=c_ladder, rattan=c_rattan, louis=c_louis, floor=c_floor)
