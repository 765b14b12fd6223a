"""The blanket across a bed's foot, which follows the cover below it. Metres."""
import math

from mathutils import noise, Vector
import numpy as np

from furniture.duvet_drape import LENGTH
from geometry.chance import rng
from geometry.scene import mesh, quads
from geometry.solids import tube
from materials import natural

ACROSS, ALONG = 170, 44     # quads along the blanket's length, which lies across the bed, and along its width
WIDE = .62                  # its width
LIFT, EDGE_LIFT = .021, .0155       # its underside above the cover's middle: within, and along its long edges
FLAT_EDGE = 5               # quads from a long edge within which it comes down: a gap there is a black line
WITHOUT_FRINGE = ('fur', 'velvet', 'boucle')


def pad(obj, rounds, thick, columns, finer=1):
    """Smooths a cloth of so many points a row and pads it to `thick` metres; towards its edges, where it is sewn, it gets thin."""
    mod = obj.modifiers.new('smooth', 'SMOOTH')
    mod.factor, mod.iterations = .5, rounds
    padding = obj.vertex_groups.new(name='padding')
    rows = len(obj.data.vertices) // columns
    for k in range(rows * columns):
        inward = min(k % columns, columns - 1 - k % columns, k // columns, rows - 1 - k // columns)
        padding.add([k], min(1, .3 + .7 * (inward / 4) ** .5), 'REPLACE')
    solid = obj.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness, solid.offset, solid.vertex_group = thick, 1, padding.name
    sub = obj.modifiers.new('sub', 'SUBSURF')
    sub.levels = sub.render_levels = finer


def lay_blanket(spec, cover):
    """Lays the bed's blanket on its cover, given as rows x columns x 3 points from the foot."""
    points = _lifted(_part(cover))
    rows, columns = points.shape[:2]
    uv = [(i / columns * 2, j / rows * .7) for j in range(rows) for i in range(columns)]
    blanket, kind = spec['blanket'], spec.get('blanket_kind', 'knit')
    mat = natural.textile(blanket) if isinstance(blanket, tuple) else natural.fabric(blanket, kind)
    pad(mesh('blanket', points.reshape(-1, 3), quads(columns, rows), mat, smooth=True, uv=uv), 3, .012, columns)
    if kind not in WITHOUT_FRINGE:
        for end, before in ((points[:, 0], points[:, 4]), (points[:, -1], points[:, -5])):
            _fringe(end, before, mat)


def _part(cover):
    """The cover's points below the blanket, which lies a little askew, its ends uneven."""
    middle = cover[:, cover.shape[1] // 2, 1]
    first = np.searchsorted(middle, -LENGTH / 2 * .80)
    wide = np.searchsorted(middle, -LENGTH / 2 * .80 + WIDE) - first
    u, w = np.meshgrid(np.linspace(0, 1, ACROSS + 1), np.linspace(0, 1, ALONG + 1))
    skew, at = rng.uniform(-10, 10), rng.uniform(0, 6)
    j = first + w * wide + skew * (u - .5) + 2.4 * np.sin(u * 5 + at)
    last = cover.shape[1] - 1
    i = (28 + 6 * np.sin(w * 3 + at)) * (1 - u) + (last - 28 - 6 * np.sin(w * 2.4 + at)) * u
    low_j, low_i = j.astype(int), np.minimum(i.astype(int), last - 1)
    a, b = (j - low_j)[..., None], (i - low_i)[..., None]
    near = cover[low_j, low_i] * (1 - b) + cover[low_j, low_i + 1] * b
    return near * (1 - a) + (cover[low_j + 1, low_i] * (1 - b) + cover[low_j + 1, low_i + 1] * b) * a


def _lifted(points):
    """The points moved outwards, onto the cover, with long folds that run across the bed."""
    normal = np.cross(np.gradient(points, axis=1), np.gradient(points, axis=0))
    normal /= np.linalg.norm(normal, axis=2, keepdims=True) + 1e-9
    for _ in range(8):
        normal[1:-1, 1:-1] = (normal[:-2, 1:-1] + normal[2:, 1:-1] + normal[1:-1, :-2] + normal[1:-1, 2:]) / 4
    rows, columns = points.shape[:2]
    at = rng.uniform(0, 60)
    lift = np.empty((rows, columns))
    for j in range(rows):
        for i in range(columns):
            u, w = i / columns, j / rows
            fold = noise.noise(Vector((u * 2.2, w * 4.5 + .4 * math.sin(u * 4 + at), at))) + .4 * noise.noise(Vector((u * 7, w * 9, at + 5)))
            loose = min(1, min(j, rows - 1 - j) / FLAT_EDGE)
            lift[j, i] = EDGE_LIFT + loose * (LIFT - EDGE_LIFT + .018 * max(0, fold + .1) + .004 * noise.noise(Vector((u * 24, w * 12, at))))
    return points + normal * lift[..., None]


def _fringe(end, before, mat):
    """Tassels that hang from an end of the blanket."""
    for k in range(44):
        at = k / 43 * (len(end) - 1)
        i = min(len(end) - 2, int(at))
        tip = end[i] + (end[i + 1] - end[i]) * (at - i)
        down = (end[i] - before[i]) / (np.linalg.norm(end[i] - before[i]) + 1e-9)
        run = [tip, tip + .03 * down, tip + .06 * down]
        tube([(x, y + rng.uniform(-.005, .005) * s, z) for s, (x, y, z) in enumerate(run)], .0032, mat, res=1)
