"""Smooth runs through given points: outlines of turned pieces, bent bars, lofted bodies. Metres."""
import math

import bpy

from geometry.scene import place
from geometry.solids import sheet

CORNER = math.radians(62)      # a sharper turn stays a corner


def through(points, steps=6, cyclic=False):
    """A smooth run that meets every given point exactly; turns sharper than CORNER stay corners."""
    n = len(points)
    last = n if cyclic else n - 1
    ends = [_tangents(points, i, cyclic) for i in range(n)]
    run = []
    for i in range(last):
        p, q, leave, arrive = points[i], points[(i + 1) % n], ends[i][1], ends[(i + 1) % n][0]
        run += [_hermite(p, q, leave, arrive, k / steps) for k in range(steps)]
    return run if cyclic else run + [tuple(points[-1])]


def _tangents(points, i, cyclic):
    """Directions in which a run arrives at point i and leaves it, per metre of chord."""
    n = len(points)
    before = _unit(points[i - 1], points[i]) if i or cyclic else None
    after = _unit(points[i], points[(i + 1) % n]) if i < n - 1 or cyclic else None
    if before is None or after is None:
        return (before or after,) * 2
    turn = math.acos(max(-1, min(1, sum(a * b for a, b in zip(before, after)))))
    if turn > CORNER:
        return before, after
    mean = _scaled([a + b for a, b in zip(before, after)])
    return mean, mean


def _unit(p, q):
    return _scaled([b - a for a, b in zip(p, q)])


def _scaled(v):
    length = math.hypot(*v) or 1.0
    return [x / length for x in v]


def _hermite(p, q, leave, arrive, t):
    reach = math.dist(p, q)
    h1, h2 = t * t * (3 - 2 * t), t * (1 - t)
    return tuple(a + (b - a) * h1 + reach * h2 * (u * (1 - t) - v * t) for a, b, u, v in zip(p, q, leave, arrive))


def filleted(points, r, steps=5):
    """A run of straight lines whose corners are rounded off from r metres before to r metres after them."""
    run = [tuple(points[0])]
    for before, corner, after in zip(points, points[1:], points[2:]):
        a, b = (_towards(corner, end, min(r, math.dist(corner, end) * .49)) for end in (before, after))
        for k in range(steps + 1):
            t = k / steps
            run.append(tuple(p * (1 - t) ** 2 + 2 * c * t * (1 - t) + q * t * t for p, c, q in zip(a, corner, b)))
    return run + [tuple(points[-1])]


def _towards(p, q, reach):
    """The point `reach` metres from p on the way to q."""
    return [a + reach * d for a, d in zip(p, _unit(p, q))]


def point_along(run, share):
    """The point at a share, 0 to 1, of the length of a run."""
    lengths = [math.dist(p, q) for p, q in zip(run, run[1:])]
    left = share * sum(lengths)
    for p, q, length in zip(run, run[1:], lengths):
        if left <= length:
            return tuple(a + (b - a) * left / length for a, b in zip(p, q))
        left -= length
    return run[-1]


def superellipse(a, half_x, half_y, power=.5):
    """The point of a rectangle with round corners at angle a: an ellipse at power 1, squarer below."""
    c, s = math.cos(a), math.sin(a)
    return half_x * math.copysign(abs(c) ** power, c), half_y * math.copysign(abs(s) ** power, s)


def bent(points, r, mat, steps=6, cyclic=False):
    """A round bar bent through the points. r: its radius, or one radius per point."""
    radii = r if isinstance(r, (list, tuple)) else [r] * len(points)
    run = through([(*p, k) for p, k in zip(points, radii)], steps, cyclic)
    curve = bpy.data.curves.new('bent', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = 1.0, 5, True
    spline = curve.splines.new('POLY')
    spline.points.add(len(run) - 1)
    for point, (x, y, z, k) in zip(spline.points, run):
        point.co, point.radius = (x, y, z, 1), k
    spline.use_cyclic_u, spline.use_smooth = cyclic, True
    curve.materials.append(mat)
    return place(bpy.data.objects.new('bent', curve))


def loft(sections, outline, mat, around=48, steps=4):
    """A body through level sections: each is a tuple of measures that begins with the height; outline(a, *measures) -> (x, y)."""
    run = through(sections, steps)

    def point(u, v):
        z, *measures = run[round(v * (len(run) - 1))]
        return (*outline(2 * math.pi * u, *measures), z)
    return sheet(point, around, len(run) - 1, mat)
