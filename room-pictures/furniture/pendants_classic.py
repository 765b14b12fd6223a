"""Lanterns, chandeliers and candle rings. Each hangs from z=0 to z (negative)."""
import math

from furniture.finishes import FOUR
from furniture.lamps import bulb
from geometry.solids import ball, box, cyl, lathe, ring, rod, tube
from materials import hard


def cord(z, x=0.0, y=0.0, mat=None):
    """A cable from the ceiling down to height z."""
    mat = mat or hard.metal('black')
    rod((x, y, 0), (x, y, z), .0065, mat, seg=8)
    if x or y:                        # away from the lamp's own canopy
        cyl(.035, .04, .02, (x, y, -.02), mat)


def tier(style, m, z):
    rod((0, 0, 0), (0, 0, z + .3), .008, m)
    glass = hard.shade('#fbf0d8', 1.5)
    for r, h in ((.36, .26), (.26, .12), (.16, 0)):
        lathe([(r, z + h), (r + .008, z + h + .004), (r + .008, z + h + .026), (r, z + h + .03)], m, seg=96)
        lathe([(r + .002, z + h + .025), (r + .002, z + h + .14)], glass, seg=96)
        lathe([(r, z + h + .135), (r + .008, z + h + .14), (r + .008, z + h + .15), (r, z + h + .155)], m, seg=96)
        lathe([(.001, z + h + .02), (r, z + h + .02)], glass, seg=64)
    bulb((0, 0, z - .2), 14, .3)


def _candle_bulb(x, y, z, holder=None):
    cyl(.011, .011, .09, (x, y, z), holder or hard.ceramic('#f0e8d6'))
    lathe([(.001, 0), (.012, .015), (.008, .04), (.001, .055)], hard.emit('#ffcf8f', 25), (x, y, z + .09))


def lantern(style, m, z):
    cord(z + .52)
    w, h = .2, .42
    for sx, sy in FOUR:
        box((.014, .014, h), (sx * w / 2, sy * w / 2, z + h / 2), m, .001)
        rod((sx * w / 2, sy * w / 2, z + h), (sx * .02, sy * .02, z + h + .1), .006, m)
    for zz in (0, h):
        for s in (-1, 1):
            box((w, .016, .014), (0, s * w / 2, z + zz), m, .001)
            box((.016, w, .014), (s * w / 2, 0, z + zz), m, .001)
    for i in range(4):
        a = i * 1.571 + .785
        _candle_bulb(.045 * math.cos(a), .045 * math.sin(a), z + .1)
    bulb((0, 0, z - .08), 9, .1)


def chandelier(style, m, z):
    """Curved arms with candles."""
    rod((0, 0, 0), (0, 0, z + .34), .006, m)
    lathe([(.001, 0), (.03, .01), (.015, .05), (.04, .1), (.02, .16), (.03, .24), (.012, .34), (.001, .34)], m, (0, 0, z))
    for k in range(8):
        a = k * .785
        c, s = math.cos(a), math.sin(a)
        tube([(.02 * c, .02 * s, z + .08), (.14 * c, .14 * s, z - .04), (.28 * c, .28 * s, z - .02), (.34 * c, .34 * s, z + .10)], .008, m)
        cyl(.035, .02, .012, (.34 * c, .34 * s, z + .10), m)
        _candle_bulb(.34 * c, .34 * s, z + .11)
    bulb((0, 0, z - .15), 10, .3)


def crystal(style, m, z):
    """Rings of hanging glass drops."""
    rod((0, 0, 0), (0, 0, z + .3), .006, m)
    drop = hard.glass('#f4f8fa')
    for r, h in ((.34, .24), (.24, .14), (.13, .06)):
        ring(r, .011, m, (0, 0, z + h), n=32)
        n = int(r * 75)
        for k in range(n):
            a = k * 2 * math.pi / n
            x, y = r * math.cos(a), r * math.sin(a)
            lathe([(.001, -.16), (.012, -.13), (.008, -.07), (.012, -.05), (.001, 0)], drop, (x, y, z + h), 6)
    lathe([(.11, z + .02), (.11, z + .22)], hard.shade('#fff4e0', 2.2), seg=48)
    bulb((0, 0, z - .2), 13, .3)


def wheel(style, m, z):
    """A wrought ring on chains with candles."""
    r = .40
    iron = hard.metal('black')
    ring(r, .016, iron, (0, 0, z), n=32)
    ring(r, .016, iron, (0, 0, z + .05), n=32)
    top = min(z + .55, -.08)          # low rooms bring the ring near the ceiling: the rods still meet below it
    for k in range(3):
        a = k * 2.094
        rod((r * math.cos(a), r * math.sin(a), z + .05), (0, 0, top), .005, iron)
    ball(.016, (0, 0, top), iron)
    rod((0, 0, top), (0, 0, -.01), .008, iron)
    for k in range(8):
        a = k * .785
        cyl(.03, .03, .01, (r * math.cos(a), r * math.sin(a), z + .06), iron)
        _candle_bulb(r * math.cos(a), r * math.sin(a), z + .07)
    bulb((0, 0, z - .15), 10, .3)


def drum(style, m, z):
    """A wide cloth drum."""
    rod((0, 0, 0), (0, 0, z + .26), .006, m)
    for h in (0, .26):
        ring(.33, .006, m, (0, 0, z + h), n=32)
    lathe([(.33, z), (.33, z + .26)], hard.shade(style['lampshade'], 1.1), seg=96)
    lathe([(.001, z + .012), (.325, z + .012)], hard.shade('#fbf5ea', 1.5), seg=64)
    bulb((0, 0, z - .12), 10, .3)


def tole(style, m, z):
    """A small chandelier with cloth shades on each arm."""
    rod((0, 0, 0), (0, 0, z + .3), .006, m)
    lathe([(.001, 0), (.03, .01), (.015, .06), (.045, .12), (.015, .2), (.001, .3)], m, (0, 0, z))
    for k in range(5):
        a = k * 1.257
        c, s = math.cos(a), math.sin(a)
        tube([(.02 * c, .02 * s, z + .1), (.14 * c, .14 * s, z - .03), (.27 * c, .27 * s, z), (.31 * c, .31 * s, z + .08)], .008, m)
        cyl(.011, .011, .06, (.31 * c, .31 * s, z + .08), hard.ceramic('#f0e8d6'))
        lathe([(.075, z + .11), (.04, z + .22)], hard.shade(style['lampshade'], 1.5), (.31 * c, .31 * s, 0), 32)
    bulb((0, 0, z - .15), 8, .3)
