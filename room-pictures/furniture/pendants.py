"""Hanging lights. Origin at the ceiling; drop is the distance in metres down to the lamp."""
import math

import numpy as np
from mathutils import Vector

from furniture.finishes import metal, rattan_pole
from furniture.lamps import bulb, opal_globe
from furniture.pendants_classic import chandelier, cord, crystal, drum, lantern, tier, tole, wheel
from geometry.curves import through
from geometry.scene import Group
from geometry.solids import ball, box, cyl, lathe, ring, rod, tube
from materials import hard, lamplight, natural


def pendant(style, drop=.75, kind=None):
    """Hangs the style's ceiling light."""
    with Group('pendant'):
        mat = metal(style)
        kind = kind or style['pendant']
        if kind != 'bar':                 # its two cables have a plate each
            lathe([(.001, 0), (.05, -.002), (.05, -.02), (.001, -.022)], mat)
        PENDANTS[kind](style, mat, -max(drop, LEAST_DROP.get(kind, 0)))


def _dome(style, m, z):
    cord(z + .2)
    colour = style.get('pendant_col', '#26282a')
    lathe(through([(.02, .24), (.035, .20), (.10, .18), (.19, .10), (.235, 0), (.231, 0), (.185, .095), (.09, .172), (.02, .19)]), hard.lacquer(colour, .35), (0, 0, z), 128, auto=60)
    ball(.045, (0, 0, z + .08), hard.emit('#ffe2b8', 8))
    bulb((0, 0, z - .02), 6)


def _edison(style, m, z):
    for i, dz in enumerate((0, -.16, .1)):
        x = (i - 1) * .3
        cord(z + dz + .16, x)
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
        ball(.03, tuple(c + d * (length + .025)), hard.shade('#ffefd8', 2.4), seg=24)
    bulb((0, 0, z - .5), 10, .3)


def _paper_globe(style, m, z):
    r = .28
    middle = z + r
    cord(middle)
    sides = [(r * math.sin(a), middle - r * .92 * math.cos(a)) for a in np.linspace(.12, math.pi - .12, 90)]
    lathe(sides, lamplight.paper(), seg=64).visible_shadow = False
    for i in (0, -1):
        ring(sides[i][0], .004, natural.wood('#c9a678', '#a98655'), (0, 0, sides[i][1]))
    bulb((0, 0, middle), 6, .12)


def _woven(style, m, z):
    """A bell of rattan hoops."""
    cord(z + .34)
    mat = rattan_pole()
    shape = [(.30 * math.sin(min(1.57, .28 + 1.5 * t)), .34 * (1 - t)) for t in np.linspace(0, 1, 13)]
    for r, h in shape:
        ring(r, .007, mat, (0, 0, z + h), n=24)
    for k in range(20):
        a = k * .314
        tube([(r * math.cos(a), r * math.sin(a), z + h) for r, h in shape], .004, mat, res=2)
    ball(.05, (0, 0, z + .16), hard.emit('#ffe2b8', 7))
    bulb((0, 0, z - .06), 6)


def _bar(style, m, z):
    """A long thin glowing bar."""
    for s in (-1, 1):
        cord(z, s * .45)
    box((1.15, .035, .045), (0, 0, z), m, .003)
    box((1.12, .028, .006), (0, 0, z - .024), hard.emit('#fff0d8', 6), 0)
    bulb((0, 0, z - .04), 8, .37)


def _cluster(style, m, z):
    """Opal balls at different heights below one round plate."""
    lathe([(.001, -.022), (.29, -.022), (.30, -.012), (.30, 0), (.001, 0)], m, seg=64)
    for x, y, dz, r in ((0, 0, 0, .13), (-.22, .08, .18, .10), (.2, .1, .10, .11), (.08, -.18, .26, .08)):
        rod((x, y, 0), (x, y, z + dz + r), .006, m)
        opal_globe(r, (x, y, z + dz), m)
    bulb((0, 0, z - .25), 5, .2)


def _disc(style, m, z):
    """A thin round disc close to the ceiling."""
    z = max(z, -.30)
    rod((0, 0, 0), (0, 0, z), .006, m)
    lathe([(.001, z + .02), (.24, z + .02), (.25, z), (.24, z - .012)], hard.lacquer('#f2f1ee', .5), seg=64)
    lathe([(.001, z - .012), (.238, z - .012)], hard.emit('#fff3e0', 2.5), seg=64)
    bulb((0, 0, z - .12), 5, .2)


def _halo(style, m, z):
    """Two tilted glowing hoops."""
    for r, h, tilt in ((.36, 0, 8), (.24, .16, -12)):
        for k in range(3):
            a = k * 2.094
            rod((r * math.cos(a), r * math.sin(a), z + h), (0, 0, 0), .004, m, seg=6)
        ring(r, .016, m, (0, 0, z + h), (tilt, 0, 0), n=40)
        ring(r, .010, hard.emit('#ffe6c0', 6), (0, 0, z + h - .012), (tilt, 0, 0), n=40)
    bulb((0, 0, z - .10), 9, .24)


def _bowl_glass(style, m, z):
    """A bare flush bowl, as found in rented rooms."""
    lathe([(.001, -.13), (.09, -.12), (.15, -.07), (.17, -.02), (.17, 0)], hard.shade('#f7f2e4', 1.2), seg=48)
    bulb((0, 0, -.35), 8, .2)


PENDANTS = dict(dome=_dome, edison=_edison, sputnik=_sputnik, tier=tier, lantern=lantern, paper_globe=_paper_globe,
                chandelier=chandelier, crystal=crystal, woven=_woven, wheel=wheel, bar=_bar, cluster=_cluster, drum=drum,
                disc=_disc, halo=_halo, tole=tole, flush=_bowl_glass)
LEAST_DROP = dict(lantern=.58, paper_globe=.60, sputnik=.50)      # metres: less would lift the top through the ceiling
