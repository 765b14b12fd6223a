"""A city after sunset from a high floor: towers and roofs with lit windows, and the glow of the streets."""
import math

import numpy as np

from materials.hard import emit
from views.buildings import tower, townhouse
from views.scene import again, away, begin, dusk, fan, ground

DARK = ('#6a6c72', '#4f5258', '#7b746c', '#5d5148', '#62666e', '#85807a')
POWER = .55       # how bright the brightest window is


def build(variant):
    """Variant 1 is later in the evening."""
    rs = np.random.RandomState(111 + variant)
    begin(46, sun=0)
    dusk((.42, .28)[variant])
    ground(lambda x, y: 0, emit('#ffb066', .06), reach=1500)
    shapes = ((24, 16, 9, .75), (20, 24, 8, .6), (28, 12, 10, .8), (22, 32, 7, .85), (26, 20, 10, .5), (18, 28, 6, .7))
    towers = [away(tower(rs, w, f, b, c, POWER, (s, .55))) for (w, f, b, s), c in zip(shapes, DARK)]
    houses = [away(townhouse(rs, w, f, b, c, night=POWER)) for w, f, b, c in ((16, 6, 6, DARK[2]), (20, 7, 7, DARK[3]), (14, 5, 5, DARK[5]))]
    _spread(rs, houses, 70, 260, 150, .8, 1.2)
    _spread(rs, towers, 120, 330, 22, .55, 1.0)
    _spread(rs, towers, 330, 900, 130, .6, 1.5)
    _spread(rs, towers, 900, 1500, 130, .7, 1.7)


def _spread(rs, kinds, near, far, count, low, high):
    """Buildings at random places, turned by quarter turns to one grid of streets and so far apart that few overlap."""
    taken = []
    for _ in range(count):
        x, y = fan(rs, near, far)
        x, y = round(x / 34) * 34 + rs.uniform(-3, 3), round(y / 34) * 34 + rs.uniform(-3, 3)
        if all(math.hypot(x - a, y - b) > 24 for a, b in taken):
            taken.append((x, y))
            again(kinds[rs.randint(len(kinds))], (x, y, 0), 12 + 90 * rs.randint(4) if near > 100 else 12, 1, rs.uniform(low, high))
