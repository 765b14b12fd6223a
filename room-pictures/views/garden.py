"""A garden behind a house: a paved terrace, a small lawn between planted borders, a hedge or a fence, and trees beyond."""
import math
from dataclasses import dataclass

import numpy as np

from materials.nodes import Nodes, lin, mul
from views.buildings import Builder
from views.leaves import plain
from views.scene import again, away, begin, fan, ground, polar
from views.trees import grass, hedge, shrub, tree

TERRACE = 6.4            # metres from the eye to the terrace's edge
DEEP = 3.2               # how far the borders reach towards the house from what ends the garden


@dataclass(frozen=True)
class Plan:
    """What a garden has. Trees stand at degrees to the right of the look and metres from the eye, with a scale and the number of their kind."""
    turn: float              # degrees by which the sun stands to the right of the look
    border: str              # 'hedge' or 'fence'
    far: float               # metres to it straight ahead
    plants: int              # in the borders
    trees: tuple


PLANS = (
    Plan(75, 'hedge', 19, 520, ((-44, 16, 1.25, 0), (-20, 15, .8, 3), (14, 19, 1.1, 1), (30, 16, .75, 3), (47, 17, 1.2, 2))),
    Plan(-110, 'fence', 22, 560, ((-50, 17, 1.15, 1), (-27, 16, .8, 3), (-2, 20, 1.2, 0), (24, 16, .75, 3), (43, 18, 1.25, 2))),
    Plan(120, 'hedge', 20, 540, ((-41, 15, .8, 3), (-13, 18, 1.15, 1), (10, 17, .7, 3), (33, 17, 1.2, 2), (52, 15, .8, 3))),
)


def build(variant):
    """Variants 0 and 2 have a hedge, 1 a fence. (A wide lawn with trees, and open country behind it, looked like a game's.)"""
    plan, rs = PLANS[variant], np.random.RandomState(11 + variant)
    begin(1.75, elevation=40, turn=plan.turn)
    swell = lambda x, y: .12 * math.sin(x * .2 + 1) * min(1, max(0, math.hypot(x, y) - TERRACE) / 4) + max(0, math.hypot(x, y) - 60) * .025
    ground(swell, plain('#4d4a36', uneven=.35, size=1.5))
    ends = lambda angle: plan.far * (1 - .14 * (angle / 57) ** 2)          # a garden is a little narrower at its sides
    _terrace(rs)
    _lawn(rs, swell, ends)
    _end(rs, swell, plan, ends)
    _borders(rs, swell, plan, ends)
    _trees(rs, swell, plan)


def _terrace(rs):
    """Slabs of stone, and low planting that spills over their edge."""
    b = Builder(rs)
    b.quad([(-14, 1.5, .02), (14, 1.5, .02), (14, TERRACE, .02), (-14, TERRACE, .02)], 0)
    b.upright(-14, 14, -.3, .02, TERRACE, 0)
    b.finish('terrace', [_slabs('#6a645a')])


def _slabs(colour):
    m, c = Nodes('slabs'), lin(colour)
    at = m.node('NewGeometry').outputs['Position']
    stone = m.node('TexBrick', {'Vector': at, 'Color1': mul(c, 1.1), 'Color2': mul(c, .8), 'Mortar': mul(c, .4), 'Scale': 1.0, 'Mortar Size': .006,
                                'Brick Width': .9, 'Row Height': .6}).outputs[0]
    col = m.mix(1, stone, m.grey(m.noise(at, 1.3, 7, .7), .72, 1.2, .3, .7), 'MULTIPLY')
    return m.finish(m.node('BsdfPrincipled', {'Base Color': col, 'Roughness': .8, 'Specular': .25}).outputs[0])


def _lawn(rs, swell, ends):
    """Grass between the terrace and the borders."""
    patches = [away(grass(rs, colours=c)) for c in (('#3f4c26', '#76854c'), ('#384523', '#6b7a45'), ('#4a5230', '#868a58'))]
    for _ in range(700):
        x, y = fan(rs, TERRACE + .4, 18)
        if math.hypot(x, y) < ends(math.degrees(math.atan2(x, y))) - DEEP * .6 and y > TERRACE + .3:
            again(patches[rs.randint(3)], (x, y, swell(x, y)), rs.uniform(0, 360), rs.uniform(.8, 1.1))


