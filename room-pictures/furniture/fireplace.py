"""Fireplaces, backs at y=0."""
from furniture.finishes import painted, wood
from geometry.chance import rng
from geometry.scene import Group, mesh, tint
from geometry.solids import box, cyl, rod
from materials import hard, natural
from rooms.bricks import block
from rooms.masonry import field_stones

DEPTH, OPENING, OPENING_HIGH, HIGH = .30, .78, .70, 1.12      # metres
# Colours, shortest and longest piece, height of a course, roughness.
MASONRY = dict(brick=(('#7d5142', '#a2765f'), (.14, .14), .068, .004),
               sooty=(('#4a3f37', '#2b2521'), (.21, .21), .062, .003))


def _lay(kind, fields):
    """Covers fields (x0, x1, z0, z1) of the plane y=0 with courses of bricks."""
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
    body = _body(style, kind)
    for s in (-1, 1):
        box(((w - OPENING) / 2, DEPTH, HIGH), (s * (w + OPENING) / 4, -DEPTH / 2, HIGH / 2), body, .006)
    box((OPENING + .01, DEPTH, HIGH - OPENING_HIGH), (0, -DEPTH / 2, (HIGH + OPENING_HIGH) / 2), body, .004)
    if kind in MASONRY:
        with Group('masonry', (0, -DEPTH, 0)):
            _lay(kind, ((-w / 2, -OPENING / 2, 0, OPENING_HIGH), (OPENING / 2, w / 2, 0, OPENING_HIGH), (-w / 2, w / 2, OPENING_HIGH, HIGH)))
    elif kind == 'stone':
        _field_stones(style, w)
    else:
        _slips()
    _firebox()
    box((w + .1, DEPTH + .24, .03), (0, -DEPTH / 2 - .12, .015), hard.concrete('#56514b', .5), .004)
    mantel = wood(style) if kind in ('stone', 'brick', 'plaster') else body
    box((w + .16, DEPTH + .09, .07), (0, -DEPTH / 2 - .03, HIGH + .035), mantel, .01)
    _fire(style)
    return HIGH + .07


def _body(style, kind):
    """What the chimney breast is made of."""
    return dict(stone=lambda: hard.paint('#8d8374', .95, .8), brick=lambda: hard.paint('#a39a8e', .95, .8),
                marble=lambda: hard.marble('#ece6dd', '#a79b8c', .8), plaster=lambda: hard.paint(style['wall'], .9, .3, .08),
                dark=lambda: hard.concrete('#3a3938', .5), wood=lambda: painted(style)).get(kind, lambda: hard.lacquer(style['trim'], .45))()


def _field_stones(style, w):
    """Field stones, as those of the wall, on the front and the sides, and one long stone over the opening."""
    pair, lintel, half = style['feature'].get('pair', ('#8d8478', '#aaa091')), OPENING_HIGH + .17, OPENING / 2
    with Group('front', (0, -DEPTH, 0)):
        field_stones([(-w / 2, -half, 0, OPENING_HIGH), (half, w / 2, 0, OPENING_HIGH), (-w / 2, -half - .14, OPENING_HIGH, lintel),
                      (half + .14, w / 2, OPENING_HIGH, lintel), (-w / 2, w / 2, lintel, HIGH)], pair)
        tint(box((OPENING + .27, .16, .158), (0, .03, OPENING_HIGH + .085), hard.masonry(*pair, .2), .02), [(.85, .83, .8, 1)] * 8)
    for s in (-1, 1):
        with Group('side', (s * w / 2, -DEPTH / 2, 0), s * 90):
            field_stones([(-DEPTH / 2, DEPTH / 2, 0, HIGH)], pair)


def _slips():
    """A flat dark surround about the opening."""
    mat, wide = hard.concrete('#2f2d2b', .4), .07
    for s in (-1, 1):
        box((wide, .012, OPENING_HIGH + wide), (s * (OPENING + wide) / 2, -DEPTH - .006, (OPENING_HIGH + wide) / 2), mat, .002)
    box((OPENING, .012, wide), (0, -DEPTH - .006, OPENING_HIGH + wide / 2), mat, .002)


def _firebox():
    """Sooty bricks at the back and on the splayed sides."""
    box((OPENING, .02, OPENING_HIGH), (0, -.01, OPENING_HIGH / 2), hard.paint('#1d1916', .95), 0)
    with Group('back', (0, -.03, .03)):
        _lay('sooty', ((-OPENING / 2 + .06, OPENING / 2 - .06, 0, OPENING_HIGH - .03),))
    for s in (-1, 1):
        with Group('side', (s * (OPENING / 2 - .025), -DEPTH / 2, .03), (0, 0, -s * 76)):
            _lay('sooty', ((-DEPTH / 2 + .01, DEPTH / 2 - .01, 0, OPENING_HIGH - .03),))


def _fire(style):
    """Split logs of unequal size on an iron grate."""
    iron, bark, core = hard.metal('black'), natural.wood('#5a4532', '#33261b', rough=.95), wood(style, rough=.85)
    for y in (-.20, -.10):
        rod((-.27, y, .10), (.27, y, .10), .009, iron)
        for s in (-1, 1):
            rod((s * .25, y, .03), (s * .25, y, .16 if y < -.15 else .10), .009, iron)
    for x in (-.16, -.05, .06, .17):
        rod((x, -.22, .10), (x, -.08, .10), .006, iron)
    for x, y, z, r, turn in ((.0, -.10, .16, .052, 4), (-.02, -.20, .155, .044, -6), (.03, -.15, .235, .048, 9), (-.05, -.12, .305, .036, -14)):
        length = rng.uniform(.40, .50)
        with Group('log', (x, y, z), (0, 0, turn)):
            cyl(r, r * .93, length, (-length / 2, 0, 0), bark, (0, 90, 0), 14, .006)
            cyl(r * .86, r * .8, length + .006, (-length / 2 - .003, 0, 0), core, (0, 90, 0), 14, .002)
