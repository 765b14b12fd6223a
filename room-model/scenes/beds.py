"""Plain beds, sofas, armchairs and rugs that are cheap to build. Backs at y=0, facing -Y; metres."""
from math import sin

import labels
from geometry.solids import box, sheet
from scenes import plain, surfaces
from scenes.blocks import Blocks
from scenes.labelling import Labelled


def bed(chance, w):
    """A bed seen from any side: headboard, frame, bare mattress side, rumpled cover and pillows; head at y=0."""
    long, top, frame = 2.0, chance.uniform(.42, .6), Blocks()
    mat = plain.material(chance, chance.choice((*surfaces.WOODS, *surfaces.WOODS, *surfaces.WHITES, None)))
    head = chance.choice((0, .8, 1.0, 1.2, 1.4))
    if head and chance.random() < .6:
        frame.box((w + .1, .05, head), (0, -.03, head / 2), mat)
    elif head:
        frame.frame(w + .1, head - .2, .08, .05, (0, -.03, head / 2 + .1), mat)
        for k in range(int(w / .14)):
            frame.box((.04, .03, head - .25), ((k + .5) * .14 - w / 2, -.03, head / 2 + .1), mat)
    for s in (-1, 1):
        frame.box((.04, long, .2), (s * (w / 2 + .02), -long / 2, top - .25), mat)
        frame.box((.06, .06, top - .2), (s * w / 2, -long + .05, (top - .2) / 2), mat)
    foot = chance.choice((top - .15, top - .15, top + .2))
    frame.box((w + .08, .04, foot - .1), (0, -long - .03, foot / 2 + .05), mat)
    with Labelled(labels.FURNITURE):
        frame.build()
        with Labelled(labels.TEXTILE):
            _bedding(chance, w, long, top)


def _bedding(chance, w, long, top):
    bulk, sheet_mat, cover = Blocks(), plain.material(chance, chance.choice(((.82, .82, .8), (.75, .72, .66), None)), .9), plain.material(chance, rough=.9)
    bulk.box((w - .02, long - .06, .2), (0, -long / 2, top - .1), sheet_mat)
    for s in (-1, 1) if w > 1.2 else (0,):
        for layer in range(chance.choice((1, 1, 2))):
            bulk.box((.6, .4, .13), (s * w / 4, -.3, top + .07 + .12 * layer), chance.choice((sheet_mat, cover)), (chance.uniform(10, 40), 0, chance.uniform(-8, 8)))
    bulk.build()
    if chance.random() < .85:
        drop, end, start = chance.uniform(.1, top - .1), chance.uniform(.5, 1.2), chance.uniform(0, 9)
        half = w / 2 + .04

        def point(u, v):
            a = (u - .5) * 2 * (half + drop)
            over = max(0, abs(a) - half)
            x = max(-half, min(half, a)) + (.02 * sin(v * 20 + start) if over else 0)
            bump = .02 * sin(u * 13 + start) * sin(v * 11 + start) + .015 * sin(u * 31 + v * 17)
            return x, -end - v * (long - end + .03), top + .05 + bump - over
        sheet(point, 28, 16, cover)


def sofa(chance, w):
    """A sofa or armchair w metres wide: base, arms, seat and back cushions, pillows, sometimes a blanket."""
    cover, deep, seat, high = plain.material(chance, rough=.9), chance.uniform(.8, 1.0), chance.uniform(.38, .46), chance.uniform(.68, .95)
    arm, foot, soft = chance.choice((.0, .1, .18, .26)), chance.choice((0, .06, .14)), chance.uniform(.02, .06)
    with Labelled(labels.FURNITURE):
        box((w, deep, seat - .14 - foot), (0, -deep / 2, foot + (seat - .14 - foot) / 2), cover, .02)
        box((w, .16, high - foot), (0, -.08, (high + foot) / 2), cover, soft)
        for s in (-1, 1) if arm else ():
            box((arm, deep, chance.uniform(.5, .62)), (s * (w - arm) / 2, -deep / 2, .31), cover, soft)
        inner, n = w - 2 * arm, max(1, round((w - 2 * arm) / .75))
        for k in range(n):
            x, u = (k + .5) * inner / n - inner / 2, inner / n - .01
            box((u, deep - .18, .16), (x, -deep / 2 - .08, seat - .06), cover, soft)
            box((u, .18, high - seat + .02), (x, -.24, (high + seat) / 2 + .02), cover, soft, (chance.uniform(-16, -6), 0, 0))
        if foot:
            legs = Blocks()
            for s in (-1, 1):
                for y in (-.08, -deep + .08):
                    legs.box((.05, .05, foot), (s * (w / 2 - .08), y, foot / 2), plain.material(chance))
            legs.build()
    with Labelled(labels.TEXTILE):
        _on_sofa(chance, inner, deep, seat, high)


def _on_sofa(chance, w, deep, seat, high):
    for _ in range(chance.choice((0, 1, 2, 4))):
        size = chance.uniform(.34, .5)
        at = chance.uniform(-.4, .4) * w, -.38 - chance.uniform(0, .1), seat + size * .48
        box((size, .14, size), at, plain.material(chance, rough=.9), .06, (chance.uniform(-28, -12), chance.uniform(-10, 10), chance.uniform(-12, 12)))
    if chance.random() < .25:
        x, mat = chance.uniform(-.3, .3) * w, plain.material(chance, rough=.95)
        run = [(-.05, high - .2), (-.02, high + .02), (-.18, high + .03), (-.36, seat + .05), (-deep, seat + .05), (-deep - .03, seat - .02), (-deep - .03, .15)]
        start = chance.uniform(0, 9)
        sheet(lambda u, v: (x + (u - .5) * .8 + .02 * sin(v * 9 + start), run[round(v * 6)][0] - .012 * abs(sin(u * 20)), run[round(v * 6)][1]), 14, 6, mat)


def rug(chance, w, d):
    """A flat rug: plain, with a border, or striped."""
    blocks, mats = Blocks(), [plain.material(chance, rough=.95) for _ in range(3)]
    blocks.box((w, d, .012), (0, 0, .006), mats[0])
    if chance.random() < .4:
        blocks.box((w * .85, d * .8, .012), (0, 0, .008), mats[1])
    elif chance.random() < .5:
        for k in range(chance.choice((3, 6, 9))):
            blocks.box((w * chance.uniform(.02, .08), d, .012), (chance.uniform(-.45, .45) * w, 0, .0075 + k * .0003), chance.choice(mats))
    with Labelled(labels.RUG):
        blocks.build()
