"""Brick and field stone, piece by piece. Built in a wall's own frame."""
from geometry.chance import rng
from geometry.scene import mesh, tint
from geometry.solids import box
from materials import hard
from rooms.room import free_spans


def brick(room, f, u0, u1, openings, size=(.225, .071), stagger=.5):
    """Bricks one by one, each a little different."""
    bw, bh, g = *size, .010
    for a, b in free_spans(u0, u1, 0, room.height, openings):
        box((b - a, .012, room.height), ((a + b) / 2, .007, room.height / 2), hard.paint('#8b8378', .95, .8), 0)
    verts, faces, tints, row, z = [], [], [], 0, bh / 2 + .005
    while z < room.height:
        u = u0 - bw * stagger * (row % 2)
        while u < u1 + bw:
            for a, b in free_spans(u, u + bw, z - bh * .4, z + bh * .4, openings):
                if b - a > .03:
                    block(verts, faces, tints, (a + b) / 2, z, b - a - g, bh - g, .008, .003)
            u += bw
        z += bh
        row += 1
    tint(mesh('bricks', verts, faces, hard.masonry(*f['pair'], f.get('chalk', .35))), tints)


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
    for a, b in free_spans(u0, u1, 0, room.height, openings):
        box((b - a, .01, room.height), ((a + b) / 2, -.003, room.height / 2), hard.paint('#8d8374', .95, .8), 0)
    verts, faces, tints, z = [], [], [], 0
    while z < room.height:
        h, u = rng.uniform(.09, .19), u0 - rng.uniform(0, .2)
        while u < u1:
            w = rng.uniform(.16, .44)
            for a, b in free_spans(u, u + w, z + h * .1, z + h * .9, openings):
                if b - a > .05:
                    block(verts, faces, tints, (a + b) / 2, z + h / 2, b - a - .014, h - .014, .03, .016)
            u += w
        z += h
    tint(mesh('stones', verts, faces, hard.masonry(*f['pair'], .2)), tints)
