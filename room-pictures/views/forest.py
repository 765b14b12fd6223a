"""A clearing in a mountain forest of firs, with mist between the far ones."""
import math

import numpy as np

from views.leaves import blades, leaf_material, normals, plain, plant
from views.scene import again, away, begin, fan, ground
from views.trees import BARK, grass, shrub


def build(variant):
    """Variant 1 is lit from the other side and has its clearing farther to the right."""
    rs = np.random.RandomState(71 + variant)
    begin(2.2, elevation=30, turn=(70, -75)[variant], sky=.17, sun=3.2)
    rise = lambda x, y: max(0, math.hypot(x, y) - 45) * .16 + .3 * math.sin(x * .12) * math.sin(y * .1 + variant)
    ground(rise, plain('#6d6a40', uneven=.35, size=.4), reach=420)
    firs = [away(fir(rs, h)) for h in (12, 14, 10)]
    for near, far, count in ((14, 24, 9), (24, 45, 60), (45, 90, 260), (90, 260, 900)):
        for _ in range(count):
            x, y = fan(rs, near, far, 125)
            if near > 20 or abs(x - (1 + 6 * variant)) > 5:
                again(firs[rs.randint(3)], (x, y, rise(x, y) - .2), rs.uniform(0, 360), rs.uniform(.6, 1.25))
    _floor(rs, rise)


def _floor(rs, rise):
    """Grass, low bushes and young firs."""
    patches = [away(grass(rs, 2, 1800, .25, c, .015)) for c in (('#5c6330', '#a39a58'), ('#6b6a38', '#b0a266'))]
    bushes = [away(shrub(rs, .9, c, 2500)) for c in (('#3f4f28', '#74854a'), ('#5a5a2e', '#9a8f52'))]
    young = away(fir(rs, 6, .2))
    for _ in range(420):
        x, y = fan(rs, 5, 30)
        again(patches[rs.randint(2)], (x, y, rise(x, y)), rs.uniform(0, 360))
    for _ in range(70):
        x, y = fan(rs, 9, 32)
        is_bush = rs.rand() < .75
        again(bushes[rs.randint(2)] if is_bush else young, (x, y, rise(x, y) - .05), rs.uniform(0, 360), rs.uniform(.5, 1.3) * (1 if is_bush else .4))


def fir(rs, height, needle=.26):
    """A fir: whorls of drooping branches, each with a flat spray of needles."""
    lines, centres, ways = [(np.array([[0, 0, 0], [0, 0, height * .5], [0, 0, height]]), np.array([.018, .01, .002]) * height)], [], []
    s = np.linspace(0, 1, 4)[:, None]
    for z in np.linspace(.07, .98, 40):
        for _ in range(7):
            a, reach = rs.uniform(0, 2 * np.pi), height * .21 * (1 - z) ** .85 * rs.uniform(.7, 1.15) + .1
            out = np.array([math.cos(a), math.sin(a), .25 - .5 * (1 - z)])
            twig = np.array([0, 0, height * (z + rs.uniform(-.015, .015))]) + out * reach * s - np.array([0, 0, .16]) * reach * s ** 2
            lines.append((twig, np.linspace(.02, .005, 4)))
            u = rs.uniform(.1, 1.05, (80, 1))
            side = np.array([-out[1], out[0], 0]) * rs.randn(80, 1)
            centres.append(twig[0] * (1 - u) + twig[-1] * u + side * .13 * reach * (1.1 - u) + rs.randn(80, 3) * [.04, .04, .06])
            ways.append(normals(out + side * .7) + rs.randn(80, 3) * .3 - [0, 0, .35])
    leaves = blades(rs, np.concatenate(centres), np.concatenate(ways), needle, needle * .2)
    return plant('fir', lines, leaves, plain(BARK, size=3), leaf_material('#22361f', '#4d6a3a', .2))
