"""Wood, wicker, textiles and leather."""
import painting.fabrics
from materials.nodes import Nodes, cached, lin, middle, mul
from painting.canvas import to_image


@cached
def wood(light, dark, rough=.42, scale=1.0, contrast=1.0, gloss=0.0, worn=0.0, tinted=0.0):
    """Wood; the texture's U runs along the grain in metres. tinted: how much pieces show their own `tint`."""
    m, pale, deep = Nodes('wood'), lin(light), lin(dark)
    rings = _rings(m, scale)
    fine = m.noise(m.scaled(m.uv, (.9 * scale, 26 * scale, 1)), 2.2, 6, .6, .3)
    f, mid, k = m.mix(.22, fine, rings), middle(light, dark), .5 / max(.2, contrast)
    col = m.ramp(f, [(max(0, .5 - k * .6), deep), (.5, mid), (min(1, .5 + k * .55), pale)])
    pores = m.grey(m.noise(m.scaled(m.uv, (3 * scale, 120 * scale, 1)), 3, 3, .6), .74, 1.0, .36, .52)
    col = m.mix(.55, col, pores, 'MULTIPLY')
    broad = m.noise(m.scaled(m.uv, (.35, 1.8, 1)), 1.4, 3)
    col = m.mix(.55, col, m.grey(broad, .82, 1.12, .3, .7), 'MULTIPLY')
    if tinted:
        col = m.mix(tinted, col, m.node('Attribute', attribute_name='tint').outputs['Color'], 'MULTIPLY')
    if worn:
        rubbed = m.grey(m.noise(m.scaled(m.uv, (1.2, 6, 1)), 3, 9, .7), 0, worn, .52, .66)
        col = m.mix(rubbed, col, lin('#cfc8bc'))
    b = m.bump(fine, .12, .001, m.bump(pores, .25, .0007))
    return m.principled(color=col, rough=m.grey(f, rough * 1.15, rough * .85, .3, .7), spec=.45, coat=gloss,
                        coatr=.12, normal=b, avg=mul(mid, .85))


def _rings(m, scale):
    """Year rings as a plank shows them: the contour lines of stretched noise, which run into pointed arches."""
    hills = m.noise(m.scaled(m.uv, (.35 * scale, 3.0 * scale, 1)), 1.0, 2, .45, .3)
    turns = m.node('Math', {0: hills, 1: 75.0}, operation='MULTIPLY').outputs[0]
    wave = m.node('Math', {0: turns}, operation='SINE').outputs[0]
    return m.node('MapRange', {0: wave, 1: -1.0, 2: 1.0}).outputs[0]


@cached
def wicker(colour):
    """Woven rattan or seagrass."""
    m, c = Nodes('wicker'), lin(colour)
    w = m.node('TexWave', {'Vector': m.obj, 'Scale': 24, 'Distortion': 2.5, 'Detail': 2},
               bands_direction='Z').outputs['Fac']
    f = m.mix(.5, w, m.noise(m.scaled(m.obj, (1, 1, 3)), 45, 3))
    col = m.ramp(f, [(.25, mul(c, .42)), (.7, mul(c, 1.15))])
    return m.principled(color=col, rough=.75, normal=m.bump(f, .9, .01))


def _velvet(m, c):
    facing = m.node('LayerWeight', {'Blend': .32}).outputs['Facing']
    base = m.ramp(m.noise(m.obj, 5, 6, .65, .6), [(.35, mul(c, .62)), (.65, mul(c, 1.12))])
    bright = mul(tuple(min(1, x + .10) for x in c[:3]), 1.9)
    col = m.mix(m.grey(facing, 0, .75, .35, 1), base, bright)
    return m.principled(color=col, rough=.62, spec=.25, sheen=1.0, sheent=.7,
                        normal=m.bump(m.noise(m.obj, 26, 5), .25, .003), avg=c)


def _leather(m, c):
    cells = m.node('TexVoronoi', {'Vector': m.obj, 'Scale': 210}, feature='DISTANCE_TO_EDGE').outputs['Distance']
    creases = m.noise(m.obj, 7, 8, .65, 1.2)
    col = m.ramp(creases, [(.3, mul(c, .62)), (.5, c), (.72, mul(c, 1.35))])
    b = m.bump(m.grey(cells, 0, 1, 0, .12), .18, .0012)
    b = m.bump(m.grey(creases, 0, 1, .35, .6), .25, .004, b)
    return m.principled(color=col, rough=m.grey(creases, .48, .34, .3, .7), spec=.5, normal=b, avg=c)


