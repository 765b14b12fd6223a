"""Glazed tiles, one by one, and splashbacks."""
import math

from furniture.kitchen_fronts import surface
from furniture.kitchen_units import TOP
from furniture.power_points import socket
from geometry.chance import rng
from geometry.scene import Group, mesh, tint
from geometry.solids import box
from materials import hard
from painting.tile_motifs import star_tile
from rooms.room import remaining

SOCKETS_FROM_END = .30      # metres from the splashback's right end
WHOLE, TRIED = .03, 24      # an edge so near a joint, as a share of a tile, cuts nothing; how many starting points are compared


def splashback(style, u0, u1, h, z0=TOP):
    """The wall between worktop and cupboards, u0 to u1, h metres high."""
    spec, w, mid = style['kitchen']['splash'], u1 - u0, (u0 + u1) / 2
    if spec[0] == 'pattern':
        painted_wall(spec[1], u0, u1, z0, z0 + h)
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


def tile_wall(colour, size, u0, u1, z0, z1, bond=True, rough=.16, vein=None, joint='#cfcac0', holes=(), motif=None):
    """Glazed tiles of size (w, h) metres between u0..u1 and z0..z1 on the plane y=0, around holes (u0, u1, z0, z1), laid out as a tiler does: so that
    edges cut no slivers off, and of one piece round the corners of holes. Tiles that lie may be in bond, others stand in columns. motif: a picture of one tile, for tiles in rows."""
    tw, th = size
    bond = bond and tw > th
    for a, b, low, high in remaining((u0, u1, z0, z1), holes):
        box((b - a, .006, high - low), ((a + b) / 2, -.004, (low + high) / 2), hard.paint(joint, .9), 0)
    across = starting_point((u0, u1, *(e for hole in holes for e in hole[:2])), tw, bond)
    upwards = starting_point((z0, z1, *(e for hole in holes for e in hole[2:])), th)
    verts, faces, tints = [], [], []
    for row in range(math.floor((z0 - upwards) / th), math.ceil((z1 - upwards) / th)):
        start = across + (tw / 2 if bond and row % 2 else 0)
        for column in range(math.floor((u0 - start) / tw), math.ceil((u1 - start) / tw)):
            left, low = start + column * tw, upwards + row * th
            whole = max(u0, left), min(u1, left + tw), max(z0, low), min(z1, low + th)
            _tile(verts, faces, tints, remaining(whole, holes))
    glaze = hard.painted_tiles(motif) if motif is not None else hard.marble(colour, vein, .5) if vein else hard.tiles(colour, rough)
    uv = [((u - across) / tw, (z - upwards) / th) for u, _, z in verts]
    tint(mesh('tiles', verts, faces, glaze, uv=uv), tints)


def painted_wall(palette, u0, u1, z0, z1, size=.13):
    """Square tiles with a painted star, as tile_wall() lays them. palette: ground, figure and accent; size in metres."""
    tile_wall(palette[0], (size, size), u0, u1, z0, z1, False, motif=star_tile(palette, 4))


def starting_point(edges, size, bond=False):
    """Where the first of a row of tiles begins, so that the smallest piece that an edge cuts off is as large as can be. All in metres."""
    def smallest(start):
        pieces = []
        for edge in edges:
            for shift in (0, .5)[:1 + bond]:
                share = ((edge - start) / size + shift) % 1
                share = min(share, 1 - share)
                pieces.append(1 if share < WHOLE else share)
        return min(pieces), sum(pieces)
    return max([*edges, *(edges[0] + size * k / TRIED for k in range(TRIED))], key=smallest)


def _tile(verts, faces, tints, parts):
    """The parts (u0, u1, z0, z1) that holes leave of one tile, with no joint between them; a little askew, as a tile is."""
    k, (tilt_u, tilt_z, out) = rng.uniform(.94, 1.04), [rng.uniform(-.0003, .0003) for _ in range(3)]
    for part in parts:
        a, b, z0, z1 = part
        beside = [any(_touch(part, other, side) for other in parts if other is not part) for side in range(4)]
        base = len(verts)
        for inset, y in ((.0015, -.006), (.0015, -.011), (.004, -.0135)):
            left, right, low, high = (0 if joined else inset for joined in beside)
            for p, q in ((a + left, z0 + low), (b - right, z0 + low), (b - right, z1 - high), (a + left, z1 - high)):
                verts.append((p, y + out + tilt_u * (2 * (p - a) / (b - a) - 1) + tilt_z * (2 * (q - z0) / (z1 - z0) - 1), q))
                tints.append((k, k, k, 1))
        faces.append((base + 8, base + 9, base + 10, base + 11))
        faces += [(base + l * 4 + i, base + l * 4 + (i + 1) % 4, base + l * 4 + 4 + (i + 1) % 4, base + l * 4 + 4 + i) for l in (0, 1) for i in range(4)]


def _touch(part, other, side):
    """Whether `other` lies at this side of part: 0 left, 1 right, 2 below, 3 above."""
    along = slice(2, 4) if side < 2 else slice(0, 2)
    (a, b), (c, d) = part[along], other[along]
    return abs(part[side] - other[side + 1 - 2 * (side % 2)]) < 1e-6 and min(b, d) - max(a, c) > 1e-6
