"""Kitchen cupboards, worktops, splashbacks, hoods and stools. A run's back is at y=0; widths along x in metres."""
import math

from furniture.finishes import FOUR, fluted, metal, wood
from furniture.plants import plant
from furniture.tabletop import fruit_bowl, vase
from geometry.chance import rng
from geometry.scene import Group, mesh, tint
from geometry.solids import ball, box, cyl, lathe, plane, ring, rod, sheet, tube
from geometry.upholstery import soft
from materials import hard, natural
from painting.fabrics import fabric

DEPTH, TOP = .62, .925
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
    if colour == 'wood':
        return wood(style)
    return hard.worn_paint(colour) if style.get('distressed') else hard.lacquer(colour, .42)


def front(style, w, h, loc, mat, drawer=False, handle=True):
    """One door or drawer front in the style's manner, its face towards -Y."""
    spec = style['kitchen']
    kind, (x, y, z) = spec['door'], loc
    box((w - .005, .02, h - .005), loc, mat, .002)
    if kind in ('shaker', 'raised', 'beaded'):
        r = .055 if not drawer else .03
        for s in (-1, 1):
            box((r, .01, h - .005), (x + s * (w / 2 - r / 2 - .003), y - .014, z), mat, .002)
            box((w - 2 * r, .01, r), (x, y - .014, z + s * (h / 2 - r / 2 - .003)), mat, .002)
        if kind == 'raised' and not drawer:
            box((w - .17, .012, h - .17), (x, y - .012, z), mat, .006)
        if kind == 'beaded' and not drawer:
            for i in range(int((w - .1) / .05)):
                box((.003, .004, h - .12), (x - w / 2 + .07 + .05 * i, y - .011, z), hard.lacquer('#4b4a40', .8), 0)
    elif kind == 'fluted':
        fluted(w - .006, h - .006, mat, (x, y - .008, z), .035)
    elif kind == 'planked':
        for i in range(1, max(2, round(w / .12))):
            box((.006, .004, h), (x - w / 2 + .12 * i, y - .011, z), hard.lacquer('#2b1d12', .8), 0)
        if not drawer:
            for zz in (-.3, .3):
                box((w * .7, .006, .03), (x - w * .12, y - .014, z + zz * h), hard.metal('iron'), .002)
    elif kind == 'cane' and not drawer:
        box((w - .11, .014, h - .11), (x, y - .006, z), natural.wicker('#d3b483'), .001)
    elif kind == 'grid' and not drawer:
        for k in range(1, 4):
            box((w, .012, .012), (x, y - .014, z - h / 2 + h * k / 4), wood(style), .001)
        box((.012, .012, h), (x, y - .014, z), wood(style), .001)
    if handle and spec['handle'] != 'none':
        _handle(spec, w, h, loc, drawer)


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


def base_run(style, w, oven=None, sink=None):
    """Base cupboards and worktop centred on x=0; oven and sink: x of their middles, or None."""
    spec = style['kitchen']
    low, top = cupboard_material(style, spec['low']), surface(style, spec['top'])
    n = max(1, round(w / .6))
    u = w / n
    box((w, DEPTH - .08, .1), (0, -DEPTH / 2 + .02, .05), hard.lacquer('#1c1a18', .6), 0)
    box((w, DEPTH - .03, .78), (0, -DEPTH / 2 + .01, .49), low, 0)
    for i in range(n):
        x = (i - (n - 1) / 2) * u
        if oven is not None and abs(x - oven) < u / 2:
            _oven(u, x)
        elif i % 3 == 1:
            for z, h in ((.795, .19), (.545, .29), (.255, .29)):
                front(style, u, h, (x, -DEPTH + .01, z), low, True)
        else:
            front(style, u, .78, (x, -DEPTH + .01, .49), low)
    box((w + .02, DEPTH + .02, .04), (0, -DEPTH / 2, .905), top, .004)
    if oven is not None:
        _hob(style, oven)
    if sink is not None:
        _sink(style, sink)


def _oven(u, x):
    steel = hard.metal('steel')
    box((u - .008, .03, .58), (x, -DEPTH + .01, .47), hard.metal('black'), .004)
    box((u - .12, .012, .34), (x, -DEPTH - .008, .44), hard.lacquer('#0c0c0d', .05, 1.0), .002)
    rod((x - u * .38, -DEPTH - .045, .68), (x + u * .38, -DEPTH - .045, .68), .009, steel)
    box((u - .008, .02, .14), (x, -DEPTH + .01, .82), steel, .002)
    for q in range(4):
        cyl(.018, .018, .025, (x + (q - 1.5) * .1, -DEPTH, .82), hard.metal('black'), (90, 0, 0))


