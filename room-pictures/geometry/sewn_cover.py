"""Two equal sheets that are sewn together along their edges and filled, as cushions are. Metres."""
import numpy as np
from mathutils import noise, Vector

from geometry.chance import rng
from geometry.falling_cloth import finer, links_of, pull

STEP = .017                     # between neighbouring points while the cover fills; a quarter of it in the end
STEPS, ROUNDS = 130, 6
STIFF = .30                     # resistance to bending, 0 to 1
DAMPED = .90                    # the share of its speed that a point keeps from step to step
PRESSURE = .0035                # by how much an empty cover's points are pushed outwards in a step
FULL = .43                      # a cushion's mean thickness, as a share of the one in its middle
SUNK = .20                      # by how much the filling presses more at the lower edge, and less at the upper one
TAPERED = .045                  # by how much the corners are cut in, so that they do not stand off as ears
UNEVEN, PLACES = .02, 6         # how much more cloth there is at some places than at others, and how many of them a metre


def filled(width, height, thick, chop=0.0):
    """Points (rows, columns, 3) of the face of a cushion, its seams at z = 0, and the same laid flat (rows, columns, 2).

    thick: in the middle, both faces; chop: how deep the middle of the upper seam was struck down.
    """
    columns, rows = (max(10, round(size / STEP)) for size in (width, height))
    flat = np.stack(np.meshgrid(np.linspace(-width / 2, width / 2, columns + 1), np.linspace(-height / 2, height / 2, rows + 1)), -1)
    flat = flat * (1 - TAPERED * (2 * flat / (width, height))[..., ::-1] ** 2)
    at = rng.uniform(0, 60)
    links = links_of(flat + UNEVEN / PLACES * _noise(flat * PLACES, at), STIFF)
    rim = np.ones(flat.shape[:2], bool)
    rim[1:-1, 1:-1] = False
    now = np.concatenate([flat, .006 * ~rim[..., None]], -1)
    before, wanted = now.copy(), FULL * thick / 2
    deeper = 1 - SUNK * 2 * flat[..., 1] / height
    struck = chop * np.exp(-(flat[-1, :, 0] / (.16 * width)) ** 2)
    for step in range(STEPS):
        now, before = now + (now - before) * DAMPED, now
        now[..., 2] += PRESSURE * np.clip(1 - now[..., 2].mean() / wanted, -1, 1) * deeper
        for _ in range(ROUNDS):
            for link in links:
                pull(now, *link)
            now[..., 2] = np.where(rim, 0, np.maximum(now[..., 2], 0))
            now[-1, :, 1] = np.minimum(now[-1, :, 1], height / 2 - struck * min(1, 2 * step / STEPS))
    arch = now[0, :, 1] - now[0, :, 1].min()
    now[..., 1] -= arch * np.linspace(1, 0, rows + 1)[:, None] ** 2        # it stands on all of its lower edge
    return finer(now, 2), finer(flat, 2)


def _noise(points, at):
    """A smooth random vector at each point of a plane, its parts from -1 to 1."""
    flat = points.reshape(-1, 2)
    return np.array([noise.noise_vector(Vector((x, y, at)))[:2] for x, y in flat]).reshape(points.shape)

