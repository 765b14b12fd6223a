"""Leaves, branches and blades as meshes of many small faces. Arrays are NumPy; rs is a RandomState."""
import bpy
import numpy as np

from geometry.scene import place, tint
from materials.nodes import Nodes, lin


def leaf_material(dark, light, through=.45):
    """Leaves between two colours, each plant a little different; `through`: share of the light that shines through."""
    m = Nodes('leaves')
    own = m.node('ObjectInfo').outputs['Random']
    each = m.node('Attribute', attribute_name='tint').outputs['Fac']
    mixed = m.mix(each, lin(dark), lin(light))
    col = m.mix(.8, mixed, m.ramp(own, [(0, (.75, .8, .85, 1)), (.5, (1, 1, 1, 1)), (1, (1.25, 1.15, .8, 1))]), 'MULTIPLY')
    front = m.node('BsdfPrincipled', {'Base Color': col, 'Roughness': .5, 'Specular': .3}).outputs[0]
    back = m.node('BsdfTranslucent', {'Color': m.mix(1, col, (1.5, 1.7, .6, 1), 'MULTIPLY')}).outputs[0]
    return m.finish(m.node('MixShader', {0: through, 1: front, 2: back}).outputs[0])


def plain(colour, rough=.9, uneven=.3, size=.5):
    """A matt surface of uneven colour; size: cells per metre."""
    m, c = Nodes('plain'), lin(colour)
    n = m.noise(m.node('NewGeometry').outputs['Position'], size, 6, .65)
    col = m.mix(n, [v * (1 - uneven) for v in c[:3]] + [1], [v * (1 + uneven) for v in c[:3]] + [1])
    return m.finish(m.node('BsdfPrincipled', {'Base Color': col, 'Roughness': rough, 'Specular': .2}).outputs[0])


def raw_mesh(name, verts, quads, mats, which=None, tints=None):
    """An object from arrays of corners and quads; which: material index of every quad; tints: a number or a colour per corner."""
    me = bpy.data.meshes.new(name)
    me.vertices.add(len(verts))
    me.vertices.foreach_set('co', np.asarray(verts, np.float32).ravel())
    me.loops.add(4 * len(quads))
    me.loops.foreach_set('vertex_index', np.asarray(quads, np.int32).ravel())
    me.polygons.add(len(quads))
    me.polygons.foreach_set('loop_start', np.arange(len(quads), dtype=np.int32) * 4)
    me.polygons.foreach_set('loop_total', np.full(len(quads), 4, np.int32))
    for m in mats:
        me.materials.append(m)
    if which is not None:
        me.polygons.foreach_set('material_index', np.asarray(which, np.int32))
    me.update(calc_edges=True)
    obj = place(bpy.data.objects.new(name, me))
    if tints is not None:
        t = np.asarray(tints, np.float32).reshape(len(verts), -1)
        tint(obj, np.c_[np.broadcast_to(t, (len(verts), 3)), np.ones(len(verts))])
    return obj


def normals(v):
    """Vectors brought to length 1."""
    return v / np.maximum(np.linalg.norm(v, axis=-1, keepdims=True), 1e-9)


def blades(rs, centres, ways, length, width):
    """Pointed quads at centres along ways, turned at random about them: corners, quads and a tint for each corner."""
    n = len(centres)
    along = normals(ways)
    across = normals(np.cross(along, normals(rs.randn(n, 3))))
    long = length * rs.uniform(.7, 1.3, (n, 1)) / 2
    wide = width * rs.uniform(.7, 1.3, (n, 1)) / 2
    verts = np.stack([centres - along * long, centres + across * wide, centres + along * long, centres - across * wide], 1).reshape(-1, 3)
    return verts, np.arange(4 * n).reshape(n, 4), np.repeat(rs.rand(n), 4)


def tubes(lines, sides=6):
    """Corners and quads of tapering branches; each is (points, radii)."""
    verts, quads, at = [], [], 0
    ring = np.arange(sides) * 2 * np.pi / sides
    for points, radii in lines:
        points = np.asarray(points)
        way = normals(points[-1] - points[0])
        a = normals(np.cross(way, (.3, .9, .2)))
        b = np.cross(way, a)
        circle = np.cos(ring)[:, None] * a + np.sin(ring)[:, None] * b
        verts += [p + circle * r for p, r in zip(points, radii)]
        i = np.arange(sides)
        for k in range(len(points) - 1):
            quads.append(at + np.stack([k * sides + i, k * sides + (i + 1) % sides, (k + 1) * sides + (i + 1) % sides, (k + 1) * sides + i], 1))
        at += sides * len(points)
    return np.concatenate(verts), np.concatenate(quads)


def plant(name, lines, leaves, bark, foliage):
    """One object of branches and leaves."""
    wood, wood_quads = tubes(lines)
    verts, quads, tints = leaves
    which = np.r_[np.zeros(len(wood_quads)), np.ones(len(quads))]
    return raw_mesh(name, np.r_[wood, verts], np.r_[wood_quads, quads + len(wood)], [bark, foliage], which, np.r_[np.full(len(wood), .5), tints])
