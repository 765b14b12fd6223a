"""A garden: a lawn with shrubs before a hedge, old trees, and woods beyond."""
import math

import numpy as np

from views.leaves import plain
from views.scene import again, away, begin, fan, ground, polar
from views.trees import grass, hedge, shrub, tree

LAWNS, HEDGES = 12, (24, 28)


def build(variant):
    """Variant 0 has a hedge and one large tree; variant 1 is more open, with birches and flowers."""
    rs = np.random.RandomState(11 + variant)
    begin(1.75, elevation=40, turn=(75, -110)[variant])
    swell = lambda x, y: .25 * math.sin(x * .06 + 1) + .3 * math.sin(y * .045) + max(0, math.hypot(x, y) - 60) * .025
    ground(swell, plain('#66753f', uneven=.25, size=.25))
    _lawn(rs, swell)
    _border(rs, swell, HEDGES[variant], variant)
    _trees(rs, swell, variant)


def _lawn(rs, swell):
    patches = [away(grass(rs, colours=('#4b5c2a', '#8b9a58'))) for _ in range(3)]
    for _ in range(500):
        x, y = fan(rs, 5, 26)
        again(patches[rs.randint(3)], (x, y, swell(x, y)), rs.uniform(0, 360), rs.uniform(.9, 1.2))


def _border(rs, swell, far, variant):
    """A hedge at `far` metres and shrubs before it."""
    piece = away(hedge(rs))
    if variant == 0:
        for a in np.arange(-60, 60, math.degrees(3.7 / far)):
            x, y = polar(a, far + 1.2 * math.sin(a * .1))
            again(piece, (x, y, swell(x, y) - .1), -a, 1, rs.uniform(.97, 1.03))
    kinds = [away(shrub(rs, 1.5, c)) for c in (('#3b5526', '#6f8f45'), ('#4d6a30', '#90a858'), ('#45603c', '#7f9a70'))]
    kinds += [away(shrub(rs, 1.1, c, 3500)) for c in (('#5b6f3c', '#c9b3bd'), ('#546b3a', '#dcd9cc'))]
    for _ in range(46):
        x, y = fan(rs, far * .72, far * 1.02)
        again(kinds[min(4, int(rs.exponential(1.4)))], (x, y, swell(x, y) - .05), rs.uniform(0, 360), rs.uniform(.6, 1.35), rs.uniform(.8, 1.3))


def _trees(rs, swell, variant):
    greens = (('#3a5420', '#769440'), ('#46602a', '#8aa550'), ('#3f5a30', '#6f8d4c'))
    kinds = [away(tree(rs, 9, c, spread=s, each=110, trunk=t)) for c, s, t in zip(greens, (.8, .95, .65), (.25, .2, .14))]
    kinds.append(away(tree(rs, 9, ('#5a7a32', '#a3b862'), spread=.55, each=90, size=.13, bark='#b9b5aa', thick=.6)))
    bush = away(shrub(rs, 3.2, greens[1], 9000, .12))
    near = ((-38, 15, 1.25), (15, 18, 1.05), (41, 13, .9)) if variant == 0 else ((-22, 14, .8), (-17, 16, .9), (6, 24, 1.2), (36, 16, 1.0))
    for i, (a, d, s) in enumerate(near):
        x, y = polar(a, d)
        again(kinds[3 if variant and i in (0, 1) else i % 3], (x, y, swell(x, y) - .1), rs.uniform(0, 360), s)
    for nearest, farthest, count, size in ((29, 44, 24, .95), (48, 75, 70, 1.2), (80, 160, 220, 1.5)):
        for _ in range(count):
            x, y = fan(rs, nearest, farthest)
            again(kinds[rs.randint(4) if nearest < 40 else rs.randint(3)], (x, y, swell(x, y) - .3), rs.uniform(0, 360), size * rs.uniform(.7, 1.3))
            x, y = fan(rs, nearest, farthest)
            again(bush, (x, y, swell(x, y) - .2), rs.uniform(0, 360), rs.uniform(.6, 1.3))
