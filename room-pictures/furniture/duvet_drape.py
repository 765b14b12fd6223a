"""The fall of a bed cover over a mattress. Metres; the mattress's middle is at x = y = 0, its foot towards -Y."""
import math

from mathutils import noise, Vector
import numpy as np

from geometry.chance import rng
from geometry.falling_cloth import block, finer, ground, settle

WIDTH, LENGTH = 1.62, 2.02      # the mattress
COARSE = (48, 38)               # columns and rows of the cloth while it falls; it is refined three times while and after it comes to rest
COLUMNS, ROWS = 8 * COARSE[0], 8 * COARSE[1]
ROUND = .08                     # radius of the fall over an edge, the filling included
HEAD = .64                      # where the cover ends towards the head
HALF_WIDTH, HALF_LENGTH = WIDTH / 2 - .05, LENGTH / 2 - .05      # here the fall begins
LEVEL = 1.22                    # how far the corners are cut round: 0 leaves them square, 1 makes a quarter of a circle; a little more, as corners hang steeper
GATHERED = .13                  # by how much the hem is longer at some places and shorter at others, for the folds in which it hangs
FOLD = .42                      # from one of these places to the next
SPARE = 1.012                   # cloth for each metre that it covers: what is spare lies in creases
CRUMPLED = .034                 # how much more there is where it is crumpled most
CLEAR = .06                     # how far from the mattress the hem hangs freely
FLARE, STITCHED_FLARE = .12, .4     # how much of its distance from there it keeps, and a stitched one
STITCHED_CREASES = .12          # how much a stitched one creases, as a share of a loose one
CREASES = ((25, 8, .0075), (-48, 7, .0075), (84, 10, .006), (10, 21, .0028), (-65, 24, .0028))    # direction, how many a metre, height


def cloth_size(hang):
    """Width and length of the cover whose hem hangs `hang` metres below the mattress's top."""
    over = ROUND * math.pi / 2 + max(0, hang - ROUND)
    return 2 * (HALF_WIDTH + over), HALF_LENGTH + over + HEAD


def drape(top, lowest, hang, rails, stitched):
    """Points of the cover, (ROWS + 1) x (COLUMNS + 1) x 3, row by row from the foot.

    top, lowest, rails: heights of the mattress, of what lies below it and of the frame's upper edge; stitched: whether it is quilted, which keeps it stiff and smooth.
    """
    creased = STITCHED_CREASES if stitched else 1
    flat = _cut(*cloth_size(hang))
    at = np.array([rng.uniform(0, 60) for _ in range(3)])
    turn, aside = math.radians(rng.uniform(-1.3, 1.3)), rng.uniform(-.02, .02)
    x, y = flat[..., 0] - turn * flat[..., 1] + aside, flat[..., 1] + turn * flat[..., 0]
    points = np.stack([x, y, top + .03 + .02 * _noise(np.stack([x, y, x * 0], -1) * 3 + at)], -1)
    mattress = block((WIDTH + .02, LENGTH + .02, top + 1), (0, 0, (top - 1) / 2), ROUND)
    frame = block((WIDTH + .14, LENGTH + .16, 1), (0, 0, rails - .5), .03)
    obstacles = [mattress, frame, ground(lowest)]
    full = SPARE * (flat + _gathers(flat, at))
    tucked = (flat[..., 1] > HEAD - .2) & (abs(flat[..., 0]) < HALF_WIDTH - .2)
    points = settle(points, full, obstacles, tucked, 110, 8)
    points = settle(finer(points), finer(full), obstacles, finer(tucked * 1.0) > .99, 30, 8, .12, .2)
    fine = finer(full * (1 + creased * CRUMPLED * np.clip(.5 + .8 * _noise(_raised(full) * 4 + at), 0, 1)[..., None]), 2)
    points = finer(points)
    points = settle(points + .003 * creased * _noise(points * 16 + at)[..., None], fine, obstacles, finer(tucked * 1.0, 2) > .99, 10, 6, .03, .15)
    points = _fallen(finer(points), STITCHED_FLARE if stitched else FLARE)
    return (points + _filling(points, flat, top, at, creased)).reshape(-1, 3)


