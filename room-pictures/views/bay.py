"""A bay with headlands beyond the water, seen from a terrace above olive trees, cypresses and white houses."""
import math

import numpy as np

from views.buildings import Builder, ROOF, WALL
from views.leaves import blades, leaf_material, plain, raw_mesh
from views.scene import again, away, begin, fan, ground
from views.sea import water
from views.trees import shrub, tree

EYE = 34
# Headlands: middle, height and width in metres. All are far: hills near enough to show single bushes look painted.
HILLS = (((-1500, 2300), 210, 800), ((1700, 2700), 250, 900), ((-300, 4700), 260, 1500), ((2400, 4900), 380, 1500))


def build(variant):
    """Variant 1 has the hills mirrored and the sun on the other side."""
    rs = np.random.RandomState(131 + variant)
    begin(EYE, elevation=44, turn=(115, -95)[variant], sky=.17, sun=3.4, dust=.6)
    side = (1, -1)[variant]
    land = lambda x, y: height(side * x, y)
    ground(land, plain('#77784f', uneven=.4, size=.02), reach=5600, rings=260, spokes=260)
    water(90, '#1f6a8c')
    _plants(rs, land)
    _houses(rs, land)


def height(x, y):
    """The land: a slope below the eye that ends in the bay, and round headlands beyond it."""
    d = math.hypot(x, y)
    slope = EYE - 2.2 - max(0, d - 5) * .20 - 1.2 * math.sin(x * .08) * math.sin(y * .06) - 2
    hills = max(top * math.exp(-((x - a) ** 2 + (y - b) ** 2) / (2 * (wide * .62) ** 2)) - 9 for (a, b), top, wide in HILLS)
    rough = 2.5 * math.sin(x * .021 + y * .013) + 1.6 * math.sin(x * .05 - y * .041)
    return max(slope, hills + rough * (hills > -6))


def _plants(rs, land):
    olive, dark = ('#66704f', '#a3a988'), ('#2b3f24', '#4d6338')
    olives = [away(tree(rs, 5, olive, spread=1.0, each=60, size=.13, trunk=.2, droop=.1)) for _ in range(2)]
    cypress, bush = away(_cypress(rs, dark)), away(shrub(rs, 2.2, ('#5b6a3c', '#8f9a60'), 3500, .14))
    for near, far, count in ((10, 40, 60), (40, 160, 420)):
        for _ in range(count):
            x, y = fan(rs, near, far)
            z = land(x, y)
            if z > 1.5:
                pick = rs.rand()
                kind = cypress if pick < .16 else olives[rs.randint(2)] if pick < .6 else bush
                again(kind, (x, y, z - .2), rs.uniform(0, 360), rs.uniform(.6, 1.2))


def _cypress(rs, colours):
    """A slim column of leaves, nine metres high."""
    z = rs.rand(16000)
    wide = .78 * np.sin(np.pi * np.clip(z * .93 + .07, 0, 1) ** .6) ** .8 * (.75 + .25 * rs.rand(16000))
    a = rs.uniform(0, 2 * np.pi, 16000)
    at = np.c_[np.cos(a) * wide, np.sin(a) * wide, z * 9]
    verts, quads, tints = blades(rs, at, rs.randn(16000, 3) * .5 + [0, 0, 1], .25, .08)
    return raw_mesh('cypress', verts, quads, [leaf_material(*colours, .2)], tints=tints)


def _house(rs, wall):
    """A plain house of two storeys with a tiled roof."""
    b, w, d = Builder(rs), rs.uniform(8, 12), 7
    b.front(w, 2, 4, 2.9, (.3, .5))
    b.block(-w / 2, w / 2, .3, d, 0, 5.8, WALL)
    b.quad([(-w / 2 - .4, -.4, 5.7), (w / 2 + .4, -.4, 5.7), (w / 2 + .4, d / 2, 7.4), (-w / 2 - .4, d / 2, 7.4)], ROOF)
    for s in (-1, 1):
        b.quad([(s * w / 2, 0, 0), (s * w / 2, d, 0), (s * w / 2, d, 5.7), (s * w / 2, 0, 5.7)], WALL)
        b.quad([(s * w / 2, 0, 5.7), (s * w / 2, d / 2, 7.3), (s * w / 2, d / 2, 7.3), (s * w / 2, d, 5.7)], WALL)
    return b.finish('villa', wall, '#a4583a')


def _houses(rs, land):
    """Houses in loose groups on the slopes."""
    kinds = [away(_house(rs, c)) for c in ('#e6e0d2', '#e0cfae', '#ece8de', '#d9b892')]
    groups = [fan(rs, n, f) for n, f in ((70, 110), (80, 120), (90, 130), (100, 140))]
    for gx, gy in groups:
        for _ in range(6):
            x, y = gx + rs.randn() * (14 + gy * .12), gy + rs.randn() * (10 + gy * .08)
            if land(x, y) > 2:
                again(kinds[rs.randint(4)], (x, y, land(x, y) - .6), rs.uniform(-35, 35), rs.uniform(.8, 1.15))
