"""Bookcases, backs at y=0."""
from furniture.books import book_row, book_stack
from furniture.finishes import metal, painted, wood
from furniture.kitchen_fronts import FRAMED, front
from furniture.plants import plant
from furniture.tabletop import bowl, odd_vase
from geometry.chance import rng
from geometry.scene import Group
from geometry.solids import box
from materials import hard

CLEAR_OF_RAILS = .042
LYING = .16             # what a stack of lying books takes on either side of its middle
CUPBOARD = .74          # height of the cupboard below a library's shelves


def bookcase(style, w=1.1, h=2.05, depth=.30):
    """A full-height bookcase, back at y=0 or just before a panelled wall's rail."""
    with Group('bookcase', (0, -CLEAR_OF_RAILS if style.get('panelling') else 0, 0)):
        _case(style, w, h, depth)


def _case(style, w, h, depth):
    """The case in the style's wood, paint or iron, and what stands in it."""
    mat = hard.lacquer(style['bookcase'], .4) if style.get('bookcase') else painted(style) if style.get('painted') else wood(style)
    if style['kitchen']['door'] in FRAMED:
        _library(style, w, h, depth, mat)
    elif style['metal'] in ('iron', 'black') and style['kitchen']['door'] == 'flat' and not style.get('painted'):
        _rack(style, w, h, depth, mat)
    else:
        _sides(w, h, depth, mat)
        _shelves(style, w - .058, h, depth, mat, .06, 5)


def _rack(style, w, h, depth, mat):
    """Boards between four iron posts."""
    for x in (.015 - w / 2, w / 2 - .015):
        for y in (-.03, -depth + .03):
            box((.025, .025, h), (x, y, h / 2), metal(style), .001)
    _shelves(style, w - .02, h, depth, mat, .06, 5)


def _library(style, w, h, depth, mat):
    """Shelves over a deeper cupboard of two framed doors, with a skirting and a cornice."""
    _sides(w, h, depth, mat)
    _shelves(style, w - .058, h, depth, mat, CUPBOARD + .02, 3)
    deep = depth + .09
    box((w + .02, deep, CUPBOARD - .02), (0, -deep / 2, CUPBOARD / 2), mat, .002)
    box((w + .045, deep + .02, .03), (0, -deep / 2 - .01, CUPBOARD), mat, .005)
    box((w + .035, deep + .012, .09), (0, -deep / 2 - .006, .045), mat, .004)
    for x in (-1, 1):
        front(style, w / 2 - .02, CUPBOARD - .16, (x * (w / 4 - .005), -deep - .008, CUPBOARD / 2 + .03), mat)
    for rise, out in ((-.02, .018), (.015, .04)):
        box((w + 2 * out, depth + out, .045), (0, -(depth + out) / 2, h + rise), mat, .006)


def _sides(w, h, depth, mat):
    """Two sides and a back."""
    for s in (-1, 1):
        box((.03, depth, h), (s * (w / 2 - .015), -depth / 2, h / 2), mat, .003)
    box((w, .015, h), (0, -.008, h / 2), mat, 0)


def _shelves(style, w, h, depth, mat, lowest, n):
    """Shelves from height `lowest` that leave n rows for things, the last one as the top."""
    for k in range(n + 1):
        z = lowest + k * (h - .02 - lowest) / n
        box((w, depth - .008, .028), (0, -depth / 2 + .003, z), mat, .003)
        if k < n:
            _fill_shelf(style, w - .05, z + .014, -depth / 2, k)


def _fill_shelf(style, w, z, y, k):
    full = style['clutter']
    if rng.random() < .55 + full:
        wide = min(w * (.42 + .42 * full) * rng.uniform(.85, 1.15), .8 * w - LYING)
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
