"""Rugs on the floor: a body with a rounded edge that is not quite straight, and a fringe where the warp ends. Metres; centred, the length along X."""
import math

import numpy as np

from geometry.chance import rng
from geometry.scene import Group, mesh, quads
from geometry.strands import strands
from materials import natural
from materials.carpet import carpet
from painting.rugs import rug as weave

BODIES = dict(flat=.008, cut=.013, deep=.024)      # thickness
FLAT = ('kilim', 'stripe', 'jute', 'wide_stripe')
FRINGED = ('moroccan', 'persian', 'stripe', 'kilim')
TASSELS = 110


def rug(style, w=3.0, d=2.05):
    """The style's rug, if it has one, w metres along X and d along Y."""
    spec = style.get('rug')
    if not spec:
        return
    length, width = max(w, d), min(w, d)
    surface = 'deep' if spec.get('pile') else 'flat' if spec['kind'] in FLAT else 'cut'
    mat = carpet(weave(spec['kind'], spec['pal'], rng.randrange(999), length, width, surface), surface)
    if spec.get('fur'):
        mat = natural.fabric(spec['pal'][0], 'fur')
    edges = [rng.uniform(0, 2 * math.pi) for _ in range(8)]
    with Group('rug', (0, 0, 0), 0 if w >= d else 90):
        _body(length, width, BODIES[surface], mat, edges, surface)
        if spec['kind'] in FRINGED:
            _fringe(length, width, BODIES[surface], natural.fabric(spec['pal'][0], 'linen'), edges)


def _body(length, width, thick, mat, edges, surface):
    step = .008 if surface == 'deep' else .03
    u, v = (_lines(size, step, thick) for size in (length, width))
    x, y = np.meshgrid(u, v)
    inset = np.minimum(length / 2 - abs(x), width / 2 - abs(y))
    rise = np.sqrt(1 - np.clip(1 - inset / (.8 * thick), 0, 1) ** 2)
    chance = np.random.default_rng(int(edges[0] * 1e6))
    rough = chance.uniform(-.0035, .0035, x.shape) if surface == 'deep' else 0
    z = thick * rise + (rough + _slack(x, y, edges)) * rise
    px, py = _laid(x, y, length, width, edges)
    verts = np.stack([px, py, z], -1).reshape(-1, 3)
    uv = np.stack([x / length + .5, y / width + .5], -1).reshape(-1, 2)
    mesh('rug', verts.tolist(), quads(len(u), len(v)), mat, smooth=True, uv=uv.tolist())


def _lines(size, step, thick):
    """Places across a rug, close together at its rounded edges."""
    inner = size / 2 - thick
    rim = inner + thick * np.sin(np.linspace(0, math.pi / 2, 7)[1:])
    middle = np.linspace(-inner, inner, round(2 * inner / step) + 1)
    return np.concatenate([-rim[::-1], middle, rim])


def _laid(x, y, length, width, edges):
    """Where points of a rug lie: its sides bow by some millimetres, and its corners are not square."""
    bow = [.006 * np.sin(t * 2.1 + a) + .003 * np.sin(t * 5.3 + b) for t, a, b in ((y, *edges[:2]), (x, *edges[2:4]))]
    skew = .008 * math.sin(edges[4])
    return x + bow[0] * np.sign(x) * abs(2 * x / length) + skew * y, y + bow[1] * abs(2 * y / width) + .5 * skew * x * math.sin(edges[5])


def _slack(x, y, edges):
    """How wool lies on a floor: nearly flat."""
    return .0012 * (np.sin(x * 7 + 2 * np.sin(y * 3 + edges[6])) + np.sin(y * 8 + edges[7] + 1.5 * np.sin(x * 4)))


def _fringe(length, width, thick, mat, edges):
    """Tassels of a few threads at both ends, that lie as they fell."""
    sway = np.array([rng.uniform(-1, 1) for _ in range(4 * TASSELS)]).reshape(2, TASSELS, 2)
    chance = np.random.default_rng(int(edges[1] * 1e6))
    for side, lean in zip((-1, 1), sway):
        y = np.linspace(-width / 2 + .006, width / 2 - .006, TASSELS).repeat(3)
        bent = lean.repeat(3, 0) + chance.normal(0, .35, (len(y), 2))
        x, y = _laid(np.full(len(y), side * (length / 2 - .003)), y, length, width, edges)
        knot = np.stack([x, y, np.full(len(y), thick * .5)], -1)
        middle = knot + np.stack([side * np.full(len(y), .024), bent[:, 0] * .005, np.full(len(y), .005 - thick * .5)], -1)
        tips = middle + np.stack([side * (.038 + .010 * bent[:, 1]), bent[:, 0] * .012, np.full(len(y), -.002)], -1)
        strands(knot, middle, .0024, mat)
        strands(middle, tips, .0019, mat)