def _hob(style, x):
    box((.56, .48, .008), (x, -DEPTH / 2, .928), hard.lacquer('#0c0c0d', .05, 1.0), .003)
    pan = hard.metal('copper' if style['metal'] in ('brass', 'iron', 'black') else 'steel')
    with Group('pan', (x - .12, -DEPTH / 2 + .08, .932)):
        lathe([(.001, 0), (.09, 0), (.1, .01), (.1, .1), (.094, .1), (.094, .012), (.001, .012)], pan)
        rod((.1, 0, .08), (.26, 0, .09), .009, hard.metal('black'))


def _sink(style, x):
    m = hard.metal(style['metal'] if style['metal'] in BRIGHT else 'black' if style['metal'] in ('black', 'iron') else 'chrome')
    tube([(x, -.12, TOP), (x, -.12, 1.2), (x, -.14, 1.3), (x, -.24, 1.32), (x, -.30, 1.26), (x, -.30, 1.2)], .013, m)
    white = style['kitchen'].get('sink') == 'apron'
    box((.5, .38, .006), (x, -DEPTH / 2, .9265), hard.ceramic('#f4f2ee', .1) if white else hard.metal('steel'), .002)
    box((.44, .32, .004), (x, -DEPTH / 2, .931), hard.lacquer('#5d5f60' if not white else '#cfccc5', .3), 0)
    if white:
        box((.62, .05, .26), (x, -DEPTH - .01, .80), hard.ceramic('#f4f2ee', .12), .012)


def splashback(style, u0, u1, h, z0=TOP):
    """The wall between worktop and cupboards, u0 to u1, h metres high."""
    spec, w, mid = style['kitchen']['splash'], u1 - u0, (u0 + u1) / 2
    if spec[0] == 'pattern':
        picture = natural.picture(fabric('geo', spec[1], 4), .15)
        plane(w, h, picture, (mid, -.006, z0 + h / 2), repeat=(w / .5, h / .5))
    elif spec[0] == 'stone':
        from rooms.walls import _block
        verts, faces, tints, z = [], [], [], z0
        while z < z0 + h - .04:
            row, u = min(rng.uniform(.08, .14), z0 + h - z), u0
            while u < u1 - .03:
                length = min(rng.uniform(.14, .34), u1 - u)
                _block(verts, faces, tints, u + length / 2, z + row / 2, length - .012, row - .012, .02, .01)
                u += length
            z += row
        tint(mesh('stones', verts, faces, hard.masonry(*spec[1], .2)), tints)
    elif spec[0] == 'tile':
        tile_wall(spec[1], spec[2], u0, u1, z0, z0 + h)
    else:
        box((w, .02, h), (mid, -.012, z0 + h / 2), surface(style, spec), .001)


def tile_wall(colour, size, u0, u1, z0, z1, bond=True, rough=.16, vein=None, joint='#cfcac0'):
    """Glazed tiles of size (w, h) metres between u0..u1 and z0..z1 on the plane y=0."""
    tw, th = size
    box((u1 - u0, .006, z1 - z0), ((u0 + u1) / 2, -.004, (z0 + z1) / 2), hard.paint(joint, .9), 0)
    verts, faces, tints, z, row = [], [], [], z0, 0
    while z < z1 - th * .1:
        u = u0 - (tw / 2 * (row % 2) if bond else 0)
        while u < u1 - .004:
            a, b, top = max(u0, u), min(u1, u + tw), min(z1, z + th)
            if b - a > .008:
                _tile(verts, faces, tints, a, b, z, top)
            u += tw
        z += th
        row += 1
    tint(mesh('tiles', verts, faces, hard.marble(colour, vein, .5) if vein else hard.tiles(colour, rough)), tints)


def _tile(verts, faces, tints, a, b, z0, z1):
    base, k = len(verts), rng.uniform(.90, 1.06)
    for inset, y in ((.0015, -.006), (.0015, -.011), (.004, -.0135)):
        for p, q in ((a + inset, z0 + inset), (b - inset, z0 + inset), (b - inset, z1 - inset), (a + inset, z1 - inset)):
            verts.append((p, y + rng.uniform(-.0006, .0006), q))
            tints.append((k, k, k, 1))
    faces.append((base + 8, base + 9, base + 10, base + 11))
    faces += [(base + l * 4 + i, base + l * 4 + (i + 1) % 4, base + l * 4 + 4 + (i + 1) % 4, base + l * 4 + 4 + i) for l in (0, 1) for i in range(4)]


def upper_run(style, u0, u1, height=.86):
    """Wall cupboards between u0 and u1."""
    if u1 - u0 < .3:
        return
    mat, n = cupboard_material(style, style['kitchen']['up']), max(1, round((u1 - u0) / .5))
    w = (u1 - u0) / n
    box((u1 - u0, .33, height), ((u0 + u1) / 2, -.165, 1.98), mat, 0)
    for i in range(n):
        front(style, w, height, (u0 + w * (i + .5), -.34, 1.98), mat)


