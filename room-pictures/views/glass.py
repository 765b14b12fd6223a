"""Window panes as seen from outside."""
from materials.nodes import Nodes, lin


def glass():
    """Panes that mirror the sky, some with pale blinds."""
    m = Nodes('glass')
    t = m.node('Attribute', attribute_name='tint').outputs['Fac']
    room = m.ramp(t, [(0, lin('#20262b')), (.6, lin('#3a4248')), (.8, lin('#8d8a82')), (1, lin('#d6d1c4'))])
    pane = m.node('BsdfPrincipled', {'Base Color': room, 'Roughness': .06, 'Specular': .9}).outputs[0]
    return m.finish(pane)
