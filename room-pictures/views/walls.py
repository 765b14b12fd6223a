"""Walls, roofs and cloth of town houses."""
from materials.nodes import Nodes, lin, mul
from views.glass import glass
from views.leaves import plain


def _flat(m):
    """Coordinates in a wall's plane in metres, whichever way it faces: (along, up, 0)."""
    x, y, z = m.node('SeparateXYZ', {0: m.obj}).outputs
    return m.node('CombineXYZ', {0: m.node('Math', {0: x, 1: y}, operation='ADD').outputs[0], 1: z}).outputs[0]


def _weathered(m, colour):
    """A colour with broad stains, and streaks where rain runs down."""
    stains = m.grey(m.noise(m.obj, .22, 6, .65), .78, 1.14, .3, .7)
    streaks = m.grey(m.noise(m.scaled(m.obj, (1.6, 1.6, .09)), 1, 5, .7), .8, 1.06, .36, .58)
    return m.mix(1, m.mix(1, colour, stains, 'MULTIPLY'), streaks, 'MULTIPLY')


def stucco(colour):
    """Rendered and painted."""
    m = Nodes('stucco')
    return m.finish(m.node('BsdfDiffuse', {'Color': _weathered(m, lin(colour))}).outputs[0])


def blocks(colour, size=(.95, .42), joint=.022, other=.92):
    """Ashlar, or bricks where size is small; size in metres; other: how dark the darkest block is."""
    m, c = Nodes('blocks'), lin(colour)
    wall = m.node('TexBrick', {'Vector': _flat(m), 'Color1': c, 'Color2': mul(c, other), 'Mortar': mul(c, .62), 'Scale': 1.0, 'Mortar Size': joint / 2,
                               'Brick Width': size[0], 'Row Height': size[1]}).outputs[0]
    return m.finish(m.node('BsdfDiffuse', {'Color': _weathered(m, wall)}).outputs[0])


def bricks(colour):
    """Bricks, each of its own shade."""
    return blocks(colour, (.23, .075), .012, .6)


def sheets(colour):
    """A roof of zinc or slate in upright sheets."""
    m, c = Nodes('sheets'), lin(colour)
    x = m.node('SeparateXYZ', {0: m.obj}).outputs[0]
    seam = m.node('Math', {0: m.node('Math', {0: x, 1: 1.7}, operation='MULTIPLY').outputs[0]}, operation='FRACT').outputs[0]
    col = m.mix(1, m.mix(m.noise(m.obj, .8, 6, .7), mul(c, .7), mul(c, 1.3)), m.ramp(seam, [(0, (.5,) * 3 + (1,)), (.09, (1.15,) * 3 + (1,)), (.14, (1,) * 4)]), 'MULTIPLY')
    return m.finish(m.node('BsdfPrincipled', {'Base Color': col, 'Roughness': .5, 'Specular': .5}).outputs[0])


def curtain():
    """Cloth behind a pane, each of its own colour: in folds, in the shade of its room, with the pane's gloss over it."""
    m = Nodes('curtain')
    t = m.node('Attribute', attribute_name='tint').outputs['Fac']
    colour = m.ramp(t, [(0, lin('#8f8b82')), (.35, lin('#b9b4a8')), (.7, lin('#a1977f')), (.85, lin('#8a7f78')), (1, lin('#7b8289'))])
    folds = m.noise(m.scaled(m.obj, (14, 14, .25)), 1, 2, .5)
    col = m.mix(1, colour, m.grey(folds, .55, 1.1, .35, .65), 'MULTIPLY')
    return m.finish(m.node('BsdfPrincipled', {'Base Color': col, 'Roughness': .9, 'Specular': 0, 'Clearcoat': 1.0, 'Clearcoat Roughness': .03}).outputs[0])


def town(wall, roof='#5d646b', trim='#cfc8b8', wood='#4b5a55'):
    """A town house's materials in the order of Builder's: wall, trim, glass, roof, cloth, iron, wood. wall: a material."""
    return [wall, plain(trim, uneven=.12), glass(), sheets(roof), curtain(), plain('#24262a', .5, .1), plain(wood, .6, .12)]
