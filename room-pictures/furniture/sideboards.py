"""The kinds of sideboard. Each builds one of w metres and returns the height of its top."""
from furniture.finishes import FOUR, fluted, legs, metal, wood
from furniture.sideboard_parts import carcass, doors
from furniture.sideboards_classic import buffet, cane, hutch, plank_console, rough_chest
from furniture.books import book_row
from geometry.solids import box, cyl
from materials import hard

REEDS = 14          # upright half-rounds on each door of the deco cabinet


def credenza(style, w):
    """Low, on tapered legs; the middle door is slatted or white."""
    z0, h, d = .2, .56, .42
    mat = wood(style)
    carcass(w, d, z0, h, mat)
    middle = hard.lacquer('#efece6', .45) if style.get('light_doors') else mat
    doors(style, w, d, z0, h, (middle, mat) if style.get('light_doors') else (mat,))
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
        box((.009, .004, h), (-w / 2 + i * w / 3, -d / 2 + .019, z0 + h / 2), hard.lacquer('#77716a', .8), 0)
    return z0 + h


def fluted_front(style, w):
    """Rounded staves all along the front, under a stone top."""
    z0, h, d = .06, .68, .42
    mat = wood(style)
    box((w - .02, d - .04, h), (0, .01, z0 + h / 2), mat, .002)
    fluted(w - .03, h, mat, (0, -d / 2 + .04, z0 + h / 2), .036)
    box((w - .1, d - .1, z0), (0, 0, z0 / 2), hard.metal('black'), 0)
    box((w, d + .01, .03), (0, 0, z0 + h + .015), hard.marble('#ebe4da', '#9c9186', .8), .004)
    return z0 + h + .03


def deco_cabinet(style, w):
    z0, h, d = .08, .78, .42
    body, brass = hard.lacquer(style.get('painted') or '#16201f', .12, .6), metal(style)
    carcass(w, d, z0, h, body)
    doors(style, w, d, z0, h, (body,), knobs=False)
    pw = (w - .06) / 3
    for i in range(3):
        for j in range(REEDS):
            cyl(pw / REEDS / 2 - .001, pw / REEDS / 2 - .001, h - .10, ((i - 1) * pw - pw / 2 + pw * (j + .5) / REEDS, -d / 2 + .004, z0 + .05), body, bev=.002)
        for z in (.038, h - .038):
            box((pw - .008, .012, .012), ((i - 1) * pw, -d / 2 - .002, z0 + z), brass, .002)
    box((w - .08, d - .06, z0), (0, 0, z0 / 2), brass, .003)
    return z0 + h


def mirrored_chest(style, w):
    z0, h, d = .10, .72, .42
    carcass(w, d, z0, h, metal(style))
    for i in range(3):
        for j in range(2):
            pw, ph = (w - .06) / 3, (h - .05) / 2
            x, z = (i - 1) * pw, z0 + .025 + ph * (j + .5)
            box((pw - .012, .02, ph - .012), (x, -d / 2 + .015, z), hard.mirror('#d9dad8'), .006)
            cyl(.014, .014, .03, (x, -d / 2 + .005, z), hard.glass(), (90, 0, 0))
    legs('slim', style, w, d, z0, .03)
    box((w + .01, d + .01, .012), (0, 0, z0 + h), hard.mirror('#e3e3e1'), .003)
    return z0 + h + .006


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


SIDEBOARDS = dict(credenza=credenza, floating=floating, fluted=fluted_front, deco_cabinet=deco_cabinet, mirrored=mirrored_chest,
                  plank_console=plank_console, hutch=hutch, buffet=buffet, low_bench=low_bench, steel_shelf=steel_shelf, cane=cane,
                  rough_chest=rough_chest)
