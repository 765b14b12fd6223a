"""Washstands: body, basin, tap. Backs at y=0."""
from furniture.bathtubs import WHITE, tap_metal
from furniture.finishes import FOUR, cane_panel, fluted, metal, painted, wood
from geometry.curves import loft, superellipse
from geometry.scene import Group
from geometry.solids import ball, box, cyl, lathe, rod, tube
from geometry.upholstery import soft
from materials import hard, natural

# A basin that stands on the worktop, up its outside and down its inside: height, half its width, half its depth.
BASIN = [(0, .200, .130), (.05, .220, .150), (.088, .232, .162), (.096, .231, .161), (.098, .226, .156), (.090, .218, .148), (.04, .200, .130), (.018, .16, .098), (.012, .06, .04), (.012, .001, .001)]
FRAMED = ('shaker', 'painted', 'wood_raised')


def vanity(style, w=1.2):
    """Cupboard, basin and tap against a wall; returns the height of the top."""
    spec = style['bath']
    kind, h, d = spec['vanity'], .82, .50
    with Group('vanity'):
        _vanity_body(style, kind, w, d, h)
        _basins(style, spec, w, d, h)
    return h


def _vanity_body(style, kind, w, d, h):
    y = -d / 2
    top = hard.marble('#efece6', '#b5afa6', .7) if kind not in ('rough', 'pipe', 'masonry', 'floating') else wood(style) if kind != 'masonry' else hard.tiles('#e9dcc0', .4, False)
    if kind == 'pipe':
        for sx, sy in FOUR:
            rod((sx * (w / 2 - .05), y + sy * (d / 2 - .05), 0), (sx * (w / 2 - .05), y + sy * (d / 2 - .05), h), .018, metal(style))
        box((w - .06, d - .06, .035), (0, y, .28), wood(style), .004)
        for k in range(3):
            soft(.34, .26, .07, natural.fabric('#e9e4da', 'knit'), (-.25, y, .335 + .07 * k), r=.03, puff=.01, wrinkle=.004)
    elif kind == 'masonry':
        mat = hard.paint(style['wall'], .8, .2, .06)
        for s in (-1, 1):
            box((.12, d, h), (s * (w / 2 - .06), y, h / 2), mat, .012)
        box((w - .22, d - .02, .1), (0, y, .25), mat, .01)
        for x in (-.25, .25):
            lathe([(.001, 0), (.13, 0), (.16, .2), (.15, .2), (.001, .1)], natural.wicker('#b08d5c'), (x, y, .3))
    else:
        z0 = .30 if kind in ('floating', 'wood', 'fluted') else .12
        body = _vanity_material(style, kind)
        box((w - .02, d - .02, h - z0), (0, y, (h + z0) / 2), body, .004)
        _vanity_front(style, kind, w, d, h, z0, body)
        if kind in FRAMED:
            for side in (-1, 1):
                with Group('end', (side * (w / 2 - .01), y, 0), side * 90):
                    _frame(0, (h + z0) / 2, d - .02, h - z0 - .01, .001, body)       # within the worktop's overhang
        if z0 < .2:
            for sx, sy in FOUR:
                cyl(.022, .018, z0, (sx * (w / 2 - .06), y + sy * (d / 2 - .06), 0), metal(style) if kind == 'deco' else body)
    box((w + .02, d + .02, .035), (0, y, h), top, .005)


def _vanity_material(style, kind):
    if kind in ('wood', 'fluted', 'wood_raised', 'rough', 'cane'):
        return wood(style, rough=.6 if kind == 'rough' else .4)
    if kind == 'deco':
        return hard.lacquer('#16201f', .12, .6)
    if kind == 'shaker':
        return hard.lacquer(style['kitchen']['low'], .42)
    if kind == 'floating':
        return hard.lacquer(style.get('painted') or '#efedea', .45)
    return painted(style) if style.get('painted') else hard.lacquer(style['kitchen']['low'] if style['kitchen']['low'] != 'wood' else '#e9e4da', .5)


