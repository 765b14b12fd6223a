"""Windows that end in a round arch: the wall's corners, the frame and the bars. Built in a wall's own frame; metres."""
import math

from geometry.scene import bevel, mesh
from geometry.solids import box
from rooms.room import WALL

HIGHEST = .75       # metres from an arch's foot to its top at most: a wider window's arch is an ellipse
STEPS = 48


def spring(window):
    """The height at which a window's sides turn into its arch."""
    return window.z1 - min((window.u1 - window.u0) / 2, HIGHEST)


def _curve(window, inset):
    """The arch from right to left, as points (u, z) that lie `inset` metres within the opening."""
    u, foot = (window.u0 + window.u1) / 2, spring(window)
    across, up = (window.u1 - window.u0) / 2 - inset, window.z1 - foot - inset
    angles = [math.pi * i / STEPS for i in range(STEPS + 1)]
    return [(u + across * math.cos(a), foot + up * math.sin(a)) for a in angles]


def fill_corners(window, mat):
    """Fills the opening's upper corners, through the whole wall."""
    arc = _curve(window, 0)
    level = [(u, window.z1 + .002) for u, _ in arc]
    _strip(arc, level, -.001, WALL, mat)


def _strip(inner, outer, y0, y1, mat):
    """A body between two runs of points (u, z), from y0 to y1."""
    n = len(inner)
    verts = [(u, y, z) for y in (y0, y1) for run in (inner, outer) for u, z in run]
    faces = []
    for i in range(n - 1):
        a, b, c, d = i, n + i, 2 * n + i, 3 * n + i
        faces += [(a, b, b + 1, a + 1), (c, c + 1, d + 1, d), (a, a + 1, c + 1, c), (b, d, d + 1, b + 1)]
    return mesh('arch', verts, faces, mat, auto=40)


def arched_frame(window, thick, y, mat):
    """A frame `thick` metres wide: sill rail, sides up to the spring, and an arch of one piece."""
    u, foot = (window.u0 + window.u1) / 2, spring(window)
    for s in (-1, 1):
        side = window.u1 - thick / 2 if s > 0 else window.u0 + thick / 2
        box((thick, .07, foot - window.z0), (side, y, (window.z0 + foot) / 2), mat, .004)
    box((window.u1 - window.u0 - 2 * thick, .07, thick), (u, y, window.z0 + thick / 2), mat, .004)
    bevel(_strip(_curve(window, thick), _curve(window, -.004), y - .035, y + .035, mat), .004)


def arched_bars(window, columns, rows, bar, y, mat):
    """Bars as of a pair of casements: upright ones that end in the arch, level ones up to its spring."""
    w, foot = window.u1 - window.u0, spring(window)
    for i in range(1, columns):
        off = 2 * i / columns - 1
        top = foot + (window.z1 - foot) * math.sqrt(1 - off * off) - .01
        wide = bar * (1.6 if off == 0 else 1)
        box((wide, .045, top - window.z0), (window.u0 + w * i / columns, y, (top + window.z0) / 2), mat, .003)
    for i in range(1, rows):
        z = window.z0 + (foot - window.z0) * i / (rows - 1)
        box((w - .02, .039, bar), ((window.u0 + window.u1) / 2, y, z), mat, .003)
