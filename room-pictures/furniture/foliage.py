"""Leaves, twigs and cut stems."""
import math

import bpy
import numpy as np
from mathutils import Euler, Vector

from geometry.chance import rng
from geometry.curves import bent
from geometry.scene import mesh, place
from geometry.solids import tube
from materials import hard

GREENS = dict(euc=('#8ea088', '#6f8a74'), deep=('#2f5a2b', '#3f7034'), olive=('#98a67e', '#7f8f68'),
              palm=('#3e7031', '#58863d'), dry=('#b99a67', '#9c7c4d'), snake=('#3f6140', '#7d9463'), fern=('#4c7a3c', '#6a9150'))
_leaves = {}


def _leaf_shape(width, bend, cup, n=7):
    verts, uv, faces = [], [], []
    for i in range(n + 1):
        t = i / n
        wd = width * math.sin(math.pi * min(1, t ** .75 * .98 + .02)) ** .8
        for s in (-1, -.5, 0, .5, 1):
            verts.append((s * wd / 2, -t, -bend * t * t + cup * abs(s) * wd))
            uv.append((.5 + s / 2, t))
    for i in range(n):
        faces += [(i * 5 + j, i * 5 + j + 1, i * 5 + j + 6, i * 5 + j + 5) for j in range(4)]
    return verts, faces, uv


def leaf(length, width, mat, loc, turn, tilt, bend=.25, cup=.18, roll=0):
    """One leaf of length x width metres; turn about Z and tilt downwards in degrees. Shapes are shared."""
    key = (round(width / length, 2), mat.name, bend, cup)
    if key not in _leaves:
        verts, faces, uv = _leaf_shape(width / length, bend, cup)
        first = mesh('leaf', verts, faces, mat, smooth=True, uv=uv)
        _leaves[key] = first.data
        bpy.data.objects.remove(first)
    obj = place(bpy.data.objects.new('leaf', _leaves[key]), loc)
    obj.rotation_mode = 'QUATERNION'
    obj.rotation_quaternion = (Euler((0, 0, math.radians(turn))).to_quaternion() @ Euler((math.radians(tilt), 0, 0)).to_quaternion()
                               @ Euler((0, math.radians(roll), 0)).to_quaternion())
    obj.scale = (length,) * 3


def along(points, t):
    """The point at share t (0 to 1) of a way through points."""
    n = len(points) - 1
    k = min(n - 1, int(t * n))
    return points[k].lerp(points[k + 1], t * n - k)


def twig(points, r, mat, res=1):
    """A thin stem of radius r metres through points."""
    tube([tuple(p) for p in points], r, mat, res=res)


def stems(kind, z, n=6, length=.4):
    """Cut stems that rise from height z: euc, olive, branch (bare and wide), dry, blossom, tulip or palm."""
    if kind in ('blossom', 'tulip'):
        return _flowers(kind, z, n + 3, length)
    if kind == 'branch':
        return _branches(z, n, length)
    green = hard.leaf(*GREENS[kind])
    bark = hard.lacquer('#6b5a41', .7)
    wide = kind == 'palm'
    for i in range(n):
        a = 2 * math.pi * i / n + rng.uniform(-.4, .4)
        spread, l = rng.uniform(.35, .9) if wide else rng.uniform(.22, .6), length * rng.uniform(.75, 1.2)
        base, out = Vector((.008 * math.cos(a), .008 * math.sin(a), z)), Vector((math.cos(a), math.sin(a), 0))
        pts = [base + out * (spread * l * t ** 1.5) + Vector((0, 0, l * t * (1 - .15 * t))) for t in np.linspace(0, 1, 8)]
        twig(pts, .004 if wide else .0022, bark)
        if kind == 'dry':
            leaf(l * .35, .035, green, pts[5], math.degrees(a) + 90, 60, .4, .4)
            leaf(l * .3, .03, green, pts[6], math.degrees(a) + 110, 75, .4, .4)
            continue
        for t in np.linspace(.3, 1, 9 if wide else 12):
            for side in (0, 180):
                size = .05 if wide else .055 * (1.25 - .6 * t)
                leaf(size, size * (.35 if wide else .72), green, along(pts, t), math.degrees(a) + side + rng.uniform(-40, 40) + 90,
                     rng.uniform(-10, 40), .2, .15)


def _branches(z, n, length):
    """Wide branches that kink at their knots and fork into thin shoots with a few young leaves."""
    bark, green = hard.lacquer('#54452f', .85), hard.leaf(*GREENS['olive'])
    for i in range(n):
        a, spread, l = 2 * math.pi * i / n + rng.uniform(-.5, .5), rng.uniform(.3, .85), length * rng.uniform(.7, 1.2)
        out, side = Vector((math.cos(a), math.sin(a), 0)), Vector((-math.sin(a), math.cos(a), 0))
        pts = [Vector((0, 0, z)) + out * (spread * l * t ** 1.3) + Vector((0, 0, l * t * (1 - .2 * t))) + side * (.035 * l * rng.uniform(-1, 1) * (t > 0))
               for t in np.linspace(0, 1, 8)]
        bent(pts, [.0015 + .0045 * (1 - k / 7) * (length / .6) ** .5 for k in range(8)], bark, 2)
        for k in range(2, 8):
            way = (pts[k] - pts[k - 1]).normalized() + side * (-1) ** k * rng.uniform(.5, 1.1) + Vector((0, 0, rng.uniform(-.1, .5)))
            _shoot(pts[k], way.normalized() * l * rng.uniform(.14, .34) * (1.25 - k / 8), bark, green)


def _shoot(base, way, bark, green):
    """A thin side shoot along a vector, with leaves towards its end."""
    bend = Vector((rng.uniform(-.1, .1), rng.uniform(-.1, .1), .16)) * way.length
    pts = [base + way * t + bend * t * t for t in (0, .35, .7, 1)]
    bent(pts, [.0022, .0018, .0013, .0008], bark, 2)
    for t in (.45, .7, .85, 1):
        if rng.random() < .7:
            size = rng.uniform(.022, .045)
            leaf(size, size * .42, green, along(pts, t), rng.uniform(0, 360), rng.uniform(-50, 30), .2, .15)


def _flowers(kind, z, n, length):
    petals = hard.leaf(*(('#e9c9c6', '#f3e3dc') if kind == 'blossom' else ('#d9843f', '#e6b04a')))
    green = hard.leaf(*GREENS['fern'])
    for i in range(n):
        a, lean, l = i * 2.4, rng.uniform(.1, .55), length * rng.uniform(.7, 1.0)
        out = Vector((math.cos(a), math.sin(a), 0))
        pts = [Vector((0, 0, z)) + out * (lean * l * t ** 1.6) + Vector((0, 0, l * t)) for t in np.linspace(0, 1, 7)]
        twig(pts, .003, hard.lacquer('#5f7a3b', .5))
        for k in range(7 if kind == 'blossom' else 6):
            leaf(.05, .036, petals, pts[-1], k * 55 + rng.uniform(-12, 12), rng.uniform(20, 78), .1, .35)
        for k in range(2):
            leaf(.11, .03, green, pts[2 + k], rng.uniform(0, 360), rng.uniform(20, 60), .3, .3)
