"""Floor and table lamps. Origin where the lamp stands."""
import math

import bpy

from furniture.finishes import FOUR, metal, wood
from geometry.scene import Group, place
from geometry.solids import ball, box, cyl, lathe, ring, rod, tube
from materials import hard, lamplight, natural
from materials.nodes import lin

WARM = '#ffc98a'
MOST_BULBS = 2      # every further light makes the picture noisier
_next = dict(bulbs=MOST_BULBS)


def reset_bulbs():
    """Allows the next picture its lights."""
    _next.update(bulbs=MOST_BULBS)


def bulb(loc, watts, size=.06):
    """A real light inside a lamp, as long as the picture may have more."""
    if _next['bulbs'] <= 0:
        return
    _next['bulbs'] -= 1
    light = bpy.data.lights.new('bulb', 'POINT')
    light.energy, light.shadow_soft_size, light.color = watts, size, lin(WARM)[:3]
    place(bpy.data.objects.new('bulb', light), loc)


def opal_globe(r, loc, holder, watts=0):
    """An opal ball of radius r below a metal cap, with a hidden bulb if it has watts; the glass casts no shadow, which would keep the light in."""
    x, y, z = loc
    ball(r, loc, lamplight.opal(), seg=40).visible_shadow = False
    cyl(r * .36, r * .28, r * .2, (x, y, z + r * .88), holder)
    if watts:
        bulb(loc, watts, r * .8)


def drum_shade(style, r0, r1, h, z, pleated=False):
    """A cloth shade from radius r0 below to r1 above."""
    lathe([(r0, z), (r1, z + h)], hard.shade(style['lampshade'], 1.1), seg=64)
    if pleated:
        for k in range(48):
            a = k * math.pi / 24
            rod((r0 * 1.005 * math.cos(a), r0 * 1.005 * math.sin(a), z), (r1 * 1.005 * math.cos(a), r1 * 1.005 * math.sin(a), z + h), .003,
                hard.shade(style['lampshade'], .6), seg=6)
    bulb((0, 0, z + h * .5), 7 * style['light']['warm'] + 2)


def floor_lamp(style):
    """Builds the style's floor lamp."""
    with Group('floor lamp'):
        FLOOR[style['lamp']](style, metal(style))


def _tripod(style, m):
    for i in range(3):
        a = i * 2.094 + .3
        rod((.03 * math.cos(a), .03 * math.sin(a), 1.2), (.27 * math.cos(a), .27 * math.sin(a), 0), .016, wood(style), .012)
    cyl(.045, .045, .05, (0, 0, 1.17), m)
    drum_shade(style, .23, .19, .30, 1.25)


def _pharmacy(style, m):
    cyl(.15, .15, .025, (0, 0, 0), m)
    rod((0, 0, 0), (0, 0, 1.45), .011, m)
    rod((0, 0, 1.42), (-.34, 0, 1.52), .009, m)
    lathe([(.025, .11), (.05, .10), (.13, 0), (.126, 0), (.045, .095)], m, (-.36, 0, 1.40), 96)
    bulb((-.36, 0, 1.40), 9, .04)


def _arc(style, m):
    lathe([(.001, 0), (.19, 0), (.19, .05), (.18, .06), (.001, .06)], hard.marble('#efece6', '#8d8881'))
    tube([(0, 0, .05), (0, 0, 1.1), (-.08, -.05, 1.75), (-.45, -.25, 2.08), (-.85, -.42, 2.0), (-1.05, -.5, 1.82)], .015, m)
    lathe([(.02, .20), (.10, .185), (.17, .12), (.20, 0), (.195, 0), (.16, .115), (.02, .19)], m, (-1.05, -.5, 1.63), 96)
    bulb((-1.05, -.5, 1.68), 10, .07)


def _torch(style, m):
    lathe([(.001, 0), (.16, 0), (.16, .02), (.12, .03), (.12, .045), (.03, .06), (.016, .1), (.016, 1.45), (.05, 1.48), (.001, 1.48)], m)
    for z, r in ((1.48, .10), (1.56, .15), (1.64, .20)):
        lathe([(.03, z), (r * .9, z + .02), (r, z + .10), (r - .006, z + .10), (r * .8, z + .03)], lamplight.opal('#f0e2c2', .6), seg=64)
    bulb((0, 0, 1.8), 9, .1)


def _turned(style, m):
    shape = [(.001, 0), (.15, 0), (.15, .03), (.06, .05), (.03, .10), (.045, .3), (.022, .36), (.05, .55), (.02, .72), (.03, .95), (.016, 1.2), (.001, 1.25)]
    lathe(shape, hard.paint(style['painted'], .6, .3) if style.get('painted') else wood(style))
    drum_shade(style, .25, .17, .30, 1.22)


def _column(style, m):
    """A slim metal column with a pleated shade."""
    lathe([(.001, 0), (.15, 0), (.15, .015), (.05, .03), (.014, .06), (.014, 1.25), (.03, 1.28), (.001, 1.3)], m)
    drum_shade(style, .24, .15, .28, 1.22, pleated=True)


def _paper(style, m):
    """A rice-paper box in a wooden lattice."""
    mat = wood(style)
    box((.3, .3, .02), (0, 0, .01), mat, .003)
    for sx, sy in FOUR:
        box((.016, .016, 1.25), (sx * .13, sy * .13, .63), mat, .002)
    for z in (.2, .55, .9, 1.24):
        for s in (-1, 1):
            box((.26, .012, .012), (0, s * .13, z), mat, .001)
            box((.012, .26, .012), (s * .13, 0, z), mat, .001)
    box((.25, .25, 1.02), (0, 0, .72), lamplight.paper(), 0, grain=2).visible_shadow = False
    bulb((0, 0, .75), 3, .1)


def _line(style, m):
    """A thin glowing line on a small foot."""
    cyl(.13, .13, .015, (0, 0, 0), m)
    box((.022, .022, 1.55), (0, 0, .79), m, .002)
    box((.010, .012, 1.45), (0, -.014, .80), hard.emit('#ffe9cc', 5), 0)
    bulb((0, -.12, 1.1), 2.5, .3)


def _globe(style, m):
    """An opal ball on a curved stem."""
    lathe([(.001, 0), (.14, 0), (.14, .03), (.001, .03)], hard.marble('#e9e4dc', '#9a948a'))
    tube([(0, 0, .03), (.02, 0, .8), (-.06, 0, 1.42), (-.16, 0, 1.50)], .011, m)
    opal_globe(.15, (-.2, 0, 1.36), m, 7)


def _rattan(style, m):
    for i in range(3):
        a = i * 2.094 + .3
        rod((.03 * math.cos(a), .03 * math.sin(a), 1.15), (.24 * math.cos(a), .24 * math.sin(a), 0), .014, wood(style), .012)
    mat = natural.wicker('#c49a62')
    for k in range(9):
        t = k / 8
        ring(.25 - .10 * t, .009, mat, (0, 0, 1.15 + .30 * t), n=20)
    lathe([(.235, 1.16), (.14, 1.44)], hard.shade(style['lampshade'], 1.0), seg=48)
    bulb((0, 0, 1.3), 6)


FLOOR = dict(tripod=_tripod, pharmacy=_pharmacy, arc=_arc, torch=_torch, turned=_turned, column=_column, paper=_paper, line=_line,
             globe=_globe, rattan=_rattan)
