"""Scatter cushions. Metres."""
import math

from mathutils import noise, Vector

from geometry.chance import rng
from geometry.scene import mesh
from geometry.solids import tube

EARS = .03          # by how much the sides are drawn in between the corners
SAG = .035          # by how much the filling pushes the lower side out instead, so that a cushion stands on all of it
ROUND = .035        # by how much the corners are drawn in


def pillow(w, h, t, mat, loc, rot, chop=0.0, n=32):
    """A cushion of w x h metres and thickness t with a piped seam, upright in XZ, facing -Y, centred at loc. chop: a dent on top."""
    start = rng.uniform(0, 100)
    verts, faces, uv = [], [], []
    for side in (1, -1):
        for j in range(n + 1):
            for i in range(n + 1):
                verts.append(_pillow_point(i / n, j / n, side, (w, h, t), chop, start))
                uv.append((i / n, j / n))
    size = (n + 1) ** 2
    for s in range(2):
        for j in range(n):
            for i in range(n):
                a = s * size + j * (n + 1) + i
                quad = (a, a + 1, a + n + 2, a + n + 1)
                faces.append(quad if s == 0 else quad[::-1])
    obj = mesh('pillow', verts, faces, mat, loc, rot, smooth=True, uv=uv)
    obj.modifiers.new('weld', 'WELD').merge_threshold = 1e-4
    rim = [(i / n, 0) for i in range(n)] + [(1, i / n) for i in range(n)] + [(1 - i / n, 1) for i in range(n)] + [(0, 1 - i / n) for i in range(n)]
    tube([_pillow_point(u, v, 1, (w, h, t), chop, start) for u, v in rim], .0042, mat, True, loc, rot, res=2, smooth=False)
    return obj


def _pillow_point(fu, fv, side, size, chop, start):
    w, h, t = size
    u, v = math.sin(math.pi / 2 * (2 * fu - 1)), math.sin(math.pi / 2 * (2 * fv - 1))
    corner = ROUND * (u * v) ** 8
    up = (v + 1) / 2
    x = w / 2 * u * (1 - EARS * up * (1 - v * v) * u * u - corner)
    z = h / 2 * v * (1 - (EARS if v > 0 else -SAG) * (1 - u * u) * v * v - corner)
    depth = t / 2 * max(0, (1 - u * u) * (1 - v * v)) ** .48
    depth *= 1 - .28 * v                                                # the filling sinks
    z -= h * up * (.025 + .05 * noise.noise(Vector((u * 1.6, start, 3))) + .03 * u * noise.noise(Vector((start, 7, 1))))
    if chop:
        g = math.exp(-(u / .35) ** 2) * ((v + 1) / 2) ** 2
        z -= chop * h * g
        depth *= 1 - .35 * g
    depth *= 1 - .26 * math.exp(-((u - math.sin(start)) ** 2 + (v + .2 - .5 * math.sin(start * 3)) ** 2) / .22)       # where it was leant on
    slack = _slack(x, z, (w, h), start, (2 * depth / t) ** .5) if side > 0 else 0
    return Vector((x, .07 * h * up * up - side * (depth + slack), z))      # its top leans back


def _slack(x, z, size, start, full):
    """How far the cover lies above its filling: broad waves, sharp creases, and puckers that run in from the seams. full: 0 at a seam, 1 in the middle."""
    w, h = size
    waves = .009 * noise.noise(Vector((x * 6, z * 6, start)))
    bent = .04 * noise.noise(Vector((x * 7, z * 7, start + 2)))
    lines = (noise.noise(Vector(((x + bent) * a, (z - bent) * b, start + 5))) for a, b in ((4, 11), (12, 5)))
    creases = .010 * sum(max(0, 1 - 4 * abs(line)) for line in lines)
    puckers = sum(noise.noise(Vector((along * 30, start, k))) * math.exp(-max(0, inset) / .045)
                  for k, along, inset in ((0, x, h / 2 - abs(z)), (9, z, w / 2 - abs(x))))
    return (waves + creases) * full + .011 * puckers * min(1, 2 * full)
