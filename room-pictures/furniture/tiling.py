"""Glazed tiles, one by one, and splashbacks."""
import math

from furniture.kitchen_fronts import surface
from furniture.kitchen_units import TOP
from furniture.power_points import socket
from geometry.chance import rng
from geometry.scene import Group, mesh, tint
from geometry.solids import box, plane
from materials import hard, natural
from painting.fabrics import fabric
from rooms.room import remaining

SOCKETS_FROM_END = .30      # metres from the splashback's right end


def splashback(style, u0, u1, h, z0=TOP):
    """The wall between worktop and cupboards, u0 to u1, h metres high."""
    spec, w, mid = style['kitchen']['splash'], u1 - u0, (u0 + u1) / 2
    if spec[0] == 'pattern':
        picture = natural.picture(fabric('geo', spec[1], 4), .15)
        plane(w, h, picture, (mid, -.006, z0 + h / 2), repeat=(w / .5, h / .5))
    elif spec[0] == 'stone':
        from rooms.masonry import field_stones
        box((w, .01, h), (mid, -.003, z0 + h / 2), hard.paint('#8d8374', .95, .8), 0)
        field_stones([(u0, u1, z0, z0 + h)], spec[1])
    elif spec[0] == 'tile':
        tile_wall(spec[1], spec[2], u0, u1, z0, z0 + h)
    else:
        box((w, .02, h), (mid, -.012, z0 + h / 2), surface(style, spec), .001)
    if spec[0] != 'stone' and w > .9 and h > .3:
        with Group('sockets', (u1 - SOCKETS_FROM_END, -.009 if spec[0] in ('tile', 'pattern') else -.022, z0 + .20)):
            socket(style)


def tile_wall(colour, size, u0, u1, z0, z1, bond=True, rough=.16, vein=None, joint='#cfcac0', holes=()):
    """Glazed tiles of size (w, h) metres between u0..u1 and z0..z1 on the plane y=0, around holes (u0, u1, z0, z1)."""
    tw, th = size
    for a, b, low, high in remaining((u0, u1, z0, z1), holes):
        box((b - a, .006, high - low), ((a + b) / 2, -.004, (low + high) / 2), hard.paint(joint, .9), 0)
    verts, faces, tints = [], [], []
    for row in range(math.floor(z0 / th + .01), math.ceil(z1 / th - .1)):
        shift = .5 * (row % 2) if bond else 0
        for column in range(math.floor(u0 / tw - shift), math.ceil(u1 / tw - shift)):
            whole = max(u0, (column + shift) * tw), min(u1, (column + 1 + shift) * tw), max(z0, row * th), min(z1, (row + 1) * th)
            for part in remaining(whole, holes):
                _tile(verts, faces, tints, *part)
    tint(mesh('tiles', verts, faces, hard.marble(colour, vein, .5) if vein else hard.tiles(colour, rough)), tints)


def _tile(verts, faces, tints, a, b, z0, z1):
    base, k = len(verts), rng.uniform(.94, 1.04)
    for inset, y in ((.0015, -.006), (.0015, -.011), (.004, -.0135)):
        for p, q in ((a + inset, z0 + inset), (b - inset, z0 + inset), (b - inset, z1 - inset), (a + inset, z1 - inset)):
            verts.append((p, y + rng.uniform(-.0003, .0003), q))
            tints.append((k, k, k, 1))
    faces.append((base + 8, base + 9, base + 10, base + 11))
    faces += [(base + l * 4 + i, base + l * 4 + (i + 1) % 4, base + l * 4 + 4 + (i + 1) % 4, base + l * 4 + 4 + i) for l in (0, 1) for i in range(4)]
