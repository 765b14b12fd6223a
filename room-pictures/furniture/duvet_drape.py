"""The fall of a duvet over a mattress: a cloth simulation, run once per seed and kept until the code of it changes."""
import os

import bpy
import numpy as np
from mathutils import noise, Vector

from geometry.chance import rng
from geometry.scene import mesh
from geometry.solids import box
from staleness import BEHIND, hash_of, HERE

WIDTH, LENGTH = 1.62, 2.02
COLUMNS, ROWS = 120, 96
SIM_TOP = .56
CACHE = os.path.join(HERE, 'work', 'cloth')
THIS = 'furniture/duvet_drape.py:drape'


def drape(seed):
    """Vertices (n, 3) and faces of a duvet that fell onto the mattress, top at 0.56 m."""
    path = os.path.join(CACHE, f'duvet_{seed}_{hash_of(BEHIND[THIS])}.npz')
    if not os.path.exists(path):
        os.makedirs(CACHE, exist_ok=True)
        before = rng.getstate()          # so that a room looks the same whether its cloth was kept or not
        verts, faces = _simulate(seed)
        rng.setstate(before)
        np.savez(path, v=verts, f=faces)
    data = np.load(path)
    return data['v'], data['f']


def _simulate(seed):
    w, length, y0 = WIDTH + .58, LENGTH * .80 + .27, -LENGTH / 2 - .27
    verts = [((i / COLUMNS - .5) * w, y0 + j / ROWS * length,
              SIM_TOP + .10 + .06 * noise.noise(Vector((i * .06, j * .06, seed * 3.1))) + .05 * noise.noise(Vector((i * .15, j * .13, seed * 5.1))))
             for j in range(ROWS + 1) for i in range(COLUMNS + 1)]
    n = COLUMNS + 1
    faces = [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(ROWS) for i in range(COLUMNS)]
    cloth, mattress = mesh('duvet', verts, faces), box((WIDTH, LENGTH, .5), (0, 0, SIM_TOP - .25), None, .05)
    floor = box((6, 6, .1), (0, 0, -.05), None, 0)
    for o in (cloth, mattress, floor):
        o.parent = None
    for o in (mattress, floor):
        o.modifiers.new('hit', 'COLLISION')
    mattress.collision.thickness_outer, mattress.collision.cloth_friction = .012, 12
    mod = cloth.modifiers.new('cloth', 'CLOTH')
    s = mod.settings
    s.quality, s.mass, s.bending_stiffness, s.air_damping = 5, .35, 1.6, 2
    s.tension_stiffness = s.compression_stiffness = 12
    s.shrink_min = -.06          # cloth larger than its cut folds softly
    mod.collision_settings.distance_min = .012
    mod.point_cache.frame_end = 60
    for frame in range(1, 56):
        bpy.context.scene.frame_set(frame)
    shape = cloth.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    out = np.array([v.co[:] for v in shape.vertices])
    for o in (cloth, mattress, floor):
        bpy.data.objects.remove(o)
    bpy.context.scene.frame_set(1)
    return out, np.array(faces)
