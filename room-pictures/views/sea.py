"""The sea behind dunes with bushes, a beach, sailing boats and a wooded headland."""
import math

import numpy as np

from materials.nodes import Nodes, lin
from geometry.scene import mesh, quads
from views.leaves import plain
from views.scene import again, away, begin, clouds, fan, ground, polar
from views.trees import grass, shrub, tree
from views.villas import villa, yacht

EYE, SHORE = 5.4, 62      # metres: the eye's height, and how far it is to the water
PINE, SCRUB = ('#33472a', '#6d8048'), ('#44583a', '#8c9a66')


def build(variant):
    """Variant 0 looks straight at the water; in variant 1 the dunes are higher."""
    rs = np.random.RandomState(31 + variant)
    begin(EYE, elevation=48, turn=(125, -100)[variant], sky=.2, sun=3.2, dust=.2)
    clouds(.5, variant + 3)
    ground(lambda x, y: dunes(x, y, variant), plain('#e3d6bb', uneven=.12, size=1.2), reach=140, rings=150, spokes=150)
    water(SHORE, '#2f6f86')
    _reeds(rs, variant)
    _scrub(rs, variant)
    _headland(rs, (1, -1)[variant])
    boat = away(yacht(rs))
    for _ in range(46):
        x, y = fan(rs, 160, 1300)
        again(boat, (x, y, 0), rs.uniform(-60, 60), rs.uniform(.8, 1.3))


def _scrub(rs, variant):
    """Bushes and a few low trees in loose groups between the dunes, which stand before the water and in places before the sky."""
    bushes = [away(shrub(rs, h, SCRUB, 7000, .07)) for h in (1.2, 2.0, 3.0)]
    trees = [away(tree(rs, h, SCRUB, spread=1.1, each=80, size=.12, trunk=.18, droop=.1, thick=.8)) for h in (4.2, 5.5)]
    for a in (-50, -31, -12, 7, 27, 46):
        for kinds, spread, count in ((trees, 5, rs.randint(2)), (bushes, 9, 16)):
            for _ in range(count):
                x, y = polar(a + variant * 9 + rs.uniform(-spread, spread), rs.uniform(14, 46))
                again(kinds[rs.randint(len(kinds))], (x, y, dunes(x, y, variant) - .15), rs.uniform(0, 360), rs.uniform(.75, 1.15))


def cape(x, y, side):
    """The height of the land that runs out into the sea on one side (1 right, -1 left), some 1.5 km away; below 0 elsewhere."""
    a = math.degrees(math.atan2(x * side, y))
    ridge = max(0, min(1, (a + 6) / 50)) ** .8
    across = math.exp(-((math.hypot(x, y) - 1700) / 420) ** 2)
    rough = .7 + .3 * math.sin(x * .006 + 1) + .16 * math.sin(x * .017 + y * .011) + .07 * math.sin(x * .05)
    return 95 * ridge * across * rough - 4


def _headland(rs, side):
    """A wooded cape with a few houses near the water."""
    land = lambda x, y: cape(x, y, side)
    verts, rows, columns = [], 40, 160
    for i in range(rows + 1):
        for j in range(columns + 1):
            x, y = polar((-8 + 72 * j / columns) * side, 900 + 1500 * i / rows)
            verts.append((x, y, land(x, y)))
    mesh('cape', verts, quads(columns + 1, rows + 1), plain('#8d8a5c', uneven=.2, size=60), smooth=True)
    woods = [away(shrub(rs, h, PINE, 500, 1.1)) for h in (8, 11)]
    houses = [away(villa(rs, wall, '#7d8f90', 2)) for wall in ('#efe9dc', '#e6d3b3')]
    for k in range(9000):
        x, y = polar(rs.uniform(-6, 62) * side, rs.uniform(1150, 1900))
        z = land(x, y)
        if z > 3 and k % 60 and math.sin(x * .013) + math.sin(y * .017 + x * .004) + rs.randn() * .8 > -.9:
            again(woods[rs.randint(2)], (x, y, z - .8), rs.uniform(0, 360), rs.uniform(.7, 1.3))
        elif 3 < z < 22:
            again(houses[rs.randint(2)], (x, y, z - 1), rs.uniform(0, 360), rs.uniform(1.0, 1.5))


