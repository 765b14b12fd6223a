"""Field stone, piece by piece, and the mortar in which stones and bricks lie. Built in a wall's own frame."""
import math

from mathutils import Vector, noise

from geometry.chance import rng
from geometry.scene import mesh, tint
from geometry.solids import box
from materials import hard
from rooms.room import free_spans, remaining

MORTAR = '#8b8074'
# Rings of a field stone from the wall to the middle of its face: share of its size, share of how far it stands out, metres of roughness.
FACE = (1, -.4, 0), (1, .6, .001), (.975, .86, .003), (.9, .98, .006), (.75, 1, .008), (.55, 1, .008), (.35, 1, .008), (.17, 1, .008), (.01, 1, .008)


def bed(room, u0, u1, openings, out):
    """A bed of mortar that stands `out` metres before the wall, also above and below its openings."""
    for a, b, z0, z1 in remaining((u0, u1, 0, room.height), [(w.u0, w.u1, w.z0, w.z1) for w in openings]):
        box((b - a, .012, z1 - z0), ((a + b) / 2, .006 - out, (z0 + z1) / 2), hard.paint(MORTAR, .95, .8), 0)


def stone(room, f, u0, u1, openings):
    """Field stones in rough courses."""
    bed(room, u0, u1, openings, .008)
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
