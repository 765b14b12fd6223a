"""Paint, lacquer, metal, ceramics, glass, mirrors and glowing surfaces."""
from materials import veins
from materials.nodes import Nodes, cached, lin, middle, mul
from painting.canvas import to_image

METALS = dict(brass=('#c8a970', .22), black=('#151413', .42), steel=('#a3a5a7', .34), chrome=('#d5d7da', .08),
              iron=('#3a3733', .5), bronze=('#644c37', .3), copper=('#cb9076', .2), gold=('#d6bf95', .16),
              nickel=('#b7b3ab', .2), white=('#e9e7e2', .4))
PAINTED = dict(white=0.0, black=.35)
APART = (43, 29, 61)          # metres between two tiles' places in the stone for a tint of one more
TARNISH = dict(copper=.26, bronze=.2, iron=.2, brass=.12)      # how much darker they are in places


@cached
def paint(colour, rough=.75, tex=.12, mottled=0.0):
    """Wall paint; `mottled` above 0 gives limewash or plaster, brushed on crosswise over calm broad clouds."""
    m, c = Nodes('paint'), lin(colour)
    col = m.ramp(m.noise(m.obj, .8, 2, .5), [(.3, mul(c, .97 - mottled * .5)), (.7, mul(c, 1.02 + mottled * .3))])
    normal = m.bump(m.noise(m.obj, 220, 3), tex, .0008)
    if mottled:
        strokes = m.mix(.5, m.noise(m.scaled(m.obj, (1, 1, .3)), 16, 4, .6), m.noise(m.scaled(m.obj, (.3, .3, 1)), 16, 4, .6))
        col = m.mix(.5, col, m.ramp(strokes, [(.38, mul(c, 1 - mottled * .6)), (.62, mul(c, 1 + mottled * .4))]))
        normal = m.bump(m.noise(m.obj, 30, 6, .6), min(1, mottled * 5), .0025, m.bump(strokes, min(1, mottled * 4), .003, normal))
    return m.principled(color=col, rough=rough, spec=.35, normal=normal, avg=c)


@cached
def lacquer(colour, rough=.3, coat=0.0):
    """Smooth painted or lacquered surface."""
    m = Nodes('lacquer')
    return m.principled(color=lin(colour), rough=m.grey(m.noise(m.obj, 6, 3), rough * .85, rough * 1.2, .3, .7),
                        coat=coat, normal=m.bump(m.noise(m.obj, 90, 2), .03, .0005))


@cached
def worn_paint(colour, under='#8a6a48'):
    """Chalk paint rubbed through to the wood, as on old cabinets."""
    m, c = Nodes('worn paint'), lin(colour)
    worn = m.grey(m.noise(m.obj, 5, 9, .72, .6), 0, .8, .60, .72)
    col = m.mix(worn, c, lin(under))
    return m.principled(color=col, rough=.7, spec=.3, normal=m.bump(m.noise(m.obj, 60, 4), .15, .001), avg=c)


@cached
def metal(kind, finish=None):
    """A metal by name: see METALS. Hands and air dull it in places, and darken some: see TARNISH. finish: None, 'hammered' or 'brushed' across."""
    colour, r = METALS[kind]
    m, c = Nodes('metal ' + kind), lin(colour)
    touched = m.noise(m.obj, 5, 7, .65, .5)
    normal = m.bump(m.noise(m.obj, 60, 3), .03, .0006)
    if finish:
        normal = FINISHES[finish](m, normal)
    dull = 1 - TARNISH.get(kind, .03)
    return m.principled(color=m.ramp(touched, [(.32, mul(c, dull)), (.5, mul(c, 1 - (1 - dull) * .2)), (.7, c)]), metal=PAINTED.get(kind, 1.0), spec=.5,
                        rough=m.grey(touched, r * (1.1 + 2 * TARNISH.get(kind, 0)), r * .9, .32, .66), normal=normal)


def _hammered(m, normal):
    """Shallow dents some 3 cm wide."""
    dents = m.node('TexVoronoi', {'Vector': m.obj, 'Scale': 34, 'Smoothness': .35}, feature='SMOOTH_F1').outputs['Distance']
    return m.bump(dents, .35, .006, normal)


def _brushed(m, normal):
    """Fine level scratches, which draw lights out upwards."""
    return m.bump(m.noise(m.scaled(m.obj, (1, 1, 160)), 5, 3, .7), .12, .0006, normal)


FINISHES = dict(hammered=_hammered, brushed=_brushed)


@cached
def glass(tint='#ffffff', rough=0.0):
    """Clear glass that lets light through without casting hard shadows."""
    m = Nodes('glass')
    g = m.node('BsdfGlass', {'Color': lin(tint), 'Roughness': rough, 'IOR': 1.45}).outputs[0]
    clear = m.node('BsdfTransparent', {'Color': lin(tint)}).outputs[0]
    shadow = m.node('LightPath').outputs['Is Shadow Ray']
    return m.finish(m.node('MixShader', {0: shadow, 1: g, 2: clear}).outputs[0])


