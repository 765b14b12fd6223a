"""Brick and field stone, piece by piece. Built in a wall's own frame."""
import math

from mathutils import Vector, noise

from geometry.chance import rng
from geometry.scene import mesh, tint
from geometry.solids import box
from materials import hard
from rooms.room import free_spans, remaining

MORTAR = '#8b8074'
HEADERS = .14       # the share of bricks whose short side shows
# Rings of a field stone from the wall to the middle of its face: share of its size, share of how far it stands out, metres of roughness.
FACE = (1, -.4, 0), (1, .6, .001), (.975, .86, .003), (.9, .98, .006), (.75, 1, .008), (.55, 1, .008), (.35, 1, .008), (.17, 1, .008), (.01, 1, .008)


def brick(room, f, u0, u1, openings, size=(.225, .071), stagger=.5):
    """Bricks one by one, each a little different, some of them headers."""
    bw, bh, g = *size, .009
    _bed(room, u0, u1, openings, .0075)
    verts, faces, tints, row, z = [], [], [], 0, bh / 2 + .005
    while z < room.height:
        u = u0 - bw * (stagger * (row % 2) + rng.uniform(0, .05))
        while u < u1 + bw:
            long = bw * (.5 if rng.random() < HEADERS else 1)
            for a, b in free_spans(u, u + long, z - bh * .4, z + bh * .4, openings):
                if b - a > .03:
                    _worn_brick(verts, faces, tints, (a + b) / 2, z + rng.uniform(-.002, .002), b - a - g - rng.uniform(0, .006), bh - g - rng.uniform(-.002, .005))
            u += long
        z += bh
        row += 1
    tint(mesh('bricks', verts, faces, hard.masonry(*f['pair'], f.get('chalk', .35)), smooth=True, auto=38), tints)


def _bed(room, u0, u1, openings, out):
    """A bed of mortar that stands `out` metres before the wall, also above and below its openings."""
    for a, b, z0, z1 in remaining((u0, u1, 0, room.height), [(w.u0, w.u1, w.z0, w.z1) for w in openings]):
        box((b - a, .012, z1 - z0), ((a + b) / 2, .006 - out, (z0 + z1) / 2), hard.paint(MORTAR, .95, .8), 0)


def _worn_brick(verts, faces, tints, u, z, w, h):
    """Adds one old brick of w x h metres at (u, z) to the lists: its edges are worn, its corners broken, and mortar lies around it nearly level."""
    b, out = len(verts), .0115 + rng.uniform(-.0025, .0035)
    k = rng.choice([rng.uniform(.75, 1.1), rng.uniform(.8, 1.05), rng.uniform(.5, .78), rng.uniform(1.0, 1.25)])
    colour = (k * rng.uniform(.95, 1.06), k * rng.uniform(.94, 1.03), k * rng.uniform(.92, 1.05), 1)
    start, lean = Vector((rng.uniform(0, 99), rng.uniform(0, 99), 0)), rng.uniform(-.015, .015)
    outline = _chipped(w, h)
    n = len(outline)
    for inset, y in ((0, .006), (0, .35), (.0025, .85), (.006, 1), (.018, 1.02)):
        for x, up in outline:
            sx, sz = 1 - 2 * inset / w, 1 - 2 * inset / h
            worn = noise.noise(start + Vector((x, up, 0)) * 45)
            rough = .0015 * worn + .001 * noise.noise(start + Vector((x, up, 9)) * 160) if inset else 0
            verts.append((u + x * sx + .0016 * worn * (inset < .006), .006 if y == .006 else -out * y + rough, z + up * sz + lean * x))
            tints.append(colour)
    verts.append((u, -out, z))
    tints.append(colour)
    faces += [(b + l * n + i, b + l * n + (i + 1) % n, b + l * n + n + (i + 1) % n, b + l * n + n + i) for l in range(4) for i in range(n)]
    faces += [(b + 4 * n + i, b + 4 * n + (i + 1) % n, b + 5 * n) for i in range(n)]


def _chipped(w, h):
    """The outline of a brick: a rectangle with points along its sides and with its corners cut off, some of them far."""
    corners = [(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)]
    cut = [rng.uniform(.001, .004) if rng.random() < .75 else rng.uniform(.005, .014) for _ in corners]
    points = []
    for k, (a, b) in enumerate(zip(corners, corners[1:] + corners[:1])):
        length = math.dist(a, b)
        inner = round(length / .055)
        shares = [cut[k] / length, *((i + 1) / (inner + 1) for i in range(inner)), 1 - cut[(k + 1) % 4] / length]
        points += [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in shares]
    return points


