"""Hanging lights. Origin at the ceiling; drop is the distance in metres down to the lamp."""
import math

import numpy as np
from mathutils import Vector

from furniture.finishes import FOUR, metal, wood
from furniture.lamps import bulb
from geometry.scene import Group
from geometry.solids import ball, box, cyl, lathe, ring, rod, tube
from materials import hard, natural


def pendant(style, drop=.75, kind=None):
    """Hangs the style's ceiling light."""
    with Group('pendant'):
        mat = metal(style)
        lathe([(.001, 0), (.05, -.002), (.05, -.02), (.001, -.022)], mat)
        PENDANTS[kind or style['pendant']](style, mat, -drop)


def _cord(z, x=0.0, y=0.0, mat=None):
    rod((x, y, 0), (x, y, z), .003, mat or hard.metal('black'), seg=8)


def _dome(style, m, z):
    _cord(z + .2)
    colour = style.get('pendant_col', '#26282a')
    lathe([(.02, .24), (.035, .20), (.10, .18), (.19, .10), (.235, 0), (.231, 0), (.185, .095), (.09, .172), (.02, .19)], hard.lacquer(colour, .35), (0, 0, z), 64)
    ball(.045, (0, 0, z + .08), hard.emit('#ffe2b8', 8))
    bulb((0, 0, z - .02), 6)


def _edison(style, m, z):
    for i, dz in enumerate((0, -.16, .1)):
        x = (i - 1) * .3
        _cord(z + dz + .16, x)
        cyl(.022, .022, .07, (x, 0, z + dz + .1), m)
        lathe([(.02, .1), (.04, .06), (.052, .01), (.048, -.03), (.02, -.06), (.001, -.065)], hard.glass('#ffe9cc'), (x, 0, z + dz))
        wire = [(-.01, .08), (-.015, -.02), (0, .05), (.015, -.02), (.01, .08)]
        tube([(x + dx, 0, z + dz + h) for dx, h in wire], .0028, hard.emit('#ffb35a', 60))
    bulb((0, -.08, z - .2), 5, .05)


def _sputnik(style, m, z):
    rod((0, 0, 0), (0, 0, z), .009, m)
    ball(.06, (0, 0, z), m)
    for i in range(18):
        ph, th = math.acos(1 - 2 * (i + .5) / 18), math.pi * (1 + 5 ** .5) * i
        d, length = Vector((math.cos(th) * math.sin(ph), math.sin(th) * math.sin(ph), math.cos(ph))), .30 if i % 2 else .38
        c = Vector((0, 0, z))
        rod(c, c + d * length, .0045, m, seg=8)
        ball(.03, tuple(c + d * (length + .025)), hard.emit('#ffe8c4', 4), seg=14)
    bulb((0, 0, z - .5), 10, .3)


def _tier(style, m, z):
    rod((0, 0, 0), (0, 0, z + .3), .008, m)
    glass = hard.shade('#fbf0d8', 2.2)
    for r, h in ((.36, .26), (.26, .12), (.16, 0)):
        lathe([(r, z + h), (r + .008, z + h + .004), (r + .008, z + h + .026), (r, z + h + .03)], m, seg=96)
        lathe([(r + .002, z + h + .025), (r + .002, z + h + .14)], glass, seg=96)
        lathe([(r, z + h + .135), (r + .008, z + h + .14), (r + .008, z + h + .15), (r, z + h + .155)], m, seg=96)
        lathe([(.001, z + h + .02), (r, z + h + .02)], glass, seg=64)
    bulb((0, 0, z - .2), 14, .3)


def _candle_bulb(x, y, z, holder=None):
    cyl(.011, .011, .09, (x, y, z), holder or hard.ceramic('#f0e8d6'))
    lathe([(.001, 0), (.012, .015), (.008, .04), (.001, .055)], hard.emit('#ffcf8f', 25), (x, y, z + .09))


def _lantern(style, m, z):
    _cord(z + .52)
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


def _paper_globe(style, m, z):
    _cord(z + .3)
    r = .33
    profile = [(r * math.sin(a) * (1 + .006 * math.sin(60 * a)), z + r - r * .92 * math.cos(a)) for a in np.linspace(.12, math.pi - .12, 240)]
    lathe(profile, hard.shade('#f8efdf', .9), seg=64)
    bulb((0, 0, z - .25), 5, .3)


def _chandelier(style, m, z):
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


def _crystal(style, m, z):
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
    lathe([(.11, z + .02), (.11, z + .22)], hard.shade('#fff4e0', 3.5), seg=48)
    bulb((0, 0, z - .2), 13, .3)


