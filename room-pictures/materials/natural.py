"""Wood, wicker, textiles and leather."""
import math

import painting.cane
import painting.fabrics

from materials.cloth import fabric
from materials.nodes import cached, lin, middle, mul, Nodes
from painting.canvas import to_image

VIEW_PASS = 'view'        # what shows where views are seen
DENSE = .8               # how much of its brightness a voile keeps where a fold turns away, and its threads lie closer
REPEATS = dict(damask=2.8)          # a pattern's repeats per metre of textile, 1.6 where none is named


@cached
def wood(light, dark, rough=.42, scale=1.0, contrast=1.0, gloss=0.0, worn=0.0, tinted=0.0):
    """Wood; the texture's U runs along the grain in metres. tinted: how much pieces show their own `tint`."""
    m, pale, deep = Nodes('wood'), lin(light), lin(dark)
    rings = _rings(m, scale)
    fine = m.noise(m.scaled(m.uv, (1.9 * scale, 58 * scale, 1)), 2.2, 7, .66, .25)
    f, mid, k = m.mix(.22, fine, rings), middle(light, dark), .8 / max(.2, contrast)
    col = m.ramp(f, [(max(0, .5 - k * .6), deep), (.5, mid), (min(1, .5 + k * .55), pale)])
    pores = m.grey(m.noise(m.scaled(m.uv, (7 * scale, 130 * scale, 1)), 3, 3, .6), .66, 1.0, .36, .52)
    col = m.mix(.55, col, pores, 'MULTIPLY')
    broad = m.noise(m.scaled(m.uv, (.5, 2.2, 1)), 1.4, 3)
    col = m.mix(.55, col, m.grey(broad, .82, 1.12, .3, .7), 'MULTIPLY')
    if tinted:
        col = m.mix(tinted, col, m.node('Attribute', attribute_name='tint').outputs['Color'], 'MULTIPLY')
    else:
        chance = m.node('ObjectInfo').outputs['Random']
        col = m.mix(1, col, m.ramp(chance, [(0, (.84, .82, .80, 1)), (1, (1.12, 1.13, 1.14, 1))]), 'MULTIPLY')
    if worn:
        col = m.mix(_walked_on(m, worn), col, middle(light, '#cfc8bc'))
    b = m.bump(fine, .12, .001, m.bump(pores, .25, .0007))
    return m.principled(color=col, rough=m.grey(f, rough * 1.15, rough * .85, .3, .7), spec=.45, coat=gloss,
                        coatr=.12, normal=b, avg=mul(mid, .85))


def _rings(m, scale):
    """Year rings as a plank shows them: the contour lines of stretched noise, which run into pointed arches."""
    hills = m.noise(m.scaled(m.uv, (.32 * scale, 5.2 * scale, 1)), 1.0, 2, .42, .2)
    turns = m.node('Math', {0: hills, 1: 21.0}, operation='MULTIPLY').outputs[0]
    ring = m.node('Math', {0: turns}, operation='FRACT').outputs[0]
    return m.ramp(ring, [(0, (1, 1, 1, 1)), (.55, (.72, .72, .72, 1)), (.9, (0, 0, 0, 1)), (1, (1, 1, 1, 1))])    # late wood ends abruptly


def _walked_on(m, worn):
    """The share of pale, rubbed wood: broad and soft over several boards, as feet rub a floor, and a little more on ridges of the grain."""
    paths = m.noise(m.obj, .9, 2, .5)
    ridges = m.noise(m.scaled(m.uv, (1.2, 40, 1)), 3, 4, .6)
    return m.grey(m.mix(.3, paths, ridges), 0, worn, .38, .66)