def _vanity_front(style, kind, w, d, h, z0, body):
    hh = h - z0
    if kind == 'floating':
        box((w, .004, .010), (0, -d, z0 + hh / 2), hard.lacquer('#8a867f', .8), 0)
        return
    if kind == 'fluted':
        fluted(w - .03, hh, body, (0, -d + .01, z0 + hh / 2), .036)
        return
    for x, z, pw, ph, knob in _fronts(kind, w - .04, hh - .03):
        z += z0 + .015
        box((pw - .006, .02, ph - .006), (x, -d, z), body, .003)
        if kind in FRAMED:
            _frame(x, z, pw, ph, -d - .018, body)
        if kind == 'cane':
            cane_panel(pw - .01, ph - .006, (x, -d - .010, z), body)
        if kind == 'deco':
            for j in range(9):
                box((.004, .012, ph - .016), (x - pw / 2 + pw * (j + .5) / 9, -d - .012, z), metal(style), .001)
        _handle(style, kind, x + knob[0], -d - .014, z + knob[1], pw)


def _fronts(kind, w, h):
    """Doors and drawers in a front w x h metres large: middle x and z above its foot, width, height and where the handle is from the middle."""
    if kind == 'wood':
        return [(0, h * (.25 + .5 * k), w, h / 2, (0, h / 4 - .03)) for k in range(2)]
    if kind in ('deco', 'cane'):
        return [(s * w / 4, h / 2, w / 2, h, (-s * (w / 4 - .05), h * .1)) for s in (-1, 1)]
    drawer, side = min(.19, h / 3), w * (.31 if w > 1.3 else .5)
    fronts = [(s * (w - side) / 2, (h - drawer) / 2, side, h - drawer, (-s * (side / 2 - .04), (h - drawer) * .3)) for s in (-1, 1)]
    fronts += [(s * (w - side) / 2, h - drawer / 2, side, drawer, (0, 0)) for s in (-1, 1)]
    middle, high = w - 2 * side, h / 3
    return fronts + [(0, high * (k + .5), middle, high, (0, 0)) for k in range(3) if middle > .1]


def _frame(x, z, w, h, y, mat, rail=.05):
    """Rails and stiles before a front or an end, which is their panel."""
    rail = min(rail, h * .22)
    for s in (-1, 1):
        box((rail, .018, h - .006), (x + s * (w / 2 - rail / 2 - .003), y, z), mat, .002, grain=2)
        box((w - 2 * rail - .006, .018, rail), (x, y, z + s * (h / 2 - rail / 2 - .003)), mat, .002)


def _handle(style, kind, x, y, z, w):
    """A knob, or a slim bar on the drawers of a plain front."""
    m = tap_metal(style)
    if kind != 'wood':
        cyl(.006, .006, .022, (x, y, z), m, (90, 0, 0))
        ball(.013, (x, y - .028, z), m)
        return
    half = min(.14, w / 5)
    rod((x - half, y - .026, z), (x + half, y - .026, z), .005, m)
    for s in (-1, 1):
        rod((x + s * half * .85, y, z), (x + s * half * .85, y - .026, z), .004, m)


def two_basins(w):
    """Whether a washstand w metres wide has a basin on both sides of its middle."""
    return w > 1.5


def _basins(style, spec, w, d, h):
    kind, m = spec['basin'], tap_metal(style)
    for x in ((-w / 4, w / 4) if two_basins(w) else (0,)):
        if kind.startswith('vessel') or kind == 'stone':
            colour = hard.concrete('#8a867c', .6) if kind == 'stone' else hard.ceramic('#4b443d' if kind == 'vessel_dark' else WHITE, .2)
            lathe([(.001, 0), (.12, 0), (.2, .06), (.215, .13), (.2, .13), (.185, .07), (.11, .02), (.001, .02)], colour, (x, -d / 2 - .02, h + .018), 56)
            tube([(x, -.07, h), (x, -.07, h + .26), (x, -.09, h + .30), (x, -.2, h + .29)], .012, m)
        else:
            with Group('basin', (x, -d / 2 - .02, h + .017)):
                loft(BASIN, superellipse, hard.enamel(WHITE))
                cyl(.021, .021, .006, (0, 0, .013), m)
            tube([(x, -.075, h), (x, -.075, h + .19), (x, -.095, h + .23), (x, -.20, h + .21)], .012, m)
            for s in (-1, 1):
                cyl(.018, .014, .05, (x + s * .1, -.075, h + .018), m)
