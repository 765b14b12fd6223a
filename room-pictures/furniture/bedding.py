"""Mattress, pillows, a draped duvet and a blanket."""
import math

import numpy as np
from mathutils import noise, Vector

from furniture.bed_blanket import lay_blanket, pad
from furniture.duvet_drape import cloth_size, COLUMNS, drape, LENGTH, ROWS, WIDTH
from geometry.chance import rng
from geometry.scene import mesh, quads
from geometry.solids import sheet
from geometry.upholstery import soft
from geometry.cushions import pillow
from materials import natural
from materials.cloth import bedlinen

HANG = .27              # how far a duvet falls, where nothing stands in its way
HANGS = dict(block_logs=.22, plinth=.44, iron=.37)      # over wide rails, and to hide a plinth or rails that are too thin to show
LOW_FRAMES = ('platform', 'futon')


def make_bed(style, top, frame_z):
    """Dresses a bed whose mattress ends at height `top`; the frame's upper edge is at frame_z."""
    spec = style['bed']
    soft(WIDTH, LENGTH, .26, bedlinen(spec['sheet']), (0, 0, top - .13), r=.06, puff=.012, front=.006, wrinkle=.003)
    _pillows(style, spec, top)
    lowest = frame_z + .03 if spec['legs'] in LOW_FRAMES else .04
    hang = min(HANGS.get(spec['legs'], HANG), top - lowest - .04)
    verts, size = drape(top, lowest, hang, frame_z + .06, bool(spec.get('quilt'))), cloth_size(hang)
    cover = natural.patterned(*_pattern(spec['duvet']), 1.0) if isinstance(spec['duvet'], tuple) else bedlinen(spec['duvet'], size, spec.get('quilt'))
    _duvet(verts, cover, size)
    _fold(spec, top, verts)
    if spec.get('blanket'):
        lay_blanket(spec, verts.reshape(ROWS + 1, COLUMNS + 1, 3))


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


def _duvet(verts, mat, size):
    n = COLUMNS + 1
    uv = [((k % n) / COLUMNS * size[0], (k // n) / ROWS * size[1]) for k in range(len(verts))]
    pad(mesh('duvet', verts, quads(COLUMNS + 1, ROWS + 1), mat, smooth=True, uv=uv), 0, .014, n, 0)


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
        return x, y - .02 - .30 * w + .012 * math.sin(u * 9), z + .032 + bump - .014 * w ** 4 - .8 * over        # its free edge comes down onto the cover
    sheet(point, 80, 14, bedlinen(spec.get('lining', spec['sheet'])), thick=.012, sub=1)
