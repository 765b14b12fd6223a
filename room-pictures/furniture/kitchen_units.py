"""Runs of kitchen cupboards with worktops and what stands on them. A run's back is at y=0; widths along x in metres."""
from furniture.kitchen_fronts import BRIGHT, cupboard_material, front, gaps, surface
from furniture.kitchen_tall_unit import cornice
from furniture.kitchenware import bottles, kettle, oven_towel, spoon_jar, washing_up
from furniture.tabletop import fruit_bowl, odd_vase, vase
from geometry.chance import rng
from geometry.scene import Group
from geometry.solids import box, cyl, lathe, rod, tube
from materials import hard, natural

DEPTH, TOP = .62, .925


def base_run(style, w, oven=None, sink=None):
    """Base cupboards and worktop centred on x=0; oven and sink: x of their middles, or None."""
    spec = style['kitchen']
    low, top = cupboard_material(style, spec['low']), surface(style, spec['top'])
    n = max(1, round(w / .6))
    u = w / n
    box((w, DEPTH - .08, .1), (0, -DEPTH / 2 + .02, .05), low, .002)
    box((w, DEPTH - .03, .78), (0, -DEPTH / 2 + .01, .49), low, 0, grain=2)
    gaps(style, w, .77, (0, -DEPTH + .0225, .49))
    for i in range(n):
        x = (i - (n - 1) / 2) * u
        if oven is not None and abs(x - oven) < u / 2:
            _oven(style, u, x)
        elif i % 3 == 1:
            for z, h in ((.795, .19), (.545, .29), (.255, .29)):
                front(style, u, h, (x, -DEPTH + .01, z), low, True)
        else:
            front(style, u, .78, (x, -DEPTH + .01, .49), low)
    for s in (-1, 1):                    # panels close the ends down to the floor
        box((.02, DEPTH, .885), (s * (w / 2 + .01), -DEPTH / 2, .4425), low, .002, grain=2)
    box((w + .05, DEPTH + .02, .04), (0, -DEPTH / 2, .905), top, .004)
    if oven is not None:
        _hob(style, oven)
    if sink is not None:
        _sink(style, sink)


def _oven(style, u, x):
    steel = hard.metal('steel')
    box((u - .008, .03, .58), (x, -DEPTH + .01, .47), hard.metal('black'), .004)
    box((u - .12, .012, .34), (x, -DEPTH - .008, .44), hard.lacquer('#0c0c0d', .05, 1.0), .002)
    rod((x - u * .38, -DEPTH - .045, .68), (x + u * .38, -DEPTH - .045, .68), .009, steel)
    box((u - .008, .02, .14), (x, -DEPTH + .01, .82), steel, .002)
    if style['clutter'] > .2:
        with Group('towel', (x, -DEPTH - .045, .68)):
            oven_towel(style['artpal'][1])
    for q in range(4):
        cyl(.018, .018, .025, (x + (q - 1.5) * .1, -DEPTH, .82), hard.metal('black'), (90, 0, 0))


def _hob(style, x):
    box((.56, .48, .008), (x, -DEPTH / 2, .928), hard.lacquer('#0c0c0d', .05, 1.0), .003)
    pan = hard.metal('copper' if style['metal'] in ('brass', 'iron', 'black') else 'steel')
    with Group('pan', (x - .12, -DEPTH / 2 + .08, .932)):
        lathe([(.001, 0), (.09, 0), (.1, .01), (.1, .1), (.094, .1), (.094, .012), (.001, .012)], pan)
        rod((.1, 0, .08), (.26, 0, .09), .009, hard.metal('black'))
    if style['clutter'] > .2:
        for dx, y, thing in ((.15, -.40, kettle), (-.40, -.13, spoon_jar), (.40, -.18, bottles)):
            with Group('ware', (x + dx, y, TOP + .007 * (thing is kettle)), rng.uniform(-30, 30)):
                thing(style)


def _sink(style, x):
    m = hard.metal(style['metal'] if style['metal'] in BRIGHT else 'black' if style['metal'] in ('black', 'iron') else 'chrome')
    tube([(x, -.12, TOP), (x, -.12, 1.2), (x, -.14, 1.3), (x, -.24, 1.32), (x, -.30, 1.26), (x, -.30, 1.2)], .013, m)
    white = style['kitchen'].get('sink') == 'apron'
    box((.5, .38, .006), (x, -DEPTH / 2, .9265), hard.ceramic('#f4f2ee', .1) if white else hard.metal('steel'), .002)
    box((.44, .32, .004), (x, -DEPTH / 2, .931), hard.lacquer('#5d5f60' if not white else '#cfccc5', .3), 0)
    with Group('soap', (x + .38, -.14, TOP)):
        washing_up()
    if white:
        box((.62, .05, .26), (x, -DEPTH - .01, .80), hard.ceramic('#f4f2ee', .12), .012)


def upper_run(style, u0, u1, height=.86):
    """Wall cupboards between u0 and u1."""
    if u1 - u0 < .3:
        return
    mat, n = cupboard_material(style, style['kitchen']['up']), max(1, round((u1 - u0) / .5))
    w = (u1 - u0) / n
    box((u1 - u0, .33, height), ((u0 + u1) / 2, -.165, 1.98), mat, 0)
    gaps(style, u1 - u0, height, ((u0 + u1) / 2, -.3325, 1.98))
    for i in range(n):
        front(style, w, height, (u0 + w * (i + .5), -.345, 1.98), mat)
    cornice(style, u1 - u0, .33, (u0 + u1) / 2, mat)


def worktop_things(style, xs, y=-.3):
    """Boards, a bowl and a vase at the given x positions."""
    bare = style['clutter'] < .2          # with a table or island that bears no vase with stems
    with Group('vase', (xs[0], y, TOP)):
        (vase if bare else odd_vase)(style, .9)
    if bare:
        return
    with Group('bowl', (xs[1], y, TOP)):
        fruit_bowl(style)
    if len(xs) > 2:
        box((.3, .02, .4), (xs[2], -.06, TOP + .195), natural.wood('#c69a66', '#8f6437'), .006, (-9, 0, 0))
    if len(xs) > 3 and style['clutter'] > .5:
        for k in range(3):
            c = hard.ceramic(style['books'][k % len(style['books'])], .3)
            lathe([(.001, 0), (.045, 0), (.05, .13 - .02 * k), (.02, .15 - .02 * k), (.001, .16 - .02 * k)], c, (xs[3] + .11 * k, -.18, TOP))
