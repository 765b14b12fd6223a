"""Turns a rendered view into what an interior photograph shows of it: hazy, out of focus, over-exposed and pale. Arrays are linear light."""
from painting.canvas import cv2, np

LUMA = np.array([.2126, .7152, .0722], np.float32)
OUT_OF_FOCUS = 2          # radius in pixels of the disc into which a lens focused on the room spreads a point
VEIL, WHITE = .03, .95    # what the darkest and the brightest become
BRIGHTEST = 6.0           # times the mean light, to which lights are dimmed, so that no disc stands out


def haze(light, metres, far, reach, share=.75):
    """Aerial perspective: things at `reach` metres have lost 63 % of their contrast to the sky's light near the horizon."""
    sky = metres > far * .985
    h = light.shape[0]
    low = sky & (np.arange(h)[:, None] > h * .25)
    air = np.median(light[low if low.sum() > 50 else sky], axis=0) if sky.sum() > 50 else np.percentile(light.reshape(-1, 3), 92, axis=0)
    t = np.where(sky, 1, share * (1 - np.exp(-metres / reach)))[..., None]
    return np.where(sky[..., None], light, light * (1 - t) + air.astype(np.float32) * t)


def soften(light, radius):
    """Spreads every point into a disc with a soft rim. Lights above BRIGHTEST times the mean are dimmed first."""
    top = BRIGHTEST * float((light @ LUMA).mean())
    peak = np.maximum(light.max(2, keepdims=True), 1e-6)
    light = light * (np.minimum(peak, top + (peak - top) * .1) / peak)
    y, x = np.mgrid[-radius - 2:radius + 3, -radius - 2:radius + 3]
    disc = np.clip((radius + 1 - np.hypot(x, y)) / 2, 0, 1).astype(np.float32)
    return cv2.filter2D(light, -1, disc / disc.sum(), borderType=cv2.BORDER_REFLECT)


def shown(light, middle=.46, colour=.8, warm=0.0):
    """Display values from 0 to 1. middle: what the median becomes (linear); colour: how much colour remains;
    warm: how much bluer than the room's light the camera takes the daylight for, and so corrects it."""
    light = light * np.array([1 + warm, 1, 1 - warm], np.float32)
    luma = light @ LUMA
    x = light * (middle / float(np.median(luma)))
    grey = (x @ LUMA)[..., None]
    x = np.maximum(grey + (x - grey) * colour, 0)
    knee = .45
    x = np.where(x < knee, x, knee + (1.02 - knee) * (1 - np.exp(-(x - knee) / (1.02 - knee))))
    return np.clip(VEIL + (WHITE - VEIL) * x, 0, 1) ** (1 / 2.2)
