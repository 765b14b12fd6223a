"""A grove of bamboo above ferns and moss, lit from behind."""
import numpy as np

from materials.nodes import Nodes, lin
from views.leaves import blades, leaf_material, normals, plain, plant
from views.scene import again, away, begin, fan, ground
from views.trees import grass, shrub

CLEAR = 5.0      # metres without stems before the eye


def build(variant):
    """Variant 1 stands closer and is lit from the other side."""
    rs = np.random.RandomState(51 + variant)
    begin(1.6, elevation=52, turn=(35, -40)[variant], sky=.15, sun=4.5)
    ground(lambda x, y: .12 * np.sin(x * .5) * np.sin(y * .4 + 1), plain('#4f5230', uneven=.35, size=.8), reach=120)
    kinds = [away(_stem(rs, h, c)) for h, c in ((9, '#7f9448'), (11, '#8fa05a'), (8, '#6f8744'), (10, '#9aa564'))]
    for near, far, count in ((CLEAR, 11, 34 + 8 * variant), (11, 18, 90), (18, 30, 190), (30, 55, 300)):
        for _ in range(count):
            x, y = fan(rs, near, far, 125)
            again(kinds[rs.randint(4)], (x, y, -.1), rs.uniform(0, 360), rs.uniform(.85, 1.2))
    _thicket(rs)
    ferns = [away(shrub(rs, h, ('#3f5a26', '#86a44e'), 2200, .1)) for h in (.35, .5)]
    patch = away(grass(rs, 2, 1500, .22, ('#55692e', '#93a557'), .02))
    for _ in range(150):
        x, y = fan(rs, 6, 24)
        again(ferns[rs.randint(2)], (x, y, -.05), rs.uniform(0, 360), rs.uniform(.6, 1.3))
        x, y = fan(rs, 5, 26)
        again(patch, (x, y, 0), rs.uniform(0, 360))


def _thicket(rs):
    """Young bamboo that closes the gaps between the far stems."""
    bush = away(shrub(rs, 3.5, ('#52693a', '#90a466'), 9000, .2))
    for _ in range(420):
        x, y = fan(rs, 20, 70, 125)
        again(bush, (x, y, -.4), rs.uniform(0, 360), rs.uniform(.7, 1.3), 1.5)


def _culm(colour):
    """Green cane that is paler under each knot."""
    m, c = Nodes('culm'), lin(colour)
    z = m.node('SeparateXYZ', {0: m.obj}).outputs[2]
    part = m.node('Math', {0: m.node('Math', {0: z, 1: 3.2}, operation='MULTIPLY').outputs[0]}, operation='FRACT').outputs[0]
    band = m.ramp(part, [(0, [v * .35 for v in c[:3]] + [1]), (.05, [min(1, v * 1.7) for v in c[:3]] + [1]), (.16, c), (1, c)])
    own = m.grey(m.node('ObjectInfo').outputs['Random'], .65, 1.25)
    return m.finish(m.node('BsdfPrincipled', {'Base Color': m.mix(1, band, own, 'MULTIPLY'), 'Roughness': .35, 'Specular': .4}).outputs[0])


def _stem(rs, height, colour):
    """One cane that bends at its top, with twigs and hanging leaves from two fifths of its height up."""
    t = np.linspace(0, 1, 12)
    lean = normals(np.array([*rs.randn(2), 0])) * height * .16
    cane = np.c_[t[:, None] ** 2.6 * lean[:2], height * t * (1 - .05 * t ** 3)]
    lines, centres = [(cane, .06 * (1 - .8 * t))], []
    for _ in range(46):
        k = rs.uniform(.14, 1) ** .8
        at = np.array([np.interp(k, t, cane[:, i]) for i in range(3)])
        way = normals(np.array([*rs.randn(2), .5])) * rs.uniform(.5, 1.3)
        s = np.linspace(0, 1, 5)[:, None]
        twig = at + way * s - np.array([0, 0, .45]) * s ** 2
        lines.append((twig, np.linspace(.006, .002, 5)))
        u = rs.uniform(.2, 1.1, (75, 1))
        centres.append(twig[0] * (1 - u) + twig[-1] * u + rs.randn(75, 3) * .13)
    centres = np.concatenate(centres)
    ways = normals(rs.randn(len(centres), 3)) + np.array([0, 0, -.9])
    return plant('bamboo', lines, blades(rs, centres, ways, .2, .035), _culm(colour), leaf_material('#4a6330', '#8a9f58', .4))
