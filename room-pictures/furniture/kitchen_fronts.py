"""Kitchen materials and door fronts."""
from furniture.finishes import cane_panel, fluted, wood
from geometry.solids import ball, box, cyl, rod
from materials import hard
from materials.nodes import brightness

FRAMED = ('shaker', 'raised', 'beaded', 'cane')
BRIGHT = ('brass', 'gold', 'chrome', 'nickel', 'bronze')


def surface(style, spec):
    """A worktop or wall material from style data."""
    kind = spec[0]
    if kind == 'wood':
        return wood(style)
    if kind == 'marble':
        return hard.marble(spec[1], spec[2], .7)
    if kind == 'concrete':
        return hard.concrete(spec[1], .45, 0, .6)
    if kind == 'tile':
        return hard.tiles(spec[1], .3, False)
    if kind == 'glass':
        return hard.lacquer(spec[1], .06, 1.0)
    return hard.lacquer(spec[1], .25)


def cupboard_material(style, colour):
    """A cupboard's surface: the style's wood, rubbed paint or lacquer."""
    if colour == 'wood':
        return wood(style)
    return hard.worn_paint(colour) if style.get('distressed') else hard.lacquer(colour, .42)


def gaps(style, w, h, loc):
    """The shadow that shows between fronts of w x h metres together, darker than they are."""
    fronts = style['kitchen']['low']
    dark = fronts != 'wood' and brightness(fronts) < .3
    box((w - .004, .003, h - .004), loc, hard.lacquer('#0b0b0b' if dark else '#4a4743', .7), 0)


def front(style, w, h, loc, mat, drawer=False, handle=True):
    """One door or drawer front in the style's manner, its face towards -Y."""
    spec = style['kitchen']
    kind, (x, y, z) = spec['door'], loc
    gap = spec.get('gap', .005)
    box((w - gap, .02, h - gap), loc, mat, .002)
    if kind in ('shaker', 'raised', 'beaded'):
        r = .055 if not drawer else .03
        for s in (-1, 1):
            box((r, .018, h - .005), (x + s * (w / 2 - r / 2 - .003), y - .018, z), mat, .003)
            box((w - 2 * r, .018, r), (x, y - .018, z + s * (h / 2 - r / 2 - .003)), mat, .003)
        if kind == 'raised' and not drawer:
            box((w - .17, .012, h - .17), (x, y - .012, z), mat, .006)
        if kind == 'beaded' and not drawer:
            inner = w - 2 * r
            n = round(inner / .05)
            for i in range(n):
                box((inner / n - .005, .010, h - 2 * r), (x + inner * ((i + .5) / n - .5), y - .013, z), mat, .003, grain=2)
    elif kind == 'fluted':
        fluted(w - .006, h - .006, mat, (x, y - .008, z), .035)
    elif kind == 'planked':
        for i in range(1, max(2, round(w / .12))):
            box((.006, .004, h), (x - w / 2 + .12 * i, y - .011, z), hard.lacquer('#2b1d12', .8), 0)
        if not drawer:
            for share in (-.3, .3):
                _strap_hinge(x - w / 2 + .004, y - .012, z + share * h, w * .66)
    elif kind == 'cane' and not drawer:
        cane_panel(w - gap, h - gap, (x, y - .010, z), mat, .055)
    elif kind == 'battens':
        n = round((w - gap) / .034)
        for i in range(n):
            box((.022, .012, h - gap), (x + (w - gap) * ((i + .5) / n - .5), y - .015, z), mat, .002, grain=2)
    if handle and spec['handle'] != 'none':
        _handle(spec, w, h, loc, drawer)


def _strap_hinge(x, y, z, length):
    """A forged hinge from a door's edge at x to the right: a knuckle, a strap that narrows to a round tip, and three nails."""
    iron = hard.metal('iron')
    cyl(.010, .010, .056, (x, y - .006, z - .028), iron)
    box((length * .6, .007, .034), (x + length * .3, y - .0035, z), iron, .002)
    box((length * .34, .006, .020), (x + length * .74, y - .003, z), iron, .002)
    ball(.017, (x + length * .93, y - .002, z), iron, .35)
    for share in (.12, .34, .56):
        ball(.007, (x + length * share, y - .008, z), iron)


def _handle(spec, w, h, loc, drawer):
    m, (x, y, z) = hard.metal(spec['handle']), loc
    if spec['door'] in ('raised', 'beaded', 'planked', 'cane'):
        ball(.016, (x if drawer else x + w * .38, y - .03, z + h * (.1 if drawer else .2)), m)
        return
    if drawer:
        rod((x - .07, y - .035, z + h * .18), (x + .07, y - .035, z + h * .18), .006, m)
        for s in (-1, 1):
            rod((x + s * .06, y - .035, z + h * .18), (x + s * .06, y, z + h * .18), .004, m)
        return
    rod((x + w * .36, y - .035, z + h * .12), (x + w * .36, y - .035, z + h * .32), .006, m)
    for k in (.13, .31):
        rod((x + w * .36, y - .035, z + h * k), (x + w * .36, y, z + h * k), .004, m)