@cached
def mirror(tint='#e6e6e6'):
    """Silvered glass."""
    m = Nodes('mirror')
    return m.principled(color=lin(tint), metal=1.0, rough=.01)


@cached
def ceramic(colour, rough=.3, speckle=0.0):
    """Glazed clay; `speckle` adds dark flecks."""
    m, c = Nodes('ceramic'), lin(colour)
    col = m.ramp(m.noise(m.obj, 9, 5), [(.3, mul(c, .95)), (.7, mul(c, 1.03))])
    if speckle:
        col = m.mix(m.grey(m.noise(m.obj, 220, 2, .8), speckle, 0, .30, .36), col, lin('#3b332b'))
    normal = m.bump(m.noise(m.scaled(m.obj, (1, 1, 9)), 7, 3), .12, .002)
    return m.principled(color=col, rough=rough, normal=normal)


@cached
def enamel(colour):
    """What tubs, basins and toilets are covered with: one even colour under a clear glaze."""
    return Nodes('enamel').principled(color=lin(colour), rough=.12, spec=.5, coat=.6)


@cached
def tiles(colour, rough=.2, tinted=True):
    """Glaze for tiles whose pieces carry their own `tint`."""
    m, c = Nodes('tile'), lin(colour)
    col = m.ramp(m.noise(m.obj, 30, 5, .6), [(.3, mul(c, .97)), (.7, mul(c, 1.02))])
    if tinted:
        col = m.mix(.9, col, m.node('Attribute', attribute_name='tint').outputs['Color'], 'MULTIPLY')
    return m.principled(color=col, rough=rough, normal=m.bump(m.noise(m.obj, 8, 2), .05, .003), avg=c)


def painted_tiles(array):
    """Glaze over a painted picture for tiles whose pieces carry their own `tint`; the brush leaves it uneven."""
    m = Nodes('painted tile')
    t = m.node('TexImage', {'Vector': m.uv})
    t.image = to_image(array, 'motif')
    col = m.mix(.55, t.outputs[0], m.ramp(m.noise(m.obj, 34, 4, .6), [(.3, (.86, .85, .82, 1)), (.7, (1, 1, 1, 1))]), 'MULTIPLY')
    col = m.mix(.9, col, m.node('Attribute', attribute_name='tint').outputs['Color'], 'MULTIPLY')
    return m.principled(color=col, rough=.2, normal=m.bump(m.noise(m.obj, 8, 2), .08, .003))


@cached
def leaf(colour, second):
    """A leaf with a light midrib; light shines through it."""
    m = Nodes('leaf')
    u = m.node('SeparateXYZ', {0: m.uv}).outputs[0]
    rib, chance = m.distance(u, .5), m.node('ObjectInfo').outputs['Random']
    col = m.mix(chance, lin(colour), lin(second))
    age = m.node('Math', {0: m.node('Math', {0: chance, 1: 7.31}, operation='MULTIPLY').outputs[0]}, operation='FRACT').outputs[0]
    col = m.node('HueSaturation', {'Hue': m.grey(age, .515, .48), 'Saturation': m.grey(age, .8, .95), 'Value': m.grey(age, .8, 1.12), 'Color': col}).outputs[0]
    col = m.mix(m.grey(rib, .75, 0, .0, .05), col, mul(lin(second), 1.7))
    col = m.mix(.5, col, m.grey(m.noise(m.obj, 12, 4), .75, 1.2, .3, .7), 'MULTIPLY')
    p = m.node('BsdfPrincipled', {'Base Color': col, 'Roughness': .45, 'Specular': .4}).outputs[0]
    through = m.node('BsdfTranslucent', {'Color': col}).outputs[0]
    return m.finish(m.node('MixShader', {0: .22, 1: p, 2: through}).outputs[0])


@cached
def blade():
    """A satin leaf in the colour of its attribute `tint`, finely ribbed, paler below; light shines through it yellower."""
    m = Nodes('blade')
    own, across = m.node('Attribute', attribute_name='tint').outputs['Color'], m.node('SeparateXYZ', {0: m.uv}).outputs[0]
    below = m.node('NewGeometry').outputs['Backfacing']
    col = m.mix(m.grey(m.distance(across, .5), .45, 0, .0, .07), own, m.mix(1, own, (1.9, 1.8, 1.5, 1), 'MULTIPLY'))
    col = m.mix(m.grey(below, 0, .35), col, m.mix(1, col, (1.45, 1.4, 1.4, 1), 'MULTIPLY'))
    col = m.mix(.6, col, m.grey(m.noise(m.obj, 30, 4), .72, 1.2, .3, .7), 'MULTIPLY')
    ribs = m.node('Math', {0: m.node('Math', {0: across, 1: 44.0}, operation='MULTIPLY').outputs[0]}, operation='SINE').outputs[0]
    p = m.node('BsdfPrincipled', {'Base Color': col, 'Roughness': .48, 'Specular': .3, 'Normal': m.bump(ribs, .25, .0006)}).outputs[0]
    through = m.node('BsdfTranslucent', {'Color': m.mix(1, col, (1.7, 1.55, .55, 1), 'MULTIPLY')}).outputs[0]
    return m.finish(m.node('MixShader', {0: .25, 1: p, 2: through}).outputs[0])


