"""Cloth that falls onto obstacles until it rests: a grid of points that keep their distances (position-based dynamics). Metres."""
import numpy as np

STEP = 1 / 80                   # seconds
FALL = np.array([0, 0, -9.8 * STEP * STEP])
AIR = .97                       # the share of its speed that a point keeps from step to step
RUB = .6                        # the share of its movement that a point loses where it touches something
# Which neighbours (rows, columns) keep their distance, and how firmly: threads, the weave's diagonals, and bending.
NEIGHBOURS = [((0, 1), 1.0), ((1, 0), 1.0), ((1, 1), .3), ((1, -1), .3)]
BENT = [(0, 2), (2, 0)]


def settle(points, flat, obstacles, held, steps=90, rounds=10, stiff=.05, weight=1.0):
    """Where the cloth comes to rest. points: rows x columns x 3, where it starts; flat: rows x columns x 2 or 3, the cloth as nothing stretches it.

    obstacles: each takes points and returns them moved out of it, and which it moved; held: a mask of points that stay;
    stiff: resistance to bending, 0 to 1; weight: a light cloth stretches less.
    """
    links = links_of(flat, stiff)
    now, before = points.copy(), points.copy()
    for _ in range(steps):
        now, before = now + (now - before) * AIR + weight * FALL, now
        for _ in range(rounds):
            for link in links:
                pull(now, *link)
            rubbed = np.zeros(held.shape, bool)
            for obstacle in obstacles:
                now, touched = obstacle(now)
                rubbed |= touched
            now[held] = points[held]
        now[rubbed] -= RUB * (now - before)[rubbed]
    return now


def links_of(flat, stiff):
    """The pairs of points that keep their distances in a cloth that lies `flat`, as arguments of `pull`."""
    return [link for step, firm in [*NEIGHBOURS, *((step, stiff) for step in BENT)] for link in _links(flat, step, firm)]


def _links(flat, step, firm):
    """Pairs of points `step` apart, in sets in which no point comes twice, with the distances that they keep."""
    axis = 0 if step[0] else 1
    reach, links = step[axis], []
    for phase in range(2 * reach):
        a, b = [slice(None)] * 2, [slice(None)] * 2
        a[axis], b[axis] = slice(phase, flat.shape[axis] - reach, 2 * reach), slice(phase + reach, None, 2 * reach)
        if step[0] and step[1]:
            a[1], b[1] = (slice(None, -1), slice(1, None))[::step[1]]
        a, b = tuple(a), tuple(b)
        links.append((a, b, np.linalg.norm(flat[b] - flat[a], axis=-1, keepdims=True), firm / 2))
    return links


def pull(points, a, b, rest, share):
    """Moves both points of each pair towards the distance `rest`."""
    gap = points[b] - points[a]
    length = np.sqrt(np.einsum('ijk,ijk->ij', gap, gap))[..., None] + 1e-9
    gap *= share * (1 - rest / length)
    points[a] += gap
    points[b] -= gap


def edge_of(grid):
    """A mask of the points at a grid's edge."""
    edge = np.ones(grid.shape[:2], bool)
    edge[1:-1, 1:-1] = False
    return edge


def block(size, loc, r):
    """An obstacle: a box of `size` centred at loc, its edges rounded by r."""
    half, middle = np.array(size) / 2 - r, np.array(loc)

    def push(points):
        local = points - middle
        inner = np.clip(local, -half, half)
        away = local - inner
        far = np.linalg.norm(away, axis=-1)
        touched, core = far < r, far < 1e-6
        away[core], far[core], inner[core, 2] = (0, 0, 1), 1, half[2]          # out of the core straight up
        out = points.copy()
        out[touched] = middle + inner[touched] + away[touched] / far[touched, None] * r
        return out, touched
    return push


def ground(z):
    """An obstacle: everything below height z."""
    def push(points):
        touched = points[..., 2] < z
        out = points.copy()
        out[touched, 2] = z
        return out, touched
    return push


def finer(grid, times=1):
    """A grid with a point more between each two, on smooth curves through the given ones; so many times."""
    for _ in range(times):
        grid = _finer_rows(_finer_rows(grid).swapaxes(0, 1)).swapaxes(0, 1)
    return grid


def _finer_rows(grid):
    ends = np.concatenate([2 * grid[:1] - grid[1:2], grid, 2 * grid[-1:] - grid[-2:-1]])
    between = (9 * (ends[1:-2] + ends[2:-1]) - ends[:-3] - ends[3:]) / 16
    out = np.empty((2 * len(grid) - 1, *grid.shape[1:]), grid.dtype)
    out[::2], out[1::2] = grid, between
    return out