def block(verts, faces, tints, u, z, w, h, out, rough):
    """Adds one slightly uneven stone of w x h metres at (u, z) to the lists."""
    b, k = len(verts), rng.choice([rng.uniform(.75, 1.1), rng.uniform(.75, 1.1), rng.uniform(.45, .75), rng.uniform(1.0, 1.35)])
    colour = (k * rng.uniform(.95, 1.06), k * rng.uniform(.94, 1.03), k * rng.uniform(.92, 1.05), 1)
    depth = rng.uniform(-rough, rough)
    for inset, y in ((0, .006), (0, -out * .4), (.004, -out - depth)):
        for sx, sz in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            verts.append((u + sx * (w / 2 - inset) + rng.uniform(-.0012, .0012), y + rng.uniform(-.001, .001),
                          z + sz * (h / 2 - inset) + rng.uniform(-.0012, .0012)))
            tints.append(colour)
    faces.append((b + 8, b + 9, b + 10, b + 11))
    faces += [(b + l * 4 + i, b + l * 4 + (i + 1) % 4, b + l * 4 + 4 + (i + 1) % 4, b + l * 4 + 4 + i) for l in (0, 1) for i in range(4)]


def stone(room, f, u0, u1, openings):
    """Field stones in rough courses."""
    _bed(room, u0, u1, openings, .008)
    field_stones([(u0 - .2, u1 + .2, 0, room.height + .2)], f['pair'], openings)


def field_stones(fields, pair, openings=()):
    """Covers fields (u0, u1, z0, z1) of the plane y=0 with field stones in rough courses."""
    verts, faces, tints = [], [], []
    for u0, u1, bottom, top in fields:
        z = bottom
        while z < top - .001:
            h = rng.uniform(.07, .15)
            h = top - z if top - z - h < .06 else h
            _course(verts, faces, tints, u0, u1, z, h, openings)
            z += h
    tint(mesh('stones', verts, faces, hard.masonry(*pair, .2), smooth=True, auto=38), tints)


def _course(verts, faces, tints, u0, u1, z, h, openings):
    """Adds one course of field stones, h metres high, to the lists."""
    u = u0
    while u < u1 - .001:
        w = rng.uniform(1.0, 2.7) * h if rng.random() < .75 else rng.uniform(.30, .50)
        w = u1 - u if u1 - u - w < .07 else w
        cut = z + h * rng.uniform(.38, .62) if rng.random() < .3 and h > .12 else None      # two low stones in place of one
        for z0, z1 in ((z, cut), (cut, z + h)) if cut else ((z, z + h),):
            for a, b in free_spans(u, u + w, z0 + .01, z1 - .01, openings):
                if b - a > .05:
                    _field_stone(verts, faces, tints, (a + b) / 2, (z0 + z1) / 2, b - a - .005, z1 - z0 - .005)
        u += w


def _field_stone(verts, faces, tints, u, z, w, h, n=32):
    """Adds one rough, irregular stone of about w x h metres at (u, z) to the lists."""
    b, k, out = len(verts), rng.choice([rng.uniform(.7, 1.1), rng.uniform(.5, .8), rng.uniform(1.0, 1.3)]), rng.uniform(.012, .034)
    colour = (k * rng.uniform(.96, 1.06), k * rng.uniform(.95, 1.02), k * rng.uniform(.9, 1.02), 1)
    square, lean, start = rng.uniform(.12, .24), rng.uniform(-.05, .05), Vector((rng.uniform(0, 99), rng.uniform(0, 99), 0))
    for scale, share, rough in FACE:
        for i in range(n):
            c, s = math.cos(math.tau * i / n), math.sin(math.tau * i / n)
            broken = .95 + .09 * noise.noise(start + Vector((c, s, 0)) * 1.1) + .05 * noise.noise(start + Vector((c, s, 3)) * 3.5)
            x, up = (scale * broken * math.copysign(abs(t) ** square, t) for t in (c, s))
            across, high = (x + lean * up) * w / 2, (up - lean * x) * h / 2
            hewn = noise.noise(start + Vector((across, high, 0)) * 11) + .5 * noise.noise(start + Vector((across, high, 5)) * 34)
            verts.append((u + across, -out * share + rough * hewn, z + high))
            tints.append(colour)
    faces += [(b + l * n + (i + 1) % n, b + l * n + i, b + (l + 1) * n + i, b + (l + 1) * n + (i + 1) % n)
              for l in range(len(FACE) - 1) for i in range(n)]
