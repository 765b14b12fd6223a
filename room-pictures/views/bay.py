"""A sunny bay with wooded headlands, villas and yachts, seen from a garden with bougainvillea, olive trees and umbrella pines."""
import math

import numpy as np
from mathutils import Vector, noise

from views.coast import earth, EYE, height, sea
from views.leaves import blades, leaf_material, raw_mesh
from views.scene import again, away, begin, clouds, fan, ground, polar
from views.trees import shrub, tree, umbrella_pine
from views.villas import villa, yacht

OLIVE, PINE, OAK = ('#5c6848', '#a9b093'), ('#2f4424', '#6f8746'), ('#3a4a28', '#7b8650')


def build(variant):
    """Variant 1 is mirrored and has the sun on the other side."""
    rs = np.random.RandomState(131 + variant)
    side = (1, -1)[variant]
    begin(EYE, elevation=43, turn=78 * side, sky=.15, sun=5.0, dust=.5)
    clouds(.35, variant)
    land = lambda x, y: height(x, y, side)
    ground(land, earth(), reach=9000, rings=420, spokes=420)
    sea(side)
    _woods(rs, land)
    _village(rs, land)
    _slope(rs, land)
    _garden(rs, land)
    boat = away(yacht(rs))
    for _ in range(70):
        x, y = fan(rs, 200, 800)
        if land(x, y) < -2.5:
            again(boat, (x, y, 0), rs.uniform(-40, 40), rs.uniform(.7, 1.2))


def _woods(rs, land):
    """Pines and oaks on the headlands, in woods with clearings."""
    kinds = [away(shrub(rs, h, c, 700, s)) for h, c, s in ((7, PINE, .9), (9, PINE, 1.0), (5, OAK, .7), (3.5, OLIVE, .5))]
    for _ in range(60000):
        x, y = fan(rs, 260, 1900)
        z = land(x, y)
        if z > 2.5 and noise.noise(Vector((x, y, 0)) * .013) + rs.randn() * .25 > -.12:
            again(kinds[rs.randint(4)], (x, y, z - .6), rs.uniform(0, 360), rs.uniform(.6, 1.2))


def _village(rs, land):
    """Villas on the headlands, more of them near the water."""
    kinds = [away(villa(rs, w, s, n)) for w, s, n in (('#efe9dc', '#5d7f86', 2), ('#e8cfa3', '#56704f', 2), ('#f4f1ea', '#8a9a9c', 1), ('#e3b592', '#4f6b62', 3))]
    for _ in range(1500):
        x, y = fan(rs, 330, 1700)
        z = land(x, y)
        if 4 < z < 45 and rs.rand() < .75 * math.exp(-z / 22) + .03:
            again(kinds[rs.randint(4)], (x, y, z - .8), -math.degrees(math.atan2(x, y)) + rs.uniform(-50, 50), rs.uniform(1.0, 1.5))


def _slope(rs, land):
    """Villas, olive trees, pines and cypresses between the garden and the shore."""
    olives = [away(tree(rs, 5, OLIVE, spread=1.0, each=90, size=.13, trunk=.2, droop=.1)) for _ in range(2)]
    kinds = olives + [away(umbrella_pine(rs, 9, PINE)), away(cypress(rs)), away(shrub(rs, 2.4, OAK, 5000, .12))]
    for _ in range(650):
        x, y = fan(rs, 34, 165)
        z = land(x, y)
        if z > 1.2:
            kind = kinds[rs.choice(5, p=(.26, .26, .05, .05, .38))]
            again(kind, (x, y, z - .2), rs.uniform(0, 360), rs.uniform(.6, 1.15))
    house = [away(villa(rs, w, s, 2)) for w, s in (('#efe6d4', '#5d7f86'), ('#e6c79b', '#566f52'), ('#f3efe6', '#7d8f90'))]
    for k, a in enumerate(np.arange(-54, 56, 9)):
        x, y = polar(a + rs.uniform(-4, 4), rs.uniform(52, 130))
        again(house[k % 3], (x, y, max(.8, land(x, y)) - 1.5), rs.uniform(-45, 45))


def _garden(rs, land):
    """Near plants: bougainvillea along the terrace, an olive tree and pines, with gaps between them for the view."""
    green = away(shrub(rs, 1.5, ('#3b5a2a', '#82a052'), 9000, .06))
    bloom = away(shrub(rs, 1.45, ('#a52a68', '#e86aa6'), 3800, .055))
    for a in (-52, -47, -31, -26.5, -9, -4, 13, 18, 22, 37, 50, 55):
        x, y = polar(a + rs.uniform(-1, 1), rs.uniform(6.5, 8.5))
        turn, size = rs.uniform(0, 360), rs.uniform(.8, 1.15)
        for plant in (green, bloom):
            again(plant, (x, y, EYE - 2.6), turn + 40 * (plant is bloom), size)
    olive = away(tree(rs, 5.5, OLIVE, spread=.9, each=190, size=.085, trunk=.3, droop=.1))
    pine = away(umbrella_pine(rs, 11, PINE))
    for kind, a, d, s in ((olive, -46, 15, .9), (pine, -20, 34, 1.05), (olive, 9, 17, .8), (pine, 32, 30, .95), (pine, 35.5, 40, 1.1), (olive, 52, 14, .95)):
        x, y = polar(a, d)
        again(kind, (x, y, land(x, y) - .2), rs.uniform(0, 360), s)


def cypress(rs, colours=('#2b3f24', '#4d6338')):
    """A slim column of leaves, nine metres high."""
    z = rs.rand(16000)
    wide = .78 * np.sin(np.pi * np.clip(z * .93 + .07, 0, 1) ** .6) ** .8 * (.75 + .25 * rs.rand(16000))
    a = rs.uniform(0, 2 * np.pi, 16000)
    at = np.c_[np.cos(a) * wide, np.sin(a) * wide, z * 9]
    verts, quads, tints = blades(rs, at, rs.randn(16000, 3) * .5 + [0, 0, 1], .25, .08)
    return raw_mesh('cypress', verts, quads, [leaf_material(*colours, .2)], tints=tints)
