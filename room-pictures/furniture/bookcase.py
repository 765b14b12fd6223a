"""Bookcases, backs at y=0."""
from furniture.books import book_row, book_stack
from furniture.finishes import metal, painted, wood
from furniture.plants import plant
from furniture.tabletop import bowl, odd_vase
from geometry.chance import rng
from geometry.scene import Group
from geometry.solids import box

CLEAR_OF_RAILS = .042


def bookcase(style, w=1.1, h=2.05, depth=.30):
    """A full-height bookcase, back at y=0 or just before a panelled wall's rail."""
    with Group('bookcase', (0, -CLEAR_OF_RAILS if style.get('panelling') else 0, 0)):
        _case(style, w, h, depth)


def _case(style, w, h, depth):
    """The case in the style's wood, paint or iron, and what stands in it."""
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
        box((w - (.02 if iron else .058), depth - .008, .028), (0, -depth / 2 + .003, z), mat, .003)
        if k < n:
            _fill_shelf(style, w - .1, z + .014, -depth / 2, k)


def _fill_shelf(style, w, z, y, k):
    full = style['clutter']
    if rng.random() < .4 + full:
        wide = w * min(.66, (.36 + .40 * full) * rng.uniform(.8, 1.15))
        book_row(style, wide, (-w / 2 if k % 2 else w / 2 - wide, y, z), .27)
    with Group('object', ((w * .3 if k % 2 else -w * .3), y, z)):
        pick = rng.random()
        if pick < .35:
            odd_vase(style, .8)
        elif pick < .55 and full > .3:
            plant(style, 'trailing', .8)
        elif pick < .8:
            book_stack(style, (0, 0, 0), 3)
        else:
            bowl(style, 1.2)