def _boucle(m, c):
    shifted = m.mix(.06, m.obj, m.node('TexNoise', {'Vector': m.obj, 'Scale': 40.}).outputs['Color'])
    loops = m.node('TexVoronoi', {'Vector': shifted, 'Scale': 110}, feature='SMOOTH_F1').outputs['Distance']
    col = m.ramp(loops, [(.1, mul(c, 1.08)), (.75, mul(c, .66))])
    return _cloth(m, c, col, m.bump(m.grey(loops, 1, 0, 0, .8), .9, .007))


def _knit(m, c):
    w = m.node('TexWave', {'Vector': m.obj, 'Scale': 26, 'Distortion': 1.5, 'Detail': 2},
               bands_direction='X').outputs['Fac']
    return _cloth(m, c, m.ramp(w, [(0, mul(c, .7)), (.8, mul(c, 1.08))]), m.bump(w, .7, .008))


def _fur(m, c):
    tufts = m.noise(m.obj, 38, 6, .75, 1.5)
    return _cloth(m, c, m.ramp(tufts, [(.25, mul(c, .62)), (.65, mul(c, 1.1))]), m.bump(tufts, 1.0, .02))


def _linen(m, c):
    weave = m.noise(m.scaled(m.obj, (1, 1, .5)), 160, 3, .7)
    col = m.ramp(weave, [(.3, mul(c, .74)), (.7, mul(c, 1.14))])
    col = m.mix(.6, col, m.ramp(m.noise(m.obj, 3.5, 4, .6), [(.3, mul(c, .92)), (.7, mul(c, 1.06))]))
    soft = m.noise(m.scaled(m.obj, (1, 1, .6)), 14, 6, .6)
    return _cloth(m, c, col, m.bump(soft, .2, .01, m.bump(weave, .55, .0022)))


def _cloth(m, c, col, normal):
    return m.principled(color=col, rough=.9, spec=.15, sheen=.35, sheent=.4, normal=normal, avg=mul(c, .94))


KINDS = dict(velvet=_velvet, leather=_leather, boucle=_boucle, knit=_knit, linen=_linen, fur=_fur)


@cached
def fabric(colour, kind='linen'):
    """A plain textile: linen, knit, boucle, velvet, leather or fur."""
    return KINDS[kind](Nodes('fabric ' + kind), lin(colour))


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
    return fabric(first, second) if isinstance(second, str) else patterned(first, tuple(second), 1.6)


def picture(array, rough=.9, bump=0.0, repeat=None):
    """A surface that shows a painted picture, for art, rugs and wallpaper."""
    m = Nodes('picture')
    source = m.uv if repeat is None else m.scaled(m.uv, (*repeat, 1))
    t = m.node('TexImage', {'Vector': source})
    t.image = to_image(array, 'picture')
    k = dict(color=t.outputs[0], rough=rough, spec=.2)
    if bump:
        k.update(normal=m.bump(m.noise(m.obj, 130, 4, .7), .9, bump), sheen=.3)
    return m.principled(**k)


def backdrop(array, strength):
    """A glowing picture, for the view outside a window."""
    m = Nodes('backdrop')
    t = m.node('TexImage', {'Vector': m.uv})
    t.image = to_image(array, 'view')
    mat = m.finish(m.node('Emission', {'Color': t.outputs[0], 'Strength': strength}).outputs[0])
    mat.cycles.sample_as_light = False
    return mat


@cached
def sheer(colour, opacity=.55):
    """A thin curtain."""
    m = Nodes('sheer')
    d = m.node('BsdfDiffuse', {'Color': lin(colour)}).outputs[0]
    t = m.node('BsdfTranslucent', {'Color': lin(colour)}).outputs[0]
    clear = m.node('BsdfTransparent').outputs[0]
    cloth = m.node('MixShader', {0: .55, 1: d, 2: t}).outputs[0]
    return m.finish(m.node('MixShader', {0: opacity, 1: clear, 2: cloth}).outputs[0])


@cached
def drape(colour):
    """A heavy curtain that lets a little light through."""
    m, c = Nodes('drape'), lin(colour)
    weave = m.noise(m.obj, 170, 3, .7)
    col = m.ramp(weave, [(.3, mul(c, .82)), (.7, mul(c, 1.08))])
    p = m.node('BsdfPrincipled', {'Base Color': col, 'Roughness': .9, 'Specular': .1, 'Sheen': .2}).outputs[0]
    t = m.node('BsdfTranslucent', {'Color': col}).outputs[0]
    return m.finish(m.node('MixShader', {0: .3, 1: p, 2: t}).outputs[0])
