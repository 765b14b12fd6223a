"""Bed frames, headboards and bedside tables. The head points to +Y; origin on the floor at the bed's middle."""
import math

from furniture.bedding import LENGTH, WIDTH, make_bed
from furniture.finishes import FOUR, legs, metal, painted, wood
from furniture.tabletop import book, book_row
from geometry.scene import Group
from geometry.solids import ball, box, cyl, lathe, rod, sheet, slab, tube
from geometry.upholstery import soft
from materials import hard, natural

HEAD_Y = LENGTH / 2 + .04


def bed(style):
    """Builds the style's bed, made up."""
    spec = style['bed']
    top = dict(platform=.42, futon=.30).get(spec['legs'], .56)
    z = top - .26
    _frame(style, spec, z)
    HEADBOARDS[spec['head']](style, spec, top)
    make_bed(style, top, z)


def _frame(style, spec, z):
    kind, mat = spec['legs'], wood(style)
    if kind in ('platform', 'futon'):
        h = .07 if kind == 'platform' else .04
        box((WIDTH + .36, LENGTH + .2, h), (0, -.02, z - h / 2), mat, .01)
        if z - h > .02:
            box((WIDTH - .2, LENGTH - .3, z - h), (0, 0, (z - h) / 2), hard.lacquer('#1b1714', .8), 0)
        return
    if kind == 'iron':
        m = metal(style)
        for s in (-1, 1):
            box((.04, LENGTH + .04, .05), (s * (WIDTH / 2 + .02), 0, z - .02), m, .003)
            for y in (-LENGTH / 2 - .02, 0):
                rod((s * (WIDTH / 2 + .02), y, 0), (s * (WIDTH / 2 + .02), y, z), .02, m)
        box((WIDTH, .04, .05), (0, -LENGTH / 2 - .02, z - .02), m, .003)
        return
    cover = natural.textile(spec['cover']) if spec.get('cover') else painted(style) if spec.get('painted') else mat
    if kind == 'block_logs':
        for s in (-1, 1):
            rod((s * (WIDTH / 2 + .04), -LENGTH / 2, z - .04), (s * (WIDTH / 2 + .04), LENGTH / 2, z - .04), .07, mat)
            cyl(.07, .065, z, (s * (WIDTH / 2 - .1), -LENGTH / 2 + .15, 0), mat, bev=.015)
        return
    for s in (-1, 1):
        box((.05, LENGTH, .2), (s * (WIDTH / 2 + .02), 0, z - .04), cover, .01)
    box((WIDTH + .09, .05, .2), (0, -LENGTH / 2 - .01, z - .04), cover, .01)
    if kind == 'plinth':
        box((WIDTH - .06, LENGTH - .1, .08), (0, 0, .05), metal(style), .003)
    else:
        legs(kind, style, WIDTH + .02, LENGTH, z - .13, .06)


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
    post = [(.001, 0), (.045, .02), (.04, .3), (.05, .4), (.035, .55), (.045, .8), (.03, 1.0), (.045, 1.1), (.035, 1.16), (.05, 1.22), (.001, 1.29)]
    for s in (-1, 1):
        lathe(post, m, (s * (w + .05), HEAD_Y, 0), 28)


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
    m = wood(style, rough=.6)
    for s in (-1, 1):
        cyl(.09, .08, 1.35, (s * (WIDTH / 2 + .05), HEAD_Y, 0), m, bev=.015)
    for i in range(5):
        rod((-WIDTH / 2, HEAD_Y, .55 + .155 * i), (WIDTH / 2, HEAD_Y, .55 + .155 * i), .075, m)


def low(style, spec, top):
    """A low wooden board with two back cushions."""
    box((WIDTH + .36, .05, .42), (0, HEAD_Y + .05, top - .10), wood(style), .01)
    for s in (-1, 1):
        soft(WIDTH / 2 - .02, .1, .34, natural.textile(style['pillows'][0]), (s * WIDTH / 4, HEAD_Y - .02, top + .14), (-6, 0, 0), r=.04, puff=.01, front=.02, wrinkle=.004)


def ledge(style, spec, top):
    """A plain thin board as wide as the bedside tables."""
    mat = hard.lacquer(style['painted'], .5) if style.get('painted') else wood(style)
    box((WIDTH + 1.3, .05, .50), (0, HEAD_Y + .05, .55), mat, .003)


def cane(style, spec, top):
    """A woven panel in a rounded frame."""
    w = WIDTH / 2 + .05
    arc = [(-w, HEAD_Y, 0), (-w, HEAD_Y, .9), (-w + .12, HEAD_Y, 1.12), (0, HEAD_Y, 1.2), (w - .12, HEAD_Y, 1.12), (w, HEAD_Y, .9), (w, HEAD_Y, 0)]
    tube(arc, .026, wood(style))
    sheet(lambda u, v: ((u - .5) * 2 * w, HEAD_Y, .45 + v * (.68 - .16 * abs(2 * u - 1) ** 3)), 30, 6, natural.wicker('#d3b483'), thick=.012)


