"""A street of old houses seen from an upper floor across trees, with taller ones behind."""
import math

import numpy as np

from views.buildings import tower, townhouse
from views.leaves import plain
from views.scene import again, away, begin, fan, ground, polar
from views.trees import tree

STONE = ('#b59f7f', '#c4b08d', '#9c6f57', '#a89c88', '#c9b997', '#8a6250', '#b8a284')


def build(variant):
    """Variant 1 stands higher and farther away."""
    rs = np.random.RandomState(91 + variant)
    begin((10.5, 13)[variant], elevation=40, turn=(-120, 105)[variant], sky=.16, sun=3.2)
    ground(lambda x, y: 0, plain('#77756f', uneven=.15))
    houses = [away(townhouse(rs, w, f, b, c)) for w, f, b, c in zip((13, 16, 11, 15, 12, 14, 17), (5, 5, 4, 6, 5, 4, 5), (5, 6, 4, 6, 4, 5, 7), STONE)]
    blocks = [away(tower(rs, w, f, b, c, share=(.6, .55))) for w, f, b, c in ((18, 11, 6, '#b7b0a4'), (16, 14, 6, '#98897a'), (22, 9, 8, '#c3bdb2'))]
    first = (36, 48)[variant]
    row(rs, houses, first)
    row(rs, houses, first + 34, 5)
    row(rs, houses + blocks, first + 75, 4)
    for _ in range(60):
        x, y = fan(rs, first + 130, 700)
        again(blocks[rs.randint(3)], (x, y, 0), -math.degrees(math.atan2(x, y)) + rs.choice((0, 20, -25)), 1, rs.uniform(.7, 2.0))
    _avenue(rs, first)


def row(rs, houses, distance, lift=0):
    """Houses side by side around the eye; `lift` metres higher than the street."""
    at, last = -66.0, -1
    while at < 66:
        k = rs.randint(len(houses))
        k = (k + 1) % len(houses) if k == last else k
        half = math.degrees(math.atan(houses[k].dimensions.x / 2 / distance))
        x, y = polar(at + half, distance)
        again(houses[k], (x, y, lift), -(at + half), 1, rs.uniform(.92, 1.08))
        at, last = at + 2 * half, k


def _avenue(rs, distance):
    """Street trees in two rows."""
    kinds = [away(tree(rs, 9, c, spread=.7, each=80)) for c in (('#3f5a26', '#7b9448'), ('#49632f', '#8aa055'))]
    for d in (distance - 9, distance - 17):
        for a in np.arange(-60, 60, math.degrees(9 / d)):
            if rs.rand() < .8:
                x, y = polar(a + rs.uniform(-2, 2), d + rs.uniform(-1, 1))
                again(kinds[rs.randint(2)], (x, y, 0), rs.uniform(0, 360), rs.uniform(.75, 1.1))
