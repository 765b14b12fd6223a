"""Desks and their chairs. A desk's back edge is at y=0, the sitter's side towards -Y. Chairs face +Y."""
import math

from furniture.desk_parts import DEPTH, TOP, desk_top, drawers, square_legs
from furniture.desks_classic import d_deco, d_mirrored, d_pedestal, d_pipe, d_rough, d_tapered, d_trestle_wood, d_writing
from furniture.finishes import metal, wood
from geometry.scene import Group
from geometry.solids import box, cyl, rod, slab
from materials import hard


def desk(style, w=1.5):
    """Builds the style's desk; returns the height of its top."""
    kind = style['office']['desk']
    with Group('desk', (0, -DEPTH / 2, 0)):
        DESKS[kind](style, w)
    return .36 if kind == 'low' else TOP


def d_glass(style, w):
    box((w, DEPTH, .014), (0, 0, TOP - .007), hard.lacquer('#1d2426', .05, 1.0), .003)
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
    desk_top(w, mat, .04)
    for s in (-1, 1):
        box((.04, DEPTH, TOP - .04), (s * (w / 2 - .02), 0, (TOP - .04) / 2), mat, .003)


def d_slab_wood(style, w):
    desk_top(w, wood(style), .045, .01)
    for s in (-1, 1):
        box((.05, DEPTH - .08, TOP - .045), (s * (w / 2 - .12), 0, (TOP - .045) / 2), wood(style), .008)
    box((w - .3, .02, .12), (0, DEPTH / 2 - .08, TOP - .12), wood(style), .003)


def d_steel(style, w):
    desk_top(w, wood(style), .04)
    for s in (-1, 1):
        for q in (-1, 1):
            rod((s * (w / 2 - .2), q * .08, TOP - .04), (s * (w / 2 - .12), q * (DEPTH / 2 - .05), 0), .022, hard.metal('black'))
    drawers(style, w / 2 - .42, .36, hard.lacquer('#2c2c2e', .4), 2)


def d_trestle(style, w):
    desk_top(w, hard.lacquer('#f3f1ec', .4), .03)
    for s in (-1, 1):
        x = s * (w / 2 - .3)
        for q in (-1, 1):
            for e in (-1, 1):
                rod((x + e * .05, q * .04, TOP - .03), (x + e * .18, q * .28, 0), .017, wood(style), .014)
        rod((x, -.18, .3), (x, .18, .3), .011, wood(style))


def d_lacquer(style, w):
    mat = hard.lacquer(style.get('painted') or '#b5485a', .15, .6)
    desk_top(w, mat, .05, .006)
    square_legs(w, metal(style), .03, TOP - .05)
    box((w - .12, DEPTH - .1, .12), (0, 0, TOP - .11), mat, .004)
    for side in (-1, 1):                                              # three drawers, on the other side made to match
        for i in range(3):
            x, y = (i - 1) * (w - .14) / 3, side * (DEPTH / 2 - .043)
            box(((w - .14) / 3 - .012, .018, .096), (x, y, TOP - .11), mat, .005)
            cyl(.013, .013, .024, (x, y + side * .02, TOP - .11), metal(style), (90, 0, 0))


def d_low(style, w):
    """A low writing table for sitting on the floor."""
    box((w * .9, DEPTH, .045), (0, 0, .335), wood(style), .008)
    for s in (-1, 1):
        box((.05, DEPTH - .1, .31), (s * (w * .45 - .1), 0, .155), wood(style), .006)


DESKS = dict(glass=d_glass, rounded=d_rounded, slab=d_slab, slab_wood=d_slab_wood, steel=d_steel, trestle=d_trestle, trestle_wood=d_trestle_wood,
             rough=d_rough, pedestal=d_pedestal, writing=d_writing, pipe=d_pipe, tapered=d_tapered, lacquer=d_lacquer, mirrored=d_mirrored,
             deco=d_deco, low=d_low)