def dunes(x, y, variant=0):
    """The height of the sand: two rows of dunes, then a beach that goes under water at SHORE."""
    d = math.hypot(x, y)
    bumps = math.sin(x * .21 + 1.3 + variant * 2) + .6 * math.sin(x * .43 + y * .23) + .4 * math.sin(y * .5 - x * .12)
    rows = 1.7 * math.exp(-((d - 15) / 5) ** 2) + 1.1 * math.exp(-((d - 32) / 6) ** 2)
    return rows * (1.0 + .3 * variant + .5 * bumps) + (SHORE + 1.2 * math.sin(x * .09) - y) * .028 * min(1, d / 40) + .02 * bumps


def water(near, colour, reach=15000, level=0.0):
    """Water from `near` metres on, with waves, surf along the shore and a paler distance."""
    m = Nodes('water')
    at = m.node('NewGeometry').outputs['Position']
    swell = m.noise(m.scaled(at, (.025, .11, 1)), 1, 5, .6, .4)
    chop = m.noise(m.scaled(at, (.5, 1.1, 1)), 1, 4, .6)
    normal = m.bump(chop, .35, .5, m.bump(swell, .7, 3.0))
    deep = m.mix(m.grey(swell, 0, 1, .35, .65), [c * .75 for c in lin(colour)[:3]] + [1], lin(colour))
    p = m.node('BsdfPrincipled', {'Base Color': deep, 'Roughness': .16, 'IOR': 1.33, 'Specular': .4, 'Normal': normal}).outputs[0]
    foam = m.node('BsdfDiffuse', {'Color': (.9, .92, .92, 1)}).outputs[0]
    mat = m.finish(m.node('MixShader', {0: _surf(m, at, near), 1: p, 2: foam}).outputs[0])
    rows = [near - 14 + (reach - near) * (i / 40) ** 4 for i in range(41)]
    verts = [(s * (y * 2.2 + 120), y, level) for y in rows for s in (-1, 1)]
    return mesh('water', verts, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(40)], mat)


def _surf(m, at, near):
    """Where foam lies: broken lines that follow the shore, fewer with distance."""
    y = m.node('SeparateXYZ', {0: at}).outputs[1]
    broad = m.noise(m.scaled(at, (.018, .05, 1)), 1, 3, .5)
    bent = m.node('Math', {0: broad, 1: 34.0, 2: y}, operation='MULTIPLY_ADD').outputs[0]
    wave = m.node('Math', {0: m.node('Math', {0: bent, 1: .42}, operation='MULTIPLY').outputs[0]}, operation='SINE').outputs[0]
    lines = m.node('MapRange', {0: wave, 1: .72, 2: .95}).outputs[0]
    broken = m.grey(m.noise(m.scaled(at, (.12, .6, 1)), 1, 6, .7), 0, 1, .44, .6)
    close = m.node('MapRange', {0: y, 1: near + 75.0, 2: near + 12.0}).outputs[0]
    both = m.node('Math', {0: lines, 1: broken}, operation='MULTIPLY').outputs[0]
    return m.node('Math', {0: both, 1: close}, operation='MULTIPLY').outputs[0]


def _reeds(rs, variant):
    """Marram grass in tufts on the dunes."""
    tufts = [away(grass(rs, .8, 260, h, ('#7f824e', '#c4ba88'), .012)) for h in (.6, .8, 1.0)]
    for _ in range(900):
        x, y = fan(rs, 9, 40)
        if math.sin(x * .33 + y * .2) + .6 * math.sin(y * .4 - x * .15) + rs.randn() * .5 > .3:
            again(tufts[rs.randint(3)], (x, y, dunes(x, y, variant) - .03), rs.uniform(0, 360), rs.uniform(.7, 1.4))
