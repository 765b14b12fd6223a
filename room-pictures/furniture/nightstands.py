"""Bedside tables. Each returns the height of its top in metres."""
from furniture.finishes import FOUR, legs, metal, painted, wood
from furniture.books import book, book_row
from geometry.solids import ball, box, cyl, lathe
from materials import hard, natural


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
