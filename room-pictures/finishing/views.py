"""Darkens what windows show, as photographers of interiors do, who take one exposure for the room and one for the view.

Bulbs and strips of light without a shade are darkened alike: they are so bright that they stay white; so are views in mirrors.
"""
import numpy as np

from finishing.contrast import LUMA

MOST = 3.0       # a view up to so many times as bright as the room stays as it is
STRENGTH = .9    # how much of what is above that goes, in stops: 0 nothing, 1 all
LEAST = .002     # share of the picture below which there is no view, but bulbs alone


def darken(radiance, glow):
    """Linear radiance (h, w, 3) with views at a brightness that the room's exposure can show. glow: how much of each pixel glows (h, w)."""
    luma = radiance @ LUMA
    seen, room = luma[glow > .99], luma[glow < .01]
    if len(seen) < luma.size * LEAST or not len(room):
        return radiance
    times = np.median(seen) / max(np.median(room), 1e-6)
    factor = min(1.0, MOST / times) ** STRENGTH
    return radiance * (1 - glow * (1 - factor))[..., None]
