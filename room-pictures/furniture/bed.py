"""Bed frames, headboards and bedside tables. The head points to +Y; origin on the floor at the bed's middle."""
from furniture.bedding import make_bed
from furniture.duvet_drape import LENGTH, WIDTH
from furniture.finishes import legs, metal, painted, wood
from furniture.headboards import HEADBOARDS
from geometry.solids import box, cyl, rod
from materials import hard, natural


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
