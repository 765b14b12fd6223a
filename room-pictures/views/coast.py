"""The land and the water of the bay. Points in metres; `side` is 1, or -1 where the bay is mirrored."""
import math

from mathutils import Vector, noise

from materials.nodes import Nodes, lin
from views.leaves import raw_mesh
from views.scene import polar

EYE = 27
# Tops of the headlands: place, height and radius. Those of a row overlap, so that they form a ridge which runs out into the sea.
NEAR = tuple(((-900 + 150 * k, 520 + 118 * k), 112 - 16 * k, 200 - 17 * k) for k in range(6)) + (
    ((330, 560), 30, 105), ((450, 500), 52, 130), ((640, 430), 84, 180), ((105, 1500), 16, 55))
FAR_HILLS = (((1750, 4300), 260, 700), ((2900, 4500), 400, 900), ((1150, 5100), 150, 600), ((-1900, 5000), 300, 900))


def height(x, y, side=1):
    """The land above the sea: a garden below the eye, a slope down to the shore, headlands, and mountains beyond the bay."""
    x *= side
    d = math.hypot(x, y)
    at = Vector((x, y, 0))
    slope = EYE - 3 - max(0, d - 9) * .165 + 1.3 * noise.noise(at * .03) * min(1, d / 40)
    rough = noise.fractal(at * .011, 1.0, 2.1, 5)
    near = _hills(x, y, NEAR) * (1 + .35 * rough) + 2.2 * rough - 4
    far = _hills(x, y, FAR_HILLS) * (1 + .4 * noise.fractal(at * .0016, .9, 2.1, 6)) - 12
    return max(slope, near, far, -14)


def _hills(x, y, tops):
    """The highest of overlapping smooth bumps, so that neighbours join."""
    return max(top * math.exp(-(((x - a) ** 2 + (y - b) ** 2) / (1.15 * wide ** 2)) ** .8) for (a, b), top, wide in tops)


def earth():
    """Scrub and dry grass on the slopes, pale rock where they are steep or meet the water."""
    m = Nodes('earth')
    at = m.node('NewGeometry').outputs['Position']
    scrub = m.ramp(m.noise(at, .05, 8, .7), [(.36, lin('#3f4c2c')), (.52, lin('#65693f')), (.64, lin('#98895c'))])
    rock = m.ramp(m.noise(at, .25, 8, .75), [(.3, lin('#7f7260')), (.6, lin('#cbbb9e'))])
    z = m.node('SeparateXYZ', {0: at}).outputs[2]
    low = m.node('MapRange', {0: m.node('Math', {0: m.noise(at, .06, 4), 1: -9.0, 2: z}, operation='MULTIPLY_ADD').outputs[0], 1: -.5, 2: 1.5}).outputs[0]
    steep = m.node('MapRange', {0: m.node('SeparateXYZ', {0: m.node('NewGeometry').outputs['Normal']}).outputs[2], 1: .62, 2: .8}).outputs[0]
    green = m.node('Math', {0: low, 1: steep}, operation='MULTIPLY').outputs[0]
    return m.finish(m.node('BsdfDiffuse', {'Color': m.mix(green, rock, scrub)}).outputs[0])


def sea(side, reach=19000, rings=230, spokes=260):
    """Water whose colour follows the depth: turquoise over sand, deep blue beyond, with waves that glitter."""
    verts, quads, depths = [], [], []
    for i in range(rings + 1):
        d = 90 + (reach - 90) * (i / rings) ** 3
        for j in range(spokes + 1):
            x, y = polar(-64 + 128 * j / spokes, d)
            verts.append((x, y, 0))
            depths.append(-height(x, y, side) / 14)
    n = spokes + 1
    for i in range(rings):
        quads += [(i * n + j, i * n + j + 1, (i + 1) * n + j + 1, (i + 1) * n + j) for j in range(spokes)]
    return raw_mesh('sea', verts, quads, [_water()], tints=depths)


def _water():
    m = Nodes('water')
    at = m.node('NewGeometry').outputs['Position']
    depth = m.node('Attribute', attribute_name='tint').outputs['Fac']
    gusts = m.noise(m.scaled(at, (.003, .012, 1)), 1, 5, .6, .5)
    body = m.ramp(depth, [(0, lin('#7fae9c')), (.08, lin('#2f8f8f')), (.3, lin('#136a80')), (.6, lin('#0a4668')), (1, lin('#073657'))])
    body = m.mix(1, body, m.grey(gusts, .72, 1.2, .35, .65), 'MULTIPLY')
    swell = m.noise(m.scaled(at, (.05, .16, 1)), 1, 5, .6, .4)
    chop = m.noise(m.scaled(at, (.7, 1.3, 1)), 1, 5, .65)
    normal = m.bump(chop, .55, .8, m.bump(swell, .6, 2.0))
    return m.finish(m.node('BsdfPrincipled', {'Base Color': body, 'Roughness': m.grey(gusts, .1, .2, .3, .7), 'IOR': 1.33,
                                              'Specular': .3, 'Normal': normal}).outputs[0])
