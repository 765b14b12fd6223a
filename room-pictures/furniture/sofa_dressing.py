"""What lies on sofas: cushions and a blanket."""
import math

import numpy as np
from mathutils import noise, Vector

from geometry.chance import rng
from geometry.cushions import pillow
from geometry.falling_cloth import block, finer, ground, settle
from geometry.scene import mesh
from geometry.solids import tube
from materials import natural

DEPTH, SEAT = .94, .43
THROW = (.58, .97)      # width and length of the blanket


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
        pillow(size, size * rng.choice([1, 1, .72]), .19, natural.textile(specs[i % len(specs)]),
               (x, DEPTH / 2 - back, top + size / 2 - .03), (-24, rng.uniform(-4, 4), rng.uniform(-9, 9)), chop=.06 if k % 2 == 0 else 0)


def throw(style, x0, top):
    """A blanket that falls over the seat's front, with a fringe; x0: its middle, top: the height of the seat's edge."""
    fur = bool(style.get('throw_fur'))
    grid = _fallen(x0, top)
    rows, columns = grid.shape[:2]
    uv = [(i / (columns - 1) * THROW[0], j / (rows - 1) * THROW[1]) for j in range(rows) for i in range(columns)]
    quads = [(j * columns + i, (j + 1) * columns + i, (j + 1) * columns + i + 1, j * columns + i + 1) for j in range(rows - 1) for i in range(columns - 1)]
    obj = mesh('throw', grid.reshape(-1, 3), quads, natural.fabric(style['throw'], 'fur' if fur else 'knit'), smooth=True, uv=uv)
    thick = obj.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = .018 if fur else .009, 1
    obj.modifiers.new('smooth', 'SUBSURF').render_levels = 1
    if not fur:
        _fringe(grid[-1], obj.data.materials[0])


def _fallen(x0, top):
    """The throw's points, rows x columns x 3, from the seat's back to the hem: laid askew, fallen, and pushed into folds."""
    width, length = THROW
    u, v = np.meshgrid(np.linspace(-.5, .5, 29), np.linspace(0, 1, 49))
    flat = np.stack([u * width, v * length], -1)
    askew, y = math.radians(rng.uniform(4, 8)) * rng.choice([-1, 1]), .15 - v * length
    points = np.stack([x0 + u * width + askew * (y + .2), y + askew * u * width, top + .08 + 0 * u], -1)
    below = [block((3, DEPTH - .22, 1), (0, -.13, top + .030 - .5), .05), block((.66, DEPTH - .36, 1), (x0, -.13, top + .056 - .5), .15), ground(.02)]
    held = v < .05
    points = settle(points, flat, below, held, 90, 8)
    points = settle(finer(points), finer(flat), below, finer(held * 1.0) > .99, 20, 8, .1, .25)
    return _pleated(points)


def _pleated(points):
    """Adds folds that run from the seat to the hem, deepest there."""
    normal = np.cross(np.gradient(points, axis=0), np.gradient(points, axis=1))
    normal /= np.linalg.norm(normal, axis=2, keepdims=True) + 1e-9
    rows, columns = points.shape[:2]
    at, out = rng.uniform(0, 60), np.empty((rows, columns))
    for j in range(rows):
        for i in range(columns):
            x, y = i / columns, j / rows
            broad = noise.noise(Vector((x * 4.6 + .5 * math.sin(y * 2.2 + at), y * .9, at)))
            small = noise.noise(Vector((x * 11, y * 2.4, at + 7))) * .35 + noise.noise(Vector((x * 9, y * 14, at + 20))) * .14
            out[j, i] = (.012 + .034 * min(1, y * 1.2)) * max(0, broad + small + .35)
    return points + normal * out[..., None]


def _fringe(hem, mat):
    """Twisted ends along the hem's points."""
    for k in range(36):
        at = k / 35 * (len(hem) - 1)
        i = min(len(hem) - 2, int(at))
        x, y, z = hem[i] + (hem[i + 1] - hem[i]) * (at - i)
        tube([(x, y, z), (x + rng.uniform(-.006, .006), y - .003, max(.012, z - .035)), (x + rng.uniform(-.012, .012), y - .004, max(.008, z - .068))],
             .0032, mat, res=1)