def open_shelves(style, u0, u1):
    """Two boards with crockery."""
    for z in (1.52, 1.92):
        box((u1 - u0 - .05, .24, .035), ((u0 + u1) / 2, -.13, z), wood(style), .004)
        x = u0 + .15
        while x < u1 - .16:
            with Group('ware', (x, -.13, z + .018)):
                _ware(style)
            x += rng.uniform(.16, .26)


def _ware(style):
    q = rng.random()
    if q < .34:
        c = hard.ceramic(rng.choice(['#f2efe8', '#d9d2c4', style['artpal'][1]]), .3, .2)
        for i in range(5):
            z = i * .012
            lathe([(.001, z), (.05, z), (.085, z + .018), (.085, z + .022), (.05, z + .006), (.001, z + .006)], c)
    elif q < .6:
        lathe([(.001, 0), (.045, 0), (.048, .15), (.04, .17), (.04, .19), (.001, .19)], hard.ceramic(rng.choice(['#efeae0', '#b9a88d', style['artpal'][-1]]), .3))
    elif q < .85:
        for i in range(2):
            lathe([(.001, 0), (.04, 0), (.043, .09), (.039, .09), (.036, .006), (.001, .006)], hard.ceramic(rng.choice(style['books']), .35), (i * .1 - .05, 0, 0))
    else:
        plant(style, 'trailing', .75)


def hood(style, x):
    """The cooker hood above x, in the style's manner."""
    spec = style['kitchen']
    kind = spec['hood']
    if kind == 'none':
        return
    if kind in ('brass', 'gold', 'chimney'):
        m = hard.metal('black' if kind == 'chimney' else kind)
        box((.66, .4, .08), (x, -.2, 1.58), m, .004)
        box((.34, .3, 1.0), (x, -.15, 2.1), m, .006)
    elif kind == 'slim':
        box((.62, .34, .05), (x, -.17, 1.60), hard.metal('steel'), .002)
        box((.22, .22, 1.05), (x, -.12, 2.15), hard.metal('steel'), .002)
    elif kind in ('plaster', 'mantel'):
        mat = hard.paint(style['wall'] if kind == 'plaster' else spec['up'] if spec['up'] != 'wood' else style['wall'], .8, .2, .06)
        verts = [(x + sx * w, y, z) for z, w, d in ((1.55, .46, .48), (1.95, .40, .44), (2.68, .24, .28)) for sx, y in ((-1, 0), (1, 0), (1, -d), (-1, -d))]
        faces = [(l * 4 + i, l * 4 + (i + 1) % 4, l * 4 + 4 + (i + 1) % 4, l * 4 + 4 + i) for l in (0, 1) for i in range(4)] + [(3, 2, 1, 0)]
        mesh('hood', verts, faces, mat)
        if kind == 'mantel':
            box((1.0, .54, .07), (x, -.26, 1.56), wood(style), .012)
    else:
        mat = cupboard_material(style, spec['up'])
        box((.66, .38, .30), (x, -.19, 1.72), mat, .004)
        box((.62, .34, .82), (x, -.17, 2.28), mat, .004)


def worktop_things(style, xs, y=-.3):
    """Boards, a bowl and a vase at the given x positions."""
    if style['clutter'] < .2:
        with Group('vase', (xs[0], y, TOP)):
            vase(style, 1.0)
        return
    with Group('vase', (xs[0], y, TOP)):
        vase(style, 1.0)
    with Group('bowl', (xs[1], y, TOP)):
        fruit_bowl(style)
    if len(xs) > 2:
        box((.3, .02, .4), (xs[2], -.06, TOP + .195), natural.wood('#c69a66', '#8f6437'), .006, (-9, 0, 0))
    if len(xs) > 3 and style['clutter'] > .5:
        for k in range(3):
            c = hard.ceramic(style['books'][k % len(style['books'])], .3)
            lathe([(.001, 0), (.045, 0), (.05, .13 - .02 * k), (.02, .15 - .02 * k), (.001, .16 - .02 * k)], c, (xs[3] + .11 * k, -.18, TOP))


def tall_unit(style, x):
    """A full-height cupboard with a built-in refrigerator, centred on x."""
    mat = cupboard_material(style, style['kitchen']['up'])
    box((.62, .64, 2.2), (x, -.32, 1.1), mat, .003)
    front(style, .62, 1.25, (x, -.65, .74), mat)
    front(style, .62, .82, (x, -.65, 1.79), mat)


