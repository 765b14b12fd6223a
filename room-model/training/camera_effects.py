"""What stands between a room and a photo: exposure, lenses, sensors, compression."""
import cv2
import numpy as np


def expose(linear, r):
    """Linear light to 0…1 as a camera shows it: from dim to blown out, with a soft shoulder and a colour cast."""
    bright = np.percentile(linear.mean(2)[::3, ::3], 88) + 1e-4
    shown = linear / bright * .75 * np.exp(r.normal(0, .35))
    shown = shown * np.exp(r.normal(0, .12, 3)).astype(np.float32)
    shown = np.where(shown > .8, .8 + .2 * (1 - np.exp(-(shown - .8) / .4)), shown)
    return np.clip(shown, 0, 1).astype(np.float32) ** np.float32(np.clip(1 / 2.2 * np.exp(r.normal(0, .2)), .25, .8))


def light_field(shape, r):
    """A gradient, a vignette, sometimes the glow of a lamp or a shadow."""
    h, w = shape[:2]
    y, x = np.linspace(-1, 1, h, dtype=np.float32)[:, None], np.linspace(-1, 1, w, dtype=np.float32)[None]
    field = 1 + r.normal(0, .15) * x + r.normal(0, .15) * y - abs(r.normal(0, .08)) * (x * x + y * y)
    for _ in range(r.choice([0, 0, 1, 2])):
        far = ((x - r.uniform(-1, 1)) ** 2 + (y - r.uniform(-1, 1)) ** 2) / r.uniform(.02, .5)
        field = field * (1 + r.uniform(-.4, .9) * np.exp(-far))
    return np.maximum(field, .1)[..., None]


def develop(picture, r):
    """Contrast, saturation, blur or sharpening, noise and JPEG of a picture 0…1; returns uint8."""
    mean = picture.mean()
    picture = (picture - mean) * np.exp(r.normal(0, .22)) + mean + r.normal(0, .06)
    grey = picture.mean(2, keepdims=True)
    picture = grey + (picture - grey) * max(0, r.normal(1, .35))
    kind = r.random()
    if kind < .3:
        picture = cv2.GaussianBlur(picture, (0, 0), r.uniform(.4, 1.2))
    elif kind < .55:
        picture = picture + (picture - cv2.GaussianBlur(picture, (0, 0), r.uniform(.8, 4))) * r.uniform(.2, 1.2)
    if r.random() < .5:
        picture = picture + r.normal(0, r.uniform(.004, .04), picture.shape)
    shown = (np.clip(picture, 0, 1) * 255).astype(np.uint8)
    if r.random() < .4:
        shown = cv2.imdecode(cv2.imencode('.jpg', shown, [cv2.IMWRITE_JPEG_QUALITY, int(r.integers(25, 90))])[1], cv2.IMREAD_COLOR)
    return shown
