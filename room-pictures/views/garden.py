"""A garden: a lawn with shrubs before a hedge or a fence, old trees, and woods beyond."""
import math
from dataclasses import dataclass

import numpy as np

from views.buildings import Builder
from views.leaves import plain
from views.scene import again, away, begin, fan, ground, polar
from views.trees import grass, hedge, shrub, tree



@dataclass(frozen=True)
class Plan:
    """What a garden has. Trees stand at degrees to the right of the look and metres from the eye, with a scale and the number of their kind."""
    turn: float              # degrees by which the sun stands to the right of the look
    border: str              # 'hedge' or 'fence'
    far: float               # metres to it
    bushes: int              # before it
    trees: tuple


PLANS = (
    Plan(75, 'hedge', 24, 70, ((-38, 15, 1.25, 0), (15, 18, 1.05, 1), (41, 13, .9, 2))),
    Plan(-110, 'fence', 28, 70, ((-22, 14, .8, 3), (-17, 16, .9, 3), (6, 24, 1.2, 2), (36, 16, 1.0, 0))),
    Plan(120, 'hedge', 26, 45, ((-45, 13, .8, 3), (-12, 18, .9, 3), (-8, 21, .8, 3), (24, 20, 1.0, 1), (47, 16, .8, 3))),
)


def build(variant):
    """Variant 0 has a hedge and one large tree, 1 a fence, slender trees and flowers; 2 has slender trees before a far hedge. (Open country behind a wide lawn looked like a game's.)"""
    plan, rs = PLANS[variant], np.random.RandomState(11 + variant)
    begin(1.75, elevation=40, turn=plan.turn)
    swell = lambda x, y: .25 * math.sin(x * .06 + 1) + .3 * math.sin(y * .045) + max(0, math.hypot(x, y) - 60) * .025
    ground(swell, plain('#56663a', uneven=.3, size=.25))
    _lawn(rs, swell)
    _border(rs, swell, plan)
    _trees(rs, swell, plan)


def _lawn(rs, swell):
    """Grass, in the faint stripes that a mower leaves."""
    patches = [away(grass(rs, colours=c)) for c in (('#44592a', '#84994d'), ('#3a4e23', '#758c43'))]
    for _ in range(1100):
        x, y = fan(rs, 5, 30)
        again(patches[int((x * .8 + y * .6) // 1.6) % 2], (x, y, swell(x, y)), rs.uniform(0, 360), rs.uniform(.9, 1.2))


def _border(rs, swell, plan):
    """A hedge or a fence, and shrubs and flowers before it."""
    far = plan.far
    if plan.border == 'hedge':
        piece = away(hedge(rs, count=40000, size=.05))
        for a in np.arange(-60, 60, math.degrees(3.7 / far)):
            x, y = polar(a, far + 1.2 * math.sin(a * .1))
            again(piece, (x, y, swell(x, y) - .1), -a, 1, rs.uniform(.97, 1.03))
    else:
        _fence(rs, swell, far)
    kinds = [away(shrub(rs, 1.5, c, 16000, .05)) for c in (('#2c431d', '#5d7d3a'), ('#3b5526', '#7b964a'), ('#3a5232', '#6d8860'))]
    kinds += [away(shrub(rs, 1.0, c, 7000, .045)) for c in (('#4b6334', '#cf9fb4'), ('#4a6236', '#e4dfd0'), ('#46603a', '#9a86c0'))]
    for _ in range(plan.bushes):
        x, y = fan(rs, far * .72, far * 1.02)
        again(kinds[min(5, int(rs.exponential(2)))], (x, y, swell(x, y) - .05), rs.uniform(0, 360), rs.uniform(.6, 1.35), rs.uniform(.8, 1.3))


def _fence(rs, swell, far):
    """Weathered upright boards between posts; pieces of 2.4 metres."""
    b = Builder(rs)
    for k in range(16):
        x = -1.2 + .15 * k
        b.block(x + .004, x + .146, -.012, .012, .06, 1.8 + rs.uniform(-.012, .012), k % 3)
    b.block(-1.25, -1.15, -.02, .08, 0, 1.9, 2)
    for z in (.4, 1.4):
        b.block(-1.2, 1.2, .012, .06, z, z + .09, 1)
    piece = away(b.finish('fence', [plain(c, uneven=.2, size=2) for c in ('#7d6a56', '#6f5f50', '#877361')]))
    for a in np.arange(-62, 62, math.degrees(2.38 / far)):
        x, y = polar(a, far)
        again(piece, (x, y, swell(x, y) - .05), -a)


def _trees(rs, swell, plan):
    greens = (('#3a5420', '#769440'), ('#46602a', '#8aa550'), ('#3f5a30', '#6f8d4c'))
    kinds = [away(tree(rs, 9, c, spread=s, each=380, size=.1, trunk=t)) for c, s, t in zip(greens, (.8, .95, .65), (.25, .2, .14))]
    kinds.append(away(tree(rs, 9, ('#5a7a32', '#a3b862'), spread=.55, each=300, size=.08, bark='#6a6258', thick=.8)))
    bush = away(shrub(rs, 3.2, greens[1], 16000, .1))
    for a, d, size, kind in plan.trees:
        x, y = polar(a, d)
        again(kinds[kind], (x, y, swell(x, y) - .1), rs.uniform(0, 360), size)
    for nearest, farthest, count, size in ((29, 44, 24, .95), (48, 75, 70, 1.2), (80, 160, 220, 1.5)):
        for _ in range(count):
            x, y = fan(rs, nearest, farthest)
            again(kinds[rs.randint(4) if nearest < 40 else rs.randint(3)], (x, y, swell(x, y) - .3), rs.uniform(0, 360), size * rs.uniform(.7, 1.3))
            x, y = fan(rs, nearest, farthest)
            again(bush, (x, y, swell(x, y) - .2), rs.uniform(0, 360), rs.uniform(.6, 1.3))
