"""Many short strands in one mesh: tufts and fringes. Metres."""
import math

import numpy as np

from geometry.scene import mesh

SIDES = 5
RINGS = ((0, .75), (.45, 1), (.85, .7))       # share of the length, and of the radius


def strands(roots, tips, radius, mat):
    """Strands from n x 3 roots to as many tips, thickest in their middle."""
    along = tips - roots
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    side = np.cross(along, np.where(abs(along[:, 2:]) < .9, (0, 0, 1), (1, 0, 0)))
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    third = np.cross(along, side)
    points = [roots + (tips - roots) * t + radius * k * (math.cos(a) * side + math.sin(a) * third)
              for t, k in RINGS for a in (2 * math.pi * s / SIDES for s in range(SIDES))]
    verts = np.stack([*points, tips], 1).reshape(-1, 3)
    each, top = len(RINGS) * SIDES + 1, len(RINGS) * SIDES
    one = [(r * SIDES + s, r * SIDES + (s + 1) % SIDES, (r + 1) * SIDES + (s + 1) % SIDES, (r + 1) * SIDES + s)
           for r in range(len(RINGS) - 1) for s in range(SIDES)]
    one += [(top - SIDES + s, top - SIDES + (s + 1) % SIDES, top) for s in range(SIDES)]
    faces = [tuple(first + k for k in face) for first in range(0, len(roots) * each, each) for face in one]
    return mesh('strands', verts, faces, mat, smooth=True, uv=verts[:, :2].tolist())
