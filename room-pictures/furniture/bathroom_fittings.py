"""Tubs, basins, vanities, lavatories, showers and towels. Backs at y=0 unless said otherwise; metres."""
import math

from furniture.finishes import FOUR, fluted, metal, painted, wood
from furniture.kitchen_units import cupboard_material, tile_wall
from furniture.walls_art import arch_mirror, round_mirror, sunburst
from geometry.scene import Group
from geometry.solids import ball, box, cyl, lathe, plane, ring, rod, sheet, slab, tube
from geometry.upholstery import soft
from materials import hard, natural

WHITE = '#f4f3f0'
INNER_DROP = .42


def tap_metal(style):
    return hard.metal(style['bath']['tap'])


def bathtub(style):
    """A tub about 1.65 m long along x, centred at the origin."""
    with Group('tub'):
        TUBS[style['bath']['tub']](style)


def _shell(length, width, height, mat, flare=.12, base=.78, inside=None, z0=0.0):
    """An oval basin: outer wall, rim and inner wall."""
    def ring_at(u, scale, z, lift=0.0):
        a = 2 * math.pi * u
        return length / 2 * scale * math.cos(a), width / 2 * scale * math.sin(a), z + lift * math.cos(a) ** 2

    def outer(u, v):
        return ring_at(u, base + (1 - base) * v ** .8 + flare * v * v, z0 + height * v, .07 * v)

    def inner(u, v):
        k = 1 - v
        return ring_at(u, (base + (1 - base) * k ** .6 + flare * k * k) * .93, z0 + height - (height - .1) * v ** .8, .07 * k)
    sheet(outer, 72, 14, mat)
    sheet(inner, 72, 14, inside or mat)
    rim = [ring_at(i / 48, 1.0 * (1 + flare) * .965, z0 + height, .07) for i in range(48)]
    tube(rim, .021 * width / .8, mat, True)
    lathe([(.001, z0 + .1), (.5, z0 + .1)], inside or mat).scale = (length * .76, width * .76, 1)


def _filler(style, x, y, height=.95):
    """A standing tap beside a tub; its spout points towards -Y."""
    m = tap_metal(style)
    cyl(.05, .05, .015, (x, y, 0), m)
    tube([(x, y, 0), (x, y, height), (x, y - .03, height + .08), (x, y - .14, height + .09), (x, y - .2, height + .04)], .014, m)
    rod((x, y, height - .15), (x + .12, y, height - .15), .011, m)
    rod((x + .1, y - .02, height - .4), (x + .1, y - .02, height - .17), .013, m)


def _oval(style):
    _shell(1.68, .82, .56, hard.ceramic(WHITE, .15))
    _filler(style, .15, .50)


def _claw(style):
    _shell(1.62, .78, .46, hard.ceramic(style['bath'].get('tub_colour', WHITE), .15), .16, .72, z0=.14)
    for sx, sy in FOUR:
        ball(.045, (sx * .52, sy * .2, .045), tap_metal(style))
        rod((sx * .52, sy * .2, .04), (sx * .48, sy * .19, .22), .026, tap_metal(style))
    _filler(style, .1, .48)


def _copper(style):
    m = hard.metal('copper')
    _shell(1.62, .80, .60, m, .10, .86)
    for z in (.03, .5):
        ring(.5, .012, m, (0, 0, z)).scale = (1.38, .70, 1)
    _filler(style, .1, .50)


def _square(style):
    mat, length, width, h = hard.ceramic(WHITE, .15), 1.7, .78, .56
    for s in (-1, 1):
        box((length, .05, h), (0, s * (width / 2 - .025), h / 2), mat, .012)
        box((.06, width - .06, h), (s * (length / 2 - .03), 0, h / 2), mat, .012)
    box((length - .1, width - .1, .05), (0, 0, .14), mat, .01)
    _filler(style, .2, .48)


