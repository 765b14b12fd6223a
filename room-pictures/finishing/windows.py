"""Shows views as a camera does that is exposed for and focused on the room: bright, pale, blurred, with a glow over the bars in front.

Works on display values, after grading, so that it can also be applied to a finished picture (refresh_views.py), and takes what is seen from a
pass of the view's own light.
"""
import cv2
import numpy as np

from finishing.contrast import LUMA

GAMMA = 2.2
WHOLE = .985                                # from this share on, a pixel shows nothing but the view
LEAST = .002                                # share of the picture below which a view stays as it is
BENDING = (.8, 2.0)                         # bounds of the exponent that changes a view's contrast
GLOW = ((1.5, .4), (9, .3), (37, .3))       # the halo round a view: widths in pixels, each with its share


def is_seen(view):
    """Whether so much of a view is visible that it matters. view: how much of each pixel it covers."""
    return (view > WHOLE).mean() >= LEAST


def photographed(shown, view, scenery, look):
    """Display values (h, w, 3) with their views as a photograph shows them. view: how much of each pixel a view covers (h, w); scenery: the view's own
    linear light (h, w, 3), which has neither noise nor the denoiser's smears; look: how it is shown."""
    if not is_seen(view):
        return shown
    light = np.clip(shown, 0, 1).astype(np.float32) ** GAMMA
    view = view.astype(np.float32)
    whole = (view > WHOLE).astype(np.float32)
    front = _front(light, view, _continued(light, whole))
    outside = _defocused(_coloured(_continued(scenery, whole), whole > 0, look), whole, look.blur)
    outside = _exposed(outside, whole > 0, look)
    mixed = np.where(view[..., None] > 0, view[..., None] * outside + (1 - view[..., None]) * front, light)
    return _haloed(mixed, outside, view, look.glow) ** (1 / GAMMA)


def spread(light, weight, width):
    """What the weighted pixels of light (h, w, 3) show, blurred (width: standard deviation in pixels) and continued beyond them; others do not bleed into it."""
    blurred = [cv2.GaussianBlur(a, (0, 0), width) for a in (light * weight[..., None], weight)]
    return blurred[0] / (blurred[1] + 1e-5)[..., None]


def _continued(light, whole):
    """What whole pixels show, also at the rims beside them."""
    return np.where(whole[..., None] > 0, light, spread(light, whole, 2))


def _front(light, view, seen):
    """The light of what stands before a view, at its rims without the view's."""
    own = (light - view[..., None] * seen) / np.maximum(1 - view, .1)[..., None]
    return spread(np.clip(own, 0, 1), (1 - view) ** 2 * (view < .9), 1.5)


def _defocused(light, whole, radius):
    """The view out of focus, without anything of the bars before it."""
    y, x = np.mgrid[-radius - 2:radius + 3, -radius - 2:radius + 3]
    disc = np.clip((radius + 1 - np.hypot(x, y)) / 2, 0, 1).astype(np.float32)
    disc /= disc.sum()
    share = cv2.filter2D(whole, -1, disc)[..., None]
    return np.where(share > .02, cv2.filter2D(light * whole[..., None], -1, disc) / (share + 1e-5), light)


def _coloured(light, where, look):
    """The view's light with the look's tint and contrast."""
    light = light * np.array(look.tint, np.float32)
    luma = np.maximum(light @ LUMA, 1e-4)
    exponent = np.clip(look.spread / max(np.log(luma[where]).std(), 1e-4), *BENDING)
    return light * (luma / np.median(luma[where]))[..., None] ** (exponent - 1)


def _exposed(light, where, look):
    """The view's light at the look's brightness; values from 0 to 1."""
    wanted = (look.level - look.veil) / (1 - look.veil)
    light = light * _unbent(wanted, look.knee) / max(float(np.median((light @ LUMA)[where])), 1e-4)
    grey = (light @ LUMA)[..., None]
    return look.veil + (1 - look.veil) * _bent(np.maximum(grey + (light - grey) * look.colour, 0), look.knee)


def _bent(light, knee):
    """Highlights compressed above the knee; 1 is reached only far above it."""
    return np.where(light < knee, light, knee + (1 - knee) * (1 - np.exp((knee - light) / (1 - knee))))


def _unbent(value, knee):
    """The light that `_bent` turns into this value."""
    return value if value < knee else knee - (1 - knee) * np.log(1 - (value - knee) / (1 - knee))


def _haloed(light, outside, view, amount):
    """Lets a view's light spill over what stands before it."""
    source = view[..., None] * outside
    halo = sum(share * cv2.GaussianBlur(source, (0, 0), width) for width, share in GLOW)
    return np.clip(light + amount * (1 - view[..., None]) * halo * (1 - light), 0, 1)