def lattice(style, spec, top):
    """A wooden grid with paper behind it."""
    box((WIDTH + .5, .01, .8), (0, HEAD_Y + .04, .7), hard.shade('#efe6d3', .15), 0)
    for i in range(9):
        box((.02, .03, .82), ((i - 4) * (WIDTH + .48) / 8, HEAD_Y + .03, .7), wood(style), .002)
    for k in range(5):
        box((WIDTH + .5, .03, .02), (0, HEAD_Y + .03, .30 + .2 * k), wood(style), .002)


HEADBOARDS = dict(slat=slat, pipe=pipe, scrolled_iron=scrolled_iron, panel=panel, fan=fan, channel=channel, tufted=tufted,
                  cushioned=cushioned, carved=carved, boards=boards, logs=logs, low=low, ledge=ledge, cane=cane, lattice=lattice)


def nightstand(style):
    """Builds the style's bedside table and returns the height of its top."""
    return NIGHTSTANDS[style['nightstand']](style)


def _n_legs(style):
    m = wood(style)
    legs('taper', style, .48, .4, .24, .05)
    for z in (.25, .52):
        box((.48, .4, .022), (0, 0, z), m, .003)
    for s in (-1, 1):
        box((.022, .4, .29), (s * .229, 0, .385), m, .003)
    box((.44, .02, .28), (0, .19, .385), m, 0)
    box((.43, .018, .15), (0, -.185, .44), hard.lacquer('#efece6', .45) if style.get('light_doors') else m, .002)
    cyl(.012, .012, .02, (0, -.19, .44), metal(style), (90, 0, 0))
    book(.2, .15, .03, style['books'][0], (-.05, 0, .262), 8)
    return .53


def _n_crate(style):
    for z in (.54, .2):
        box((.48, .4, .04), (0, 0, z), wood(style), .004)
    for sx, sy in FOUR:
        box((.025, .025, .54), (sx * .22, sy * .18, .27), metal(style), .002)
    book_row(style, .26, (-.19, 0, .22), .2)
    return .56


def _n_drum(style):
    """A round lacquered drum with metal bands."""
    body = hard.lacquer(style.get('painted') or '#14302f', .15, .6)
    lathe([(.001, 0), (.2, 0), (.2, .03), (.23, .05), (.23, .5), (.24, .51), (.24, .53), (.001, .535)], body, seg=64)
    for z in (.05, .28, .505):
        lathe([(.232, z), (.236, z + .003), (.236, z + .012), (.232, z + .015)], metal(style), seg=64)
    return .535


def _n_drawers(style):
    body = hard.worn_paint(style['painted']) if style.get('distressed') else painted(style)
    box((.5, .42, .5), (0, 0, .34), body, .004)
    box((.54, .45, .03), (0, 0, .6), wood(style), .005)
    for z in (.22, .46):
        box((.45, .02, .2), (0, -.212, z), body, .006)
        cyl(.014, .014, .025, (0, -.22, z), metal(style), (90, 0, 0))
    for sx, sy in FOUR:
        box((.05, .05, .1), (sx * .21, sy * .17, .05), body, .003)
    return .615


def _n_block(style):
    box((.46, .4, .06), (0, 0, .33), wood(style), .008)
    box((.4, .34, .3), (0, 0, .15), wood(style), .006)
    return .36


def _n_floating(style):
    mat = hard.lacquer(style['painted'], .5) if style.get('painted') else wood(style)
    box((.5, .38, .18), (0, .04, .42), mat, .003)
    return .51


def _n_mirrored(style):
    box((.5, .4, .52), (0, 0, .36), metal(style), .003)
    for z in (.24, .48):
        box((.47, .02, .22), (0, -.2, z), hard.mirror('#d9dad8'), .006)
        ball(.014, (0, -.22, z), hard.glass())
    for sx, sy in FOUR:
        cyl(.02, .016, .1, (sx * .2, sy * .16, 0), metal(style))
    return .62


def _n_stool(style):
    """A round side table or stool."""
    mat = natural.wicker('#c49a62') if style.get('wicker_tables') else wood(style)
    lathe([(.001, 0), (.17, 0), (.19, .04), (.15, .25), (.19, .46), (.20, .5), (.001, .505)], mat, seg=48)
    return .505


NIGHTSTANDS = dict(legs=_n_legs, crate=_n_crate, drum=_n_drum, drawers=_n_drawers, block=_n_block, floating=_n_floating,
                   mirrored=_n_mirrored, stool=_n_stool)
