"""Scatter cushions. Metres."""
import math

from mathutils import noise, Vector

from geometry.chance import rng
from geometry.scene import mesh
from geometry.solids import tube


def pillow(w, h, t, mat, loc, rot, chop=0.0, n=26):
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
    x = w / 2 * u * (1 - .07 * (1 - v * v) * u * u)
    z = h / 2 * v * (1 - .07 * (1 - u * u) * v * v)
    depth = t / 2 * max(0, (1 - u * u) * (1 - v * v)) ** .42
    up = (v + 1) / 2
    depth *= 1 - .20 * v                                                # the filling sinks
    z -= h * up * (.025 + .05 * noise.noise(Vector((u * 1.6, start, 3))) + .03 * u * noise.noise(Vector((start, 7, 1))))
    if chop:
        g = math.exp(-(u / .35) ** 2) * ((v + 1) / 2) ** 2
        z -= chop * h * g
        depth *= 1 - .35 * g
    crease = noise.noise(Vector((x * 7, z * 7, start + side))) * .011 + noise.noise(Vector((x * 17, z * 17, start))) * .005
    crease += .006 * math.sin(math.atan2(v, u) * 14 + start) * (u * u + v * v) * (1 - max(abs(u), abs(v)) ** 6)
    return Vector((x, .07 * h * up * up - side * (depth + crease * (2 * depth / t) ** .5), z))      # its top leans back