def _wooden(style):
    """A deep tub of staves with two bands."""
    mat = natural.wood('#b98d5f', '#8a6238', rough=.5)
    for i in range(40):
        a = i * math.pi / 20
        box((.075, .04, .66), (.70 * math.cos(a), .44 * math.sin(a), .33), mat, .004, (0, 0, math.degrees(math.atan2(math.sin(a) / .44, math.cos(a) / .70)) + 90), grain=2)
    lathe([(.001, .5), (.48, .5)], hard.pane('#c9dedb', .25)).scale = (1.40, .88, 1)
    for z in (.12, .52):
        ring(.5, .010, hard.metal('bronze'), (0, 0, z), n=40).scale = (1.45, .93, 1)
    _filler(style, .15, .55)


def _built(style):
    """A plastered bench with a sunken basin, tiled front."""
    mat = hard.paint(style['wall'], .8, .2, .06)
    w, d, h = 1.8, .95, .52
    for s in (-1, 1):
        box((w, .12, h), (0, s * (d / 2 - .06), h / 2), mat, .01)
        box((.14, d, h), (s * (w / 2 - .07), 0, h / 2), mat, .01)
    box((w - .2, d - .2, .04), (0, 0, .16), hard.ceramic(WHITE, .2), .01)
    with Group('front', (0, -d / 2, 0)):
        tile_wall(style['bath']['tile'][0], style['bath']['tile'][1], -w / 2, w / 2, 0, h - .05, False)
    _filler(style, .2, d / 2 - .03, .8)


TUBS = dict(oval=_oval, claw=_claw, copper=_copper, square=_square, wood=_wooden, built=_built)


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
        box((w, d, .1), (0, y, .25), mat, .01)
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
        box((w, .004, .006), (0, -d, z0 + hh / 2), hard.lacquer('#55524d', .8), 0)
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
                box((.05, .012, hh - .04), (x + s * (pw / 2 - .03), -d - .014, z0 + hh / 2), body, .003)
                box((pw - .1, .012, .05), (x, -d - .014, z0 + hh / 2 + s * (hh / 2 - .045)), body, .003)
        if kind == 'cane':
            box((pw - .1, .016, hh - .14), (x, -d - .006, z0 + hh / 2), natural.wicker('#d3b483'), .001)
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
            box((.46, .32, .012), (x, -d / 2 - .02, h + .02), hard.ceramic(WHITE, .12), .006)
            box((.40, .26, .004), (x, -d / 2 - .02, h + .027), hard.lacquer('#cfccc6', .2), .001)
            tube([(x, -.08, h), (x, -.08, h + .13), (x, -.1, h + .17), (x, -.19, h + .15)], .012, m)
            for s in (-1, 1):
                cyl(.018, .014, .05, (x + s * .1, -.08, h + .018), m)


def wall_mirror(style, w=.8):
    """The mirror over a basin; origin at its middle on the wall."""
    kind = style['bath']['mirror']
    dressed = dict(style, frame='brass' if style['bath']['tap'] in ('brass', 'gold') else 'wood' if style['metal'] != 'black' else 'black')
    if kind == 'round':
        round_mirror(dressed, w * .46)
    elif kind == 'arch':
        arch_mirror(dressed, w * .82, 1.05)
    elif kind == 'sunburst':
        sunburst(dressed, .26, .52)
    elif kind == 'ornate':
        oval = lathe([(.001, .012), (.36, .012)], hard.mirror(), rot=(90, 0, 0), seg=64)
        oval.scale = (1, 1.35, 1)
        frame = lathe([(.35, 0), (.35, .02), (.38, .04), (.41, .02), (.42, 0)], hard.metal('gold' if style['metal'] == 'gold' else 'brass'), rot=(90, 0, 0), seg=64)
        frame.scale = (1, 1.35, 1)
    else:
        mat = wood(style) if kind == 'wood' else hard.metal('black') if style['bath']['tap'] == 'black' else hard.metal('chrome')
        box((w + .04, .02, .94), (0, -.01, 0), mat, .004)
        plane(w, .90, hard.mirror(), (0, -.022, 0))


