"""Boxed cushions and padded panels as upholsterers sew them: two faces, a band between them, and a cord along both seams. Metres."""
import math

from mathutils import noise, Vector

from geometry.chance import rng
from geometry.scene import Group, mesh, quads
from geometry.solids import ball, tube

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
        top = _face(w, d, corner, mat, h / 2, lambda p, u, v: _crowned(p, u, v, (w, d), crown, sat, buttons), .012)
        _face(w, d, corner, mat, -h / 2, lambda p, u, v: -crown * .2 * _full(u, v), .05)
        _edges(_rounded(w, d, corner), h, mat)
        for x, y in buttons:
            ball(.0105, (x, y, h / 2 + top(x, y) + .005), mat, .55, 16)


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


def _face(w, d, corner, mat, z, height, step):
    """One side of a cushion: height(point, u, v) above z. Returns the height over a place far from the corners."""
    nx, ny = (max(6, round(size / step)) for size in (w, d))
    across, up = ([_denser_at_edges(2 * i / n - 1) for i in range(n + 1)] for n in (nx, ny))
    verts = []
    for v in up:
        for u in across:
            x, y = _plan(u, v, w, d, corner)
            verts.append((x, y, z + height(Vector((x, y, 0)), u, v)))
    mesh('face', verts, quads(nx + 1, ny + 1), mat, smooth=True, uv=[v[:2] for v in verts])
    return lambda x, y: height(Vector((x, y, 0)), 2 * x / w, 2 * y / d)


def _denser_at_edges(t):
    return t * (1.35 - .35 * t * t)


def _full(u, v):
    """How far a face is filled: 0 at its seams, nearly 1 in most of it."""
    return ((1 - abs(u) ** 3) * (1 - abs(v) ** 3)) ** .72 if max(abs(u), abs(v)) < 1 else 0.0


def _crowned(p, u, v, size, crown, sat, buttons):
    """The crown with puckers along the seam, the dents of buttons and of who has sat there."""
    full = _full(u, v)
    edge = min((1 - abs(u)) * size[0], (1 - abs(v)) * size[1]) / 2
    pucker = .0022 * noise.noise(p * 34) * math.exp(-edge / .035) * min(1, edge / .008)
    soft = (.0022 * noise.noise(p * 6) + _pulls(p, u, sat)) * full
    dent = sum(.012 * math.exp(-(far / .026) ** 2) + .009 * math.exp(-far / .06) for far in (math.hypot(p.x - x, p.y - y) for x, y in buttons))
    return crown * full - sat * math.exp(-((u / .6) ** 2 + ((v + .1) / .6) ** 2)) * full + pucker + soft - dent * full


def _pulls(p, u, sat):
    """Creases that run from the sides towards where people sit, the deeper the more it has sunk."""
    ridge = max(0, 1 - 5 * abs(noise.noise(Vector((p.x * 3, p.y * 13 + p.x * 4, sat * 90)))))
    return (.0012 + .22 * sat) * ridge * abs(u) ** .5


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
            out = (.04 * h + .0015 * noise.noise(Vector((run * 9, t, start)))) * (1 - t * t)
            verts.append((x + out * (y1 - y0) / length, y - out * (x1 - x0) / length, t * h / 2))
            uv.append((run, t * h / 2))
    faces = [(i * (BAND + 1) + k, (i + 1) * (BAND + 1) + k, (i + 1) * (BAND + 1) + k + 1, i * (BAND + 1) + k + 1) for i in range(n) for k in range(BAND)]
    mesh('band', verts, faces, mat, smooth=True, uv=uv)
    for side in (-1, 1):
        tube([(x, y, side * h / 2) for x, y in outline], CORD, mat, True, res=2, smooth=False)