def _fallen(points, flare):
    """The cover with its hem nearer to the frame, for the simulated one stands off like a bell. flare: the share of its distance that it keeps."""
    x, y, z = np.moveaxis(points, -1, 0)
    aside, ahead = np.maximum(0, abs(x) - WIDTH / 2 - CLEAR), np.maximum(0, -y - LENGTH / 2 - CLEAR)
    return np.stack([x - np.sign(x) * aside * (1 - flare), y + ahead * (1 - flare), z], -1)


def _cut(width, length):
    """The cover laid flat: a grid of COARSE quads whose two corners at the foot are cut round."""
    x, y = np.meshgrid((np.arange(COARSE[0] + 1) / COARSE[0] - .5) * width, HEAD - length * (1 - np.arange(COARSE[1] + 1) / COARSE[1]))
    dx, dy = np.moveaxis(_overhang(np.stack([x, y], -1)), -1, 0)
    far = np.hypot(dx, dy)
    share = 1 - LEVEL * (1 - np.maximum(dx, dy) / np.maximum(far, 1e-9)) * (far > 0)
    return np.stack([np.sign(x) * (abs(x) - dx * (1 - share)), y + dy * (1 - share)], -1)


def _overhang(flat):
    """How far each point lies beyond the mattress: to the sides, and towards the foot."""
    return np.stack([np.maximum(0, abs(flat[..., 0]) - HALF_WIDTH), np.maximum(0, -flat[..., 1] - HALF_LENGTH)], -1)


def _gathers(flat, at):
    """How far points of the hem are moved along it."""
    k = 2 * math.pi / FOLD
    uneven = k * flat + at[:2] + np.sin(flat * 3.1 + at[1:])
    return GATHERED / k * np.sin(uneven) * np.minimum(1, _overhang(flat) / .25)[..., ::-1]


def _noise(points):
    """Smooth noise, -1 to 1, at each point."""
    return np.array([noise.noise(Vector(p)) for p in points.reshape(-1, 3)]).reshape(points.shape[:-1])


def _raised(flat):
    return np.pad(flat, ((0, 0), (0, 0), (0, 1)))


def _filling(points, flat, top, at, creased):
    """What the thin filling and small creases add to the settled cloth: low mounds upwards on the mattress, sharp wrinkles everywhere."""
    normal = np.cross(np.gradient(points, axis=1), np.gradient(points, axis=0))
    normal /= np.linalg.norm(normal, axis=2, keepdims=True) + 1e-9
    lies = np.clip(1 + (points[..., 2] - top) / .10, 0, 1)
    mounds = .010 * finer(.5 + .5 * _noise(_raised(flat) * (3.2, 2.6, 2) + at), 3) * lies
    return normal * (mounds + creased * _creases(flat, at) * (.5 + .5 * lies))[..., None]


def _creases(flat, at):
    """The height of small wrinkles: in each part of the cloth they run in some of the directions, and are longer than wide."""
    place = _raised(flat)
    place = place + .05 * _noise(place * 3 + at)[..., None]
    height = 0
    for k, (turn, many, high) in enumerate(CREASES):
        a, grain = math.radians(turn), 3 if many > 15 else 2
        along = finer(place, grain)[..., :2] @ np.array([[math.cos(a) * .25, -math.sin(a)], [math.sin(a) * .25, math.cos(a)]])
        line = np.maximum(0, 1 - 4.5 * abs(_noise(_raised(along * many) + at + 7 * k))) ** 1.3
        strong = np.clip(.25 + 1.7 * _noise(place * 2.4 + at + 13 * k), 0, 1)
        height = np.maximum(height, high * finer(strong, 3) * finer(line, 3 - grain))
    return height
