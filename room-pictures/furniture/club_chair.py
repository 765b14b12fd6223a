"""Rolled arms and backs with corded flat ends, and the club chair. Origin on the floor, facing -Y. Metres."""
import math

from mathutils import noise, Vector

from furniture.finishes import legs
from geometry.boxed import boxed
from geometry.chance import rng
from geometry.scene import Group, mesh
from geometry.solids import tube
from geometry.upholstery import soft

EDGE = [(.012, 0), (.004, .003), (0, .010)]         # how an end's edge is rounded: distance from the end, inset
CORD = .0055                                        # radius of the cord along an end


def scroll(height, thick, r):
    """Half of a section (x, z) and its rest: up the inside at x = 0, over a roll of radius r towards +X, and down the outside at x = thick."""
    steps = 14
    end = -math.acos(max(-1, min(1, (thick - r) / r)))                          # where the roll meets the outside
    roll = [(r + r * math.cos(t), height - r + r * math.sin(t)) for t in (math.pi + (end - math.pi) * k / steps for k in range(steps + 1))]
    up = [(0, (height - r) * k / 8) for k in range(8)]
    low = roll[-1][1]
    return up + roll + [(thick, low * (1 - k / 6)) for k in range(1, 7)]


def rolled(section, length, cover, wrinkle=.0012, along=16):
    """A padded body with a section (x, z), from y = -length / 2 to length / 2, its flat ends corded."""
    normals = _normals(section)
    half, at = length / 2, Vector((rng.uniform(0, 60), 0, 0))
    rings = [(-half + back, inset) for back, inset in EDGE[::-1]]
    rings += [(-half + length * k / along, 0) for k in range(1, along)] + [(half - back, inset) for back, inset in EDGE]
    n, run, verts, uv = len(section), [0.0], [], []
    for a, b in zip(section, section[1:]):
        run.append(run[-1] + math.dist(a, b))
    for y, inset in rings:
        for (x, z), (nx, nz), s in zip(section, normals, run):
            p = Vector((x, y, z))
            out = wrinkle * (noise.noise(p * 5 + at) + .6 * noise.noise(p * 13 + at)) * (not inset) - inset
            verts.append((x + nx * out, y, z + nz * out))
            uv.append((y, s))
    faces = [(j * n + i, (j + 1) * n + i, (j + 1) * n + i + 1, j * n + i + 1) for j in range(len(rings) - 1) for i in range(n - 1)]
    for end, turn in ((verts[:n], 1), (verts[-n:], -1)):  # pieces of their own: a pattern must not smear over them
        faces.append(tuple(range(len(verts), len(verts) + n))[::turn])
        verts, uv = verts + end, uv + [(x, z) for x, _, z in end]
    mesh('rolled', verts, faces, cover, smooth=True, uv=uv, auto=50)
    for y in (-half + .005, half - .005):
        tube([(x + nx * .001, y, z + nz * .001) for (x, z), (nx, nz) in zip(section, normals)], CORD, cover, res=2, smooth=False)


def _normals(section):
    """Directions to the left of a run, which are outwards where it goes up the inside first."""
    out = []
    for i in range(len(section)):
        a, b = section[max(0, i - 1)], section[min(len(section) - 1, i + 1)]
        d = math.dist(a, b) or 1
        out.append((-(b[1] - a[1]) / d, (b[0] - a[0]) / d))
    return out


def rolled_arms(cover, inside, height, depth, z0, y=0.0, thick=.11, r=.085):
    """A pair of arms `inside` metres apart from height z0 to `height`, their middle at y."""
    for side in (-1, 1):
        with Group('arm', (side * inside / 2, y, z0), 0, (side, 1, 1)):
            rolled(scroll(height - z0, thick, r), depth, cover)


def club(style, cover):
    """A club chair: rolled arms that end at a rounded back, and a boxed seat cushion, on turned feet."""
    inside = .57
    legs('turned', style, .76, .74, .11, .05)
    soft(inside + .02, .80, .16, cover, (0, -.03, .19), r=.012, puff=0, front=.003, wrinkle=.001)
    rolled_arms(cover, inside, .595, .72, .105, -.05, thick=.115, r=.075)
    boxed(inside + .23, .72, .17, cover, (0, .32, .465), (81, 0, 0), crown=.045, corner=.13)
    boxed(inside - .004, .77, .15, cover, (0, -.115, .345), crown=.042, sat=.022)
