"""Many boxes in one mesh: what consists of many flat parts is cheap to build this way."""
import math

from mathutils import Euler, Vector

from geometry.scene import mesh
from geometry.solids import BOX_FACES


class Blocks:
    """Collects boxes, each in its own material, and builds them as one object."""

    def __init__(self):
        self.verts, self.faces, self.mats, self.slots = [], [], [], []

    def box(self, size, loc, mat, turn=(0, 0, 0)):
        """A box of `size` centred at loc, turned by degrees about X, Y and Z."""
        first, half = len(self.verts), [max(s, .001) / 2 for s in size]
        corners = [(x * half[0], y * half[1], z * half[2]) for z in (-1, 1) for y in (-1, 1) for x in (-1, 1)]
        if any(turn):
            spin = Euler([math.radians(a) for a in turn]).to_matrix()
            corners = [spin @ Vector(c) for c in corners]
        self.verts += [(c[0] + loc[0], c[1] + loc[1], c[2] + loc[2]) for c in corners]
        self.faces += [tuple(first + i for i in face) for face in BOX_FACES]
        if mat not in self.mats:
            self.mats.append(mat)
        self.slots += [self.mats.index(mat)] * 6

    def frame(self, w, h, rail, deep, loc, mat):
        """Four rails around an upright opening: w x h metres outside, `deep` metres deep, centred at loc."""
        x, y, z = loc
        for s in (-1, 1):
            self.box((rail, deep, h), (x + s * (w - rail) / 2, y, z), mat)
            self.box((w - 2 * rail, deep, rail), (x, y, z + s * (h - rail) / 2), mat)

    def build(self):
        """The object; nothing where no box was added."""
        if not self.verts:
            return None
        obj = mesh('blocks', self.verts, self.faces)
        for mat in self.mats:
            obj.data.materials.append(mat)
        obj.data.polygons.foreach_set('material_index', self.slots)
        return obj
