"""Surfaces that only swatches need. Lengths in metres; a sample is 0.24 m wide."""
from materials.nodes import Nodes, cached, lin, mul


@cached
def terrazzo(ground='#e9e3d8', chips=('#b9744f', '#5d6b62', '#d8c19a', '#8b8783', '#f6f1e8')):
    """Polished stone chips of several colours in cement."""
    m = Nodes('terrazzo')
    cell = m.node('TexVoronoi', {'Vector': m.obj, 'Scale': 46.0, 'Randomness': 1.0})
    edge = m.node('TexVoronoi', {'Vector': m.obj, 'Scale': 46.0, 'Randomness': 1.0}, feature='DISTANCE_TO_EDGE')
    pick = m.node('SeparateXYZ', {0: cell.outputs['Color']}).outputs[0]
    stops = [(i / len(chips), lin(colour)) for i, colour in enumerate(chips)]
    colour = m.ramp(pick, stops)
    colour.node.color_ramp.interpolation = 'CONSTANT'
    size = m.node('SeparateXYZ', {0: cell.outputs['Color']}).outputs[1]
    gap = m.node('Math', {0: edge.outputs['Distance'], 1: m.grey(size, .03, .22)}, operation='GREATER_THAN').outputs[0]
    dust = m.ramp(m.noise(m.obj, 260, 2, .8), [(.35, mul(lin(ground), .82)), (.5, lin(ground))])
    return m.principled(color=m.mix(gap, dust, colour), rough=.16, coat=.2)


@cached
def laid(colour, mortar, scale, rough=.8, offset=.5, ratio=.5, relief=.012):
    """Bricks or tiles in rows; `ratio` is height by width."""
    m, c = Nodes('laid'), lin(colour)
    bricks = m.node('TexBrick', {'Vector': m.obj, 'Color1': mul(c, .82), 'Color2': mul(c, 1.14), 'Mortar': lin(mortar),
                                 'Scale': scale, 'Mortar Size': .03, 'Mortar Smooth': .12, 'Brick Width': 1.0,
                                 'Row Height': ratio}, offset=offset)
    pits = m.grey(m.noise(m.obj, 60, 6, .7), .84, 1.1, .3, .7)
    col = m.mix(.5, bricks.outputs['Color'], pits, 'MULTIPLY')
    height = m.node('Math', {0: 1.0, 1: bricks.outputs['Fac']}, operation='SUBTRACT').outputs[0]
    normal = m.bump(height, .9, relief, m.bump(m.noise(m.obj, 90, 5, .7), .4 * rough, .003))
    return m.principled(color=col, rough=rough, normal=normal)


@cached
def plaited(colour, strands=15, bands=True, twist=0.0):
    """Strands that go over and under each other: rattan, wicker, rush; without bands all run one way, twisted like rope."""
    m, c = Nodes('plaited'), lin(colour)
    turn = 3.14159 * strands / .24
    x, y = (m.node('SeparateXYZ', {0: m.obj}).outputs[i] for i in (0, 1))
    wave = lambda v, k: m.node('Math', {0: m.node('Math', {0: v, 1: k}, operation='MULTIPLY').outputs[0]},
                               operation='SINE').outputs[0]
    times = lambda a, b: m.node('Math', {0: a, 1: b}, operation='MULTIPLY').outputs[0]
    over = times(wave(x, turn), wave(y, turn)) if bands else wave(x, turn)
    flip = m.node('Math', {0: over, 1: 0.0}, operation='GREATER_THAN').outputs[0]
    level = lambda v: m.node('Math', {0: wave(v, turn)}, operation='ABSOLUTE').outputs[0]
    height = m.mix(flip, level(x), level(y)) if bands else level(x)
    if twist:
        slant = m.node('Math', {0: m.node('Math', {0: x, 1: 1.4}, operation='MULTIPLY').outputs[0], 1: y}, operation='ADD').outputs[0]
        height = m.mix(twist, height, m.node('Math', {0: wave(slant, 420.0)}, operation='ABSOLUTE').outputs[0], 'MULTIPLY')
    fibre = m.noise(m.scaled(m.obj, (1, .2, 1) if not bands else (1, 1, 1)), 300, 3, .7)
    col = m.ramp(m.mix(.25, height, fibre), [(.08, mul(c, .28)), (.45, mul(c, .95)), (.9, mul(c, 1.15))])
    return m.principled(color=col, rough=.6, spec=.35, normal=m.bump(height, .9, .006, m.bump(fibre, .3, .001)))


