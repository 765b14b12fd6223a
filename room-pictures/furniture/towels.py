"""Towels, hanging and folded. Metres."""
import math

from mathutils import noise, Vector

from geometry.chance import rng
from geometry.scene import Group
from geometry.solids import sheet

PLY = .011          # how thick one layer is
BAND = (.05, .09)   # where the woven band lies, from the hem


def hanging(mat, x, w=.25, front=.56, back=.42, r=.014):
    """A towel folded once lengthwise over a rail at y = z = 0 of radius r; its middle at x, hanging `front` and `back` metres."""
    run = [(-r - PLY, -front + (front - .01) * k / 22) for k in range(23)]
    run += [(-(r + PLY) * math.cos(t), (r + PLY) * math.sin(t)) for t in (math.pi * k / 8 for k in range(9))]
    run += [(r + PLY, -back * k / 12) for k in range(1, 13)]
    at, n = rng.uniform(0, 60), len(run) - 1
    for layer, (wide, drop) in enumerate(((w, 0), (w - .012, .008))):
        def point(u, v, layer=layer, wide=wide, drop=drop):
            y, z = run[round(v * n)]
            loose = min(1, max(0, -z) / .3)
            fold = .012 * loose * (noise.noise(Vector((u * 4, z * 1.5, at))) + .4 * noise.noise(Vector((u * 11, z * 3, at))))
            band = .0022 if BAND[0] < z + front < BAND[1] and y < 0 else 0
            side = -1 if y < 0 else 1
            out = side * (.006 * loose - layer * PLY * .8 - band) + fold
            return x + (u - .5) * wide * (1 - .05 * loose) + .004 * loose * math.sin(z * 9 + at), y + out, z + (drop if z < -.1 else 0)
        sheet(point, 24, n, mat, thick=PLY * .6, sub=1)


def folded(mat, w, d, loc, turn=0.0, layers=3):
    """A towel of w x d metres folded into layers, its fold towards -Y, lying at loc."""
    r, run = PLY * .62, []
    for k in range(layers):
        z, ends = (2 * k + 1) * r, (d / 2, -d / 2) if k % 2 == 0 else (-d / 2, d / 2)
        run += [(ends[0] + (ends[1] - ends[0]) * i / 8, z) for i in range(9)]
        side = math.copysign(1, ends[1])
        if k < layers - 1:
            run += [(ends[1] + side * r * math.sin(t), z + r - r * math.cos(t)) for t in (math.pi * i / 6 for i in range(1, 6))]
    at, n = rng.uniform(0, 60), len(run) - 1

    def point(u, v):
        y, z = run[round(v * n)]
        sag = .004 * noise.noise(Vector((u * 5, y * 9, at)))
        return (u - .5) * w, y + .004 * noise.noise(Vector((u * 4, z * 40, at))), z + sag * z / (2 * layers * r)
    with Group('towel', loc, turn):
        sheet(point, 20, n, mat, thick=PLY * .9, sub=1)
    return 2 * layers * r


def rolled(mat, length, r=.052):
    """A rolled towel of `length` metres along X that rests on z = 0."""
    turns, at = 3.2, rng.uniform(0, 60)
    start, inner = rng.uniform(0, 6), .012

    def point(u, v):
        far = inner + (r - inner) * v
        a = start - 2 * math.pi * turns * v
        slack = .0025 * noise.noise(Vector((u * 4, v * 12, at)))
        return (u - .5) * length + .006 * noise.noise(Vector((v * 5, at, 1))), (far + slack) * math.cos(a), r + (far + slack) * math.sin(a)
    sheet(point, 10, 70, mat, thick=.009, sub=1)
