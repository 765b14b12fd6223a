"""Vases, bowls, trays, candles and baskets. Lengths in metres."""
import math

from furniture.books import book_stack
from furniture.finishes import metal, wood
from furniture.foliage import stems
from geometry.chance import rng
from geometry.curves import through
from geometry.scene import Group
from geometry.solids import ball, box, cyl, lathe, rod
from materials import hard, natural

VASES = dict(
    bottle=[(.001, 0), (.055, 0), (.085, .05), (.088, .10), (.06, .17), (.026, .21), (.024, .27), (.03, .28), (.024, .278), (.018, .21), (.001, .2)],
    round=[(.001, 0), (.05, 0), (.10, .06), (.105, .10), (.085, .15), (.045, .175), (.042, .19), (.048, .195), (.038, .19), (.038, .17), (.001, .15)],
    cylinder=[(.001, 0), (.06, 0), (.066, .01), (.066, .21), (.06, .215), (.056, .21), (.056, .02), (.001, .02)],
    urn=[(.001, 0), (.045, 0), (.05, .02), (.03, .045), (.07, .10), (.095, .17), (.08, .23), (.055, .25), (.068, .27), (.058, .265), (.045, .24), (.001, .2)],
    jug=[(.001, 0), (.06, 0), (.08, .05), (.085, .12), (.06, .18), (.05, .22), (.06, .25), (.055, .248), (.045, .22), (.052, .18), (.001, .1)])

_next = dict(bunches=1)


def pot_material(style):
    """The material of the style's vases and pots."""
    kind, colour = style['pot']
    if kind == 'concrete':
        return hard.concrete(colour, .7)
    if kind == 'metal':
        return metal(style)
    if kind == 'lacquer':
        return hard.lacquer(colour, .15, .5)
    if kind == 'glass':
        return hard.glass('#e8f2ee')
    if kind == 'terracotta':
        return hard.ceramic(colour, .75, .1)
    return hard.ceramic(colour if kind != 'wicker' else '#eee8dc', .38, .45 if style['clutter'] > .3 else .1)


def vase_body(style, kind, size, height=None):
    """One of VASES without flowers, scaled by size, and by height upwards."""
    tall = height or size
    lathe(through([(r * size, z * tall) for r, z in VASES[kind]], 8), pot_material(style), seg=96, auto=60)


def reset_vases():
    """Allows the next room its bunch of stems."""
    _next.update(bunches=1)


def vase(style, size=1.0):
    """The style's vase with what stands in it; later ones of a room are of another shape and empty, for no home has the same bunch twice."""
    if not _next['bunches']:
        odd_vase(style, size)
        return
    _next['bunches'] -= 1
    k = style.get('vase', 'round')
    vase_body(style, k, size)
    if style.get('stem'):
        top = VASES[k][-3][1] * size * .8
        stems(style['stem'], top, 4 if style['clutter'] < .4 else 7, .42 * size)


def odd_vase(style, size=1.0):
    """A vase of any shape, the style's or of plain pottery: shelves fill up over the years."""
    plain = [hard.ceramic(c, .4, .2) for c in ('#e6ded0', '#6f675e', style['artpal'][1])]
    profile, mat = VASES[rng.choice(sorted(VASES))], rng.choice([pot_material(style), *plain])
    tall = rng.uniform(.75, 1.05)
    lathe(through([(r * size, z * size * tall) for r, z in profile], 8), mat, seg=64, auto=60)


def candle(style):
    """A candle, on a metal foot where the style shines."""
    if style['metal'] in ('brass', 'gold', 'chrome', 'nickel'):
        foot = [(.001, 0), (.045, 0), (.045, .008), (.012, .014), (.012, .05), (.03, .058), (.03, .064), (.001, .064)]
        lathe(foot, metal(style))
        cyl(.02, .02, .09, (0, 0, .064), hard.ceramic('#f2ead9', .5))
    else:
        cyl(.035, .035, .09, (0, 0, 0), hard.ceramic('#efe6d4', .6))
        rod((0, 0, .09), (0, 0, .10), .002, hard.metal('black'))


def bowl(style, size=1.0):
    """A small empty bowl, scaled by size."""
    k = size
    profile = [(.001, .004), (.05, .004), (.085, .04), (.09, .055), (.084, .055), (.078, .042), (.045, .012), (.001, .012)]
    lathe([(r * k, z * k) for r, z in profile], pot_material(style))


def fruit_bowl(style):
    """A bowl with five fruits of one kind."""
    colour = style['artpal'][1]
    lathe([(.001, .01), (.06, 0), (.13, .07), (.14, .09), (.133, .09), (.12, .07), (.001, .02)], hard.ceramic(colour, .35, .2))
    kind = rng.choice([('#c9772c', '#d3a23a'), ('#c8b43a', '#d6c24a'), ('#8fa044', '#a3b04f'), ('#a8402f', '#c25a3a')])
    for q in range(5):
        r = .05 if q < 4 else .0
        ball(.036, (r * math.cos(q * 1.6), r * math.sin(q * 1.6), .07 + .05 * (q == 4)), hard.ceramic(kind[q % 2], .4), .95)


def tray_set(style):
    """A round tray with two cups."""
    mat = metal(style) if style['metal'] in ('brass', 'black', 'gold', 'chrome') else wood(style)
    lathe([(.001, 0), (.14, 0), (.14, .016), (.135, .016), (.134, .005), (.001, .005)], mat, seg=64)
    first = style['artpal'][2 % len(style['artpal'])]
    for (x, y), h, colour in (((.04, .03), .09, first), ((-.055, -.02), .06, '#efe9df')):
        lathe([(.001, 0), (.032, 0), (.036, h), (.033, h), (.029, .006), (.001, .006)], hard.ceramic(colour, .35), (x, y, .005))


def dress_table(style, spots):
    """Puts books, a vase and a tray on a table's spots; sparse styles get less."""
    clutter = style['clutter']
    if clutter < .12:
        with Group('bowl', spots[0]):
            bowl(style, 1.3)
        return
    x, y, z = spots[0]
    z = book_stack(style, spots[0], 2 if clutter < .5 else 3)
    with Group('small', (x, y, z)):
        (candle if rng.random() < .5 else bowl)(style)
    with Group('vase', spots[1]):
        vase(style, .9)
    if clutter > .45:
        with Group('tray', spots[2]):
            tray_set(style) if rng.random() < .7 else fruit_bowl(style)


def basket(r, h, colour='#b08d5c', filled=None):
    """A woven basket, with a folded blanket of colour `filled`."""
    profile = [(.001, 0), (r * .85, 0), (r, h * .5), (r * .98, h), (r * .93, h), (r * .93, h * .6), (.001, h * .5)]
    lathe(profile, natural.wicker(colour), seg=48)
    if filled:
        from geometry.upholstery import soft
        soft(r * 1.45, r * 1.3, .12, natural.fabric(filled, 'knit'), (0, 0, h - .01), r=.05, puff=.04, wrinkle=.02)
