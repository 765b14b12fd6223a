"""Mattress, pillows, a draped duvet and a blanket."""
import math

import numpy as np
from mathutils import noise, Vector

from furniture.duvet_drape import cloth_size, COLUMNS, drape, faces, LENGTH, ROWS, WIDTH
from geometry.chance import rng
from geometry.scene import mesh
from geometry.solids import sheet
from geometry.upholstery import soft
from geometry.cushions import pillow
from materials import natural
from materials.cloth import bedlinen

HANG = .36              # how far a duvet falls, where nothing stands in its way
LOW_FRAMES, WIDE_RAILS = ('platform', 'futon'), ('block_logs',)


def make_bed(style, top, frame_z):
    """Dresses a bed whose mattress ends at height `top`; the frame's upper edge is at frame_z."""
    spec = style['bed']
    soft(WIDTH, LENGTH, .26, bedlinen(spec['sheet']), (0, 0, top - .13), r=.06, puff=.012, front=.006, wrinkle=.003)
    _pillows(style, spec, top)
    lowest = frame_z + .03 if spec['legs'] in LOW_FRAMES else .04
    hang = min(.22 if spec['legs'] in WIDE_RAILS else HANG, top - lowest - .04)
    verts, size = drape(top, lowest, hang, frame_z + .06), cloth_size(hang)
    cover = natural.patterned(*_pattern(spec['duvet']), .6) if isinstance(spec['duvet'], tuple) else bedlinen(spec['duvet'], size, spec.get('quilt'))
    _duvet(verts, cover, size)
    _fold(spec, top, verts)
    if spec.get('blanket'):
        _blanket(style, spec, verts)


def _pattern(spec):
    return spec[0], tuple(spec[1])


def _pillows(style, spec, top):
    head, quarter = LENGTH / 2, WIDTH / 4
    plain = bedlinen(spec['sheet'])
    second = natural.textile(spec['pil'][0])
    for s in (-1, 1):
        pillow(.70, .50, .2, plain, (s * quarter, head - .14, top + .25), (-24, 0, rng.uniform(-3, 3)))
        if style['clutter'] > .15:
            pillow(.68, .48, .2, second, (s * quarter + rng.uniform(-.02, .02), head - .31, top + .23), (-30, 0, rng.uniform(-4, 4)))
    if style['clutter'] > .4:
        third = natural.textile(spec['pil'][1 % len(spec['pil'])])
        for s in (-1, 1):
            pillow(.48, .48, .17, third, (s * .26, head - .47, top + .23), (-32, s * 3, s * -5), chop=.09)
    if style['clutter'] > .3:
        last = natural.textile(style['pillows'][2 % len(style['pillows'])])
        pillow(.56, .32, .15, last, (0, head - .60, top + .16), (-36, 0, 2))


def _padded(obj, rounds, thick, columns):
    """Smooths a cloth and pads it to `thick` metres; towards its edges, where it is sewn, it gets thin."""
    mod = obj.modifiers.new('smooth', 'SMOOTH')
    mod.factor, mod.iterations = .5, rounds
    padding = obj.vertex_groups.new(name='padding')
    rows = len(obj.data.vertices) // columns
    for k in range(rows * columns):
        inward = min(k % columns, columns - 1 - k % columns, k // columns, rows - 1 - k // columns)
        padding.add([k], min(1, .3 + .7 * (inward / 4) ** .5), 'REPLACE')
    solid = obj.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness, solid.offset, solid.vertex_group = thick, 1, padding.name
    sub = obj.modifiers.new('sub', 'SUBSURF')
    sub.levels = sub.render_levels = 1


def _duvet(verts, mat, size):
    n = COLUMNS + 1
    uv = [((k % n) / COLUMNS * size[0], (k // n) / ROWS * size[1]) for k in range(len(verts))]
    _padded(mesh('duvet', verts, faces(), mat, smooth=True, uv=uv), 1, .024, n)


def _fold(spec, top, verts):
    """The turned-back edge at the head, showing the lining. It rests on the highest ridges of the duvet below it."""
    y = verts[:, 1].max()
    columns, rows = 41, 6
    near = verts[(verts[:, 1] > y - .46) & (verts[:, 2] > top - .12)]
    rest = np.full((rows, columns), top)
    for j in range(rows):
        for i in range(columns):
            x, back = (i / (columns - 1) - .5) * (WIDTH + .06), y - .02 - .30 * j / (rows - 1)
            below = near[np.hypot(near[:, 0] - x, near[:, 1] - back) < .07]
            rest[j, i] = below[:, 2].max() if len(below) else np.nan
    level = np.nanmean(rest)
    rest = np.where(np.isnan(rest), level, rest)

    def point(u, w):
        x = (u - .5) * (WIDTH + .06)
        i, j = min(u * (columns - 1), columns - 1.001), min(w * (rows - 1), rows - 1.001)
        a, b = i % 1, j % 1
        i, j = int(i), int(j)
        z = (1 - b) * ((1 - a) * rest[j, i] + a * rest[j, i + 1]) + b * ((1 - a) * rest[j + 1, i] + a * rest[j + 1, i + 1])
        bump = .006 * noise.noise(Vector((u * 8, w * 3, 2)))
        over = max(0, abs(x) - WIDTH / 2 + .03)
        return x, y - .02 - .30 * w + .012 * math.sin(u * 9), z + .052 + bump - .8 * over
    sheet(point, 80, 14, bedlinen(spec.get('lining', spec['sheet'])), thick=.02, sub=1)


def _blanket(style, spec, verts):
    """A throw across the foot that follows the duvet's surface."""
    grid = verts.reshape(ROWS + 1, COLUMNS + 1, 3)
    foot = -LENGTH / 2 * .80
    rows = [j for j in range(ROWS + 1) if foot < grid[j, COLUMNS // 2, 1] < foot + .62]
    part = grid[rows][:, 9:COLUMNS - 8]
    normal = np.cross(np.gradient(part, axis=1), np.gradient(part, axis=0))
    normal /= np.linalg.norm(normal, axis=2, keepdims=True) + 1e-9
    for _ in range(4):
        normal[1:-1, 1:-1] = (normal[:-2, 1:-1] + normal[2:, 1:-1] + normal[1:-1, :-2] + normal[1:-1, 2:]) / 4
    nj, ni = part.shape[:2]
    lift = np.array([[.034 + .012 * noise.noise(Vector((i * .11, j * .15, 4))) + .005 * noise.noise(Vector((i * .27, j * .2, 9)))
                      for i in range(ni)] for j in range(nj)])
    out = (part + normal * lift[..., None]).reshape(-1, 3)
    quads = [(j * ni + i, j * ni + i + 1, (j + 1) * ni + i + 1, (j + 1) * ni + i) for j in range(nj - 1) for i in range(ni - 1)]
    uv = [((k % ni) / ni * 2, (k // ni) / nj * .7) for k in range(len(out))]
    blanket = spec['blanket']
    mat = natural.textile(blanket) if isinstance(blanket, tuple) else natural.fabric(blanket, spec.get('blanket_kind', 'knit'))
    _padded(mesh('blanket', out, quads, mat, smooth=True, uv=uv), 6, .014, ni)
