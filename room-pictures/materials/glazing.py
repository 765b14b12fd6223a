"""Thin panes of clear glass."""
from materials.nodes import cached, lin, Nodes


@cached
def pane():
    """A thin clear pane with a faint green and a slanted gleam. The gleam glows a little instead of reflecting: a ray that may
    go two ways would speckle what stands behind."""
    m = Nodes('pane')
    clear = m.node('BsdfTransparent', {'Color': lin('#f3f8f5')}).outputs[0]
    slant = m.node('Mapping', {'Vector': m.obj, 'Rotation': (0, -.6, 0), 'Scale': (1.3, 1, 1.3)}).outputs[0]
    bands = m.noise(m.scaled(slant, (1, 0, .02)), 2.2, 1, .4)
    gleam = m.node('Emission', {'Color': lin('#eef3f1'), 'Strength': m.grey(bands, .006, .035, .45, .62)}).outputs[0]
    return m.finish(m.node('AddShader', {0: clear, 1: gleam}).outputs[0])
