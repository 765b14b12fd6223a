"""Desks and their chairs. A desk's back edge is at y=0, the sitter's side towards -Y. Chairs face +Y."""
import math

from furniture.finishes import FOUR, metal, painted, wood
from geometry.scene import Group
from geometry.solids import box, cyl, lathe, rod, slab, tube
from materials import hard, natural

TOP, DEPTH = .74, .68


def desk(style, w=1.5):
    """Builds the style's desk; returns the height of its top."""
    kind = style['office']['desk']
    with Group('desk', (0, -DEPTH / 2, 0)):
        DESKS[kind](style, w)
    return .36 if kind == 'low' else TOP


def _top(w, mat, t=.035, bev=.004, z=TOP):
    box((w, DEPTH, t), (0, 0, z - t / 2), mat, bev)


def _square_legs(w, mat, t=.05, h=TOP - .035):
    for sx, sy in FOUR:
        box((t, t, h), (sx * (w / 2 - t), sy * (DEPTH / 2 - t), h / 2), mat, .003)


def _drawers(style, x, w, mat, n=3, knob=True):
    h = .56
    box((w, DEPTH - .06, h), (x, 0, TOP - .04 - h / 2), mat, .003)
    for i in range(n):
        z = TOP - .04 - h / n * (i + .5)
        box((w - .02, .016, h / n - .012), (x, -DEPTH / 2 + .02, z), mat, .003)
        if knob:
            rod((x - .05, -DEPTH / 2 - .01, z), (x + .05, -DEPTH / 2 - .01, z), .006, metal(style))


def d_glass(style, w):
    box((w, DEPTH, .014), (0, 0, TOP - .007), hard.pane('#cfe0dc', .10), .003)
    m = metal(style)
    for s in (-1, 1):
        x = s * (w / 2 - .12)
        for y in (-.28, .28):
            box((.04, .02, TOP - .014), (x, y, (TOP - .014) / 2), m, .002)
        for z in (.01, TOP - .024):
            box((.04, .58, .02), (x, 0, z), m, .002)


def d_rounded(style, w):
    n, r = 12, DEPTH / 2
    outline = [(w / 2 - r + r * math.cos(a), r * math.sin(a)) for a in (math.pi * (i / n - .5) for i in range(n + 1))]
    outline += [(-w / 2 + r - r * math.cos(a), -r * math.sin(a)) for a in (math.pi * (i / n - .5) for i in range(n + 1))]
    slab(outline, TOP - .05, TOP, wood(style), .015)
    for s in (-1, 1):
        for k in range(18):
            a = k * math.pi / 9
            cyl(.026, .026, TOP - .05, (s * (w / 2 - .3) + .15 * math.cos(a), .15 * math.sin(a), 0), wood(style), seg=10)


def d_slab(style, w):
    mat = hard.lacquer(style['painted'], .45) if style.get('painted') else wood(style)
    _top(w, mat, .04)
    for s in (-1, 1):
        box((.04, DEPTH, TOP - .04), (s * (w / 2 - .02), 0, (TOP - .04) / 2), mat, .003)


def d_slab_wood(style, w):
    _top(w, wood(style), .045, .01)
    for s in (-1, 1):
        box((.05, DEPTH - .08, TOP - .045), (s * (w / 2 - .12), 0, (TOP - .045) / 2), wood(style), .008)
    box((w - .3, .02, .12), (0, DEPTH / 2 - .08, TOP - .12), wood(style), .003)


def d_steel(style, w):
    _top(w, wood(style), .04)
    for s in (-1, 1):
        for q in (-1, 1):
            rod((s * (w / 2 - .2), q * .08, TOP - .04), (s * (w / 2 - .12), q * (DEPTH / 2 - .05), 0), .022, hard.metal('black'))
    _drawers(style, w / 2 - .42, .36, hard.lacquer('#2c2c2e', .4), 2)


def d_trestle(style, w):
    _top(w, hard.lacquer('#f3f1ec', .4), .03)
    for s in (-1, 1):
        x = s * (w / 2 - .3)
        for q in (-1, 1):
            for e in (-1, 1):
                rod((x + e * .05, q * .04, TOP - .03), (x + e * .18, q * .28, 0), .017, wood(style), .014)
        rod((x, -.18, .3), (x, .18, .3), .011, wood(style))


def d_trestle_wood(style, w):
    mat = wood(style, rough=.6)
    for i in range(4):
        box((w, DEPTH / 4 - .003, .045), (0, (i - 1.5) * DEPTH / 4, TOP - .023), mat, .005)
    legs = painted(style)
    for s in (-1, 1):
        x = s * (w / 2 - .22)
        for q in (-1, 1):
            rod((x, q * .08, TOP - .04), (x, q * .3, 0), .028, legs)
        rod((x, -.2, .3), (x, .2, .3), .02, legs)
    rod((-(w / 2 - .22), 0, .3), (w / 2 - .22, 0, .3), .02, legs)


def d_rough(style, w):
    mat = wood(style, rough=.6)
    for i in range(3):
        box((w, DEPTH / 3 - .004, .07), (0, (i - 1) * DEPTH / 3, TOP - .035), mat, .014)
    _square_legs(w - .1, mat, .1, TOP - .07)
    box((w - .3, .05, .09), (0, .2, .28), mat, .01)


