"""Window panes as seen from outside."""
from materials.nodes import Nodes, lin


def glass(night):
    """Panes that mirror the sky, some with pale blinds; at night each glows as brightly as its tint says."""
    m = Nodes('glass')
    t = m.node('Attribute', attribute_name='tint').outputs['Fac']
    room = m.ramp(t, [(0, lin('#20262b')), (.6, lin('#3a4248')), (.8, lin('#8d8a82')), (1, lin('#d6d1c4'))])
    pane = m.node('BsdfPrincipled', {'Base Color': room, 'Roughness': .06, 'Specular': .9}).outputs[0]
    if not night:
        return m.finish(pane)
    tone = m.ramp(m.node('TexWhiteNoise', {'Vector': m.node('VectorMath', {0: t, 1: (91, 57, 33)}, operation='MULTIPLY').outputs[0]}).outputs[0],
                  [(0, lin('#ffb767')), (.5, lin('#ffd7a0')), (.85, lin('#fff0dc')), (1, lin('#dfe8ff'))])
    power = m.ramp(t, [(0, (0, 0, 0, 1)), (.72, (.004, .004, .004, 1)), (.76, (.05, .05, .05, 1)), (1, (1, 1, 1, 1))])
    glow = m.node('Emission', {'Color': tone, 'Strength': m.node('Math', {0: power, 1: night}, operation='MULTIPLY').outputs[0]}).outputs[0]
    mat = m.finish(m.node('AddShader', {0: pane, 1: glow}).outputs[0])
    mat.cycles.sample_as_light = False
    return mat