@cached
def emit(colour, strength):
    """A glowing surface, such as a bulb. Satin things see it dimmed: few of their rays would find it, and each would leave a white speck."""
    m = Nodes('emit')
    path = m.node('LightPath').outputs
    satin = m.node('Math', {0: path['Is Glossy Ray'], 1: path['Is Singular Ray']}, operation='GREATER_THAN').outputs[0]
    return m.finish(m.node('Emission', {'Color': lin(colour), 'Strength': m.grey(satin, strength, .1 * strength)}).outputs[0])


@cached
def shade(colour, glow=2.0, warm='#ffd9a0'):
    """A lampshade: translucent, and brightest in the middle, behind which the bulb is; darker above and below it, and towards the rims."""
    m = Nodes('shade')
    facing = m.node('LayerWeight', {'Blend': .4}).outputs['Facing']
    height = m.node('SeparateXYZ', {0: m.node('TexCoord').outputs['Generated']}).outputs['Z']
    from_bulb = m.grey(m.distance(height, .45), 1, .45, .05, .5)
    d = m.node('BsdfDiffuse', {'Color': lin(colour)}).outputs[0]
    t = m.node('BsdfTranslucent', {'Color': lin(colour)}).outputs[0]
    e = m.node('Emission', {'Color': lin(warm), 'Strength': m.mix(1, m.grey(facing, .75 * glow, .18 * glow), from_bulb, 'MULTIPLY')}).outputs[0]
    cloth = m.node('MixShader', {0: .5, 1: d, 2: t}).outputs[0]
    return m.finish(m.node('AddShader', {0: cloth, 1: e}).outputs[0])


@cached
def marble(base, vein, scale=1.0, rough=.14):
    """Polished stone: few sharp veins that branch and vary in width, a grey breath beside them and fine ones between; scale sets how close they are.
    Each tile that carries its own `tint` is cut from another place."""
    m, ground, dark = Nodes('marble'), lin(base), lin(vein)
    stone = m.node('VectorMath', {0: m.node('Attribute', attribute_name='tint').outputs['Vector'], 1: APART, 2: m.obj}, operation='MULTIPLY_ADD').outputs[0]
    wandering = veins.bent(m, stone, .17, 2.6 * scale)
    broad, thin = veins.network(m, wandering, 2.1 * scale), veins.network(m, veins.bent(m, stone, .11, 5 * scale), 4.3 * scale, .5)
    present = veins.patches(m, stone, 1.3 * scale, .43, .62)
    width = m.grey(m.noise(stone, 4 * scale, 4, .6), .004, .032, .35, .72)
    breath = m.node('Math', {0: m.grey(broad, 1, 0, 0, .26), 1: present}, operation='MULTIPLY').outputs[0]
    col = m.mix(m.grey(breath, 0, .4), m.ramp(m.noise(stone, 1.7 * scale, 4), [(.3, mul(ground, .95)), (.7, ground)]), dark)
    faint = m.mix(1, veins.line(m, thin, .016), veins.patches(m, stone, 2.1 * scale, .42, .62), 'MULTIPLY')
    col = m.mix(m.grey(faint, 0, .36), col, dark)
    strong = m.mix(1, veins.line(m, broad, width), present, 'MULTIPLY')
    col = m.mix(m.grey(strong, 0, .62), col, m.ramp(m.noise(stone, 25, 3), [(.3, mul(dark, .7)), (.7, dark)]))
    return m.principled(color=col, rough=rough, coat=.3, avg=ground)


@cached
def concrete(colour='#8c8984', rough=.5, gloss=0.0, contrast=1.0):
    """Concrete, stone or micro-cement; `contrast` scales its clouds."""
    m, c = Nodes('concrete'), lin(colour)
    clouds, pores = m.noise(m.obj, .9, 5, .5, .3), m.noise(m.obj, 60, 6, .62)
    col = m.ramp(clouds, [(.28, mul(c, 1 - .24 * contrast)), (.5, c), (.74, mul(c, 1 + .2 * contrast))])
    col = m.mix(.4 * contrast, col, m.grey(pores, .8, 1.12, .35, .65), 'MULTIPLY')
    return m.principled(color=col, rough=m.grey(clouds, rough * .7, rough * 1.3, .35, .65), coat=gloss,
                        normal=m.bump(pores, .15 * contrast, .002), avg=c)


@cached
def masonry(a, b, chalk=.35):
    """Brick or field stone; pieces carry their own `tint`, `chalk` is the share of lime bloom."""
    m = Nodes('masonry')
    at = m.node('Attribute', attribute_name='tint').outputs['Color']
    col = m.ramp(m.noise(m.obj, 22, 8, .68), [(.3, lin(a)), (.7, lin(b))])
    col = m.mix(.9, col, at, 'MULTIPLY')
    col = m.mix(m.grey(m.noise(m.obj, 3, 9, .7), 0, chalk, .55, .75), col, lin('#c9bcae'))
    return m.principled(color=col, rough=.9, spec=.2, normal=m.bump(m.noise(m.obj, 55, 8, .7), .8, .006), avg=middle(a, b))
