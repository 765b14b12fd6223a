"""Sideboards of wood, cane and iron. Each builds one of w metres and returns the height of its top."""
import math

from furniture.finishes import FOUR, cane_panel, legs, metal, painted, wood
from furniture.sideboard_parts import carcass, knob
from furniture.books import book_row
from furniture.tabletop import basket
from geometry.scene import Group
from geometry.solids import box, cyl
from materials import hard


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
            box((pw - .12, .012, .05), (x, -.218, .36 + s * .225), body, .002)       # between the uprights: faces in one plane render black
            if style.get('cross_doors'):
                box((math.hypot(pw - .1, .4), .01, .04), (x, -.217, .36), body, .002, (0, s * math.degrees(math.atan2(.4, pw - .1)), 0))
        knob(style, x, -.21, h - .14)
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
            knob(style, x if z > .6 else x + pw * .38, -d / 2, z)
    for sx, sy in FOUR:
        cyl(.03, .04, z0, (sx * (w / 2 - .08), sy * (d / 2 - .06), 0), mat)
    return z0 + h + .035


def cane(style, w):
    """Wood with woven doors on slim legs."""
    z0, h, d = .18, .60, .42
    mat = wood(style)
    carcass(w, d, z0, h, mat)
    pw = (w - .06) / 3
    for i in range(3):
        x = (i - 1) * pw
        box((pw - .008, .014, h - .06), (x, -d / 2 + .024, z0 + h / 2), mat, .002)
        cane_panel(pw - .008, h - .06, (x, -d / 2 + .017, z0 + h / 2), mat)
        knob(style, x + pw * .42, -d / 2, z0 + h / 2)
    legs('taper', style, w, d, z0, .12)
    return z0 + h


def rough_chest(style, w):
    """Thick planks held by nailed iron bands, with a row of drawers."""
    mat, iron = wood(style, rough=.65), hard.metal('black')
    for i in range(3):
        box((w, .42, .185), (0, 0, .14 + i * .19), mat, .012)
    box((w - .06, .38, .06), (0, 0, .03), mat, .004)
    drawer = w / 3
    for i in range(3):
        x = (i - 1) * drawer
        box((drawer - .006, .42, .185), (x, 0, .71), mat, .008)
        cyl(.018, .018, .03, (x, -.21, .71), iron, (90, 0, 0))
    box((w + .06, .48, .06), (0, 0, .84), mat, .015)
    for s in (-1, 1):
        x = s * (w / 2 - .12)
        box((.042, .006, .555), (x, -.2115, .33), iron, .001)
        for z in (.09, .25, .41, .57):
            cyl(.008, .006, .006, (x, -.2145, z), iron, (90, 0, 0), seg=12, bev=.001)
    return .87
