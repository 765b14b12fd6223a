"""Bookcases and fireplaces, backs at y=0."""
from furniture.finishes import metal, painted, wood
from furniture.plants import plant
from furniture.tabletop import book_row, book_stack, bowl, vase
from geometry.chance import rng
from geometry.scene import Group
from geometry.solids import box, cyl, rod
from materials import hard


def bookcase(style, w=1.1, h=2.05, depth=.30):
    """A full-height bookcase, back at y=0, in the style's wood, paint or iron."""
    iron = style['metal'] in ('iron', 'black') and not style.get('painted')
    mat = wood(style) if not style.get('painted') else painted(style)
    n = 5
    for s in (-1, 1):
        x = s * (w / 2 - .015)
        if iron:
            for y in (-.03, -depth + .03):
                box((.025, .025, h), (x, y, h / 2), metal(style), .001)
        else:
            box((.03, depth, h), (x, -depth / 2, h / 2), mat, .003)
    if not iron:
        box((w, .015, h), (0, -.008, h / 2), mat, 0)
    for k in range(n + 1):
        z = .06 + k * (h - .08) / n
        box((w - .02, depth, .028), (0, -depth / 2, z), mat, .003)
        if k < n:
            _fill_shelf(style, w - .1, z + .014, -depth / 2, k)


def _fill_shelf(style, w, z, y, k):
    full = style['clutter']
    if rng.random() < .25 + full:
        book_row(style, w * (.25 + .35 * full), (-w / 2 if k % 2 else w / 2 - w * (.25 + .35 * full), y, z), .27)
    with Group('object', ((w * .3 if k % 2 else -w * .3), y, z)):
        pick = rng.random()
        if pick < .35:
            vase(style, .8, flowers=False)
        elif pick < .55 and full > .3:
            plant(style, 'trailing', .8)
        elif pick < .8:
            book_stack(style, (0, 0, 0), 3)
        else:
            bowl(style, 1.2)


def fireplace(style, w=1.45):
    """A hearth with a mantel, back at y=0; returns the mantel's height."""
    kind = style.get('hearth', 'plain')
    body = dict(stone=lambda: hard.concrete('#a39684', .85), brick=lambda: hard.paint('#a2765f', .9, .8, .1),
                marble=lambda: hard.marble('#ece6dd', '#a79b8c', .8), plaster=lambda: hard.paint(style['wall'], .9, .3, .08),
                dark=lambda: hard.concrete('#3a3938', .5), wood=lambda: painted(style)).get(kind, lambda: hard.lacquer(style['trim'], .45))()
    h, d, op_w, op_h = 1.12, .24, .80, .72
    for s in (-1, 1):
        box(((w - op_w) / 2, d, h), (s * (w + op_w) / 4, -d / 2, h / 2), body, .006)
    box((op_w + .01, d, h - op_h), (0, -d / 2, (h + op_h) / 2), body, .004)
    box((op_w, .02, op_h), (0, -.02, op_h / 2), hard.paint('#15120f', .95), 0)
    box((w + .1, .42, .03), (0, -.21, .015), hard.concrete('#56514b', .5), .003)
    mantel = wood(style) if kind in ('stone', 'brick', 'plaster') else body
    box((w + .16, d + .09, .07), (0, -d / 2 - .03, h + .035), mantel, .01)
    for i in range(4):
        cyl(.045, .045, .5, (-.25, -.1 - .03 * (i % 2), .07 + .07 * (i // 2) + .02 * i), wood(style, rough=.8), (0, 90, 0), 14)
    rod((-.3, -.16, .03), (.3, -.16, .03), .012, hard.metal('black'))
    return h + .07
