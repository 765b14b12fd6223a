"""Mends the light of a pair where a pixel shows two things: divided by one colour, the light of both is far too bright or too dark there.

Left as it is, dots of black and white outline everything that gets another colour, and a network learns those instead of edges.
"""
import cv2
import numpy as np

REACH = 3                 # pixels
OUTLIER = 12              # steps of the coded light, half a stop or more, that single pixels may differ from their surroundings


def mended_light(light, part):
    """The coded light (h, w, 3) uint8 with each pixel at the rim of its part (h, w) replaced by the mean of those within the same part."""
    inner = ~_rim(part)
    around = np.where(inner, 1, .002).astype(np.float32)      # a part of rims alone still has a mean
    total, weights = np.zeros(light.shape, np.float32), np.zeros(part.shape, np.float32)
    padded = [np.pad(a, [(REACH, REACH)] * 2 + [(0, 0)] * (a.ndim - 2), 'edge') for a in (light, part, around)]
    for dy in range(-REACH, REACH + 1):
        for dx in range(-REACH, REACH + 1):
            near, same, share = (a[REACH + dy:REACH + dy + part.shape[0], REACH + dx:REACH + dx + part.shape[1]] for a in padded)
            w = (same == part) * share / (1 + dy * dy + dx * dx)
            total += near * w[..., None]
            weights += w
    mended = np.where(inner[..., None], light, total / weights[..., None] + .5).astype(np.uint8)
    smooth = cv2.medianBlur(mended, 3)
    apart = np.abs(mended.astype(np.int16) - smooth).max(2) > OUTLIER
    return np.where((apart & inner)[..., None], smooth, mended)


def _rim(part):
    """Pixels beside another part."""
    rim = np.zeros(part.shape, bool)
    across, down = part[:, 1:] != part[:, :-1], part[1:] != part[:-1]
    rim[:, 1:] |= across
    rim[:, :-1] |= across
    rim[1:] |= down
    rim[:-1] |= down
    return rim
