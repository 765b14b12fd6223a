"""The kinds of sideboard. Each builds one of w metres and returns the height of its top."""
import math

from furniture.finishes import FOUR, fluted, legs, metal, painted, wood
from furniture.tabletop import basket, book_row
from geometry.scene import Group
from geometry.solids import box, cyl
from materials import hard, natural


def _carcass(w, d, z0, h, mat):
    for z in (z0 + .012, z0 + h - .012):
        box((w, d, .024), (0, 0, z), mat, .003)
    for s in (-1, 1):
        box((.024, d, h), (s * (w / 2 - .012), 0, z0 + h / 2), mat, .003)
    box((w - .03, .02, h - .03), (0, d / 2 - .012, z0 + h / 2), mat, 0)


def _knob(style, x, y, z):
    cyl(.012, .012, .022, (x, y, z), metal(style), (90, 0, 0))


def _doors(style, w, d, z0, h, mat, n=3, knobs=True):
    pw = (w - .06) / n
    for i in range(n):
        x = (i - (n - 1) / 2) * pw
        box((pw - .008, .018, h - .06), (x, -d / 2 + .02, z0 + h / 2), mat[i % len(mat)], .002)
        if knobs:
            _knob(style, x + pw * .36, -d / 2 + .01, z0 + h / 2)


def credenza(style, w):
    """Low, on tapered legs; the middle door is slatted or white."""
    z0, h, d = .2, .56, .42
    mat = wood(style)
    _carcass(w, d, z0, h, mat)
    middle = hard.lacquer('#efece6', .45) if style.get('light_doors') else mat
    _doors(style, w, d, z0, h, (middle, mat) if style.get('light_doors') else (mat,))
    if style.get('slatted'):
        fluted((w - .06) / 3 - .01, h - .065, mat, (0, -d / 2 + .012, z0 + h / 2), .03)
    legs('taper', style, w, d, z0, .14)
    return z0 + h


def floating(style, w):
    """A plain long cupboard hung on the wall, without handles."""
    z0, h, d = .24, .40, .40
    mat = hard.lacquer(style['painted'], .5) if style.get('painted') else wood(style)
    box((w, d, h), (0, .02, z0 + h / 2), mat, .002)
    for i in range(1, 3):
        box((.004, .004, h), (-w / 2 + i * w / 3, -d / 2 + .019, z0 + h / 2), hard.lacquer('#2a2724', .8), 0)
    return z0 + h


def fluted_front(style, w):
    """Rounded staves all along the front, under a stone top."""
    z0, h, d = .06, .68, .42
    mat = wood(style)
    box((w - .02, d - .04, h), (0, .01, z0 + h / 2), mat, .002)
    fluted(w - .03, h, mat, (0, -d / 2 + .04, z0 + h / 2), .036)
    box((w - .1, d - .1, z0), (0, 0, z0 / 2), hard.metal('black'), 0)
    box((w, d + .01, .03), (0, 0, z0 + h + .015), hard.marble('#ebe4da', '#b9a893', .8), .004)
    return z0 + h + .03


def deco_cabinet(style, w):
    z0, h, d = .08, .78, .42
    body, brass = hard.lacquer(style.get('painted') or '#16201f', .12, .6), metal(style)
    _carcass(w, d, z0, h, body)
    _doors(style, w, d, z0, h, (body,), knobs=False)
    pw = (w - .06) / 3
    for i in range(3):
        for j in range(14):
            box((.004, .012, h - .065), ((i - 1) * pw - pw / 2 + pw * (j + .5) / 14, -d / 2 + .008, z0 + h / 2), brass, .002)
    box((w - .08, d - .06, z0), (0, 0, z0 / 2), brass, .003)
    return z0 + h


def mirrored_chest(style, w):
    z0, h, d = .10, .72, .42
    _carcass(w, d, z0, h, metal(style))
    for i in range(3):
        for j in range(2):
            pw, ph = (w - .06) / 3, (h - .05) / 2
            x, z = (i - 1) * pw, z0 + .025 + ph * (j + .5)
            box((pw - .012, .02, ph - .012), (x, -d / 2 + .015, z), hard.mirror('#d9dad8'), .006)
            cyl(.014, .014, .03, (x, -d / 2 + .005, z), hard.glass(), (90, 0, 0))
    legs('slim', style, w, d, z0, .03)
    box((w + .01, d + .01, .012), (0, 0, z0 + h), hard.mirror('#e3e3e1'), .003)
    return z0 + h + .006


def plank_console(style, w):
    """Wood planks on an iron frame with books and baskets."""
    m, mat = metal(style), wood(style)
    for z in (.8, .42, .12):
        box((w, .36, .045), (0, 0, z), mat, .004)
    for sx, sy in FOUR:
        box((.035, .035, .78), (sx * (w / 2 - .04), sy * .15, .39), m, .002)
    book_row(style, w * .4, (-w / 2 + .12, 0, .445), .26)
    for x in (w * .25, -w * .2):
        with Group('basket', (x, 0, .145)):
            basket(.16, .2, '#7d6040')
    return .823


