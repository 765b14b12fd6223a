"""Evens out the light on what is narrow before a view, such as the bars of a window and the slats of a blind.

Few samples make much noise there, for the view beside it is many times as bright, and the denoiser turns it into streaks: bars looked gnawed at.
"""
import cv2
import numpy as np

from finishing.windows import spread

NARROW = 19       # pixels: what is slimmer has views on both sides
EVEN = 5          # pixels (standard deviation) within which light is averaged, on narrow things alone
SEEN = .02        # a pixel that shows less of a view belongs to what stands before it
DARKEST = .02     # keeps the quotient finite


def evened_bars(radiance, albedo, view):
    """Linear radiance (h, w, 3) with even light on narrow things, whose own colours stay (albedo, of the same shape). view: how much of each pixel
    a view covers (h, w)."""
    seen = (view > SEEN).astype(np.uint8)
    between = cv2.morphologyEx(seen, cv2.MORPH_CLOSE, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (NARROW, NARROW)))
    narrow = ((between == 1) & (seen == 0)).astype(np.float32)
    if not narrow.any():
        return radiance
    own = np.maximum(albedo, DARKEST)
    even = spread((radiance / own).astype(np.float32), narrow, EVEN) * own
    return np.where(narrow[..., None] > 0, even, radiance)
