"""Dining chairs of turned, bent and woven wood. Chairs face -Y."""
import math

from furniture.chair_legs import dowel_legs
from furniture.finishes import FOUR, metal, painted, wood
from geometry.scene import Group
from geometry.solids import box, cyl, lathe, ring, rod, sheet, slab, tube
from geometry.upholstery import soft
from materials import natural


def c_spindle(style, cover):
    """A Windsor chair."""
    m = painted(style)
    dowel_legs(m, .44)
    slab([(.23 * math.cos(i / 24 * 6.283), .22 * math.sin(i / 24 * 6.283)) for i in range(24)], .43, .465, m)
    top = [(.22 * math.cos(math.pi * i / 12), .19 + .03 * math.sin(math.pi * i / 12), .50 + .44 * math.sin(math.pi * i / 12) ** .6) for i in range(13)]
    tube(top, .013, m)
    for i in range(7):
        x = (i - 3) * .058
        rod((x * .8, .17, .46), (x, .215, .5 + .43 * math.sqrt(max(.02, 1 - (x / .22) ** 2))), .007, m)


def c_cross(style, cover):
    """A bistro chair with crossed back."""
    m = wood(style)
    dowel_legs(m)
    lathe([(.001, .44), (.21, .44), (.22, .45), (.21, .465), (.001, .46)], natural.wicker('#cdb083'), seg=48)
    tube([(-.21, .18, .45), (-.22, .22, .75), (-.12, .25, .90), (0, .255, .92), (.12, .25, .90), (.22, .22, .75), (.21, .18, .45)], .014, m)
    for s in (-1, 1):
        tube([(s * .18, .19, .5), (0, .24, .68), (-s * .17, .24, .84)], .010, m)


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
    dowel_legs(m, .44)
    ring(.21, .014, m, (0, 0, .2))
    soft(.44, .43, .05, cover, (0, 0, .465), r=.02, puff=.015, wrinkle=.003)

    def back(u, v):
        a = math.radians(180) * (u - .5) + math.pi / 2
        return (.235 + .03 * v) * math.cos(a), (.21 + .03 * v) * math.sin(a), .46 + v * (.2 + .22 * math.cos((u - .5) * 2.6))
    sheet(back, 40, 14, m, thick=.016, sub=1)


def c_louis(style, cover):
    """An oval-backed chair."""
    m = wood(style) if style['metal'] not in ('gold',) else metal(style)
    dowel_legs(m, .44)
    soft(.47, .45, .08, cover, (0, 0, .46), r=.035, puff=.03, wrinkle=.002, piping=m)
    with Group('back', (0, .22, .78), (-8, 0, 0)):
        lathe([(.001, -.03), (.17, -.028), (.19, 0), (.17, .028), (.001, .03)], cover, rot=(90, 0, 0), seg=56, flat=True)
        ring(.2, .014, m, rot=(90, 0, 0), n=28)
    for s in (-1, 1):
        rod((s * .09, .2, .45), (s * .1, .22, .6), .013, m)