def wall_light(style):
    """A small lamp beside a mirror; origin on the wall."""
    m = tap_metal(style)
    cyl(.04, .04, .02, (0, 0, 0), m, (90, 0, 0))
    rod((0, -.01, 0), (0, -.1, .02), .008, m)
    ball(.06, (0, -.11, .07), hard.shade('#fbf3e2', 2.4))


def lavatory(style):
    """A close-coupled lavatory, back at y=0, facing -Y."""
    white = hard.ceramic(WHITE, .12)
    soft(.36, .18, .36, white, (0, -.11, .60), r=.03, puff=0, front=0, wrinkle=0)
    box((.38, .2, .03), (0, -.11, .79), white, .01)
    bowl = lathe([(.001, 0), (.13, 0), (.12, .12), (.16, .28), (.19, .38), (.19, .41), (.001, .41)], white, (0, -.42, 0), 48)
    bowl.scale = (1, 1.28, 1)
    lid = lathe([(.001, .41), (.195, .41), (.2, .425), (.19, .44), (.001, .445)], white, (0, -.41, 0), 48)
    lid.scale = (1, 1.25, 1)
    box((.22, .3, .38), (0, -.2, .19), white, .04)


def shower(style, w=1.0, d=1.0):
    """A walk-in shower: glass towards -Y, rain head, floor tray; back at y=0."""
    m = tap_metal(style)
    box((w, d, .03), (0, -d / 2, .015), hard.ceramic('#e4e2dd', .4), .006)
    box((w * .96, .012, 2.0), (0, -d, 1.03), hard.pane('#e3efec', 0), 0)
    for s in (-1, 1):
        box((.02, .025, 2.0), (s * w * .48, -d, 1.03), m, .002)
    box((w * .98, .025, .025), (0, -d, 2.04), m, .002)
    tube([(0, -.02, 1.0), (0, -.02, 2.1), (0, -.06, 2.16), (0, -.32, 2.16)], .012, m)
    lathe([(.001, 0), (.13, 0), (.13, .015), (.001, .02)], m, (0, -.34, 2.12))
    box((.14, .03, .05), (0, -.02, 1.1), m, .006)


def towel_rail(style, colours):
    """Two folded towels on a rail; origin on the wall."""
    m = tap_metal(style)
    rod((-.32, -.07, 0), (.32, -.07, 0), .01, m)
    for s in (-1, 1):
        rod((s * .32, 0, 0), (s * .32, -.07, 0), .008, m)
    for k, c in enumerate(colours[:2]):
        x = -.14 + .28 * k

        def hangs(u, v, x=x):
            y = -.088 if v < .5 else -.052
            z = -.55 + 1.1 * v if v < .5 else .55 - 1.1 * v
            return x + (u - .5) * .24 + .004 * math.sin(v * 9), y + .006 * math.sin(u * 14 + v * 4), z + .012
        sheet(hangs, 16, 40, natural.fabric(c, 'knit'), thick=.012, sub=1)


def stool_with_towels(style):
    """A small stool with a pile of towels and a bottle."""
    mat = wood(style)
    cyl(.17, .17, .03, (0, 0, .42), mat)
    for k in range(3):
        a = k * 2.094
        rod((.1 * math.cos(a), .1 * math.sin(a), .42), (.16 * math.cos(a), .16 * math.sin(a), 0), .014, mat)
    for k in range(2):
        soft(.26, .2, .06, natural.fabric(style['bed']['sheet'], 'knit'), (0, 0, .48 + .06 * k), (0, 0, 8 * k), r=.027, puff=.01, wrinkle=.004)


def bath_mat(style, w=.9, d=.55):
    colour = style['bed']['blanket'] if isinstance(style['bed'].get('blanket'), str) else style['bed']['sheet']
    soft(w, d, .025, natural.fabric(colour, 'knit'), (0, 0, .013), r=.011, puff=.002, front=0, wrinkle=.001)
