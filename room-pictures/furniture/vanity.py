"""Washstands: body, basin, tap. Backs at y=0."""
from furniture.bathtubs import WHITE, tap_metal
from furniture.finishes import FOUR, cane_panel, fluted, metal, painted, wood
from geometry.scene import Group
from geometry.solids import ball, box, cyl, lathe, rod, tube
from geometry.upholstery import soft
from materials import hard, natural


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
        if z0 < .2:
            for sx, sy in FOUR:
                cyl(.022, .018, z0, (sx * (w / 2 - .06), y + sy * (d / 2 - .06), 0), metal(style) if kind in ('mirrored', 'deco') else body)
    box((w + .02, d + .02, .035), (0, y, h), top, .005)


def _vanity_material(style, kind):
    if kind in ('wood', 'fluted', 'wood_raised', 'rough', 'cane'):
        return wood(style, rough=.6 if kind == 'rough' else .4)
    if kind == 'mirrored':
        return metal(style)
    if kind == 'deco':
        return hard.lacquer('#16201f', .12, .6)
    if kind == 'shaker':
        return hard.lacquer(style['kitchen']['low'], .42)
    if kind == 'floating':
        return hard.lacquer(style.get('painted') or '#efedea', .45)
    return painted(style) if style.get('painted') else hard.lacquer(style['kitchen']['low'] if style['kitchen']['low'] != 'wood' else '#e9e4da', .5)


def _vanity_front(style, kind, w, d, h, z0, body):
    hh, n = h - z0, 2
    if kind == 'floating':
        box((w, .004, .010), (0, -d, z0 + hh / 2), hard.lacquer('#8a867f', .8), 0)
        return
    if kind == 'fluted':
        fluted(w - .03, hh, body, (0, -d + .01, z0 + hh / 2), .036)
        return
    for i in range(n):
        x, pw = (i - .5) * (w - .04) / n, (w - .04) / n
        face = hard.mirror('#d9dad8') if kind == 'mirrored' else body
        box((pw - .01, .02, hh - .04), (x, -d, z0 + hh / 2), face, .003)
        if kind in ('shaker', 'painted', 'wood_raised'):
            for s in (-1, 1):
                box((.05, .020, hh - .04), (x + s * (pw / 2 - .03), -d - .018, z0 + hh / 2), body, .003)
                box((pw - .1, .020, .05), (x, -d - .018, z0 + hh / 2 + s * (hh / 2 - .045)), body, .003)
        if kind == 'cane':
            cane_panel(pw - .01, hh - .04, (x, -d - .010, z0 + hh / 2), body)
        if kind == 'deco':
            for j in range(9):
                box((.004, .012, hh - .05), (x - pw / 2 + pw * (j + .5) / 9, -d - .012, z0 + hh / 2), metal(style), .001)
        if kind not in ('wood',) or style['metal'] not in ('white',):
            ball(.014, (x - (pw / 2 - .07) * (1 if i else -1), -d - .03, z0 + hh * .6), tap_metal(style))


def _basins(style, spec, w, d, h):
    kind, m = spec['basin'], tap_metal(style)
    for x in ((-w / 4, w / 4) if w > 1.5 else (0,)):
        if kind.startswith('vessel') or kind == 'stone':
            colour = hard.concrete('#8a867c', .6) if kind == 'stone' else hard.ceramic('#4b443d' if kind == 'vessel_dark' else WHITE, .2)
            lathe([(.001, 0), (.12, 0), (.2, .06), (.215, .13), (.2, .13), (.185, .07), (.11, .02), (.001, .02)], colour, (x, -d / 2 - .02, h + .018), 56)
            tube([(x, -.07, h), (x, -.07, h + .26), (x, -.09, h + .30), (x, -.2, h + .29)], .012, m)
        else:
            box((.46, .32, .012), (x, -d / 2 - .02, h + .02), hard.enamel(WHITE), .006)
            box((.40, .26, .004), (x, -d / 2 - .02, h + .027), hard.lacquer('#cfccc6', .2), .001)
            tube([(x, -.08, h), (x, -.08, h + .13), (x, -.1, h + .17), (x, -.19, h + .15)], .012, m)
            for s in (-1, 1):
                cyl(.018, .014, .05, (x + s * .1, -.08, h + .018), m)
