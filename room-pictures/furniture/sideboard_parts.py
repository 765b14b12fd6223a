"""The parts of sideboards. Lengths in metres."""
from furniture.finishes import metal
from geometry.solids import box, cyl


def carcass(w, d, z0, h, mat):
    """An open box of w x d x h metres from height z0, back panel at +Y."""
    for z in (z0 + .012, z0 + h - .012):
        box((w, d, .024), (0, 0, z), mat, .003)
    for s in (-1, 1):
        box((.024, d, h), (s * (w / 2 - .012), 0, z0 + h / 2), mat, .003)
    box((w - .03, .02, h - .03), (0, d / 2 - .012, z0 + h / 2), mat, 0)


def knob(style, x, y, z):
    """A small round handle that faces -Y."""
    cyl(.012, .012, .022, (x, y, z), metal(style), (90, 0, 0))


def doors(style, w, d, z0, h, mat, n=3, knobs=True):
    """n doors side by side on the front of a carcass; mat: their materials in turn."""
    pw = (w - .06) / n
    for i in range(n):
        x = (i - (n - 1) / 2) * pw
        box((pw - .008, .018, h - .06), (x, -d / 2 + .02, z0 + h / 2), mat[i % len(mat)], .002)
        if knobs:
            knob(style, x + pw * .36, -d / 2 + .01, z0 + h / 2)