def hutch(style, w):
    """Painted frame-and-panel cupboard with a wooden top."""
    h, body = .86, hard.worn_paint(style['painted']) if style.get('distressed') else painted(style)
    box((w, .44, .04), (0, 0, h - .02), wood(style), .006)
    box((w - .06, .4, h - .12), (0, 0, (h - .12) / 2 + .08), body, .004)
    box((w - .08, .36, .08), (0, 0, .04), body, .002)
    pw = (w - .1) / 3
    for i in range(3):
        x = (i - 1) * pw
        box((pw - .02, .02, .15), (x, -.205, h - .14), body, .004)
        box((pw - .02, .02, .5), (x, -.205, .36), body, .004)
        for s in (-1, 1):
            box((.05, .012, .5), (x + s * (pw / 2 - .035), -.218, .36), body, .002)
            box((pw - .02, .012, .05), (x, -.218, .36 + s * .225), body, .002)
            if style.get('cross_doors'):
                box((math.hypot(pw - .1, .4), .01, .04), (x, -.217, .36), body, .002, (0, s * math.degrees(math.atan2(.4, pw - .1)), 0))
        _knob(style, x, -.21, h - .14)
    return h


def buffet(style, w):
    """Polished wood with a moulded top, raised doors and a row of drawers."""
    z0, h, d = .12, .76, .44
    mat = wood(style, rough=.25, gloss=.3)
    box((w - .06, d - .04, h), (0, 0, z0 + h / 2), mat, .006)
    box((w, d + .02, .035), (0, 0, z0 + h + .018), mat, .012)
    box((w - .02, d, .07), (0, 0, z0 + .035), mat, .012)
    pw = (w - .1) / 4
    for i in range(4):
        x = (i - 1.5) * pw
        box((pw - .02, .02, .15), (x, -d / 2 + .01, z0 + h - .10), mat, .006)
        box((pw - .02, .02, .44), (x, -d / 2 + .01, z0 + .33), mat, .006)
        box((pw - .12, .02, .34), (x, -d / 2, z0 + .33), mat, .009)
        for z in (z0 + h - .10, z0 + .36):
            _knob(style, x if z > .6 else x + pw * .38, -d / 2, z)
    for sx, sy in FOUR:
        cyl(.03, .04, z0, (sx * (w / 2 - .08), sy * (d / 2 - .06), 0), mat)
    return z0 + h + .035


def low_bench(style, w):
    mat = wood(style)
    box((w, .4, .06), (0, 0, .37), mat, .006)
    for s in (-1, 1):
        box((.06, .36, .34), (s * (w / 2 - .2), 0, .17), mat, .006)
    return .40


def steel_shelf(style, w):
    """A low black frame with two boards."""
    m = metal(style)
    for z in (.22, .62):
        box((w, .38, .03), (0, 0, z), wood(style), .003)
    for sx, sy in FOUR:
        box((.02, .02, .64), (sx * (w / 2 - .01), sy * .17, .32), m, .001)
    book_row(style, w * .35, (-w / 2 + .1, 0, .235), .26)
    return .635


def cane(style, w):
    """Wood with woven doors on slim legs."""
    z0, h, d = .18, .60, .42
    mat = wood(style)
    _carcass(w, d, z0, h, mat)
    pw = (w - .06) / 3
    for i in range(3):
        x = (i - 1) * pw
        box((pw - .008, .014, h - .06), (x, -d / 2 + .024, z0 + h / 2), mat, .002)
        box((pw - .09, .016, h - .14), (x, -d / 2 + .018, z0 + h / 2), natural.wicker('#d3b483'), .001)
        _knob(style, x + pw * .42, -d / 2 + .014, z0 + h / 2)
    legs('taper', style, w, d, z0, .12)
    return z0 + h


def rough_chest(style, w):
    """Thick planks with iron straps."""
    mat, iron = wood(style, rough=.65), hard.metal('black')
    for i in range(4):
        box((w, .42, .185), (0, 0, .14 + i * .19), mat, .012)
    box((w + .06, .48, .06), (0, 0, .84), mat, .015)
    for x in (-w * .3, 0, w * .3):
        box((.05, .012, .70), (x, -.215, .42), iron, .002)
    for x in (-w * .15, w * .15):
        cyl(.03, .03, .03, (x, -.21, .5), iron, (90, 0, 0))
    return .87


SIDEBOARDS = dict(credenza=credenza, floating=floating, fluted=fluted_front, deco_cabinet=deco_cabinet, mirrored=mirrored_chest,
                  plank_console=plank_console, hutch=hutch, buffet=buffet, low_bench=low_bench, steel_shelf=steel_shelf, cane=cane,
                  rough_chest=rough_chest)
