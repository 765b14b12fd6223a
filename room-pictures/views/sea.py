"""The sea behind dunes, and a beach between them."""
import math

import numpy as np

from materials.nodes import Nodes, lin
from geometry.scene import mesh
from views.leaves import plain
from views.scene import again, away, begin, fan, ground
from views.trees import grass

SHORE = 62      # metres from the eye to the water


def build(variant):
    """Variant 0 looks straight at the water; in variant 1 the dunes are higher."""
    rs = np.random.RandomState(31 + variant)
    begin(6.2, elevation=48, turn=(125, -100)[variant], sky=.2, sun=3.2, dust=.2)
    ground(lambda x, y: dunes(x, y, variant), plain('#e3d6bb', uneven=.12, size=1.2), reach=140, rings=150, spokes=150)
    water(SHORE, '#2f6f86')
    _reeds(rs, variant)


def dunes(x, y, variant=0):
    """The height of the sand: two rows of dunes, then a beach that goes under water at SHORE."""
    d = math.hypot(x, y)
    bumps = math.sin(x * .21 + 1.3 + variant * 2) + .6 * math.sin(x * .43 + y * .23) + .4 * math.sin(y * .5 - x * .12)
    rows = 1.25 * math.exp(-((d - 17) / 5) ** 2) + 1.1 * math.exp(-((d - 32) / 6) ** 2)
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
