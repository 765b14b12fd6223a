"""Placing objects: groups, meshes and bevels. Lengths in metres, angles in degrees."""
import math

import bpy
import numpy as np

_open_groups = []


class Group:
    """`with Group('sofa', (x, y, z), 90):` moves and turns everything that is built inside.

    rot is a turn about Z in degrees, or a full (x, y, z) turn.
    """

    def __init__(self, name, loc=(0, 0, 0), rot=0.0, scale=1.0):
        empty = bpy.data.objects.new('group ' + name, None)
        bpy.context.scene.collection.objects.link(empty)
        empty.location = loc
        turn = rot if isinstance(rot, (tuple, list)) else (0, 0, rot)
        empty.rotation_euler = [math.radians(a) for a in turn]
        empty.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
        if _open_groups:
            empty.parent = _open_groups[-1]
        self.empty = empty

    def __enter__(self):
        _open_groups.append(self.empty)
        return self.empty

    def __exit__(self, *_):
        _open_groups.pop()


def place(obj, loc=(0, 0, 0), rot=(0, 0, 0)):
    """Puts an object into the scene, inside the innermost open group."""
    bpy.context.scene.collection.objects.link(obj)
    obj.location = loc
    obj.rotation_euler = [math.radians(a) for a in rot]
    if _open_groups:
        obj.parent = _open_groups[-1]
    return obj


def quads(columns, rows):
    """The faces between points that lie row by row, `columns` points a row."""
    return [(j * columns + i, j * columns + i + 1, (j + 1) * columns + i + 1, (j + 1) * columns + i) for j in range(rows - 1) for i in range(columns - 1)]


def mesh(name, verts, faces, mat=None, loc=(0, 0, 0), rot=(0, 0, 0), smooth=False, uv=None, auto=None):
    """A mesh object. uv: one pair per vertex, in metres; auto: auto-smooth angle in degrees."""
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], faces)
    if uv is not None:
        layer = me.uv_layers.new(name='UVMap')
        for loop in me.loops:
            layer.data[loop.index].uv = uv[loop.vertex_index]
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    if auto is not None:
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(auto)
    if mat:
        me.materials.append(mat)
    me.update()
    return place(bpy.data.objects.new(name, me), loc, rot)


def bevel(obj, width, segments=2):
    """Rounds an object's edges by `width` metres."""
    mod = obj.modifiers.new('bevel', 'BEVEL')
    mod.width, mod.segments = width, segments
    mod.limit_method, mod.angle_limit = 'ANGLE', math.radians(40)
    obj.data.polygons.foreach_set('use_smooth', [True] * len(obj.data.polygons))
    obj.data.use_auto_smooth = True
    obj.data.auto_smooth_angle = math.radians(50)
    return obj


def tint(obj, tints):
    """Gives each vertex a colour factor that materials read as the attribute `tint`."""
    layer = obj.data.color_attributes.new('tint', 'FLOAT_COLOR', 'POINT')
    layer.data.foreach_set('color', np.array(tints, np.float32).ravel())
    return obj
