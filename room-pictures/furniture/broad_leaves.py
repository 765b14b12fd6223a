"""Figs, rubber plants and monsteras: large single leaves on stalks. Origin where the pot stands."""
import math

import numpy as np
from mathutils import Vector

from furniture.foliage import along, twig
from geometry.blades import Blades, around, shade, spray
from geometry.chance import rng
from geometry.curves import bent
from materials import hard

UP = Vector((0, 0, 1))
# outline, leaf's length and its width as a share of that, two greens, how it hangs
FIDDLE = dict(outline=(.75, .50), leaf=(.23, .36), broad=.62, greens=('#3f5a2c', '#6b8345'), hang=.9, bare=.34)
RUBBER = dict(outline=(.60, .62), leaf=(.18, .29), broad=.50, greens=('#2b3f24', '#44592f'), hang=.5, bare=.16)


def fig(kind, z, trunks=3):
    """A FIDDLE fig or a RUBBER plant of a few trunks in earth at height z."""
    bark, leaves = hard.lacquer('#75664f', .85), Blades(kind['outline'], .24, 8)
    for k in range(trunks):
        a, tall, lean = k * 2.1 + rng.uniform(0, 1), (1.32, .98, .72)[k % 3] * rng.uniform(.92, 1.05), rng.uniform(.08, .20)
        sway = around(rng.uniform(0, 6.28)) * .035
        points = [around(a) * (.04 + lean * t ** 1.5) + sway * math.sin(4.5 * t + k) + UP * (z + tall * t) for t in np.linspace(0, 1, 10)]
        bent(points, [.0125 - .0075 * t for t in np.linspace(0, 1, 10)], bark, 2)
        count = round(21 * tall)
        for i in range(count):
            _leaf_on(kind, leaves, points, kind['bare'] + (1 - kind['bare']) * (i / (count - 1)) ** .85, i * 2.4 + rng.uniform(-.4, .4))
    leaves.build()


def _leaf_on(kind, leaves, points, t, turn):
    """One leaf: old ones low on a trunk hang, young ones at its top stand up."""
    rise = -.15 + 1.15 * t ** 2.2 + rng.uniform(-.35, .35)
    start, way = along(points, t), around(turn, rise)
    stalk = rng.uniform(.03, .06)
    twig([start, start + way * stalk * .5 + UP * .004, start + way * stalk], .0026, hard.lacquer('#7d8a4c', .5))
    small, large = kind['leaf']
    size = rng.uniform(small, large) * (1 - .22 * t ** 3)
    leaves.add(start + way * stalk, way, spray(UP, .30), size, size * kind['broad'] * rng.uniform(.88, 1.1), shade(*kind['greens'], .18),
               kind['hang'] * rng.uniform(.4, 1.2) * (1.15 - .6 * t), rng.uniform(-.5, .5))


def monstera(z):
    """Long stalks that lean outwards from earth at height z, each with one slit leaf."""
    leaves, stalk = Blades((.22, .34), .04, 4), hard.lacquer('#6a7d45', .5)
    for i in range(15):
        age = 1 - i / 14
        a, tall, reach = i * 2.4 + rng.uniform(-.3, .3), (.92 - .52 * age) * rng.uniform(.9, 1.1), (.14 + .36 * age) * rng.uniform(.8, 1.15)
        side = around(a + math.pi / 2) * rng.uniform(-.08, .08)
        points = [around(a) * (.02 + reach * t ** 1.7) + side * t * t + UP * (z + tall * (t - .12 * t ** 3)) for t in np.linspace(0, 1, 9)]
        bent(points, [.0075 - .004 * t for t in np.linspace(0, 1, 9)], stalk, 2)
        _slit_leaf(leaves, points[-1], around(a + rng.uniform(-.4, .4), rng.uniform(-.55, .05) - .25 * age), rng.uniform(.24, .36) * (.8 + .2 * age))
    leaves.build()


def _slit_leaf(leaves, base, way, length):
    """A heart of strap-shaped lobes on both sides of a midrib that bends down."""
    green = shade('#33512b', '#5c7b41', .15)
    flank = way.cross(UP).normalized()
    face, tilt = flank.cross(way), rng.uniform(-.3, .3)
    face, flank = face + flank * tilt, flank - face * tilt
    rib = [base + way * (length * t) - UP * (.30 * length * t * t) for t in np.linspace(0, 1, 9)]
    leaves.add(base - way * .05 * length, way, face, length * 1.06, length * .42, green, .55)
    for k in range(8):
        t = k / 7
        lobe = length * .62 * (1 - .62 * t ** 1.5) * (.82 + .18 * min(1, 3 * t))
        for s in (-1, 1):
            ahead = -.65 + 1.75 * t
            leaves.add(along(rib, .02 + .84 * t), flank * s + way * ahead + face * .10, face, lobe * rng.uniform(.94, 1.05), length * .185,
                       tuple(c * rng.uniform(.94, 1.06) for c in green), .35 + .35 * t)
