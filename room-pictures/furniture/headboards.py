"""Headboards. The head points to +Y; each reads the style, its bed data and the height of the mattress."""
import math

from furniture.duvet_drape import LENGTH, WIDTH
from furniture.finishes import metal, painted, wood
from geometry.chance import rng
from geometry.curves import through
from geometry.scene import Group
from geometry.solids import ball, box, lathe, rod, sheet, slab, tube
from geometry.upholstery import soft
from materials import hard, natural

HEAD_Y = LENGTH / 2 + .04


def slat(style, spec, top):
    m = wood(style)
    for z in (.62, 1.08):
        box((WIDTH + .12, .035, .07), (0, HEAD_Y, z), m, .008)
    for i in range(19):
        box((.022, .02, .46), ((i - 9) * .088, HEAD_Y, .85), m, .003)
    for s in (-1, 1):
        box((.05, .045, 1.12), (s * (WIDTH / 2 + .04), HEAD_Y, .56), m, .008)


def pipe(style, spec, top):
    m, w, y = metal(style), WIDTH / 2, HEAD_Y
    tube([(-w - .02, y, 0), (-w - .02, y, 1.05), (-w + .02, y, 1.12), (w - .02, y, 1.12), (w + .02, y, 1.05), (w + .02, y, 0)], .02, m, smooth=False)
    tube([(-w, y, .7), (w, y, .7)], .013, m, smooth=False)
    for i in range(9):
        tube([((i - 4) * WIDTH / 9, y, .7), ((i - 4) * WIDTH / 9, y, 1.12)], .009, m, smooth=False)


def scrolled_iron(style, spec, top):
    """Painted wrought iron with curls and knobs."""
    m, w, y = hard.lacquer(spec.get('colour', '#efe9dc'), .5), WIDTH / 2, HEAD_Y
    arc = [(w * math.cos(math.pi * i / 16), y, .95 + .34 * math.sin(math.pi * i / 16)) for i in range(17)]
    tube(arc, .016, m)
    for s in (-1, 1):
        rod((s * w, y, 0), (s * w, y, 1.02), .02, m)
        ball(.035, (s * w, y, 1.04), hard.metal('brass'))
    tube([(-w, y, .68), (w, y, .68)], .013, m)
    for i in range(9):
        x = (i - 4) * WIDTH / 9.5
        rod((x, y, .68), (x, y, .95 + .34 * math.sqrt(max(0, 1 - (x / w) ** 2))), .009, m)
    for s in (-1, 1):
        tube([(s * .05, y, .75), (s * .28, y, .82), (s * .30, y, 1.02), (s * .12, y, 1.05), (s * .13, y, .92)], .010, m)


def panel(style, spec, top):
    box((WIDTH + .9, .035, .62), (0, HEAD_Y + .04, .72), wood(style), .006)
    for i in range(5):
        box((.006, .004, .62), ((i - 2) * .5, HEAD_Y + .021, .72), hard.lacquer('#2b180c', .6), 0)
    soft(WIDTH - .1, .07, .42, natural.textile(style['pillows'][0]), (0, HEAD_Y - .02, .86), r=.03, puff=0, front=.012, wrinkle=.002, tuft=(5, 1))


def fan(style, spec, top):
    f, n = natural.textile(spec['cover']), 11
    w = (WIDTH + .2) / n
    for i in range(n):
        u = i - (n - 1) / 2
        h = .62 + .36 * math.cos(u / (n - 1) * 2.4)
        soft(w - .002, .13, h, f, (u * w, HEAD_Y, .36 + h / 2), r=.055, puff=.03, front=.015, wrinkle=.001, m=7)


def channel(style, spec, top):
    """A wide upholstered board of upright channels."""
    soft(WIDTH + spec.get('overhang', .5), .12, .85, natural.textile(spec['cover']), (0, HEAD_Y + .02, .66), r=.04, puff=.02, front=0, wrinkle=.001, chan=14)


def tufted(style, spec, top):
    h = spec.get('height', .95)
    soft(WIDTH + .14, .12, h, natural.textile(spec['cover']), (0, HEAD_Y + .01, .3 + h / 2), r=.045, puff=.02, front=.012, wrinkle=.002, tuft=(7, 4))
    if spec.get('wings'):
        for s in (-1, 1):
            soft(.1, .34, h, natural.textile(spec['cover']), (s * (WIDTH / 2 + .1), HEAD_Y - .12, .3 + h / 2), r=.04, puff=.01, front=0, wrinkle=.001)


def cushioned(style, spec, top):
    """A plain upholstered board with a border."""
    f = natural.textile(spec['cover'])
    soft(WIDTH + .12, .10, .86, f, (0, HEAD_Y + .01, .3 + .43), r=.035, puff=.005, front=.004, wrinkle=.001, piping=f)
    soft(WIDTH - .06, .05, .62, f, (0, HEAD_Y - .05, .3 + .47), r=.03, puff=.01, front=.012, wrinkle=.002)


