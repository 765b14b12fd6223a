"""What lies on sofas: cushions and a blanket."""
import math

from geometry.chance import rng
from geometry.solids import sheet, tube
from geometry.cushions import pillow
from materials import natural

DEPTH, SEAT = .94, .43


def scatter_cushions(style, half, top):
    """The style's cushions along a back of 2 * half metres; top: the height of the seat."""
    specs = style['pillows']
    if not specs:
        return
    span = half - .18
    order = [(-span, 0), (-span + .34, 1), (span, 2), (span - .36, 3)]
    if style['clutter'] < .2:
        order = order[:1]
    elif style['clutter'] < .4:
        order = [(-span, 0), (span, 1), (span - .3, 2)]
    elif style['clutter'] > .8:
        order += [(.05, 4), (-span + .62, 3)]
    for k, (x, i) in enumerate(order):
        size = .5 if k % 2 == 0 else .43
        back = .44 if k % 2 == 0 else .54
        pillow(size, size * rng.choice([1, 1, .72]), .17, natural.textile(specs[i % len(specs)]),
               (x, DEPTH / 2 - back, top + size / 2), (-20, rng.uniform(-5, 5), rng.uniform(-9, 9)), chop=.1 if k % 2 == 0 else 0)


def throw(style, x0, top):
    """A blanket over the seat's front, with a fringe."""
    mat = natural.fabric(style['throw'], 'fur' if style.get('throw_fur') else 'knit')

    def point(u, v):
        wave = .016 * math.sin(u * 19 + v * 2) + .012 * math.sin(u * 41 + v * 5)
        run = v * 1.12
        if run < .58:
            y, z = .14 - run, top + .070 + .010 * math.sin(v * 14) + wave * .4
        else:
            fall = run - .58
            y = .14 - .58 - min(fall, .08) * .9 - max(0, fall - .08) * .05 - abs(wave) - .012
            z = top + .064 - max(0, fall - .05)
        return x0 + (u - .5) * (.52 + .05 * math.sin(v * 3)) + .03 * math.sin(v * 4 + 1), y, z
    sheet(point, 60, 60, mat, thick=.01, sub=1)
    if style.get('throw_fur'):
        return
    for i in range(36):
        x, y, z = point(i / 35, 1)
        tube([(x, y, z), (x + rng.uniform(-.006, .006), y - .003, z - .04), (x + rng.uniform(-.012, .012), y - .002, z - .075)], .003, mat, res=1)
