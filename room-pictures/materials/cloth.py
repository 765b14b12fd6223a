"""Plain textiles and leather."""
from materials.nodes import cached, lin, mul, Nodes


def _velvet(m, c):
    facing = m.node('LayerWeight', {'Blend': .32}).outputs['Facing']
    base = m.ramp(m.noise(m.obj, 5, 6, .65, .6), [(.35, mul(c, .86)), (.65, mul(c, 1.04))])
    stroked = m.grey(m.noise(m.scaled(m.obj, (1, 1, .45)), 7, 5, .55, 1.6), .91, 1.08, .36, .64)      # the pile lies as hands left it
    pile = m.mix(.5, stroked, m.grey(m.noise(m.obj, 150, 3, .7), .7, 1.3, .3, .7))
    bright = mul(tuple(min(1, x + .10) for x in c[:3]), 1.9)
    col = m.mix(1, m.mix(m.grey(facing, 0, .75, .35, 1), base, bright), pile, 'MULTIPLY')
    return m.principled(color=col, rough=.62, spec=.25, sheen=1.0, sheent=.7,
                        normal=m.bump(_sat_in(m), .45, .008, m.bump(_creases(m, 7), .3, .004, m.bump(m.noise(m.obj, 26, 5), .3, .003))), avg=c)


def _leather(m, c):
    cells = m.node('TexVoronoi', {'Vector': m.obj, 'Scale': 210}, feature='DISTANCE_TO_EDGE').outputs['Distance']
    creases = m.noise(m.obj, 7, 8, .65, 1.2)
    rubbed = m.noise(m.obj, 2.6, 5, .6, .8)               # hands and backs polish a hide here and bleach it there, faintly: strongly it looks molten
    col = m.ramp(creases, [(.3, mul(c, .82)), (.5, c), (.72, mul(c, 1.10))])
    col = m.mix(.8, col, m.grey(rubbed, .86, 1.12, .34, .68), 'MULTIPLY')
    folds = _folds(m)
    col = m.mix(m.grey(folds, .3, 0), col, mul(c, .45))      # dirt and shade lie in them
    b = m.bump(m.grey(cells, 0, 1, 0, .12), .25, .0010)
    b = m.bump(m.grey(creases, 0, 1, .35, .6), .2, .005, b)
    b = m.bump(folds, .25, .004, b)
    return m.principled(color=col, rough=m.mix(.5, m.grey(creases, .54, .42, .3, .7), m.grey(rubbed, .58, .38, .35, .68)), spec=.45, normal=b, avg=c)


def _folds(m):
    """Thin branching creases, as in leather that has been sat on: 0 in them."""
    return m.grey(m.distance(m.noise(m.scaled(m.obj, (1, 1, 1.6)), 5, 4, .6, 1.5), .5), 0, 1, 0, .02)


def _boucle(m, c):
    shifted = m.mix(.06, m.obj, m.node('TexNoise', {'Vector': m.obj, 'Scale': 40.}).outputs['Color'])
    loops = m.node('TexVoronoi', {'Vector': shifted, 'Scale': 110}, feature='SMOOTH_F1').outputs['Distance']
    col = m.ramp(loops, [(.1, mul(c, 1.08)), (.75, mul(c, .66))])
    return _cloth(m, c, col, m.bump(m.grey(loops, 1, 0, 0, .8), .9, .007))


def _knit(m, c):
    """Woolly stitches in faint ribs. Bold, bent ribs look like corrugated cardboard."""
    ribs = m.node('TexWave', {'Vector': m.obj, 'Scale': 30, 'Distortion': .4, 'Detail': 1}, bands_direction='X').outputs['Fac']
    stitches = m.node('TexVoronoi', {'Vector': m.scaled(m.obj, (1, .7, .7)), 'Scale': 150}, feature='SMOOTH_F1').outputs['Distance']
    height = m.mix(.3, m.grey(stitches, 1, 0, 0, .8), ribs)
    col = m.mix(.5, m.ramp(height, [(.2, mul(c, .74)), (.8, mul(c, 1.10))]), m.ramp(m.noise(m.obj, 9, 4, .6), [(.3, mul(c, .86)), (.7, mul(c, 1.06))]))
    return _cloth(m, c, col, m.bump(_sat_in(m), .35, .008, m.bump(height, .6, .004)))


def _terry(m, c):
    """The loops of towels, in tufts that lean this way and that."""
    loops = m.noise(m.obj, 260, 3, .7)
    tufts = m.noise(m.obj, 48, 4, .6)
    col = m.mix(.5, m.ramp(loops, [(.3, mul(c, .80)), (.7, mul(c, 1.10))]), m.ramp(tufts, [(.3, mul(c, .88)), (.7, mul(c, 1.06))]))
    return _cloth(m, c, col, m.bump(tufts, .5, .006, m.bump(loops, .8, .003)))


def _pile(m, c):
    """Cotton yarn in tufts that are geometry: no two take the dye alike; paler than its colour, as tufts shade each other."""
    yarns = m.ramp(m.noise(m.obj, 55, 3, .7), [(.3, mul(c, .98)), (.7, mul(c, 1.28))])
    return _cloth(m, c, yarns, m.bump(m.noise(m.obj, 500, 2), .4, .001))


def _fur(m, c):
    tufts = m.noise(m.obj, 38, 6, .75, 1.5)
    return _cloth(m, c, m.ramp(tufts, [(.25, mul(c, .62)), (.65, mul(c, 1.1))]), m.bump(tufts, 1.0, .02))


