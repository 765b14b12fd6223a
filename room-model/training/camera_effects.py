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
    if r.random() < .3:
        field = field * (1 + sun_patches(h, w, r) * r.uniform(.5, 4))
    return np.maximum(field, .1)[..., None]


def sun_patches(h, w, r):
    """Where the sun falls through the panes of a window: parallel quadrilaterals with straight edges, 0…1."""
    mask = np.zeros((h, w), np.float32)
    across = np.array([r.uniform(.05, .35), r.normal(0, .08)]) * w
    along = np.array([r.normal(0, .3), r.choice([-1, 1]) * r.uniform(.08, .5)]) * h
    corner = r.uniform(0, 1, 2) * (w, h)
    for column in range(r.integers(1, 4)):
        for row in range(r.integers(1, 3)):
            start = corner + across * 1.12 * column + along * 1.12 * row
            cv2.fillConvexPoly(mask, np.array([start, start + across, start + across + along, start + along], np.int32), 1)
    return cv2.GaussianBlur(mask, (0, 0), r.uniform(.3, 2))


def reflected(linear, floor, r):
    """A polished floor: each of its pixels also shows what stands above it in the picture, mirrored at the floor's edge."""
    rows = np.arange(floor.shape[0], dtype=np.float32)[:, None]
    edge = np.maximum.accumulate(np.where(floor, -1, rows), axis=0)
    across = np.broadcast_to(np.arange(floor.shape[1], dtype=np.float32), floor.shape)
    mirror = cv2.remap(linear, across.copy(), np.maximum(2 * edge - rows, 0).astype(np.float32), cv2.INTER_LINEAR)
    mirror = cv2.GaussianBlur(mirror, (0, 0), sigmaX=r.uniform(.4, 2), sigmaY=r.uniform(.6, 8))
    share = r.uniform(.05, .5) * (floor & (edge >= 0))[..., None]
    return linear + mirror * share.astype(np.float32)


def bloomed(picture, r):
    """Bright windows shine over what is beside them."""
    bright = np.maximum(picture - r.uniform(.6, .9), 0)
    return picture + cv2.GaussianBlur(bright, (0, 0), r.uniform(2, 14)) * r.uniform(.3, 2.5)


def flattened(picture, r):
    """Local contrast as merged exposures have it: wide differences of brightness shrink, narrow ones grow, and halos remain."""
    light = picture.mean(2, keepdims=True)
    wide = cv2.GaussianBlur(light, (0, 0), r.uniform(6, 30))[..., None]
    return picture + (light - wide) * r.uniform(0, .9) + (.6 - wide) * r.uniform(0, .6)


def develop(picture, r):
    """Glare, contrast, saturation, blur or sharpening, noise and JPEG of a picture 0…1; returns uint8."""
    if r.random() < .25:
        picture = bloomed(picture, r)
    if r.random() < .25:
        picture = flattened(picture, r)
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
