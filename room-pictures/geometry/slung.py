"""Leather or canvas slung between two rails. Metres."""
import math

from geometry.solids import sheet, tube

WRAP = [-60, -100, -140, 180, 140, 90]     # degrees around a rail, 0 being inwards: the cloth comes from below and passes outside over it
HEM = .03                                  # from a rail to the seam


def between(a, b, steps=10):
    """A straight run of rails from a to b, both (y, z)."""
    return [tuple(p + (q - p) * k / steps for p, q in zip(a, b)) for k in range(steps + 1)]


def slung(run, half, r, cover, sag=.02, along=None):
    """A band along `run` [(y, z)] of the rails at x = -half and half, whose radius is r; sag: how far its middle hangs.

    along: the share of the run, from 0 to 1, at which the hang is deepest; None: the same everywhere.
    """
    across = [(-half + r * math.cos(math.radians(a)), r * math.sin(math.radians(a)), 0) for a in WRAP]
    middle = [(x * half, r, 1 - x * x) for x in (-.97, -.9, -.8, -.6, -.4, -.2, 0, .2, .4, .6, .8, .9, .97)]
    across = across + middle + [(-x, d, k) for x, d, k in across[::-1]]
    n, m = len(across) - 1, len(run) - 1

    def at(x, d, k, j):
        y, z = run[j]
        (y0, z0), (y1, z1) = run[max(0, j - 1)], run[min(m, j + 1)]
        length = math.hypot(y1 - y0, z1 - z0) or 1
        deep = d - sag * k * (1 if along is None else math.exp(-((j / m - along) / .35) ** 2))
        return x, y - deep * (z1 - z0) / length, z + deep * (y1 - y0) / length
    sheet(lambda u, v: at(*across[round(u * n)], round(v * m)), n, m, cover, thick=.004, sub=1, uvm=(2 * half, 1))
    for s in (-1, 1):
        x = s * (half - HEM)
        tube([at(x, r + .003, 1 - (x / half) ** 2, j) for j in range(m + 1)], .0022, cover, res=1, smooth=False)
