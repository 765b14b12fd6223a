"""Soft shapes: upholstered blocks with crowned tops and wrinkles, and scatter cushions. Metres."""
import math

import numpy as np
from mathutils import noise, Vector

from geometry.chance import rng
from geometry.scene import mesh
from geometry.solids import tube


def _steps(half, r, m):
    edge = [r * math.tan(math.pi / 4 * k / 4) for k in range(1, 5)]
    inner = list(np.linspace(-(half - r), half - r, m))
    return [-(half - r) - x for x in edge[::-1]] + inner + [half - r + x for x in edge]


def _rounded_box(half, r, counts):
    """Grid points on a box surface and its faces, shared at the edges."""
    steps = [_steps(half[i], r, counts[i]) for i in range(3)]
    points, faces, index = [], [], {}

    def vertex(p):
        key = tuple(round(c, 5) for c in p)
        if key not in index:
            index[key] = len(points)
            points.append(p)
        return index[key]

    for axis in range(3):
        a, b = [i for i in range(3) if i != axis]
        for sign in (-1, 1):
            for i in range(len(steps[a]) - 1):
                for j in range(len(steps[b]) - 1):
                    quad = []
                    for di, dj in ((0, 0), (1, 0), (1, 1), (0, 1)):
                        p = [0, 0, 0]
                        p[axis], p[a], p[b] = sign * half[axis], steps[a][i + di], steps[b][j + dj]
                        quad.append(vertex(tuple(p)))
                    faces.append(tuple(quad) if (sign > 0) == (axis != 1) else tuple(quad[::-1]))
    return points, faces


def _crown(q, n, half, puff, front):
    u, v, t = (q[i] / half[i] for i in range(3))
    cx, cy, cz = max(0, 1 - abs(u) ** 2.6), max(0, 1 - abs(v) ** 2.6), max(0, 1 - abs(t) ** 2.2)
    if n.z > 0:
        q.z += puff * cx ** .7 * cy ** .7 * n.z ** .5
    elif n.z < 0:
        q.z += .25 * puff * cx * cy * n.z
    q.y += math.copysign(front * cx * cz * abs(n.y), n.y)
    q.x += math.copysign(front * cy * cz * abs(n.x), n.x)
    return cz


def _quilt(q, n, w, h, chan, tuft, cz):
    if chan:
        groove = 1 - abs(math.sin(math.pi * chan * (q.x / w + .5))) ** .6
        if n.y < -.2:
            q.y += .035 * groove * min(1, cz * 3)
        if n.z > .3:
            q.z -= .02 * groove
    if tuft and n.y < -.3:
        nx, nz = tuft
        for a in range(nx):
            for b in range(nz):
                dx = q.x - (-w / 2 + w * (a + .5) / nx)
                dz = q.z - (-h / 2 + h * (b + .5) / nz)
                far = math.hypot(dx, dz)
                q.y += .020 * math.exp(-far / .022) + .016 * math.exp(-far / .07)


def _add_buttons(verts, faces, w, h, tuft, r=.011):
    """Covered buttons at the bottom of the dents in the face towards -Y; r: their radius in metres."""
    face = [p for p in verts if p.y < 0]
    for a in range(tuft[0]):
        for b in range(tuft[1]):
            x, z = -w / 2 + w * (a + .5) / tuft[0], -h / 2 + h * (b + .5) / tuft[1]
            y = min(face, key=lambda p: math.hypot(p.x - x, p.z - z)).y
            first = len(verts)
            for ring in range(4):
                t = math.pi / 2 * ring / 3.2
                verts += [Vector((x + r * math.cos(t) * math.cos(k * math.pi / 5), y + .002 - .008 * math.sin(t), z + r * math.cos(t) * math.sin(k * math.pi / 5)))
                          for k in range(10)]
            faces += [(first + j * 10 + k, first + j * 10 + (k + 1) % 10, first + j * 10 + 10 + (k + 1) % 10, first + j * 10 + 10 + k)
                      for j in range(3) for k in range(10)]
            faces.append(tuple(range(first + 30, first + 40)))


def soft(w, d, h, mat, loc=(0, 0, 0), rot=(0, 0, 0), r=.05, puff=.03, front=.012, wrinkle=.004,
         piping=None, m=9, chan=0, tuft=None):
    """An upholstered block of w x d x h metres centred at loc.

    puff and front crown the top and the sides; chan: upright channels, tuft=(columns, rows): buttons,
    both on the face towards -Y; piping: the material of a cord along the upper and lower edge.
    """
    r = min(r, w * .49, d * .49, h * .49)
    half = (w / 2, d / 2, h / 2)
    counts = [max(m, int(w / .06)), max(m, int(d / .07)), max(m, int(h / .06))]
    if chan or tuft:
        counts[0] = max(counts[0], 14 * chan, 12 * tuft[0] if tuft else 0)
        counts[2] = max(counts[2], 12 * tuft[1] if tuft else 0)
    points, faces = _rounded_box(half, r, counts)
    start = rng.uniform(0, 100)
    off = Vector((start, start * 1.7, start * .3))
    verts = []
    for p in points:
        inner = Vector([max(-(half[i] - r), min(half[i] - r, p[i])) for i in range(3)])
        n = (Vector(p) - inner).normalized()
        q = inner + n * r
        cz = _crown(q, n, half, puff, front)
        _quilt(q, n, w, h, chan, tuft, cz)
        crease = noise.noise(q * 4 + off) * 2 + noise.noise(q * 11 + off)
        crease += noise.noise(Vector((q.x * 9, q.y * 22, q.z * 16)) + off) * .5
        verts.append(q + n * (crease * wrinkle))
    if tuft:
        _add_buttons(verts, faces, w, h, tuft)
    obj = mesh('soft', verts, faces, mat, loc, rot, smooth=True)
    _cut_cloth(obj.data)
    if piping:
        _piping(half, r, piping, loc, rot)
    return obj


def _cut_cloth(me):
    """Lays the cloth flat on each side, as an upholsterer cuts it; patterns stand upright. In metres."""
    layer = me.uv_layers.new(name='UVMap')
    for poly in me.polygons:
        k = max(range(3), key=lambda i: abs(poly.normal[i]))
        a, b = ((1, 2), (0, 2), (0, 1))[k]
        for i in poly.loop_indices:
            co = me.vertices[me.loops[i].vertex_index].co
            layer.data[i].uv = (co[a], co[b])


def _piping(half, r, mat, loc, rot):
    w, d = (half[i] - r * .3 + .002 for i in (0, 1))
    for side in (1, -1):
        pts = []
        for sx, sy in ((1, 1), (-1, 1), (-1, -1), (1, -1)):
            a0 = math.atan2(sy, sx) - math.pi / 4
            for t in range(4):
                a = a0 + math.pi / 2 * t / 3
                pts.append((sx * (w - r) + r * math.cos(a), sy * (d - r) + r * math.sin(a), side * (half[2] - r * .3)))
        tube(pts, .006, mat, True, loc, rot, res=2)
