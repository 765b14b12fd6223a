"""The parts of desks. Lengths in metres; the sitter's side is -Y."""
from furniture.finishes import FOUR, metal
from geometry.solids import box, rod

TOP, DEPTH = .74, .68


def desk_top(w, mat, t=.035, bev=.004, z=TOP):
    """The plate, w metres wide and t thick, its upper face at height z."""
    box((w, DEPTH, t), (0, 0, z - t / 2), mat, bev)


def square_legs(w, mat, t=.05, h=TOP - .035):
    """Four legs of t metres square under a desk of w metres."""
    for sx, sy in FOUR:
        box((t, t, h), (sx * (w / 2 - t), sy * (DEPTH / 2 - t), h / 2), mat, .003)


def drawers(style, x, w, mat, n=3, knob=True):
    """A pedestal of n drawers around x."""
    h = .56
    box((w, DEPTH - .06, h), (x, 0, TOP - .04 - h / 2), mat, .003)
    for i in range(n):
        z = TOP - .04 - h / n * (i + .5)
        box((w - .02, .016, h / n - .012), (x, -DEPTH / 2 + .02, z), mat, .003)
        if knob:
            rod((x - .05, -DEPTH / 2 - .01, z), (x + .05, -DEPTH / 2 - .01, z), .006, metal(style))
