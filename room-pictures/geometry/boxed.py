"""Boxed cushions and padded panels as upholsterers sew them: two faces, a band between them, and a cord along both seams. Metres."""
import math

from mathutils import noise, Vector
import numpy as np

from geometry.chance import rng
from geometry.scene import Group, mesh, quads
from geometry.solids import ball, tube
from geometry.stuffed import stuffed

CORD = .0052               # a cord's radius
ARC = 6                    # points of a rounded corner
BAND = 5                   # rows of a band


def boxed(w, d, h, mat, loc=(0, 0, 0), rot=(0, 0, 0), crown=.028, corner=.035, tuft=None, sat=0.0):
    """A boxed cushion of w x d x h metres, centred at loc, its face towards +Z.

    crown: how far the face rises above the seams; sat: how deep someone's weight has left it;
    tuft=(columns, rows): covered buttons.
    """
    buttons = _buttons(w, d, tuft) if tuft else []
    with Group('boxed', loc, rot):
        top = _face(w, d, corner, mat, h / 2, crown, sat, buttons)
        for x, y in buttons:
            near = np.hypot(top[..., 0] - x, top[..., 1] - y).argmin()
            ball(.0105, (x, y, h / 2 + top[..., 2].flat[near] + .004), mat, .55, 16)
        _face(w, d, corner, mat, -h / 2, crown * .3)
        _edges(_rounded(w, d, corner), h, mat)


def padded(outline, h, mat, loc=(0, 0, 0), rot=(0, 0, 0), crown=.012):
    """A panel h metres thick with a free outline [(x, y)] that its middle sees all of, both faces crowned, centred at loc."""
    n, rings = len(outline), 8
    cx, cy = (sum(p[i] for p in outline) / n for i in (0, 1))
    with Group('padded', loc, rot):
        for side in (-1, 1):
            verts = []
            for k in range(rings + 1):
                s = 1 - k / rings
                verts += [(cx + (x - cx) * s, cy + (y - cy) * s, side * (h / 2 + crown * (1 - s ** 3) ** .8)) for x, y in outline]
            faces = [(k * n + i, k * n + (i + 1) % n, (k + 1) * n + (i + 1) % n, (k + 1) * n + i) for k in range(rings) for i in range(n)]
            mesh('panel', verts, faces, mat, smooth=True, uv=[v[:2] for v in verts])
        _edges(outline, h, mat)


def _rounded(w, d, corner):
    """The outline of a rectangle with rounded corners."""
    out = []
    for k, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for i in range(ARC + 1):
            a = math.pi / 2 * (k + i / ARC)
            out.append((sx * (w / 2 - corner) + corner * math.cos(a), sy * (d / 2 - corner) + corner * math.sin(a)))
    return _spaced(out, .03)


def _spaced(outline, step):
    """A closed outline with points at most `step` metres apart."""
    out = []
    for a, b in zip(outline, outline[1:] + outline[:1]):
        n = max(1, math.ceil(math.dist(a, b) / step))
        out += [(a[0] + (b[0] - a[0]) * i / n, a[1] + (b[1] - a[1]) * i / n) for i in range(n)]
    return out


def _plan(u, v, w, d, corner):
    """Where a point of the square from -1 to 1 lies on a rectangle with rounded corners."""
    x, y = u * w / 2, v * d / 2
    ax, ay = (max(0, abs(q) - (size / 2 - corner)) / corner for q, size in ((x, w), (y, d)))
    if ax and ay:
        r, a = max(ax, ay) * corner, math.atan2(ay, ax)
        x = math.copysign(w / 2 - corner + r * math.cos(a), x)
        y = math.copysign(d / 2 - corner + r * math.sin(a), y)
    return x, y


def _face(w, d, corner, mat, z, crown, sat=0.0, buttons=()):
    """One side of a cushion with its rim at height z, which bulges away from z = 0. Returns its points over the rim."""
    points, flat = stuffed(lambda u, v: _plan(u, v, w, d, corner), (w, d), crown, sat, buttons)
    rows, columns = points.shape[:2]
    up = math.copysign(1, z)
    verts = points.reshape(-1, 3) * (1, 1, up) + (0, 0, z)
    faces = [quad[::int(up)] for quad in quads(columns, rows)]
    mesh('face', verts.tolist(), faces, mat, smooth=True, uv=flat.reshape(-1, 2).tolist())
    return points


def _buttons(w, d, tuft):
    nx, ny = tuft
    return [(-w / 2 + w * (a + .5) / nx, -d / 2 + d * (b + .5) / ny) for a in range(nx) for b in range(ny)]


def _edges(outline, h, mat):
    """The band around an outline, bulging a little, and the cords along its seams."""
    n, start = len(outline), rng.uniform(0, 30)
    verts, uv, run = [], [], 0.0
    for i, (x, y) in enumerate([*outline, outline[0]]):
        (x0, y0), (x1, y1) = outline[(i - 1) % n], outline[(i + 1) % n]
        length = math.hypot(x1 - x0, y1 - y0) or 1
        run += math.dist((x, y), outline[i - 1]) if i else 0
        for k in range(BAND + 1):
            t = 2 * k / BAND - 1
            out = (.085 * h + .003 * noise.noise(Vector((run * 9, t, start)))) * (1 - t * t)
            verts.append((x + out * (y1 - y0) / length, y - out * (x1 - x0) / length, t * h / 2))
            uv.append((run, t * h / 2))
    faces = [(i * (BAND + 1) + k, (i + 1) * (BAND + 1) + k, (i + 1) * (BAND + 1) + k + 1, i * (BAND + 1) + k + 1) for i in range(n) for k in range(BAND)]
    mesh('band', verts, faces, mat, smooth=True, uv=uv)
    for side in (-1, 1):
        tube([(x, y, side * h / 2) for x, y in outline], CORD, mat, True, res=2, smooth=False)
