"""A style's own wood, metal and legs."""
from geometry.curves import through
from geometry.scene import Group
from geometry.solids import box, lathe, rod
from materials import hard, natural

FOUR = [(sx, sy) for sx in (-1, 1) for sy in (-1, 1)]


def wood(style, **k):
    """The style's own wood; k goes to materials.natural.wood."""
    return natural.wood(*style['wood'], **k)


def metal(style):
    """The style's own metal."""
    return hard.metal(style['metal'])


def rattan_pole():
    """Peeled rattan as frames are bent of it: smooth, honey-coloured, with a faint grain."""
    return natural.wood('#d2af7c', '#bb9564', rough=.38, contrast=.6)


def cane_panel(w, h, loc, mat, rail=.05):
    """A frame of `mat`, w x h metres, around cane webbing that lies deeper; faces -Y, its back at loc."""
    x, y, z = loc
    box((w - rail, .004, h - rail), (x, y - .002, z), natural.cane(), 0)
    for s in (-1, 1):
        box((rail, .018, h), (x + s * (w - rail) / 2, y - .009, z), mat, .003, grain=2)
        box((w - 2 * rail, .018, rail), (x, y - .009, z + s * (h - rail) / 2), mat, .003)
    for s in (-1, 1):                                         # the spline that wedges the webbing into its groove
        box((.005, .006, h - 2 * rail), (x + s * (w / 2 - rail - .0025), y - .007, z), rattan_pole(), .002)
        box((w - 2 * rail, .006, .005), (x, y - .007, z + s * (h / 2 - rail - .0025)), rattan_pole(), .002)


def painted(style):
    """The colour of the style's painted furniture, or its wood."""
    return hard.paint(style['painted'], .55, .1) if style.get('painted') else wood(style)


def legs(kind, style, w, d, h, inset=.07):
    """Carries a piece of w x d metres at height h on legs of one kind."""
    if kind == 'taper':
        for sx, sy in FOUR:
            x, y = sx * (w / 2 - inset), sy * (d / 2 - inset)
            rod((x, y, h + .01), (x + sx * .05, y + sy * .04, 0), .021, wood(style), .011)
    elif kind in ('block', 'metal_block', 'slim'):
        t = .022 if kind == 'slim' else .05
        mat = wood(style) if kind == 'block' else metal(style)
        for sx, sy in FOUR:
            box((t, t, h), (sx * (w / 2 - inset), sy * (d / 2 - inset), h / 2), mat, .003)
    elif kind == 'sled':
        for sx in (-1, 1):
            x = sx * (w / 2 - inset)
            box((.03, d - .06, .02), (x, 0, .01), metal(style), .002)
            for sy in (-1, 1):
                box((.03, .02, h), (x, sy * (d / 2 - .04), h / 2), metal(style), .002)
    elif kind == 'turned':
        _turned(style, w, d, h, inset)
    elif kind == 'plinth':
        box((w - .06, d - .08, h), (0, 0, h / 2), metal(style) if style['metal'] in ('brass', 'gold') else wood(style), .004)
    elif kind == 'platform':
        box((w + .10, d + .06, .055), (0, 0, h - .03), wood(style), .008)
        for sx in (-1, 1):
            box((.07, d - .16, h - .05), (sx * (w / 2 - .22), 0, (h - .05) / 2), wood(style), .004)


def _turned(style, w, d, h, inset):
    shape = [(.001, 0), (.016, 0), (.024, .12), (.018, .25), (.028, .45), (.018, .6), (.030, .8), (.030, 1), (.001, 1)]
    for sx, sy in FOUR:
        lathe(through([(r, z * h) for r, z in shape]), wood(style), (sx * (w / 2 - inset), sy * (d / 2 - inset), 0), 28)


def fluted(w, h, mat, loc, pitch=.04):
    """A fluted front of w x h metres, facing -Y, its back at loc."""
    n = max(2, round(w / pitch))
    with Group('fluted', loc):
        for i in range(n):
            x = (i + .5 - n / 2) * w / n
            rod((x, 0, -h / 2), (x, 0, h / 2), w / n * .48, mat, seg=10)
