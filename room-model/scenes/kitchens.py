"""Fitted kitchens: base units, worktop, wall cupboards in a row, tall units and appliances. Backs at y=0, facing -Y; metres."""
import labels
from geometry.scene import Group
from scenes import appliances, plain, shelves, surfaces
from scenes.blocks import Blocks
from scenes.fronts import Manner, cupboards, front
from scenes.hoods import hood
from scenes.labelling import Labelled

DEPTH, TOP = .6, .87


def kitchen(room, chance, w):
    """A kitchen w metres wide: tall things at the ends, base units between them, wall cupboards or shelves above."""
    style = room.style
    low = Manner(chance, style)
    high = low if chance.random() < .7 else Manner(chance, style)
    left, right = -w / 2, w / 2
    for s in (-1, 1):
        if right - left > 1.8 and chance.random() < .5:
            wide = _tall(room, chance, low, s, right if s > 0 else left)
            left, right = (left, right - wide) if s > 0 else (left + wide, right)
    with Group('run', ((left + right) / 2, 0, 0)):
        cooker = _base(chance, style, low, right - left)
        _splash(chance, right - left)
        _above(room, chance, high, right - left, cooker)
        span = (right - left) / 2 - .15
        plain.clutter(chance, [(chance.uniform(-span, span), chance.uniform(-.35, -.15), TOP + .04) for _ in range(9)], chance.choice((2, 6, 12, 20)))


def _tall(room, chance, manner, side, end):
    """A refrigerator, or a tall unit that may hold an oven, at one end; returns its width."""
    wide = chance.choice((.6, .6, .62, .9)) if chance.random() < .5 else .6
    with Group('tall', (end - side * wide / 2, 0, 0)):
        if chance.random() < .5:
            appliances.refrigerator(chance, wide - .01)
        else:
            tall_unit(room, chance, manner, wide)
    return wide


def tall_unit(room, chance, manner, w=.6):
    """A full-height unit with one to three doors or an oven between two."""
    h = chance.choice((room.height - .01, 2.0, 2.1, 2.25))
    h, body = min(h, room.height - .01), Blocks()
    body.box((w, DEPTH - .024, h), (0, -(DEPTH - .024) / 2, h / 2), manner.body)
    cuts = chance.choice(((.1, h), (.1, 1.3, h), (.1, .7, 1.32, h), (.1, .72, 1.35, h)))
    with Labelled(labels.CUPBOARD):
        for n, (a, b) in enumerate(zip(cuts, cuts[1:])):
            if n == 1 and len(cuts) == 4:
                with Labelled(labels.OTHER):
                    built_in = Blocks()
                    appliances.oven(built_in, chance, 0, -DEPTH + .024, (a + b) / 2, b - a - .01, w - .01)
                    built_in.build()
            else:
                front(body, manner, 0, w, a, b, -DEPTH + .024, 1)
        body.build()


def _base(chance, style, manner, w):
    """Base units and worktop; returns the place of the cooker, or None."""
    n = max(1, round(w / .6))
    body, cooker = Blocks(), None
    body.box((w, DEPTH - .024, TOP - .1), (0, -(DEPTH - .024) / 2, (TOP + .1) / 2), manner.body)
    body.box((w, DEPTH - .1, .1), (0, -(DEPTH - .1) / 2, .05), manner.dark if chance.random() < .5 else manner.body)
    for k in range(n):
        x, kind = (k + .5) * w / n - w / 2, chance.choice(('doors', 'doors', 'drawers', 'oven', 'washer', 'sink'))
        if kind == 'oven' and cooker is None:
            cooker = x
            _oven_unit(chance, x, w / n)
        else:
            _unit(chance, body, manner, kind, x, w / n)
    with Labelled(labels.CUPBOARD):
        body.build()
        top = Blocks()
        top.box((w + .01, DEPTH + .03, .038), (0, -(DEPTH + .03) / 2, TOP + .02), surfaces.woodwork(chance, style, .05))
        top.build()
    return cooker


def _unit(chance, body, manner, kind, x, u):
    """One base unit: a door, drawers, a washing machine or a door below a sink."""
    if kind == 'washer' and chance.random() < .6:
        with Group('machine', (x, -.045, 0)):
            appliances.washing_machine(chance)
    elif kind == 'drawers':
        for low, high in ((.11, .4), (.4, .66), (.66, TOP - .005)):
            front(body, manner, x, u, low, high, -DEPTH + .024, 0)
    else:
        front(body, manner, x, u, .11, TOP - .005, -DEPTH + .024, chance.choice((1, -1)))
        if kind == 'sink':
            _sink(chance, x)


def _oven_unit(chance, x, u):
    parts = Blocks()
    appliances.oven(parts, chance, x, -DEPTH + .02, .5, .72, u - .01)
    parts.box((.56, .48, .008), (x, -.3, TOP + .042), plain.material(chance, (.02, .02, .02), .1))
    for _ in range(chance.choice((0, 1, 2))):
        parts.box((.2, .2, .14), (x + chance.choice((-.13, .13)), -.3 + chance.choice((-.1, .1)), TOP + .115), appliances.shell(chance))
    with Labelled(labels.OTHER):
        parts.build()


def _sink(chance, x):
    parts, steel = Blocks(), surfaces.metal(chance)
    parts.box((.5, .4, .006), (x, -.32, TOP + .042), steel)
    parts.box((.4, .3, .004), (x, -.32, TOP + .046), plain.material(chance, (.2, .2, .2), .3))
    parts.box((.025, .025, .3), (x, -.09, TOP + .19), steel)
    parts.box((.025, .2, .025), (x, -.18, TOP + .33), steel)
    with Labelled(labels.OTHER):
        parts.build()


def _splash(chance, w):
    """The wall's covering between worktop and wall cupboards, which counts as wall."""
    if chance.random() < .6:
        panel, h = Blocks(), chance.choice((.1, .55, .6))
        panel.box((w, .01, h), (0, -.006, TOP + .04 + h / 2), plain.material(chance))
        with Labelled(labels.WALL):
            panel.build()


def _above(room, chance, manner, w, cooker):
    """Wall cupboards up to the ceiling or with a strip of wall above; a hood and open shelves between them."""
    low = chance.uniform(1.35, 1.5)
    top = min(room.height - .01, chance.choice((room.height - .01, 2.1, 2.25, 2.4, low + .6, low + .75)))
    if chance.random() < .12:
        return
    if cooker is not None and chance.random() < .7:
        with Group('hood', (cooker, 0, 0)):
            hood(chance, low, top)
        spans = [(-w / 2, cooker - .32), (cooker + .32, w / 2)]
    else:
        spans = [(-w / 2, chance.choice((w / 2, w / 2, w * .15)))]
    for a, b in spans:
        if b - a > .3:
            with Group('upper', ((a + b) / 2, 0, 0)):
                if chance.random() < .82:
                    cupboards(chance, room.style, b - a, top, chance.uniform(.32, .38), low, manner)
                else:
                    shelves.wall_shelves(chance, room.style, b - a, low, top)
