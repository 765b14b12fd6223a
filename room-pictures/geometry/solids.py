"""Hard shapes: boxes, turned pieces, rods, tubes, panes and sheets. Lengths in metres."""
import math

import bpy
from mathutils import Vector

from geometry.chance import rng
from geometry.scene import bevel, mesh, place, quads

BOX_FACES = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]


def box(size, loc, mat, bev=0.004, rot=(0, 0, 0), grain=None, taper=1.0):
    """A box centred at loc. The texture runs along the longest side, or along axis `grain`."""
    sx, sy, sz = size
    verts = []
    for z in (-1, 1):
        t = taper if z < 0 else 1.0
        verts += [(x * sx / 2 * t, y * sy / 2 * t, z * sz / 2) for y in (-1, 1) for x in (-1, 1)]
    obj = mesh('box', verts, BOX_FACES, mat, loc, rot)
    _grain_uv(obj.data, grain if grain is not None else max(range(3), key=lambda i: size[i]))
    if bev:
        bevel(obj, min(bev, min(size) * .45))
    return obj


def _grain_uv(me, axis):
    layer = me.uv_layers.new(name='UVMap')
    ou, ov = rng.uniform(0, 50), rng.uniform(0, 50)
    others = [i for i in range(3) if i != axis]
    for poly in me.polygons:
        k = max(range(3), key=lambda i: abs(poly.normal[i]))
        for li in poly.loop_indices:
            c = me.vertices[me.loops[li].vertex_index].co
            a, b = (c[others[0]], c[others[1]]) if k == axis else (c[axis], c[[i for i in others if i != k][0]])
            layer.data[li].uv = (a + ou, b + ov + k * 3.3)


def lathe(profile, mat, loc=(0, 0, 0), seg=48, rot=(0, 0, 0), auto=40, flat=False):
    """A turned piece. profile: (radius, height) pairs from bottom to top; flat: the texture lies across it, as cloth on a round seat."""
    n = len(profile)
    lengths = [0.0]
    for i in range(1, n):
        lengths.append(lengths[-1] + math.dist(profile[i], profile[i - 1]))
    ou = rng.uniform(0, 30)
    verts, uv, faces = [], [], []
    for j in range(seg):
        a = 2 * math.pi * j / seg
        verts += [(r * math.cos(a), r * math.sin(a), z) for r, z in profile]
        uv += verts[-n:] if flat else [(lengths[i] + ou, a * max(.05, profile[i][0])) for i in range(n)]
    for j in range(seg):
        k = (j + 1) % seg
        faces += [(j * n + i, k * n + i, k * n + i + 1, j * n + i + 1) for i in range(n - 1)]
    return mesh('lathe', verts, faces, mat, loc, rot, smooth=True, uv=[p[:2] for p in uv], auto=auto)


def cyl(r0, r1, h, loc, mat, rot=(0, 0, 0), seg=32, bev=0.003):
    """A tapered cylinder standing on loc: r0 at the bottom, r1 at the top."""
    b = min(bev, min(r0, r1) * .4 + 1e-5, h * .3)
    profile = [(.0001, 0), (r0 - b, 0), (r0, b), (r1, h - b), (r1 - b, h), (.0001, h)]
    return lathe(profile, mat, loc, seg, rot, auto=60)


def ball(r, loc, mat, squash=1.0, seg=24):
    """A sphere centred at loc, flattened by `squash`."""
    profile = [(max(r * math.sin(math.pi * i / 14), 1e-4), -r * squash * math.cos(math.pi * i / 14)) for i in range(15)]
    return lathe(profile, mat, loc, seg, auto=80)


def tube(pts, r, mat, cyclic=False, loc=(0, 0, 0), rot=(0, 0, 0), res=4, smooth=True):
    """A round bar of radius r through the points."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = r, res, True
    spline = curve.splines.new('NURBS' if smooth else 'POLY')
    spline.points.add(len(pts) - 1)
    for p, q in zip(spline.points, pts):
        p.co = (*q, 1)
    if smooth:
        spline.order_u = min(4, len(pts))
        spline.use_endpoint_u = not cyclic
        spline.resolution_u = 6
    spline.use_cyclic_u = cyclic
    if mat:
        curve.materials.append(mat)
    return place(bpy.data.objects.new('tube', curve), loc, rot)


def ring(radius, r, mat, loc=(0, 0, 0), rot=(0, 0, 0), n=24):
    """A closed round hoop in the XY plane; r is the bar's radius."""
    pts = [(radius * math.cos(2 * math.pi * i / n), radius * math.sin(2 * math.pi * i / n), 0) for i in range(n)]
    return tube(pts, r, mat, True, loc, rot)


def rod(a, b, r, mat, r1=None, seg=16):
    """A straight bar from a to b; r at a, r1 at b."""
    a, b = Vector(a), Vector(b)
    d = b - a
    obj = cyl(r, r if r1 is None else r1, d.length, (0, 0, 0), mat, seg=seg, bev=.001)
    obj.location = a
    obj.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
    return obj


def plane(w, h, mat, loc, rot=(0, 0, 0), repeat=(1, 1)):
    """A pane in the XZ plane that faces -Y; the texture repeats `repeat` times."""
    verts = [(-w / 2, 0, -h / 2), (w / 2, 0, -h / 2), (w / 2, 0, h / 2), (-w / 2, 0, h / 2)]
    uv = [(0, 0), (repeat[0], 0), repeat, (0, repeat[1])]
    return mesh('plane', verts, [(0, 1, 2, 3)], mat, loc, rot, uv=uv)


def sheet(fn, nu, nv, mat, loc=(0, 0, 0), rot=(0, 0, 0), thick=0, sub=0, uvm=(1, 1)):
    """A surface fn(u, v) -> (x, y, z), thickened by `thick` metres and smoothed `sub` times."""
    verts = [fn(i / nu, j / nv) for j in range(nv + 1) for i in range(nu + 1)]
    uv = [(i / nu * uvm[0], j / nv * uvm[1]) for j in range(nv + 1) for i in range(nu + 1)]
    obj = mesh('sheet', verts, quads(nu + 1, nv + 1), mat, loc, rot, smooth=True, uv=uv)
    if thick:
        mod = obj.modifiers.new('thick', 'SOLIDIFY')
        mod.thickness, mod.offset = thick, 1
    if sub:
        mod = obj.modifiers.new('smooth', 'SUBSURF')
        mod.levels = mod.render_levels = sub
    return obj


def slab(outline, z0, z1, mat, bev=.008):
    """A flat plate with a free outline [(x, y)] between heights z0 and z1."""
    n = len(outline)
    verts = [(x, y, z0) for x, y in outline] + [(x, y, z1) for x, y in outline]
    faces = [tuple(range(n))[::-1], tuple(range(n, 2 * n))]
    faces += [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    return bevel(mesh('slab', verts, faces, mat, uv=list(outline) * 2), bev, 3)
