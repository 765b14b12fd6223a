"""Quarters of a city seen from an upper floor across the trees of a square: blocks of houses of several times and heights, askew to the look."""
import math

import numpy as np

from views.buildings import tower
from views.leaves import plain
from views.scene import again, away, begin, clouds, ground, polar
from views.townhouses import bay_house, brick_house, flats, stone_house, stucco_house
from views.trees import tree

BLOCK, STREET = (84.0, 58.0), 15.0      # metres from street to street along both ways, and how much of that is street
NEAR, FAR = (165, 150), 900             # metres from the eye within which houses stand


def build(variant):
    """In variant 1 the streets run another way, and the sun stands on the other side."""
    rs = np.random.RandomState(91 + variant)
    begin((25, 22)[variant], elevation=36, turn=(-112, 118)[variant], sky=.2, sun=2.6, dust=3.0)
    clouds(.95, variant + 2)
    ground(lambda x, y: 0, plain('#77756f', uneven=.15))
    kinds, turn = (_houses(rs), _tall(rs)), math.radians((27, -33)[variant])
    for i in range(-14, 15):
        for j in range(-18, 19):
            u, v = i * BLOCK[0], j * BLOCK[1]
            x, y = u * math.cos(turn) - v * math.sin(turn), u * math.sin(turn) + v * math.cos(turn)
            if NEAR[variant] < math.hypot(x, y) < FAR and abs(math.atan2(x, y)) < 1.2:
                _block(rs, *kinds, x, y, turn)
    _reflected(rs, kinds[0])
    _trees(rs, NEAR[variant])


def _houses(rs):
    """Each kind several times, with its own measures and a dull colour."""
    return [away(h) for h in (
        stone_house(rs, '#b8ad98'), brick_house(rs, '#6f5a50'), stucco_house(rs, '#c2b6a0'), bay_house(rs, '#b9b6ac'), flats(rs, '#a8a399'),
        stone_house(rs, '#a89f8c', 13, 6, 5), brick_house(rs, '#7d6253', 11, 5, 4), stucco_house(rs, '#b3a696', 10, 4, 3, '#5d625c'), flats(rs, '#b5ada0', 22, 8),
        stucco_house(rs, '#c4beb2', 14, 5, 5), brick_house(rs, '#5f524c', 16, 7, 6))]


def _tall(rs):
    """Plain towers of flats and offices."""
    sizes = ((18, 11, 6, '#a9a398'), (16, 14, 6, '#8f857a'), (22, 9, 8, '#aeaaa2'), (20, 17, 7, '#84817d'), (15, 12, 5, '#7c6a5f'))
    return [away(tower(rs, w, f, b, c, share=(.62, .5))) for w, f, b, c in sizes]


def _block(rs, houses, tall, x, y, turn):
    """Houses along the four sides of a block, and now and then a tower."""
    wide, deep = (n - STREET for n in BLOCK)
    for length, out, quarter in ((wide, deep, 0), (wide, deep, 2), (deep - 26, wide, 1), (deep - 26, wide, 3)):
        t = turn + quarter * math.pi / 2
        at = -length / 2
        while at < length / 2 - 6:
            kind = tall if rs.rand() < .14 else houses
            house = kind[rs.randint(len(kind))]
            w = max(v[0] for v in house.bound_box) * 2 - .04
            a, b = at + w / 2, -out / 2
            again(house, (x + a * math.cos(t) - b * math.sin(t), y + a * math.sin(t) + b * math.cos(t), 0), math.degrees(t), 1, rs.uniform(.88, 1.14))
            at += w


def _reflected(rs, houses):
    """Houses behind the eye, which panes reflect."""
    for k, x in enumerate(range(-75, 76, 15)):
        again(houses[k % len(houses)], (x, -24, 0), 180, 1, .8)


def _trees(rs, front):
    """The crowns of the square's trees, in loose groups."""
    colours = (('#34482a', '#667d46'), ('#3d5030', '#768a54'), ('#3a4c33', '#647e4e'))
    kinds = [away(tree(rs, 9, c, spread=.75, each=190, size=.15)) for c in colours]
    for group in range(80):
        x, y = polar(-62 + 124 * (group + rs.rand()) / 80, rs.uniform(50, front - 18))
        for _ in range(rs.randint(1, 5)):
            again(kinds[rs.randint(3)], (x + rs.uniform(-8, 8), y + rs.uniform(-8, 8), 0), rs.uniform(0, 360), rs.uniform(.9, 1.7))