def island(style, w=2.1):
    """A free block with a worktop that overhangs towards -Y."""
    spec = style['kitchen']
    low = cupboard_material(style, spec['low'])
    if spec['splash'][0] == 'stone':
        low = wood(style, rough=.6)
    box((w, .7, .84), (0, 0, .46), low, .003)
    box((w - .1, .62, .08), (0, 0, .04), hard.lacquer('#1c1a18', .6), 0)
    box((w + .08, .98, .05), (0, -.08, .91), surface(style, spec['top']), .005)
    for s in (-1, 0, 1):
        front(style, w / 3, .82, (s * w / 3, -.36, .47), low, handle=False)


def stool(style):
    """A bar stool, 0.65 m high, facing -Y."""
    STOOLS.get(style['kitchen']['stool'], _upholstered_stool)(style)


def _metal_stool(style):
    m = hard.metal('iron')
    for i in range(4):
        a = i * 1.571 + .785
        rod((.11 * math.cos(a), .11 * math.sin(a), .64), (.21 * math.cos(a), .21 * math.sin(a), 0), .012, m)
    ring(.19, .009, m, (0, 0, .2))
    lathe([(.001, .64), (.165, .64), (.17, .655), (.16, .675), (.001, .67)], wood(style))


def _log_stool(style):
    m = wood(style, rough=.6)
    for sx, sy in FOUR:
        rod((sx * .11, sy * .11, .62), (sx * .19, sy * .19, 0), .026, m)
    cyl(.19, .19, .06, (0, 0, .61), m, bev=.015)
    for sx in (-1, 1):
        rod((sx * .16, -.16, .22), (sx * .16, .16, .22), .016, m)


def _block_stool(style):
    mat = hard.lacquer(style['painted'], .5) if style.get('painted') else wood(style)
    box((.36, .34, .04), (0, 0, .63), mat, .004)
    for s in (-1, 1):
        box((.035, .32, .61), (s * .15, 0, .305), mat, .003)
    box((.27, .03, .06), (0, 0, .22), mat, .003)


def _tubular_stool(style):
    m = hard.metal('chrome')
    for s in (-1, 1):
        tube([(s * .18, .2, .012), (s * .18, -.19, .012), (s * .18, -.17, .63), (s * .18, .17, .63), (s * .18, .2, .88)], .0115, m, smooth=False)
    rod((-.18, .2, .012), (.18, .2, .012), .0115, m)
    rod((-.18, -.185, .22), (.18, -.185, .22), .0115, m)
    cover = natural.textile(style['chair']['cover'])
    box((.36, .37, .035), (0, 0, .64), cover, .012)
    box((.36, .025, .16), (0, .19, .82), cover, .01)


def _back_stool(style, seat, back, legs):
    for sx, sy in FOUR:
        rod((sx * .14, sy * .13, .62), (sx * .2, sy * .19, 0), .017, legs, .011)
    for s in (-1, 1):
        rod((s * .185, -.175, .22), (s * .185, .175, .22), .009, legs)
    rod((-.185, -.175, .22), (.185, -.175, .22), .009, legs)
    soft(.40, .37, .07, seat, (0, 0, .65), r=.03, puff=.02, wrinkle=.003)

    def wrap(u, v):
        a = math.pi * (.12 + .76 * u)
        return .21 * math.cos(a), .18 * math.sin(a), .66 + .26 * v
    sheet(wrap, 30, 6, back, thick=.024, sub=1)


def _wooden_stool(style):
    _back_stool(style, natural.fabric(style['chair']['cover'][0], 'linen') if style['chair']['cover'][0].startswith('#') else wood(style), wood(style), wood(style))


def _upholstered_stool(style):
    cover = natural.textile(style['chair']['cover'])
    if style['kitchen']['stool'] in ('velvet',):
        cover = natural.fabric(style['kitchen'].get('velvet') or (style['sofa']['cover'][0]), 'velvet')
    _back_stool(style, cover, cover, metal(style) if style['metal'] in BRIGHT or style['metal'] == 'black' else wood(style))


def _rattan_stool(style):
    _back_stool(style, natural.textile(style['chair']['cover']), natural.wicker('#b98d55'), wood(style))


def _cross_stool(style):
    m = wood(style)
    for sx, sy in FOUR:
        rod((sx * .14, sy * .14, .64), (sx * .2, sy * .19, 0), .016, m)
    lathe([(.001, .63), (.18, .63), (.19, .64), (.18, .66), (.001, .655)], natural.wicker('#cdb083'))
    tube([(-.17, .14, .64), (-.18, .18, .9), (0, .21, .98), (.18, .18, .9), (.17, .14, .64)], .013, m)
    for s in (-1, 1):
        tube([(s * .14, .15, .68), (0, .19, .82), (-s * .13, .19, .93)], .009, m)


STOOLS = dict(metal=_metal_stool, log=_log_stool, block=_block_stool, tubular=_tubular_stool, wood=_wooden_stool, rattan=_rattan_stool, cross=_cross_stool)
