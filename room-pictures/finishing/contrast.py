"""Contrast of display values. Strong contrast bends colours and large tones, but not texture: pale rooms' grout, veins and creases would look sharpened."""
import cv2
import numpy as np

LUMA = np.array([.2126, .7152, .0722])
TEXTURE = .4                 # the most contrast that texture gets
EDGE = .10                   # a step in luma from about which on two tones are different things and not texture
REACH = 1 / 120              # share of the width within which tones are averaged
PASSES = 2


def levels(shown, contrast=.3, shoulder=.85):
    """Display values (h, w, 3) from 0 to 1 with a soft shoulder below white; contrast bends them about the middle (0: none)."""
    over = np.maximum(shown - shoulder, 0)
    out = np.where(over > 0, shoulder + (1 - shoulder) * (1 - np.exp(-over / (1 - shoulder))), shown)
    if contrast <= TEXTURE:
        return _bent(out, contrast)
    strong, tones = _bent(out, contrast), np.clip(evened((out @ LUMA).astype(np.float32), EDGE, REACH, PASSES), 0, 1)
    luma = _bent(out, TEXTURE) @ LUMA + _bent(tones, contrast) - _bent(tones, TEXTURE)
    return strong + (luma - strong @ LUMA)[..., None]


def _bent(tones, contrast):
    return tones + contrast * (tones * tones * (3 - 2 * tones) - tones)


def evened(tone, step, reach, passes=1):
    """A plane (h, w; float32) averaged within that share of its width, but not across outlines, where it changes by more than about `step`."""
    h, w = tone.shape
    small = cv2.resize(tone, (w // 2, h // 2), interpolation=cv2.INTER_AREA)
    for _ in range(passes):
        small = cv2.bilateralFilter(small, 0, step, w * reach)
    return cv2.resize(small, (w, h))
