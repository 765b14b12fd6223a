"""A city after sunset from a high floor, some way off: quarters of flats, a cluster of office towers, and streets with lamps and cars between them."""
import math

import numpy as np
from mathutils import Vector, noise

from views.buildings import WALL
from views.leaves import plain
from views.night import asphalt, bulb, homes, lamp, NEUTRAL, NightBuilder, offices, panes, SOFT, tower, WARM
from views.scene import again, away, begin, dusk, ground

DARK = ('#8a8d95', '#6d7178', '#95908a', '#7d736c', '#7f848d', '#a3a09b')
POWER = 2.6       # how bright the brightest window is
BLOCK, STREET = (74.0, 58.0), 17.0      # metres from street to street along both ways, and how much of that is street
TURN = math.radians(17)                 # of the streets' grid
NEAR = 420                              # metres to the nearest house


def build(variant):
    """Variant 1 is later in the evening and has its towers on the other side."""
    rs = np.random.RandomState(111 + variant)
    begin(105, sun=0)
    dusk((.65, .5)[variant])
    ground(lambda x, y: 0, asphalt(POWER), reach=3200)
    towers, low, yard = _towers(rs), _low(rs), away(_yard(rs))
    for i in range(-22, 23):
        for j in range(1, 46):
            x, y = _grid(i * BLOCK[0], j * BLOCK[1])
            if math.hypot(x, y) > NEAR and abs(math.degrees(math.atan2(x, y))) < 66:
                _block(rs, x, y, towers, low, (-1, 1)[variant])
                again(yard, (x, y, 0), math.degrees(TURN))
    _streets(rs)


def _grid(u, v):
    """A point of the streets' grid in metres."""
    return u * math.cos(TURN) - v * math.sin(TURN), u * math.sin(TURN) + v * math.cos(TURN)


def _towers(rs):
    """Office towers and towers of flats, each lit in its own way."""
    kinds = []
    for k in range(14):
        wide, deep, floors = rs.uniform(20, 34), rs.uniform(18, 28), rs.randint(18, 40)
        office = k % 2 == 0
        lights = (lambda r, n, f=floors: offices(r, f, n)) if office else (lambda r, n, f=floors, s=rs.uniform(.1, .4): homes(r, f, n, s))
        kinds.append(away(tower(rs, wide, deep, lights, (.9, .62) if office else (.5, .46), DARK[k % 6], POWER, k % 5 == 0)))
    return kinds


def _low(rs):
    """Blocks of flats with shops on the ground floor."""
    kinds = []
    for k in range(10):
        floors, share = rs.randint(4, 10), rs.uniform(.15, .4)

        def lights(r, bays, floors=floors, share=share):
            a = homes(r, floors, bays, share)
            a[0] = np.array((NEUTRAL, SOFT)[r.randint(2)]) * .8 * (r.rand(bays, 1) < .55)
            return a
        kinds.append(away(tower(rs, rs.uniform(22, 27), rs.uniform(17, 21), lights, (.46, .5), DARK[k % 6], POWER)))
    return kinds


def _block(rs, x, y, towers, low, side):
    """The four buildings of one block; towers where the city is dense."""
    d = math.hypot(x, y)
    dense = noise.noise(Vector((x, y, 3)) * .0021) + .9 * math.exp(-((x - side * 480) / 420) ** 2 - ((y - 1150) / 480) ** 2) + .2 * (d > 1100)
    for u in (-.25, .25):
        for v in (-.25, .25):
            a, b = _grid(u * (BLOCK[0] - STREET), v * (BLOCK[1] - STREET))
            high = d > 260 and rs.rand() < .75 * dense - .08
            kind = towers[rs.randint(14)] if high else low[rs.randint(10)]
            again(kind, (x + a, y + b, 0), math.degrees(TURN) + 90 * rs.choice((0, 2)), 1, rs.uniform(.8, 1.2) * (1 + .35 * dense if high else 1))


def _yard(rs):
    """The dark inside of a block, which no street lamp lights."""
    b, (u, v) = NightBuilder(rs), ((n - STREET) / 2 for n in BLOCK)
    b.block(-u, u, -v, v, 0, 4, WALL)
    return b.finish('yard', [plain('#2a2b2e')])


def _streets(rs):
    """Lamps on both sides of every street, and the lights of cars."""
    b = NightBuilder(rs)
    for v in np.arange(1.5, 40) * BLOCK[1]:
        _lights(b, rs, lambda t, off: _grid(t, v + off), -1300, 1300)
    for u in (np.arange(-20, 20) + .5) * BLOCK[0]:
        _lights(b, rs, lambda t, off: _grid(u + off, t), 60, 2400)
    b.finish('street lights', [plain('#222222'), plain('#222222'), panes(0), plain('#222222'), lamp(POWER * 8)])


def _lights(b, rs, at, start, end):
    """The lights of one street; at: a point (x, y) from metres along it and beside its middle."""
    tone = WARM if rs.rand() < .7 else NEUTRAL
    for t in np.arange(start, end, 24):
        for off in (-7, 7):
            bulb(b, *at(t + rs.uniform(-1, 1), off), 8, .3, tone)
    for t in np.arange(start, end, 9):
        if rs.rand() < .35:
            off = rs.choice((-2.5, 2.5))
            bulb(b, *at(t + rs.uniform(-4, 4), off), .8, .28, (1, .93, .82) if off < 0 else (.8, .04, .02))