@cached
def wicker(colour):
    """Woven rattan or seagrass of 6 mm strands: on upright sides level strands, which pass before and behind upright stakes; straight ones on seats."""
    m, c = Nodes('wicker'), lin(colour)
    stakes = m.node('TexWave', {'Vector': m.obj, 'Scale': 12, 'Distortion': .3}, bands_direction='X').outputs['Fac']
    over_or_under = m.grey(stakes, 0, math.pi, .49, .51)
    upright = m.node('TexWave', {'Vector': m.obj, 'Scale': 56, 'Distortion': .8, 'Detail': 2, 'Phase Offset': over_or_under},
                     bands_direction='Z').outputs['Fac']
    lying = m.node('TexWave', {'Vector': m.obj, 'Scale': 56, 'Distortion': 1.0, 'Detail': 2}, bands_direction='X').outputs['Fac']
    up = m.node('SeparateXYZ', {0: m.node('NewGeometry').outputs['Normal']}).outputs[2]
    w = m.mix(m.grey(m.node('Math', {0: up}, operation='ABSOLUTE').outputs[0], 0, 1, .6, .8), upright, lying)
    f = m.mix(.3, w, m.noise(m.scaled(m.obj, (1, 1, 3)), 60, 3))
    col = m.mix(.5, m.ramp(f, [(.25, mul(c, .42)), (.7, mul(c, 1.15))]), m.grey(m.noise(m.obj, 14, 4), .75, 1.15, .3, .7), 'MULTIPLY')
    return m.principled(color=col, rough=.6, normal=m.bump(f, .9, .004))


@cached
def cane(colour='#dcc296', cell=.0127):
    """Cane webbing on a dark ground; the texture is in metres, a cell of the weave `cell` wide."""
    m, c = Nodes('cane'), lin(colour)
    t = m.node('TexImage', {'Vector': m.scaled(m.uv, (1 / cell, 1 / cell, 1))})
    t.image = to_image(painting.cane.webbing(), 'cane')
    aged = m.ramp(m.noise(m.obj, 7, 4), [(.3, mul(c, .86)), (.7, mul(c, 1.08))])
    col = m.mix(m.grey(t.outputs[0], 0, 1, .05, .5), mul(c, .17), aged)
    return m.principled(color=col, rough=.5, normal=m.bump(t.outputs[0], .8, .0015), avg=mul(c, .62))


@cached
def rush(colour):
    """The cover of a straw mat: furrows 15 mm apart along it (the texture's U, in metres) and stalks of 3 mm across; pieces carry their own `tint`."""
    m, c = Nodes('rush'), lin(colour)
    furrows = m.node('TexWave', {'Vector': m.uv, 'Scale': 20.9, 'Distortion': .4, 'Detail': 1}, bands_direction='Y').outputs['Fac']
    stalks = m.noise(m.scaled(m.uv, (330, 9, 1)), 1, 2, .5)
    col = m.ramp(stalks, [(.3, mul(c, .80)), (.5, c), (.7, mul(c, 1.14))])
    col = m.mix(.5, col, m.grey(furrows, .72, 1.08), 'MULTIPLY')
    col = m.mix(.9, col, m.node('Attribute', attribute_name='tint').outputs['Color'], 'MULTIPLY')
    return m.principled(color=col, rough=.6, spec=.3, normal=m.bump(furrows, .6, .0016, m.bump(stalks, .4, .0006)), avg=c)


@cached
def patterned(pattern, palette, repeat=2.0):
    """A printed textile: see painting.fabrics."""
    m = Nodes('pattern ' + pattern)
    t = m.node('TexImage', {'Vector': m.scaled(m.uv, (repeat, repeat, 1))})
    t.image = to_image(painting.fabrics.fabric(pattern, palette, 3), pattern)
    return m.principled(color=t.outputs[0], rough=.9, spec=.15, sheen=.3,
                        normal=m.bump(m.noise(m.obj, 170, 3), .5, .002))


def textile(spec):
    """A material from style data: ('#hex', kind) or (pattern, [palette])."""
    first, second = spec
    return fabric(first, second) if isinstance(second, str) else patterned(first, tuple(second), REPEATS.get(first, 1.6))


