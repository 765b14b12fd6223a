"""Bookcases and fireplaces, backs at y=0."""
from furniture.finishes import metal, painted, wood
from furniture.plants import plant
from furniture.tabletop import book_row, book_stack, bowl, vase
from geometry.chance import rng
from geometry.scene import Group, mesh, tint
from geometry.solids import box, cyl, rod
from materials import hard
from rooms.masonry import block


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


MASONRY = dict(brick=(('#7d5142', '#a2765f'), (.14, .14), .068, .004), stone=(('#8d8478', '#aaa091'), (.13, .30), .12, .02))


def _lay(kind, fields):
    """Covers fields (x0, x1, z0, z1) of the plane y=0 with courses of bricks or field stones."""
    pair, (least, most), course, rough = MASONRY[kind]
    verts, faces, tints, first = [], [], [], True
    for x0, x1, z0, z1 in fields:
        rows = round((z1 - z0) / course)
        for j in range(rows):
            row, x = (z1 - z0) / rows, x0
            first = not first
            while x < x1 - .001:
                length = rng.uniform(least, most) * (.5 if x == x0 and first else 1)
                end = x1 if x1 - x - length < least * .4 else x + length
                block(verts, faces, tints, (x + end) / 2, z0 + row * (j + .5), end - x - .009, row - .009, .012, rough)
                x = end
    tint(mesh('masonry', verts, faces, hard.masonry(*pair, .25)), tints)


def fireplace(style, w=1.45):
    """A hearth with a mantel, back at y=0; returns the mantel's height."""
    kind = style.get('hearth', 'plain')
    body = dict(stone=lambda: hard.paint('#8d8374', .95, .8), brick=lambda: hard.paint('#a39a8e', .95, .8),
                marble=lambda: hard.marble('#ece6dd', '#a79b8c', .8), plaster=lambda: hard.paint(style['wall'], .9, .3, .08),
                dark=lambda: hard.concrete('#3a3938', .5), wood=lambda: painted(style)).get(kind, lambda: hard.lacquer(style['trim'], .45))()
    h, d, op_w, op_h = 1.12, .24, .80, .72
    for s in (-1, 1):
        box(((w - op_w) / 2, d, h), (s * (w + op_w) / 4, -d / 2, h / 2), body, .006)
    box((op_w + .01, d, h - op_h), (0, -d / 2, (h + op_h) / 2), body, .004)
    if kind in MASONRY:
        with Group('masonry', (0, -d, 0)):
            _lay(kind, ((-w / 2, -op_w / 2, 0, op_h), (op_w / 2, w / 2, 0, op_h), (-w / 2, w / 2, op_h, h)))
    box((op_w, .02, op_h), (0, -.02, op_h / 2), hard.paint('#15120f', .95), 0)
    box((w + .1, .42, .03), (0, -.21, .015), hard.concrete('#56514b', .5), .003)
    mantel = wood(style) if kind in ('stone', 'brick', 'plaster') else body
    box((w + .16, d + .09, .07), (0, -d / 2 - .03, h + .035), mantel, .01)
    for i in range(4):
        cyl(.045, .045, .5, (-.25, -.1 - .03 * (i % 2), .07 + .07 * (i // 2) + .02 * i), wood(style, rough=.8), (0, 90, 0), 14)
    rod((-.3, -.16, .03), (.3, -.16, .03), .012, hard.metal('black'))
    return h + .07
