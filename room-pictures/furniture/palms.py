"""Potted palms: petioles that arch out of one base, and fronds of narrow leaflets. Origin where the pot stands; they lean towards -Y."""
import math

from mathutils import Vector

from furniture.foliage import along
from geometry.blades import Blades, around, shade
from geometry.chance import rng
from geometry.curves import bent
from materials import hard
from materials.nodes import lin

DRY = lin('#9b8355')[:3]
STEPS = 14                 # points of a petiole and its midrib
OUTLINE = (.42, .95)       # a leaflet is widest a third of the way out

# height of the tallest frond, reach into the room, bare share of a petiole, leaflet's length and width, how they hang, two greens, and the stalks' colour
KENTIA = dict(tall=1.50, reach=.80, bare=.44, leaflet=(.37, .030), hang=1.15, raised=.06, pairs=24, greens=('#41552d', '#647a42'), stalk='#667648', fronds=10)
ARECA = dict(tall=1.40, reach=.74, bare=.33, leaflet=(.29, .019), hang=.75, raised=.45, pairs=30, greens=('#557039', '#7d9250'), stalk='#9c9a55', fronds=12)


def palm(kind, z):
    """The fronds of a KENTIA or an ARECA that grow out of earth at height z."""
    leaves = Blades(OUTLINE, .30, 6)
    for i in range(kind['fronds']):
        _frond(kind, leaves, i, z)
    leaves.build()


def _frond(kind, leaves, i, z):
    """The i-th frond, the oldest first: they arch farthest out, the youngest stand up."""
    age = 1 - i / (kind['fronds'] - 1)
    turn = i * 2.4 + rng.uniform(-.35, .35)
    open_side = .5 - .5 * math.sin(turn)                                   # 1 towards the room, 0 towards the wall
    tall = kind['tall'] * (1 - .38 * age) * rng.uniform(.90, 1.06)
    reach = kind['reach'] * (.25 + .75 * open_side) * (.30 + .70 * age) * rng.uniform(.85, 1.1)
    out, side = around(turn), around(turn + math.pi / 2)
    sway, bow = rng.uniform(-.10, .10), .10 + .42 * age + rng.uniform(-.05, .10)
    foot = around(turn) * rng.uniform(.012, .045) + Vector((0, 0, z))
    run = [foot + out * reach * t ** 1.8 + side * sway * t * t + Vector((0, 0, tall * (t - bow * t ** 3.2))) for t in (k / STEPS for k in range(STEPS + 1))]
    bent(run, [.0085 * (1 - .82 * k / STEPS) for k in range(STEPS + 1)], hard.lacquer(kind['stalk'], .55), 2)
    _leaflets(kind, leaves, run, age, shade(*kind['greens'], .12))


def _leaflets(kind, leaves, run, age, green):
    """Both rows of one frond; they are longest in its middle, hang more the older it is, and some are dry at the tip."""
    (length, width), pairs, bare = kind['leaflet'], kind['pairs'], kind['bare'] * rng.uniform(.9, 1.1)
    for k in range(pairs + 1):
        share = k / pairs
        t = bare + (1 - bare) * share
        p, ahead = along(run, t), (along(run, min(1, t + .04)) - along(run, t - .04)).normalized()
        flank = ahead.cross(Vector((0, 0, 1))).normalized()
        face = flank.cross(ahead)
        size = length * (.45 + .62 * math.sin(math.pi * (.18 + .72 * share))) * (.85 + .15 * age)
        for s in (-1, 1):
            if rng.random() < .03:
                continue
            forward = .55 + .9 * share ** 1.6 + rng.uniform(-.10, .10)
            way = flank * s + ahead * forward + face * (kind['raised'] * (1 - .5 * age) + rng.uniform(-.10, .10))
            colour = tuple(a * .6 + b * .4 for a, b in zip(green, shade(*kind['greens'], .35)))
            dry = DRY if rng.random() < .10 + .22 * age * (share < .3 or share > .9) else None
            leaves.add(p, way, face, size * rng.uniform(.86, 1.08), width * rng.uniform(.8, 1.15) * (1 - .35 * share), colour,
                       kind['hang'] * (.55 + .6 * age) * rng.uniform(.6, 1.35), s * rng.uniform(-.2, .9), dry)