def carved(style, spec, top):
    """Polished wood with a swan-neck top and turned posts."""
    m = wood(style, rough=.25, gloss=.3)
    n, w = 40, WIDTH / 2
    outline = [(-w, .3), (w, .3)] + [(w - 2 * w * i / n, .98 + .22 * math.sin(math.pi * i / n) ** 2 + .05 * math.sin(math.pi * i / n * 4)) for i in range(n + 1)]
    with Group('board', (0, HEAD_Y + .03, 0), (90, 0, 0)):
        slab(outline, 0, .035, m)
    for i in range(3):
        box((.44, .02, .42), ((i - 1) * .5, HEAD_Y - .012, .82), m, .012)
    post = through([(.001, 0), (.045, .02), (.04, .3), (.05, .4), (.035, .55), (.045, .8), (.03, 1.0), (.045, 1.1), (.035, 1.16), (.05, 1.22), (.03, 1.27), (.001, 1.29)])
    for s in (-1, 1):
        lathe(post, m, (s * (w + .05), HEAD_Y, 0), 96, auto=60)


def boards(style, spec, top):
    """Upright painted or plain boards under a ledge."""
    m = painted(style) if spec.get('painted') else wood(style)
    box((WIDTH + .14, .04, .07), (0, HEAD_Y, 1.22), m, .008)
    box((WIDTH + .2, .07, .03), (0, HEAD_Y, 1.27), m, .006)
    for i in range(9):
        box(((WIDTH + .02) / 9 - .004, .025, .62), ((i - 4) * (WIDTH + .02) / 9, HEAD_Y, .88), m, .004)
    for s in (-1, 1):
        box((.09, .07, 1.26), (s * (WIDTH / 2 + .05), HEAD_Y, .63), m, .008)


def logs(style, spec, top):
    """Peeled logs, none quite round or straight."""
    for s in (-1, 1):
        _log(style, 1.35, .088, (s * (WIDTH / 2 + .05), HEAD_Y, 0), 0)
    for i in range(5):
        _log(style, WIDTH, .076, (-WIDTH / 2, HEAD_Y + rng.uniform(-.008, .008), .55 + .155 * i), 90)


def _log(style, length, radius, loc, lean):
    """A log that stands on loc, or lies along X from there with a lean of 90 degrees."""
    steps = round(length / .12)
    thick = [radius * rng.uniform(.94, 1.05) * (1.03 - .08 * k / steps) for k in range(steps + 1)]
    profile = [(.001, 0), (thick[0] - .014, 0), *((r, .014 + (length - .028) * k / steps) for k, r in enumerate(thick)), (thick[-1] - .014, length), (.001, length)]
    lathe(through(profile, 5), wood(style, rough=.7), loc, 64, (0, lean, 0), auto=60)


def low(style, spec, top):
    """A low wooden board with two back cushions."""
    box((WIDTH + .36, .05, .42), (0, HEAD_Y + .05, top - .10), wood(style), .01)
    for s in (-1, 1):
        soft(WIDTH / 2 - .02, .1, .34, natural.textile(style['pillows'][0]), (s * WIDTH / 4, HEAD_Y - .02, top + .14), (-6, 0, 0), r=.04, puff=.01, front=.02, wrinkle=.004)


def ledge(style, spec, top):
    """A plain thin board, a little wider than the mattress."""
    box((WIDTH + .36, .05, .56), (0, HEAD_Y + .05, .58), wood(style), .003)


def cane(style, spec, top):
    """A woven panel in a rounded frame."""
    w = WIDTH / 2 + .05
    arc = [(-w, HEAD_Y, 0), (-w, HEAD_Y, .9), (-w + .12, HEAD_Y, 1.12), (0, HEAD_Y, 1.2), (w - .12, HEAD_Y, 1.12), (w, HEAD_Y, .9), (w, HEAD_Y, 0)]
    tube(arc, .026, wood(style))
    sheet(lambda u, v: ((u - .5) * 2 * w, HEAD_Y, .45 + v * (.68 - .16 * abs(2 * u - 1) ** 3)), 30, 6, natural.cane(), uvm=(2 * w, .6), thick=.003)


def lattice(style, spec, top):
    """A wooden grid with paper behind it."""
    box((WIDTH + .5, .01, .8), (0, HEAD_Y + .04, .7), hard.shade('#efe6d3', .15), 0)
    for i in range(9):
        box((.02, .03, .82), ((i - 4) * (WIDTH + .48) / 8, HEAD_Y + .03, .7), wood(style), .002)
    for k in range(5):
        box((WIDTH + .5, .03, .02), (0, HEAD_Y + .03, .30 + .2 * k), wood(style), .002)


HEADBOARDS = dict(slat=slat, pipe=pipe, scrolled_iron=scrolled_iron, panel=panel, fan=fan, channel=channel, tufted=tufted,
                  cushioned=cushioned, carved=carved, boards=boards, logs=logs, low=low, ledge=ledge, cane=cane, lattice=lattice)