@cached
def pane(tint, rough=.02, pattern=None, depth=.004):
    """A sheet of glass or mirror on pale board: what it reflects shows what it is. pattern: ribs, wires, facets or frost."""
    m, c = Nodes('pane'), lin(tint)
    x, y = (m.node('SeparateXYZ', {0: m.obj}).outputs[i] for i in (0, 1))
    sine = lambda v, k: m.node('Math', {0: m.node('Math', {0: v, 1: k}, operation='MULTIPLY').outputs[0]},
                               operation='SINE').outputs[0]
    col, normal = c, None
    if pattern == 'ribs':
        ribs = m.grey(sine(x, 314.0), 0, 1, -1, 1)
        col, normal = m.ramp(ribs, [(.0, mul(c, .72)), (1, mul(c, 1.1))]), m.bump(ribs, 1.0, depth)
    if pattern == 'wires':
        wire = lambda v: m.node('Math', {0: m.node('Math', {0: sine(v, 130.0)}, operation='ABSOLUTE').outputs[0], 1: .07},
                                operation='LESS_THAN').outputs[0]
        both = m.node('Math', {0: wire(x), 1: wire(y)}, operation='MAXIMUM').outputs[0]
        col = m.mix(both, c, lin('#4b4f50'))
        normal = m.bump(m.noise(m.obj, 30, 2), .3, .004)
    if pattern == 'facets':
        cell = m.node('TexVoronoi', {'Vector': m.obj, 'Scale': 17.0})
        edge = m.node('TexVoronoi', {'Vector': m.obj, 'Scale': 17.0}, feature='DISTANCE_TO_EDGE').outputs['Distance']
        light = m.node('SeparateXYZ', {0: cell.outputs['Color']}).outputs[2]
        col = m.ramp(light, [(.1, mul(c, .45)), (.5, c), (.9, (1, 1, 1, 1))])
        col = m.mix(m.grey(edge, 1, 0, 0, .03), col, (1, 1, 1, 1))
        normal = m.bump(cell.outputs['Distance'], 1.0, .05)
    if pattern == 'frost':
        col = m.ramp(m.noise(m.obj, 200, 4, .7), [(.3, mul(c, .9)), (.7, mul(c, 1.06))])
        normal = m.bump(m.noise(m.obj, 240, 4, .7), .5, .002)
    k = dict(color=col, rough=rough, spec=.9, coat=.6)
    return m.principled(**k, normal=normal) if normal is not None else m.principled(**k)


def _bumped(mat, height_of, depth):
    """A material with another relief. height_of takes the node tree and gives a height."""
    m = Nodes.__new__(Nodes)
    m.mat, m.tree = mat, mat.node_tree
    m.obj = next(n for n in m.tree.nodes if n.type == 'TEX_COORD').outputs['Object']
    principled = next(n for n in m.tree.nodes if n.type == 'BSDF_PRINCIPLED')
    m.tree.links.new(m.bump(height_of(m), 1.0, depth), principled.inputs['Normal'])
    return mat


def ridged(make, *a, pitch=131.0, depth=.02, **k):
    """A material in upright half-rounds: fluted, channelled or in tubes."""
    def height(m):
        x = m.node('SeparateXYZ', {0: m.obj}).outputs[0]
        turns = m.node('Math', {0: x, 1: pitch}, operation='MULTIPLY').outputs[0]
        return m.node('Math', {0: m.node('Math', {0: turns}, operation='SINE').outputs[0]}, operation='ABSOLUTE').outputs[0]
    return _bumped(make(*a, **k), height, depth)


def hammered(make, *a, **k):
    """Metal with the dents of a hammer."""
    dents = lambda m: m.node('TexVoronoi', {'Vector': m.obj, 'Scale': 42.0}, feature='SMOOTH_F1').outputs['Distance']
    return _bumped(make(*a, **k), dents, .012)


def brushed(make, *a, **k):
    """Metal with fine strokes in one direction."""
    return _bumped(make(*a, **k), lambda m: m.noise(m.scaled(m.obj, (1, .012, 1)), 420, 3, .7), .0011)


@cached
def fibres(colour):
    """Moulded plastic with the fibres that hold it showing through."""
    m, c = Nodes('fibres'), lin(colour)
    strands = [m.noise(m.node('Mapping', {'Vector': m.node('Mapping', {'Vector': m.obj, 'Rotation': (0, 0, turn)}).outputs[0],
                                          'Scale': (1, .05, 1)}).outputs[0], 230, 2, .6) for turn in (.5, 1.6, 2.7)]
    both = m.mix(.5, m.mix(.5, strands[0], strands[1]), strands[2])
    return m.principled(color=m.ramp(both, [(.4, mul(c, .62)), (.5, c), (.58, mul(c, 1.25))]), rough=.18, coat=.6)


@cached
def inlaid(wood_colour, line):
    """Lines of metal let into dark polished wood."""
    m = Nodes('inlaid')
    x, y = (m.node('SeparateXYZ', {0: m.obj}).outputs[i] for i in (0, 1))
    far = m.node('Math', {0: m.node('Math', {0: x}, operation='ABSOLUTE').outputs[0], 1: y}, operation='ADD').outputs[0]
    turns = m.node('Math', {0: m.node('Math', {0: far, 1: 105.0}, operation='MULTIPLY').outputs[0]}, operation='SINE').outputs[0]
    is_line = m.node('Math', {0: turns, 1: .8}, operation='GREATER_THAN').outputs[0]
    grain = m.ramp(m.noise(m.scaled(m.obj, (18, 1, 1)), 9, 5, .6), [(.3, mul(lin(wood_colour), .7)), (.7, mul(lin(wood_colour), 1.3))])
    return m.principled(color=m.mix(is_line, grain, lin(line)), metal=is_line, rough=.25, coat=.2)


@cached
def boarded(colour, boards=3):
    """Painted boards, one above the other, with a gap between them."""
    m, c = Nodes('boarded'), lin(colour)
    y = m.node('SeparateXYZ', {0: m.obj}).outputs[1]
    turns = m.node('Math', {0: y, 1: 3.14159 * boards / .24}, operation='MULTIPLY').outputs[0]
    face = m.node('Math', {0: m.node('Math', {0: turns}, operation='SINE').outputs[0]}, operation='ABSOLUTE').outputs[0]
    gap = m.grey(face, 0, 1, .015, .06)
    strokes = m.noise(m.scaled(m.obj, (1, 14, 1)), 26, 4, .6)
    col = m.mix(gap, mul(c, .35), m.ramp(strokes, [(.3, mul(c, .94)), (.7, mul(c, 1.03))]))
    return m.principled(color=col, rough=.55, normal=m.bump(gap, .9, .006, m.bump(strokes, .25, .001)))