def picture(array, rough=.9, bump=0.0, repeat=None):
    """A surface that shows a painted picture, for art, rugs and wallpaper."""
    m = Nodes('picture')
    source = m.uv if repeat is None else m.scaled(m.uv, (*repeat, 1))
    t = m.node('TexImage', {'Vector': source})
    t.image = to_image(array, 'picture')
    k = dict(color=t.outputs[0], rough=rough, spec=.2)
    if bump:
        k.update(normal=m.bump(m.noise(m.obj, 260, 4, .7), .7, bump * .6), sheen=.3)
    return m.principled(**k)


def backdrop(array, strength):
    """A glowing picture, for the view outside a window."""
    m = Nodes('backdrop')
    t = m.node('TexImage', {'Vector': m.uv})
    t.image = to_image(array, 'view')
    mat = m.finish(m.node('Emission', {'Color': t.outputs[0], 'Strength': strength}).outputs[0])
    mat.cycles.sample_as_light = False
    return mat


def outdoors(array, strength):
    """A backdrop that marks in the pass of views where it is seen."""
    mat = backdrop(array, strength)
    mark = mat.node_tree.nodes.new('ShaderNodeOutputAOV')
    mark.name, mark.inputs['Value'].default_value = VIEW_PASS, 1
    return mat


def filter_of(array):
    """Clear film in the colours of a picture."""
    m = Nodes('film')
    t = m.node('TexImage', {'Vector': m.uv})
    t.image = to_image(array, 'film')
    return m.finish(m.node('BsdfTransparent', {'Color': t.outputs[0]}).outputs[0])


@cached
def sheer(colour, opacity=.55):
    """A voile that reflects `opacity` of the light and glows with the rest. It is opaque to the camera: rays that pass at random would leave haze."""
    m = Nodes('sheer')
    d = m.node('BsdfDiffuse', {'Color': lin(colour)}).outputs[0]
    t = m.node('BsdfTranslucent', {'Color': lin(colour)}).outputs[0]
    return m.finish(m.node('MixShader', {0: 1 - opacity, 1: d, 2: t}).outputs[0])


@cached
def voile(colour, shown=.08, lets=.7, straight=.4):
    """A net curtain before a window, opaque to the camera as `sheer` is. It `lets` that share of the light into the room, scattered, and shows the camera
    less, as if the window had an exposure of its own: else its folds would burn out. It lets a share pass straight through, as sun patches."""
    m = Nodes('voile')
    weave = m.ramp(m.noise(m.obj, 420, 2, .6), [(.3, mul(lin(colour), .93)), (.7, lin(colour))])
    aslant = m.node('LayerWeight').outputs['Facing']
    weave = m.mix(1, weave, m.grey(aslant, 1, DENSE, .02, .38), 'MULTIPLY')
    d = m.node('BsdfDiffuse', {'Color': weave}).outputs[0]
    t = m.node('BsdfTranslucent', {'Color': weave}).outputs[0]
    path = m.node('LightPath').outputs
    cloth = m.node('MixShader', {0: m.grey(path['Is Camera Ray'], lets, shown), 1: d, 2: t}).outputs[0]
    through = m.node('BsdfTransparent', {'Color': lin(colour)}).outputs[0]
    return m.finish(m.node('MixShader', {0: m.grey(path['Is Shadow Ray'], 0, straight), 1: cloth, 2: through}).outputs[0])


@cached
def drape(colour):
    """A heavy curtain that lets a little light through."""
    m, c = Nodes('drape'), lin(colour)
    weave = m.noise(m.obj, 170, 3, .7)
    col = m.ramp(weave, [(.3, mul(c, .82)), (.7, mul(c, 1.08))])
    p = m.node('BsdfPrincipled', {'Base Color': col, 'Roughness': .9, 'Specular': .1, 'Sheen': .2}).outputs[0]
    t = m.node('BsdfTranslucent', {'Color': col}).outputs[0]
    return m.finish(m.node('MixShader', {0: .3, 1: p, 2: t}).outputs[0])
