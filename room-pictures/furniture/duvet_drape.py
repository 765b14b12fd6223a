"""The fall of a duvet over a mattress, sculpted: it rounds the edges, hangs in folds, and its corners fall in cones. Metres."""
import math

from mathutils import noise, Vector
import numpy as np

from geometry.chance import rng

WIDTH, LENGTH = 1.62, 2.02      # the mattress; its middle at x = y = 0, its foot towards -Y
COLUMNS, ROWS = 190, 150
ROUND = .10                     # radius of the fall over an edge, the filling included
HEAD = .64                      # where the cover ends towards the head
HALF_WIDTH, HALF_LENGTH = WIDTH / 2 - .05, LENGTH / 2 - .05      # here the fall begins
CORNER_FOLDS = 2
LEVEL = .75                     # how much of the length that a square corner would hang below the hem is missing, as on a cover cut round


def cloth_size(hang):
    """Width and length of the cover whose hem hangs `hang` metres below the mattress's top."""
    over = ROUND * math.pi / 2 + max(0, hang - ROUND)
    return 2 * (HALF_WIDTH + over), HALF_LENGTH + over + HEAD


def drape(top, lowest, hang):
    """Vertices ((ROWS + 1) x (COLUMNS + 1), 3) row by row from the foot. top, lowest: heights of the mattress and of what lies below."""
    width, length = cloth_size(hang)
    at = Vector((rng.uniform(0, 60), rng.uniform(0, 60), rng.uniform(0, 60)))
    askew, aside = math.radians(rng.uniform(-1.3, 1.3)), rng.uniform(-.02, .02)
    out = []
    for j in range(ROWS + 1):
        for i in range(COLUMNS + 1):
            x, y = (i / COLUMNS - .5) * width, HEAD - length * (1 - j / ROWS)
            out.append(_fallen(x - askew * y + aside, y + askew * x, top, lowest, at))
    return np.array(out)


def faces():
    """The quads between drape's vertices."""
    n = COLUMNS + 1
    return [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(ROWS) for i in range(COLUMNS)]


def _fallen(x, y, top, lowest, at):
    """Where a point of the flat cover comes to lie."""
    dx, dy = max(0.0, abs(x) - HALF_WIDTH), max(0.0, -y - HALF_LENGTH)
    far, side = math.hypot(dx, dy), math.copysign(1, x)
    angle = math.atan2(dy, dx) if far else 0.0
    beyond = far + LEVEL * (max(dx, dy) - far)
    round_part = min(beyond / ROUND, math.pi / 2)
    hanging = max(0.0, beyond - ROUND * math.pi / 2)
    out, down = ROUND * math.sin(round_part), ROUND * (1 - math.cos(round_part)) + hanging
    out += .05 * hanging + _folds(x, y, dx, dy, beyond, hanging, angle, at)
    lift = _relief(x, y, at)
    z = top + lift * math.cos(round_part) - down
    if z < lowest:                                   # what is too long lies on the floor
        out, z = out + .6 * (lowest - z), lowest + .012 * (1 + noise.noise(Vector((x * 9, y * 9, 1)) + at))
    out += lift * math.sin(round_part) * .6
    return side * (min(abs(x), HALF_WIDTH) + out * math.cos(angle)), max(y, -HALF_LENGTH) - out * math.sin(angle), z


def _folds(x, y, dx, dy, beyond, hanging, angle, at):
    """How far the hanging part stands out: pleats along the sides, cones where two sides meet and have cloth to spare."""
    grown = min(1.0, hanging / .26) ** 1.2
    along = y if dx >= dy else x
    wave = noise.noise(Vector((along * 3.4, beyond * .9, math.copysign(7, x) if dx >= dy else 0)) + at)
    wave += .45 * noise.noise(Vector((along * 8.5, beyond * 1.6, math.copysign(3, x))) + at)
    pleat = .058 * grown * (wave + .25)
    if not (dx and dy):
        return pleat
    spare = max(0.0, (beyond - ROUND) * math.pi / 2)
    turn = angle / (math.pi / 2)
    bent = turn + .10 * math.sin(2 * math.pi * turn) * noise.noise(at)
    cone = .5 - .5 * math.cos(2 * math.pi * CORNER_FOLDS * bent)
    return pleat + .60 * spare / (2 * CORNER_FOLDS) * cone


def _relief(x, y, at):
    """The height of the filling and of the creases above the mattress."""
    edge = min(HALF_WIDTH + .12 - abs(x), y + HALF_LENGTH + .12, HEAD + .05 - y)
    loft = .030 * min(1.0, max(0.0, edge) / .30) ** .6
    p = Vector((x, y, 0))
    broad = .016 * noise.noise(p * 2.6 + at) + .008 * noise.noise(Vector((x * 5.5, y * 4, 3)) + at)
    warped = p + .10 * noise.noise_vector(p * 2.2 + at)
    long_creases = max(0.0, 1 - 4.5 * abs(noise.noise(Vector((warped.x * 2.1 + warped.y * 1.6, warped.y * 4.4 - warped.x, 5)) + at)))
    short_creases = max(0.0, 1 - 3.5 * abs(noise.noise(Vector((warped.x * 6 - warped.y * 3, warped.y * 9, 9)) + at)))
    where = .5 + .5 * noise.noise(p * 1.7 + at)
    return loft + broad + .018 * long_creases ** 1.5 * where + .006 * short_creases ** 1.5 * (1 - .5 * where)