def _end(rs, swell, plan, ends):
    """The hedge or fence that ends the garden."""
    piece = away(hedge(rs, count=40000, size=.05, colours=('#2a3a22', '#4f6338')) if plan.border == 'hedge' else _fence(rs))
    angle = -64.0
    while angle < 64:
        x, y = polar(angle, ends(angle) + .15 * math.sin(angle * .3))
        again(piece, (x, y, swell(x, y) - .1), -angle * 1.25, 1, rs.uniform(.97, 1.03) if plan.border == 'hedge' else 1)
        angle += math.degrees((3.5 if plan.border == 'hedge' else 2.36) / ends(angle))


def _fence(rs):
    """A piece of 2.4 metres: weathered upright boards between posts."""
    b = Builder(rs)
    for k in range(16):
        x = -1.2 + .15 * k
        b.block(x + .004, x + .146, -.012, .012, .06, 1.8 + rs.uniform(-.012, .012), k % 3)
    b.block(-1.25, -1.15, -.02, .08, 0, 1.9, 2)
    for z in (.4, 1.4):
        b.block(-1.2, 1.2, .012, .06, z, z + .09, 1)
    return b.finish('fence', [plain(c, uneven=.25, size=2) for c in ('#6f6558', '#625a50', '#7a7064')])


def _borders(rs, swell, plan, ends):
    """Shrubs at the back, tall grasses and flowers before them, and low mounds at the terrace's edge."""
    tall = [away(shrub(rs, 1.9, c, 20000, .05)) for c in (('#2c3d22', '#56693c'), ('#3a4a2a', '#718052'), ('#3d3a30', '#75664c'))]
    middle = [away(shrub(rs, 1.1, c, 9000, .04)) for c in (('#3d4d30', '#7a8a5a'), ('#46553a', '#8b9670'), ('#4a5638', '#b9a0a8'), ('#4a5740', '#b9b8a2'))]
    reeds = [away(grass(rs, .7, 900, 1.0, c, .014)) for c in (('#55603a', '#a8a373'), ('#4a5a34', '#8c9a5e'))]
    low = [away(shrub(rs, .5, c, 5000, .03)) for c in (('#47573a', '#8f9a76'), ('#4d5540', '#9a8fb0'), ('#55603f', '#a7ad86'))]
    for k in range(plan.plants):
        angle, back = rs.uniform(-60, 60), rs.rand()
        x, y = polar(angle, ends(angle) - .5 - back * (DEEP + .8 * math.sin(angle * .17)))
        kinds, size = (tall, (.7, 1.25)) if back < .3 else ((reeds if rs.rand() < .35 else middle), (.6, 1.15)) if back < .75 else (low, (.6, 1.2))
        again(kinds[rs.randint(len(kinds))], (x, y, swell(x, y) - .03), rs.uniform(0, 360), rs.uniform(*size), rs.uniform(.85, 1.25))
    for x in np.arange(-11, 11, .55):
        if math.sin(x * .9 + plan.turn) > -.25:
            again(low[rs.randint(3)], (x + rs.uniform(-.2, .2), TERRACE + rs.uniform(0, .35), -.02), rs.uniform(0, 360), rs.uniform(.55, 1.0))


def _trees(rs, swell, plan):
    """Trees with bare trunks and small ones within the garden, full ones behind it. (A crown close by, without ground below it, is wallpaper.)"""
    greens = (('#3d4c28', '#75854c'), ('#47552f', '#848f58'), ('#3f4f32', '#6f7f57'))
    kinds = [away(tree(rs, 9, c, spread=s, each=420, size=.07, trunk=t)) for c, s, t in zip(greens, (.8, .95, .65), (.25, .22, .2))]
    kinds.append(away(tree(rs, 6, ('#4c5a34', '#8d9862'), spread=.75, each=380, size=.06, trunk=.16, bark='#6a6258', thick=.8)))
    full = [away(tree(rs, 9, c, spread=1.0, each=420, size=.1, trunk=.13, children=6)) for c in greens[:2]]
    bush = away(shrub(rs, 3.6, greens[1], 24000, .09))
    for a, d, size, kind in plan.trees:
        x, y = polar(a, d)
        again(kinds[kind], (x, y, swell(x, y) - .1), rs.uniform(0, 360), size)
    for nearest, farthest, count, size in ((28, 40, 26, .8), (40, 75, 80, 1.1), (75, 160, 220, 1.5)):
        for _ in range(count):
            x, y = fan(rs, nearest, farthest)
            again(full[rs.randint(2)], (x, y, swell(x, y) - .3), rs.uniform(0, 360), size * rs.uniform(.7, 1.3))
            x, y = fan(rs, nearest, farthest)
            again(bush, (x, y, swell(x, y) - .2), rs.uniform(0, 360), rs.uniform(.6, 1.3))
