"""Two equal sheets that are sewn together along their edges and filled, as cushions are. Metres."""
import numpy as np

from geometry.chance import rng
from geometry.falling_cloth import edge_of, finer, links_of, pull
from geometry.smooth_noise import noise_vectors

STEP = .017                     # between neighbouring points while the cover fills; a quarter of it in the end
STEPS, ROUNDS = 130, 6
STIFF = .30                     # resistance to bending, 0 to 1
KEPT = .90                      # the share of its speed that a point keeps from step to step
PRESSURE = .0035                # by how much an empty cover's points are pushed outwards in a step
FULL = .43                      # a cushion's mean thickness, as a share of the one in its middle
SUNK = .20                      # by how much the filling presses more at the lower edge, and less at the upper one
TAPERED = .045                  # by how much the corners are cut in, so that they do not stand off as ears
UNEVEN, PLACES = .02, 6         # how much more cloth there is at some places than at others, and how many of them a metre


def filled(width, height, thick, chop=0.0):
    """Points (rows, columns, 3) of the face of a cushion, its seams at z = 0, and the same laid flat (rows, columns, 2).

    thick: about how thick both faces are in the middle; chop: how far down the middle of the upper seam is pressed, in metres.
    """
    columns, rows = (max(10, round(size / STEP)) for size in (width, height))
    flat = np.stack(np.meshgrid(np.linspace(-width / 2, width / 2, columns + 1), np.linspace(-height / 2, height / 2, rows + 1)), -1)
    flat = flat * (1 - TAPERED * (2 * flat / (width, height))[..., ::-1] ** 2)
    deeper = 1 - SUNK * 2 * flat[..., 1] / height
    top = height / 2 - chop * np.exp(-(flat[-1, :, 0] / (.16 * width)) ** 2)
    points = _blown(flat, FULL * thick / 2, deeper, top)
    lower = points[0, :, 1] + height / 2
    points[..., 1] -= lower * np.linspace(1, 0, rows + 1)[:, None] ** 2        # it stands on all of its lower edge
    return finer(points, 2), finer(flat, 2)


def _blown(flat, mean, pressed, top):
    """The cover when its faces stand `mean` metres above the seams on average. pressed: how strongly, at each point; top: the highest that the upper seam may lie."""
    rim, at = edge_of(flat), rng.uniform(0, 60)
    lies = np.concatenate([flat, 0 * flat[..., :1]], -1)
    links = links_of(lies + UNEVEN / PLACES * noise_vectors(lies * PLACES + (0, 0, at)) * (1, 1, 0), STIFF)
    now = lies + (0, 0, .006) * ~rim[..., None]
    before = now.copy()
    for step in range(STEPS):
        now, before = now + (now - before) * KEPT, now
        now[..., 2] += PRESSURE * np.clip(1 - now[..., 2].mean() / mean, -1, 1) * pressed
        drop = (top - top.max()) * min(1, 2 * step / STEPS)
        for _ in range(ROUNDS):
            for link in links:
                pull(now, *link)
            now[..., 2] = np.where(rim, 0, np.maximum(now[..., 2], 0))
            now[-1, :, 1] = np.minimum(now[-1, :, 1], top.max() + drop)
    return now