def d_pedestal(style, w):
    mat = wood(style, rough=.25, gloss=.3)
    _top(w, mat, .035, .012)
    box((w - .16, DEPTH - .16, .003), (0, 0, TOP + .001), natural.fabric('#3f2a1c', 'leather'), .001)
    for s in (-1, 1):
        _drawers(style, s * (w / 2 - .24), .42, mat)
        box((.45, DEPTH - .04, .1), (s * (w / 2 - .24), 0, .09), mat, .01)
    box((w - .9, .016, .1), (0, -DEPTH / 2 + .03, TOP - .10), mat, .004)


def d_writing(style, w):
    mat = painted(style)
    if style.get('distressed'):
        mat = hard.worn_paint(style['painted'])
    _top(w, wood(style), .03, .01)
    box((w - .1, DEPTH - .1, .12), (0, 0, TOP - .09), mat, .004)
    for i in range(3):
        x = (i - 1) * (w - .16) / 3
        box(((w - .16) / 3 - .02, .014, .09), (x, -DEPTH / 2 + .045, TOP - .09), mat, .004)
        rod((x - .03, -DEPTH / 2 + .02, TOP - .09), (x + .03, -DEPTH / 2 + .02, TOP - .09), .006, metal(style))
    shape = [(.001, 0), (.016, 0), (.024, .1), (.018, .25), (.03, .5), (.02, .58), (.032, .62), (.001, .62)]
    for sx, sy in FOUR:
        lathe(shape, mat, (sx * (w / 2 - .09), sy * (DEPTH / 2 - .09), 0), 20)


def d_pipe(style, w):
    for i in range(4):
        box((w, DEPTH / 4 - .002, .05), (0, (i - 1.5) * DEPTH / 4, TOP - .025), wood(style), .005)
    m = metal(style)
    for s in (-1, 1):
        x = s * (w / 2 - .1)
        tube([(x, -.28, 0), (x, -.28, TOP - .06), (x, .28, TOP - .06), (x, .28, 0)], .018, m, smooth=False)
        tube([(x, -.28, .15), (x, .28, .15)], .016, m, smooth=False)
    tube([(-w / 2 + .1, .28, .15), (w / 2 - .1, .28, .15)], .016, m, smooth=False)


def d_tapered(style, w):
    _top(w, wood(style), .03)
    _drawers(style, w / 2 - .24, .42, wood(style), 2)
    for sx, sy in FOUR:
        rod((sx * (w / 2 - .12), sy * .24, TOP - .03), (sx * (w / 2 - .05), sy * .3, 0), .021, wood(style), .012)


def d_lacquer(style, w):
    mat = hard.lacquer(style.get('painted') or '#b5485a', .15, .6)
    _top(w, mat, .05, .006)
    _square_legs(w, metal(style), .03, TOP - .05)
    box((w - .12, DEPTH - .1, .09), (0, 0, TOP - .095), mat, .004)


def d_mirrored(style, w):
    _top(w, hard.mirror('#e3e3e1'), .02)
    box((w - .06, DEPTH - .06, .14), (0, 0, TOP - .09), metal(style), .003)
    for i in range(3):
        x = (i - 1) * (w - .1) / 3
        box(((w - .1) / 3 - .015, .014, .11), (x, -DEPTH / 2 + .025, TOP - .09), hard.mirror('#d9dad8'), .004)
    _square_legs(w - .04, metal(style), .03, TOP - .15)


def d_deco(style, w):
    mat, brass = hard.lacquer('#16201f', .12, .6), metal(style)
    _top(w, hard.marble('#17181a', '#cbb684', .9), .03)
    for s in (-1, 1):
        for i in range(22):
            a = math.pi * i / 21 - math.pi / 2
            cyl(.022, .022, TOP - .03, (s * (w / 2 - .34 + .25 * math.cos(a)), .28 * math.sin(a), 0), mat, seg=10)
        box((.04, DEPTH - .1, TOP - .03), (s * (w / 2 - .36), 0, (TOP - .03) / 2), mat, .003)
        box((.5, DEPTH - .04, .03), (s * (w / 2 - .3), 0, .02), brass, .004)
    box((w, .02, .014), (0, -DEPTH / 2, TOP - .02), brass, .002)


def d_low(style, w):
    """A low writing table for sitting on the floor."""
    box((w * .9, DEPTH, .045), (0, 0, .335), wood(style), .008)
    for s in (-1, 1):
        box((.05, DEPTH - .1, .31), (s * (w * .45 - .1), 0, .155), wood(style), .006)


DESKS = dict(glass=d_glass, rounded=d_rounded, slab=d_slab, slab_wood=d_slab_wood, steel=d_steel, trestle=d_trestle, trestle_wood=d_trestle_wood,
             rough=d_rough, pedestal=d_pedestal, writing=d_writing, pipe=d_pipe, tapered=d_tapered, lacquer=d_lacquer, mirrored=d_mirrored,
             deco=d_deco, low=d_low)
