"""A travelling trunk that serves as coffee table; metres."""
from furniture.finishes import FOUR
from geometry.curves import bent
from geometry.solids import box
from materials import hard, natural


def trunk(style):
    """An old travelling trunk: canvas between wooden ribs, edges bound with leather, small worn caps on its corners, 1.0 x .58 x .46 m."""
    w, d, seam, h = 1.0, .58, .33, .46
    canvas, leather, brass = hard.worn_paint('#5c5140', '#8d7450'), natural.fabric('#3d2a1d', 'leather'), hard.metal('bronze')
    for z0, z1 in ((.02, seam - .003), (seam + .003, h)):
        box((w, d, z1 - z0), (0, 0, (z0 + z1) / 2), canvas, .008)
        _bound_edges(w, d, z0, z1, leather)
        for sx, sy in FOUR:
            for z in (z0 + .019, z1 - .019):
                box((.046, .046, .046), (sx * (w / 2 - .019), sy * (d / 2 - .019), z), brass, .012)
    _ribs(w, d, seam, h)
    box((.075, .008, .09), (0, -d / 2 - .007, seam), brass, .004)
    for s in (-1, 1):
        box((.03, .012, .10), (s * .31, -d / 2 - .008, seam), brass, .004)
        bent([(s * (w / 2 + .004), -.09, .21), (s * (w / 2 + .03), -.06, .195), (s * (w / 2 + .03), .06, .195), (s * (w / 2 + .004), .09, .21)], .011, leather)
    return [(-.15, .04, h + .012), (.12, -.08, h + .012), (.36, .1, h + .012)]


def _bound_edges(w, d, z0, z1, mat, wide=.026, proud=.003):
    """Strips around all edges of a block w x d metres from z0 to z1."""
    for sx, sy in FOUR:
        box((wide, wide, z1 - z0), (sx * (w / 2 - wide / 2 + proud), sy * (d / 2 - wide / 2 + proud), (z0 + z1) / 2), mat, .004)
    for s in (-1, 1):
        for z in (z0 + wide / 2 - proud, z1 - wide / 2 + proud):
            box((w, wide, wide), (0, s * (d / 2 - wide / 2 + proud), z), mat, .004)
            box((wide, d, wide), (s * (w / 2 - wide / 2 + proud), 0, z), mat, .004)


def _ribs(w, d, seam, h):
    """Wooden slats along the lid and up the front and back, with the gap of the lid between."""
    mat = natural.wood('#9a7048', '#6a4728', rough=.5)
    for y in (-.21, -.07, .07, .21):
        box((w - .06, .042, .012), (0, y, h + .006), mat, .004)
    for s in (-1, 1):
        box((w - .06, .012, .04), (0, s * (d / 2 + .005), .17), mat, .004)
        for x in (-.31, .31):
            box((.042, .010, seam - .05), (x, s * (d / 2 + .004), (seam + .01) / 2), mat, .004)