def _woven(style, m, z):
    """A bell of rattan hoops."""
    _cord(z + .34)
    mat = natural.wicker(style.get('pendant_col', '#c49a62'))
    shape = [(.30 * math.sin(min(1.57, .28 + 1.5 * t)), .34 * (1 - t)) for t in np.linspace(0, 1, 13)]
    for r, h in shape:
        ring(r, .007, mat, (0, 0, z + h), n=24)
    for k in range(20):
        a = k * .314
        tube([(r * math.cos(a), r * math.sin(a), z + h) for r, h in shape], .004, mat, res=2)
    ball(.05, (0, 0, z + .16), hard.emit('#ffe2b8', 7))
    bulb((0, 0, z - .06), 6)


def _wheel(style, m, z):
    """A wrought ring on chains with candles."""
    r = .40
    iron = hard.metal('black')
    ring(r, .016, iron, (0, 0, z), n=32)
    ring(r, .016, iron, (0, 0, z + .05), n=32)
    for k in range(3):
        a = k * 2.094
        rod((r * math.cos(a), r * math.sin(a), z + .05), (0, 0, z + .55), .005, iron)
    rod((0, 0, z + .5), (0, 0, 0), .008, iron)
    for k in range(8):
        a = k * .785
        cyl(.03, .03, .01, (r * math.cos(a), r * math.sin(a), z + .06), iron)
        _candle_bulb(r * math.cos(a), r * math.sin(a), z + .07)
    bulb((0, 0, z - .15), 10, .3)


def _bar(style, m, z):
    """A long thin glowing bar."""
    for s in (-1, 1):
        _cord(z, s * .45)
    box((1.15, .035, .045), (0, 0, z), m, .003)
    box((1.12, .028, .006), (0, 0, z - .024), hard.emit('#fff0d8', 6), 0)
    bulb((0, 0, z - .12), 8, .4)


def _cluster(style, m, z):
    """Opal balls at different heights."""
    for x, y, dz, r in ((0, 0, 0, .13), (-.22, .08, .18, .10), (.2, .1, .10, .11), (.08, -.18, .26, .08)):
        rod((x, y, 0), (x, y, z + dz + r), .004, m)
        ball(r, (x, y, z + dz), hard.shade('#faf3e6', 1.8))
    bulb((0, 0, z - .25), 9, .2)


def _drum(style, m, z):
    """A wide cloth drum."""
    rod((0, 0, 0), (0, 0, z + .26), .006, m)
    for h in (0, .26):
        ring(.33, .006, m, (0, 0, z + h), n=32)
    lathe([(.33, z), (.33, z + .26)], hard.shade(style['lampshade'], 1.1), seg=96)
    lathe([(.001, z + .012), (.325, z + .012)], hard.shade('#fbf5ea', 1.5), seg=64)
    bulb((0, 0, z - .12), 10, .3)


def _disc(style, m, z):
    """A thin round disc close to the ceiling."""
    z = max(z, -.30)
    rod((0, 0, 0), (0, 0, z), .004, m)
    lathe([(.001, z + .02), (.24, z + .02), (.25, z), (.24, z - .012)], hard.lacquer('#f2f1ee', .5), seg=64)
    lathe([(.001, z - .012), (.238, z - .012)], hard.emit('#fff3e0', 2.5), seg=64)
    bulb((0, 0, z - .12), 5, .2)


def _halo(style, m, z):
    """Two tilted glowing hoops."""
    for r, h, tilt in ((.36, 0, 8), (.24, .16, -12)):
        for k in range(3):
            a = k * 2.094
            rod((r * math.cos(a), r * math.sin(a), z + h), (0, 0, 0), .0018, m, seg=6)
        ring(r, .016, m, (0, 0, z + h), (tilt, 0, 0), n=40)
        ring(r, .010, hard.emit('#ffe6c0', 6), (0, 0, z + h - .012), (tilt, 0, 0), n=40)
    bulb((0, 0, z - .15), 9, .3)


def _tole(style, m, z):
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


def _bowl_glass(style, m, z):
    """A bare flush bowl, as found in rented rooms."""
    lathe([(.001, -.13), (.09, -.12), (.15, -.07), (.17, -.02), (.17, 0)], hard.shade('#f7f2e4', 1.2), seg=48)
    bulb((0, 0, -.35), 8, .2)


PENDANTS = dict(dome=_dome, edison=_edison, sputnik=_sputnik, tier=_tier, lantern=_lantern, paper_globe=_paper_globe,
                chandelier=_chandelier, crystal=_crystal, woven=_woven, wheel=_wheel, bar=_bar, cluster=_cluster, drum=_drum,
                disc=_disc, halo=_halo, tole=_tole, flush=_bowl_glass)
