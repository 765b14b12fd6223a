"""Lamps of opal glass and of paper. They glow little, so that they keep their shape in a picture: a hidden bulb gives the room its light."""
import math

from materials.nodes import cached, lin, Nodes

RIB = .022      # metres between a paper lantern's ribs


@cached
def opal(colour='#f4ecdf', glow=.55, warm='#ffe3b8'):
    """Opal glass around a bulb: brightest where one looks straight through it, darker towards the rim, and glossy."""
    m = Nodes('opal')
    return _glowing(m, lin(colour), .12, lin(warm), _falloff(m, glow, .16))


@cached
def paper(colour='#f1e6d2', glow=.65, warm='#ffd8a0'):
    """Paper over ribs that lie along the texture's V, RIB apart along its U."""
    m = Nodes('paper')
    along = m.node('SeparateXYZ', {0: m.uv}).outputs[0]
    wave = m.node('Math', {0: m.node('Math', {0: along, 1: 2 * math.pi / RIB}, operation='MULTIPLY').outputs[0]}, operation='SINE').outputs[0]
    ribs = m.mix(1, m.grey(wave, 1, .66, .8, 1), m.grey(m.noise(m.obj, 60, 4, .6), .94, 1.04, .3, .7), 'MULTIPLY')
    return _glowing(m, m.mix(1, lin(colour), ribs, 'MULTIPLY'), .8, lin(warm), m.mix(1, _falloff(m, glow, .25), ribs, 'MULTIPLY'))


def _falloff(m, glow, least):
    """Strength of the glow: `least` of it at the rim."""
    facing = m.node('LayerWeight', {'Blend': .5}).outputs['Facing']
    return m.ramp(facing, [(0, (glow,) * 3 + (1,)), (.45, (glow * .7,) * 3 + (1,)), (1, (glow * least,) * 3 + (1,))])


def _glowing(m, colour, rough, warm, strength):
    surface = m.node('BsdfPrincipled', {'Base Color': colour, 'Roughness': rough, 'Specular': .4}).outputs[0]
    glow = m.node('Emission', {'Color': warm, 'Strength': strength}).outputs[0]
    return m.finish(m.node('AddShader', {0: surface, 1: glow}).outputs[0])
