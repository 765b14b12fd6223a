"""A square with trees between houses of several times, seen from an upper floor; a street leads away between them."""
import numpy as np

from views.buildings import tower
from views.leaves import plain
from views.scene import again, away, begin, clouds, fan, ground
from views.townhouses import bay_house, brick_house, flats, stone_house, stucco_house
from views.trees import tree


def build(variant):
    """Variant 1 stands higher and farther away, and is lit from the other side."""
    rs = np.random.RandomState(91 + variant)
    begin((13.5, 16)[variant], elevation=42, turn=(-138, 132)[variant], sky=.15, sun=4.4, dust=1.0)
    clouds(.8, variant + 2)
    ground(lambda x, y: 0, plain('#77756f', uneven=.15))
    houses = _houses(rs)
    front, gap = (50, 58)[variant], (-5, 11)[variant]
    for side in (-1, 1):
        _row(rs, houses, gap + side * 8, side, front)
        _row(rs, houses, gap + side * 20, side, front + 48)
        _street(rs, houses, gap + side * 8, side, front + 13)
    _reflected(rs, houses)
    blocks = [away(tower(rs, w, f, b, c, share=(.6, .55))) for w, f, b, c in ((18, 11, 6, '#b7b0a4'), (16, 14, 6, '#98897a'), (22, 9, 8, '#c3bdb2'))]
    for _ in range(40):
        x, y = fan(rs, front + 150, 800)
        again(blocks[rs.randint(3)], (x, y, 0), rs.choice((0, 20, -25)), 1, rs.uniform(.6, 1.3))
    _trees(rs, front)


def _houses(rs):
    """Each kind twice or more, with its own colours and measures."""
    return [away(h) for h in (
        stone_house(rs), brick_house(rs), stucco_house(rs), bay_house(rs), flats(rs), stone_house(rs, '#bdae93', 13, 5, 5),
        brick_house(rs, '#755347', 11, 5, 4), stucco_house(rs, '#c99d80', 10, 4, 3, '#6b7f86'), bay_house(rs, '#d6c8a4', 15, 4), stucco_house(rs, '#dcd6c8', 14, 5, 5))]


def _row(rs, houses, start, side, distance, end=150):
    """Houses side by side along X from `start` to the left (side -1) or right, in a changing order."""
    x, rest = start, []
    while abs(x) < end:
        rest = rest or list(rs.permutation(len(houses)))
        house = houses[rest.pop()]
        wide = max(v[0] for v in house.bound_box) * 2 - .04
        again(house, (x + side * wide / 2, distance + rs.uniform(-.3, .3), 0), 0, 1, rs.uniform(.96, 1.05))
        x += side * wide


def _street(rs, houses, x, side, near):
    """One side of a street that leads away from the eye."""
    y = near
    for k in rs.permutation(len(houses)):
        wide = max(v[0] for v in houses[k].bound_box) * 2 - .04
        again(houses[k], (x, y + wide / 2, 0), -90 * side, 1, rs.uniform(.95, 1.05))
        y += wide


def _reflected(rs, houses):
    """Houses behind the eye, which panes reflect."""
    for k, x in enumerate(range(-75, 76, 15)):
        again(houses[k % len(houses)], (x, -24, 0), 180, 1, .8)


def _trees(rs, front):
    """Trees of the square, and two rows along the street."""
    kinds = [away(tree(rs, 9, c, spread=.75, each=190, size=.15)) for c in (('#33501f', '#6f8a42'), ('#3d5828', '#7f984e'), ('#35542c', '#688248'))]
    for y, share in ((front - 8, .9), (front - 17, .6), (front - 29, .5)):
        for x in np.arange(-95, 96, 8.5):
            if rs.rand() < share:
                again(kinds[rs.randint(3)], (x + rs.uniform(-1, 1), y + rs.uniform(-1, 1), 0), rs.uniform(0, 360), rs.uniform(.75, 1.1))
