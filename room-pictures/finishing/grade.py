"""Exposure, glow and tone curve: linear radiance to display values from 0 to 1. Pictures are matched, so that no pair is chosen for its light."""
import cv2
import numpy as np

from finishing.contrast import evened, levels, LUMA

# The AgX base curve as fitted by Benjamin Wrensch, "Minimal AgX Implementation" (2023).
INSET = np.array([[0.842479062253094, 0.0784335999999992, 0.0792237451477643],
                  [0.0423282422610123, 0.878468636469772, 0.0791661274605434],
                  [0.0423756549057051, 0.0784336, 0.879142973793104]])
EV_MIN, EV_RANGE = -12.47393, 16.5
LIGHTNESS = (54.0, 70.5)     # mean CIE L* of a finished picture; dark schemes end near the first, white ones near the second (see pool.test.ts)
SPREAD = (17.0, 26.0)        # its standard deviation
FREE = (50.0, 80.0), (8.0, 28.0)     # what pictures have before they are matched
MILDEST, STRONGEST = -.6, 1.15      # bounds of the contrast that brings it there
CHROMA = (14.0, 60.0)        # CIE chroma: colours up to the first stay as they are, none passes the second
BRIGHT, RECOVERED = 1.1, .65  # natural logarithm of a tone's brightness over the median from which highlights are recovered, and the share of what lies above that is taken back
CURVE = (15.5, -40.14, 31.96, -6.868, .4298, .1191, -.00232)


def agx(colour, saturation=.93, power=1.24):
    """Display-encoded colour by the AgX curve, with a little punch."""
    v = np.maximum(np.maximum(colour, 1e-10) @ INSET.T, 1e-10)
    v = np.clip((np.log2(v) - EV_MIN) / EV_RANGE, 0, 1)
    out = np.zeros_like(v)
    for c in CURVE:
        out = out * v + c
    out = np.maximum(out, 0) ** power
    grey = (out @ LUMA)[..., None]
    return np.clip(np.maximum(grey + (out - grey) * saturation, 0) @ np.linalg.inv(INSET).T, 0, 1)


def restrain(shown):
    """Display values with strong colours calmed: a camera shows sunlit reds and oranges paler than a display could, and strangers take
    such pictures for photographs sooner."""
    lab = cv2.cvtColor(np.clip(shown, 0, 1).astype(np.float32), cv2.COLOR_RGB2LAB)
    chroma, (free, most) = np.hypot(lab[..., 1], lab[..., 2]), CHROMA
    calm = np.where(chroma > free, free + (most - free) * (1 - np.exp((free - chroma) / (most - free))), chroma)
    lab[..., 1:] *= (calm / np.maximum(chroma, 1e-3))[..., None]
    return cv2.cvtColor(lab, cv2.COLOR_LAB2RGB)


def expose(colour, paleness=.5, key=.40):
    """Partial adaptation: dark schemes stay darker than bright ones, and white rooms white. paleness: geometric mean of the albedo."""
    key *= max(1.0, paleness / .5) ** .8
    luma = colour @ LUMA
    mean = np.exp(np.log(np.clip(luma, 1e-3, np.percentile(luma, 97))).mean())
    colour = colour * (key / mean) ** .72 * 1.1
    bright = np.percentile(colour.max(2), 93)
    return colour * min(1.0, 3.2 / max(bright, 1e-6)) ** .5


def balance(colour, albedo, amount=.6):
    """White balance: takes away a part of the tint of the light, as a photographer does."""
    light = np.exp(np.log(np.maximum(colour, 1e-3) / np.maximum(albedo, .02)).mean((0, 1)))
    return colour * ((light @ LUMA) / light) ** amount


def even_out(colour, albedo, normal, amount=.10):
    """Brings sunlit and shaded parts closer together, as a photographer of interiors does; dark things stay dark. Nets and lampshades, which are far
    brighter and hang, keep their folds and bars; sun stays bright on floors, tables and beds."""
    tone = np.log(np.maximum(colour @ LUMA, 1e-3) / (albedo @ LUMA + .06)).astype(np.float32)
    base = evened(tone, .7, 1 / 64)
    base = base - np.median(base)
    upright = cv2.GaussianBlur(1 - np.abs(normal[..., 2]).astype(np.float32), (0, 0), colour.shape[1] / 480)
    return colour * np.exp(-amount * base - RECOVERED * upright * np.maximum(0, base - BRIGHT))[..., None]


def lightness(shown):
    """Mean and standard deviation of the CIE L* of display values."""
    star = cv2.cvtColor(np.clip(shown, 0, 1).astype(np.float32), cv2.COLOR_RGB2LAB)[..., 0]
    return float(star.mean()), float(star.std())


def squeezed(value, free, bounds):
    """Moves a value from the free range to its place within the bounds."""
    return float(np.interp(value, free, bounds))


def match(exposed):
    """The stops to add and the contrast that bring a picture's mean and spread of lightness within the bounds; by bisection, in turns."""
    small = cv2.resize(exposed.astype(np.float32), (240, 160), interpolation=cv2.INTER_AREA)
    stops, contrast = 0.0, .3

    def measured():
        return lightness(levels(agx(small * 2 ** stops), contrast=contrast))
    wanted = [squeezed(v, f, b) for v, f, b in zip(measured(), FREE, (LIGHTNESS, SPREAD))]
    for _ in range(4):
        low, high = -2.5, 2.5
        for _ in range(12):
            stops = (low + high) / 2
            low, high = (stops, high) if measured()[0] < wanted[0] else (low, stops)
        low, high = MILDEST, STRONGEST
        for _ in range(12):
            contrast = (low + high) / 2
            low, high = (contrast, high) if measured()[1] < wanted[1] else (low, contrast)
    return stops, contrast


def grade(radiance, albedo, normal):
    """The finished look of a picture of any size. All are (h, w, 3): radiance and albedo linear, normal in the world's frame."""
    h, w = radiance.shape[:2]
    c = expose(even_out(balance(radiance, albedo), albedo, normal), np.exp(np.log(np.maximum(albedo.mean(2), .01)).mean()))
    light = np.minimum(np.maximum(c - 1.2, 0), 6).astype(np.float32)
    c = c + .05 * sum(cv2.GaussianBlur(light, (0, 0), s * w / 960) for s in (3, 10, 34)) / 3
    y, x = np.mgrid[0:h, 0:w]
    c = c * (1 - .25 * ((x / w - .5) ** 2 + ((y / h - .5) * .8) ** 2))[..., None]
    stops, contrast = match(c)
    out = restrain(levels(agx(c * 2 ** stops), contrast=contrast))
    out += np.random.RandomState(0).randn(h, w, 1) * .004
    return np.clip(out, 0, 1)
