"""Bathroom furniture, banisters and stairs. Backs at y=0, facing -Y; metres."""
import labels
from scenes import plain, surfaces
from scenes.blocks import Blocks
from scenes.fronts import cupboards
from scenes.labelling import Labelled
from scenes.wall_things import mirror


def shower(room, chance, w):
    """A corner shower: tray, one or two panes of half clear glass in metal or none, tap and head."""
    d, h, parts, metal = chance.uniform(.75, 1.1), chance.uniform(1.85, 2.1), Blocks(), surfaces.metal(chance)
    glass = surfaces.half_clear(chance)
    parts.box((w, d, .05), (0, -d / 2, .025), plain.material(chance, (.82, .82, .82), .2))
    sides = chance.choice(((0,), (0, -1), (0, 1), (-1, 1)))
    for s in sides:
        size, at = ((w, .01, h), (0, -d, h / 2 + .05)) if s == 0 else ((.01, d, h), (s * w / 2, -d / 2, h / 2 + .05))
        parts.box(size, at, glass)
        edge = chance.choice((0, .02, .035))
        for t in (-1, 1) if edge else ():
            parts.box((edge, edge, h), (at[0] + t * size[0] / 2, at[1] + (t * d / 2 if s else 0), at[2]), metal)
            parts.box((max(edge, size[0]), max(edge, size[1]), edge), (at[0], at[1], at[2] + t * h / 2), metal)
    parts.box((.02, .02, 1.1), (-.1, -.06, 1.5), metal)
    parts.box((.14, .14, .03), (-.1, -.2, 2.0), metal)
    parts.box((.25, .07, .05), (-.1, -.05, 1.0), metal)
    parts.box((.22, .1, .02), (w * .3, -.06, 1.2), metal)
    with Labelled(labels.OTHER):
        parts.build()


def washstand(room, chance, w):
    """A cupboard with a basin, a mirror or mirrored cupboard over it, bottles."""
    deep, top, parts = chance.uniform(.38, .5), chance.uniform(.78, .9), Blocks()
    cupboards(chance, room.style, w, top - .04, deep, chance.choice((.0, .25, .4)))
    parts.box((w + .02, deep + .02, .04), (0, -deep / 2, top - .02), plain.material(chance, (.82, .82, .82), .15))
    parts.box((.46, .32, .1), (0, -deep / 2, top + .05), plain.material(chance, (.84, .84, .84), .1))
    parts.box((.4, .26, .01), (0, -deep / 2, top + .102), plain.material(chance, (.6, .6, .6), .2))
    parts.box((.03, .03, .22), (0, -.05, top + .1), surfaces.metal(chance))
    parts.box((.03, .15, .03), (0, -.11, top + .2), surfaces.metal(chance))
    with Labelled(labels.OTHER):
        parts.build()
    plain.clutter(chance, [(chance.uniform(-w, w) * .4, -.15, top)], chance.choice((0, 3, 8)))
    if chance.random() < .6:
        mirror(chance, w * chance.uniform(.5, 1), chance.uniform(.5, .9), 1.55)
    else:
        cupboards(chance, room.style, w, 1.95, .16, 1.25)


def banister(chance, w, h=.95):
    """A rail on balusters, boards or glass between two posts."""
    parts, mat = Blocks(), plain.material(chance, chance.choice((*surfaces.WOODS, *surfaces.WHITES, (.02, .02, .02))))
    bars = mat if chance.random() < .6 else plain.material(chance)
    for s in (-1, 1):
        parts.box((.09, .09, h + .1), (s * w / 2, -.05, (h + .1) / 2), mat)
    parts.box((w, .065, .05), (0, -.05, h), mat)
    kind = chance.choice(('bars', 'bars', 'bars', 'boards', 'glass'))
    if kind == 'bars':
        n, t = max(2, int(w / chance.uniform(.09, .14))), chance.uniform(.015, .04)
        for k in range(n):
            parts.box((t, t, h), ((k + .5) * w / n - w / 2, -.05, h / 2), bars)
    for k in range(4 if kind == 'boards' else 0):
        parts.box((w, .025, .1), (0, -.05, .15 + k * .21), bars)
    if kind == 'glass':
        parts.box((w - .1, .01, h - .2), (0, -.05, h / 2), surfaces.half_clear(chance))
    with Labelled(labels.OTHER):
        parts.build()


def stairs(chance, w, height):
    """A straight flight along the wall with a closed or open side and a banister."""
    n, deep, parts = 15, chance.uniform(.75, .95), Blocks()
    mat, risers = plain.material(chance), plain.material(chance)
    rail = plain.material(chance, chance.choice((*surfaces.WOODS, *surfaces.WHITES)))
    run, rise, way, closed = w / n, height / n, chance.choice((-1, 1)), chance.random() < .6
    for k in range(n):
        x, z = way * ((k + .5) * run - w / 2), (k + 1) * rise
        parts.box((run + .03, deep, .04), (x, -deep / 2, z - .02), mat)
        low = 0 if closed else z - rise
        parts.box((run if closed else .02, deep - .03, z - .04 - low), (x, -deep / 2, (z - .04 + low) / 2), risers)
        if z + .9 < height + .5:
            parts.box((.03, .03, .9), (x, -deep + .04, z + .45), rail)
            parts.box((run * 1.45, .06, .05), (x, -deep + .04, z + .9), rail, (0, -way * 30, 0))
    with Labelled(labels.OTHER):
        parts.build()