def _linen(m, c):
    warp, weft = m.noise(m.scaled(m.obj, (1, 1, .07)), 150, 2, .5), m.noise(m.scaled(m.obj, (.07, 1, 1)), 150, 2, .5)
    weave = m.mix(.5, warp, weft)
    col = m.ramp(weave, [(.38, mul(c, .60)), (.5, mul(c, .97)), (.62, mul(c, 1.30))])
    col = m.mix(.6, col, m.ramp(m.noise(m.obj, 3.5, 4, .6), [(.3, mul(c, .92)), (.7, mul(c, 1.06))]))
    return _cloth(m, c, col, m.bump(_sat_in(m), .5, .008, m.bump(_creases(m, 8), .3, .004, m.bump(weave, .9, .003))))


def _sat_in(m):
    """Soft ridges, some long and some faint, as in cloth that people have sat or lain on: 1 on them, 0 elsewhere."""
    ridge = m.grey(m.distance(m.noise(m.scaled(m.obj, (1, 1, 1.5)), 3.4, 2, .4, .7), .5), 1, 0, 0, .085)
    return m.node('Math', {0: ridge, 1: m.grey(m.noise(m.obj, 2.3, 2, .5), 0, 1, .42, .62)}, operation='MULTIPLY').outputs[0]


def _creases(m, scale):
    """Sharp winding creases of washed cotton, strong here and faint there: 1 along them."""
    bent = m.mix(.05, m.obj, m.node('TexNoise', {'Vector': m.obj, 'Scale': scale * .8}).outputs['Color'])
    lines = m.grey(m.distance(m.noise(m.scaled(bent, (1, .7, .8)), scale, 2, .5), .5), 1, 0, 0, .11)
    return m.node('Math', {0: lines, 1: m.grey(m.noise(m.obj, scale * .35, 2, .5), .1, 1, .38, .62)}, operation='MULTIPLY').outputs[0]


def _cloth(m, c, col, normal):
    return m.principled(color=col, rough=.9, spec=.15, sheen=.35, sheent=.4, normal=normal, avg=mul(c, .94))


KINDS = dict(velvet=_velvet, leather=_leather, boucle=_boucle, knit=_knit, linen=_linen, fur=_fur, terry=_terry, pile=_pile)


@cached
def fabric(colour, kind='linen'):
    """A plain textile: linen, knit, boucle, velvet, leather, fur, terry or pile."""
    return KINDS[kind](Nodes('fabric ' + kind), lin(colour))


@cached
def bedlinen(colour, hemmed=None, quilted=None):
    """Washed cotton with a fine weave and pressed creases.

    hemmed: width and length in metres of a sheet with a seam along its edges; quilted: how that sheet is stitched, a key of QUILTS.
    """
    m, c = Nodes('bedlinen'), lin(colour)
    weave = m.noise(m.scaled(m.obj, (1, 1, .6)), 420, 2, .6)
    col = m.ramp(weave, [(.3, mul(c, .88)), (.7, mul(c, 1.06))])
    normal = m.bump(_creases(m, 11), .45, .006, m.bump(_creases(m, 29), .35, .0025))
    if quilted:
        padding = _quilting(m, *QUILTS[quilted])
        col, normal = m.mix(m.grey(padding, .55, 0, 0, .2), col, mul(c, .6)), m.bump(padding, .9, QUILTS[quilted][1] * .16, normal)
    if hemmed:
        seam = _seam(m, hemmed)
        col, normal = m.mix(m.grey(seam, .45, 0), col, mul(c, .6)), m.bump(seam, .8, .004, normal)
    return _cloth(m, c, col, m.bump(weave, .35, .0012, normal))


QUILTS = dict(channels=([(0, 1)], .10), lines=([(1, 0)], .055), diamonds=([(.8, .6), (-.8, .6)], .075), waffle=([(1, 0), (0, 1)], .035))


def _quilting(m, directions, pitch):
    """The padding between seams, `pitch` metres apart and across the given directions of the cloth: 0 in them, 1 between."""
    height = None
    for x, y in directions:
        along = m.node('VectorMath', {0: m.uv, 1: (x, y, 0)}, operation='DOT_PRODUCT').outputs['Value']
        seam = m.node('Math', {0: along, 1: pitch / 2}, operation='PINGPONG').outputs[0]
        share = m.node('Math', {0: seam, 1: pitch / 2}, operation='DIVIDE').outputs[0]
        height = share if height is None else m.node('Math', {0: height, 1: share}, operation='MINIMUM').outputs[0]
    return m.node('Math', {0: height, 1: .45}, operation='POWER').outputs[0]


def _seam(m, size, inset=.028, half=.006):
    """A groove along the edges of a sheet laid out in metres: 0 in it, 1 beside it."""
    parts = m.node('SeparateXYZ', {0: m.uv}).outputs
    gaps = [parts[1]]
    for axis in (0, 1):
        gaps.append(m.node('Math', {0: size[axis], 1: parts[axis]}, operation='SUBTRACT').outputs[0])
    nearest = parts[0]
    for gap in gaps:
        nearest = m.node('Math', {0: nearest, 1: gap}, operation='MINIMUM').outputs[0]
    return m.grey(m.distance(nearest, inset), 0, 1, 0, half)
