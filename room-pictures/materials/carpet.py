"""Rugs: a painted pattern on flat weave, cut pile or deep pile. Their texture coordinates span the rug; object coordinates are metres."""
from materials.nodes import Nodes
from painting.canvas import to_image


def _flat(m):
    """Ribs 4 mm apart, over thick and thin places of the yarn."""
    ribs = m.node('TexWave', {'Vector': m.obj, 'Scale': 78, 'Distortion': 1.2, 'Detail': 2, 'Detail Scale': 3}, bands_direction='X').outputs['Fac']
    yarn = m.noise(m.scaled(m.obj, (1, .12, 1)), 210, 3, .6)
    height = m.mix(.5, ribs, yarn)
    return m.grey(height, .84, 1.07, .25, .75), m.bump(height, .7, .0018)


def _cut(m):
    """The ends of cut yarns, in tufts that close up unevenly."""
    ends, tufts = m.noise(m.obj, 240, 3, .7), m.noise(m.scaled(m.obj, (1, .75, 1)), 78, 3, .6)
    height = m.mix(.35, ends, tufts)
    return m.grey(height, .81, 1.10, .34, .66), m.bump(height, .5, .003)


def _deep(m):
    """Long yarns in locks some 14 mm wide, dark between them."""
    bent = m.mix(.02, m.obj, m.node('TexNoise', {'Vector': m.obj, 'Scale': 30.}).outputs['Color'])
    locks = m.node('TexVoronoi', {'Vector': m.scaled(bent, (1, 1, 0)), 'Scale': 74}, feature='SMOOTH_F1').outputs['Distance']
    height = m.mix(.45, m.grey(locks, 1, 0, 0, .8), m.noise(m.obj, 190, 3, .7))
    return m.grey(height, .72, 1.10, .25, .7), m.bump(height, 1, .010)


SURFACES = dict(flat=(_flat, .05), cut=(_cut, .22), deep=(_deep, .12))


def carpet(pattern, surface):
    """The pattern, an array, on one of SURFACES."""
    m = Nodes('carpet')
    build, sheen = SURFACES[surface]
    t = m.node('TexImage', {'Vector': m.uv})
    t.image = to_image(pattern, 'rug')
    shade, normal = build(m)
    return m.principled(color=m.mix(1, t.outputs[0], shade, 'MULTIPLY'), rough=.95, spec=.1, sheen=sheen, sheent=.8, normal=normal)
