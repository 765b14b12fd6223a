"""Exposure, glow, tone curve, sharpening: linear radiance to display values from 0 to 1."""
import cv2
import numpy as np

from finishing.edges import despeckle, smooth_edges

LUMA = np.array([.2126, .7152, .0722])
# The AgX base curve as fitted by Benjamin Wrensch, "Minimal AgX Implementation" (2023).
INSET = np.array([[0.842479062253094, 0.0784335999999992, 0.0792237451477643],
                  [0.0423282422610123, 0.878468636469772, 0.0791661274605434],
                  [0.0423756549057051, 0.0784336, 0.879142973793104]])
EV_MIN, EV_RANGE = -12.47393, 16.5
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


def expose(colour, paleness=.5, key=.40):
    """Partial adaptation: dark schemes stay darker than bright ones, and white rooms white. paleness: geometric mean of the albedo."""
    key *= max(1.0, paleness / .5) ** .8
    luma = colour @ LUMA
    mean = np.exp(np.log(np.clip(luma, 1e-3, np.percentile(luma, 97))).mean())
    colour = colour * (key / mean) ** .72 * 1.1
    bright = np.percentile(colour.max(2), 93)
    return colour * min(1.0, 3.2 / max(bright, 1e-6)) ** .5


def even_out(colour, albedo, amount=.24):
    """Brings sunlit and shaded parts closer together, as a photographer of interiors does; dark things stay dark."""
    tone = np.log(np.maximum(colour @ LUMA, 1e-3) / (albedo @ LUMA + .06)).astype(np.float32)
    h, w = tone.shape
    small = cv2.resize(tone, (w // 2, h // 2), interpolation=cv2.INTER_AREA)
    base = cv2.resize(cv2.bilateralFilter(small, 0, .7, w / 64), (w, h))
    return colour * np.exp(-amount * (base - np.median(base)))[..., None]


def levels(shown, shoulder=.85):
    """Lifts the bright parts of display values towards white, with a soft shoulder and a little contrast."""
    bright = np.percentile(shown @ LUMA, 90)
    out = shown * np.clip(.88 / bright, 1.0, 1.12)
    over = np.maximum(out - shoulder, 0)
    room = 1 - shoulder
    out = np.where(out > shoulder, shoulder + room * (1 - np.exp(-over / room)), out)
    return out + .30 * (out * out * (3 - 2 * out) - out)


def grade(radiance, albedo):
    """The finished look of a picture of any size. Both are (h, w, 3), linear."""
    h, w = radiance.shape[:2]
    c = expose(even_out(radiance, albedo), np.exp(np.log(np.maximum(albedo.mean(2), .01)).mean()))
    light = np.minimum(np.maximum(c - 1.2, 0), 6).astype(np.float32)
    c = c + .07 * sum(cv2.GaussianBlur(light, (0, 0), s * w / 960) for s in (3, 10, 34)) / 3
    y, x = np.mgrid[0:h, 0:w]
    c = c * (1 - .42 * ((x / w - .5) ** 2 + ((y / h - .5) * .8) ** 2))[..., None]
    out = smooth_edges(despeckle(levels(agx(c))))
    soft = cv2.GaussianBlur(out.astype(np.float32), (0, 0), 1.1)
    out = out + .35 * (out - soft)
    out += np.random.RandomState(0).randn(h, w, 1) * .003
    return np.clip(out, 0, 1)
