"""Bricks, one by one. Built in a wall's own frame."""
import math

from mathutils import Vector, noise

from geometry.chance import rng
from geometry.scene import mesh, tint
from materials import hard
from rooms.masonry import bed
from rooms.room import free_spans

HEADERS = .14       # the share of bricks whose short side shows
# Rings of a worn brick from the wall to the middle of its face: metres that it is drawn in, share of how far it stands out.
EDGE = (0, -.5), (0, .35), (.0025, .85), (.006, 1), (.018, 1.02)


def brick(room, f, u0, u1, openings, size=(.225, .071), stagger=.5):
    """Bricks one by one, each a little different, some of them headers."""
    bw, bh, g = *size, .009
    bed(room, u0, u1, openings, .0075)
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


def _worn_brick(verts, faces, tints, u, z, w, h):
    """Adds one old brick of w x h metres at (u, z) to the lists: its edges are worn and its corners broken."""
    b, out = len(verts), .0115 + rng.uniform(-.0025, .0035)
    colour = _brick_tint(rng.choice([rng.uniform(.75, 1.1), rng.uniform(.8, 1.05), rng.uniform(.5, .78), rng.uniform(1.0, 1.25)]))
    start, lean = Vector((rng.uniform(0, 99), rng.uniform(0, 99), 0)), rng.uniform(-.015, .015)
    outline = _chipped(w, h)
    n = len(outline)
    for inset, share in EDGE:
        inset = min(inset, w / 4, h / 4)
        for x, up in outline:
            worn = noise.noise(start + Vector((x, up, 0)) * 45)
            rough = .0015 * worn + .001 * noise.noise(start + Vector((x, up, 9)) * 160) if inset else 0
            frayed = 1 + .0016 * worn / max(abs(x), abs(up)) * (inset < .006)
            verts.append((u + x * (1 - 2 * inset / w) * frayed, rough - out * share, z + up * (1 - 2 * inset / h) * frayed + lean * x))
            tints.append(colour)
    verts.append((u, -out, z))
    tints.append(colour)
    faces += [(b + l * n + i, b + l * n + (i + 1) % n, b + l * n + n + (i + 1) % n, b + l * n + n + i) for l in range(len(EDGE) - 1) for i in range(n)]
    last = b + (len(EDGE) - 1) * n
    faces += [(last + i, last + (i + 1) % n, last + n) for i in range(n)]


def _chipped(w, h):
    """The outline of a brick: a rectangle with points along its sides and with its corners cut off, some of them far."""
    corners = [(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)]
    cut = [min(min(w, h) / 3, rng.uniform(.001, .004) if rng.random() < .75 else rng.uniform(.005, .014)) for _ in corners]
    points = []
    for k, (a, b) in enumerate(zip(corners, corners[1:] + corners[:1])):
        length = math.dist(a, b)
        inner = round(length / .055)
        shares = [cut[k] / length, *((i + 1) / (inner + 1) for i in range(inner)), 1 - cut[(k + 1) % 4] / length]
        points += [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in shares]
    return points


def block(verts, faces, tints, u, z, w, h, out, rough):
    """Adds one slightly uneven brick of w x h metres at (u, z) to the lists."""
    b = len(verts)
    colour = _brick_tint(rng.choice([rng.uniform(.75, 1.1), rng.uniform(.75, 1.1), rng.uniform(.45, .75), rng.uniform(1.0, 1.35)]))
    depth = rng.uniform(-rough, rough)
    for inset, y in ((0, .006), (0, -out * .4), (.004, -out - depth)):
        for sx, sz in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            verts.append((u + sx * (w / 2 - inset) + rng.uniform(-.0012, .0012), y + rng.uniform(-.001, .001),
                          z + sz * (h / 2 - inset) + rng.uniform(-.0012, .0012)))
            tints.append(colour)
    faces.append((b + 8, b + 9, b + 10, b + 11))
    faces += [(b + l * 4 + i, b + l * 4 + (i + 1) % 4, b + l * 4 + 4 + (i + 1) % 4, b + l * 4 + 4 + i) for l in (0, 1) for i in range(4)]


def _brick_tint(bright):
    """A colour by which a brick's own is multiplied. bright: 1 leaves it about as it is."""
    return bright * rng.uniform(.95, 1.06), bright * rng.uniform(.94, 1.03), bright * rng.uniform(.92, 1.05), 1
