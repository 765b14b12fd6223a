"""The face of a stuffed cushion: a cover sewn down along its rim that lies loosely over the filling. Metres."""
import numpy as np

from geometry.chance import rng
from geometry.falling_cloth import edge_of, finer, settle
from geometry.smooth_noise import noise_vectors

STEP = .016                 # between neighbouring points while the cover settles; half of it in the end
SPARE, UNEVEN = .018, .07  # how much more cloth there is than the filling needs: everywhere, and at some places more than at others
PLACES = 6                  # how often that changes, per metre
BUTTON, DRAWN = .026, .7    # how wide a button's dent is, and how much of the crown it takes


def stuffed(outline, size, crown, sat=0.0, buttons=()):
    """Points (rows, columns, 3) of a face that rises `crown` above its rim, which is at z = 0, and the same laid flat (rows, columns, 2).

    outline: takes shares from -1 to 1 and returns where they lie on the flat face of `size`; sat: how deep people have pressed the filling;
    buttons: places (x, y) where the face is sewn to the other side.
    """
    columns, rows = (max(8, round(s / STEP)) for s in size)
    share = np.stack(np.meshgrid(np.linspace(-1, 1, columns + 1), np.linspace(-1, 1, rows + 1)), -1)
    flat = np.array([[outline(u, v) for u, v in row] for row in share])
    filling = _filling(share, flat, crown, sat, buttons)
    rim = edge_of(flat)
    lies, at = np.concatenate([flat, filling[..., None]], -1), rng.uniform(0, 60)
    cover = lies * (1 + SPARE) + UNEVEN / PLACES * noise_vectors(lies * PLACES + at)
    points = settle(lies + (0, 0, .006) * ~rim[..., None], cover, [_above(filling)], rim, 50, 8, .12, .35)
    return finer(points), finer(flat)


def _filling(share, flat, crown, sat, buttons):
    """How high the filling stands above the rim: nearly level in the middle, steep at the seams."""
    u, v = np.moveaxis(share, -1, 0)
    full = (np.maximum(0, 1 - abs(u) ** 4) * np.maximum(0, 1 - abs(v) ** 4)) ** .6
    height = (crown - sat * np.exp(-((u / .55) ** 2 + ((v + .1) / .55) ** 2))) * full
    for x, y in buttons:
        far = np.hypot(flat[..., 0] - x, flat[..., 1] - y)
        height *= 1 - DRAWN * np.exp(-far / BUTTON)
    return height


def _above(filling):
    """An obstacle: the filling, a height for each point."""
    def push(points):
        touched = points[..., 2] < filling
        out = points.copy()
        out[..., 2] = np.maximum(out[..., 2], filling)
        return out, touched
    return push
