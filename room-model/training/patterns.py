"""Drawn tiles of material that repeat: planks, tiles, bricks, stripes, wood, stone, cloth. All are small square RGB pictures, linear."""
import colorsys

import cv2
import numpy as np

SIDE = 96


def colour(r, pale=None):
    """A random surface colour, linear; pale: wall-like."""
    kind = r.random() if pale is None else (.1 if pale else .6)
    if kind < .35:
        c = colorsys.hsv_to_rgb(r.uniform(.03, .2), abs(r.normal(0, .1)), r.uniform(.7, .98))
    elif kind < .6:
        c = colorsys.hsv_to_rgb(r.uniform(.04, .12), r.uniform(.2, .7), r.uniform(.2, .8))
    elif kind < .75:
        c = (r.uniform(.03, .9),) * 3
    else:
        c = colorsys.hsv_to_rgb(r.random(), min(.85, abs(r.normal(0, .4))), r.uniform(.2, .95))
    return np.array(c, np.float32) ** 2.2


def deep_colour(r):
    """A strong or dark paint of any hue, linear."""
    c = colorsys.hsv_to_rgb(r.random(), r.uniform(.3, .9), r.uniform(.1, .9))
    return np.array(c, np.float32) ** 2.2


def _noise(r, cells_y, cells_x):
    grid = r.normal(0, 1, (cells_y, cells_x)).astype(np.float32)
    grid = np.pad(grid, ((0, 1), (0, 1)), 'wrap')
    return cv2.resize(grid, (SIDE + SIDE // max(cells_x, 1), SIDE + SIDE // max(cells_y, 1)), interpolation=cv2.INTER_LINEAR)[:SIDE, :SIDE]


def plain(r, base):
    """Paint, with or without clouds."""
    shade = 1 + r.choice([0, .02, .06, .15]) * _noise(r, 4, 4) + r.choice([0, .03]) * _noise(r, 32, 32)
    return base * shade[..., None]


def grain(r, base):
    """Wood without joints."""
    shade = 1 + .18 * _noise(r, 32, 2) + .1 * _noise(r, 90, 3)
    return base * np.clip(shade, .3, 2)[..., None]


def blocks(r, base, rows, columns, offset, spread, joint, width, grained=False):
    """Rows of equal pieces, each with its own tone; offset: shift of every other row, as a share of a piece."""
    y, x = np.mgrid[0:SIDE, 0:SIDE].astype(np.float32) / SIDE
    row = np.floor(y * rows).astype(int)
    along = x * columns + (row % 2) * offset if offset >= 0 else x * columns + r.random(rows + 1)[row]
    column = np.floor(along).astype(int) % columns
    tones = (1 + spread * r.normal(0, 1, (rows, columns, 1)) + spread * .25 * r.normal(0, 1, (rows, columns, 3))).astype(np.float32)
    picture = base * np.clip(tones, .2, 2)[row % rows, column]
    if grained:
        picture = picture * (1 + .12 * _noise(r, 64, 3))[..., None]
    gap = np.minimum(y * rows % 1, 1 - y * rows % 1) / rows, np.minimum(along % 1, 1 - along % 1) / columns
    return np.where((np.minimum(*gap) < width)[..., None], joint, picture)


def planks(r, base):
    """Floor boards or wooden lining."""
    return blocks(r, base, int(r.choice([4, 6, 8])), 1, -1, r.uniform(.02, .2), base * r.uniform(.2, .7), r.uniform(0, .006), True)


def tiles(r, base):
    """Square or oblong tiles with grout."""
    rows, columns = r.choice([2, 4, 6]), r.choice([2, 4, 6])
    joint = base * r.uniform(.4, .9) if r.random() < .6 else colour(r)
    return blocks(r, base, int(rows), int(columns), r.choice([0, 0, .5]), r.choice([.01, .03, .1]), joint, r.uniform(.003, .014))


def checks(r, base):
    """Stripes of two colours."""
    y, x = np.mgrid[0:SIDE, 0:SIDE] * 4 // SIDE
    return np.where(((x + y) % 2 == 0)[..., None], base, colour(r))


def stripes(r, base):
    """Wallpaper, cloth or panelling."""
    x = np.arange(SIDE) * int(r.choice([2, 4, 8])) / SIDE % 1
    line = (x < r.uniform(.05, .6))[None, :, None]
    other = base * r.uniform(.6, 1.3) if r.random() < .6 else colour(r)
    return np.broadcast_to(np.where(line, other, base), (SIDE, SIDE, 3)).astype(np.float32)


def motif(r, base):
    """Repeating blots: wallpaper, carpets, prints."""
    picture, other = np.broadcast_to(base, (SIDE, SIDE, 3)).copy().astype(np.float32), [colour(r) for _ in range(3)]
    field = _noise(r, 6, 6) + .5 * _noise(r, 14, 14)
    for k, c in enumerate(other):
        picture[(field > .5 + .5 * k)] = c
    return picture * r.uniform(.3, 1) + base * 0


def stone(r, base):
    """Marble, concrete, terrazzo."""
    veins = np.exp(-np.abs(_noise(r, 5, 5) + .5 * _noise(r, 12, 12)) * r.uniform(3, 12))
    return base * (1 + r.uniform(-.6, .3) * veins + .08 * _noise(r, 8, 8))[..., None]


ANY = (plain, plain, grain, planks, tiles, checks, stripes, motif, stone)
BY_SURFACE = {      # name: (patterns, least and most metres that a picture spans)
    'wall': ((plain, plain, plain, plain, tiles, tiles, stripes, motif, planks, stone), (.4, 2.0)),
    'floor': ((planks, planks, planks, tiles, tiles, plain, grain, motif, stone, checks), (.5, 2.5)),
    'ceiling': ((plain, plain, plain, plain, planks, tiles), (.6, 2.5)),
    'thing': (ANY, (.15, 2.0)),
    'joinery': ((plain, plain, plain, plain, grain, grain, planks, motif), (.3, 2.0)),
}


def _base(r, surface):
    if surface == 'wall' and r.random() < .25:
        return deep_colour(r)
    pale = {'wall': True if r.random() < .6 else None, 'ceiling': True if r.random() < .75 else None}.get(surface)
    return colour(r, False if surface == 'floor' and r.random() < .5 else pale)


def draw(r, surface):
    """A picture of material for a surface, and how many metres it spans."""
    kinds, (least, most) = BY_SURFACE[surface]
    picture = kinds[r.integers(len(kinds))](r, _base(r, surface))
    if r.random() < .5:
        picture = picture.transpose(1, 0, 2)
    return np.clip(picture, .01, 1).astype(np.float32), np.exp(r.uniform(np.log(least), np.log(most)))


def wood(r):
    """A picture of a wood with or without joints, and how many metres it spans."""
    base = np.array(colorsys.hsv_to_rgb(r.uniform(.03, .11), r.uniform(.15, .75), r.uniform(.25, .9)), np.float32) ** 2.2
    picture = (planks if r.random() < .7 else grain)(r, base)
    return np.clip(picture if r.random() < .5 else picture.transpose(1, 0, 2), .01, 1).astype(np.float32), np.exp(r.uniform(-.7, .9))
