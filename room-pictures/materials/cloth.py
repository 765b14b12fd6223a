"""Plain textiles and leather."""
from materials.nodes import cached, lin, mul, Nodes


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
    col = m.ramp(creases, [(.3, mul(c, .78)), (.5, c), (.72, mul(c, 1.18))])
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
