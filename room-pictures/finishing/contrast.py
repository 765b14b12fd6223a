"""Contrast of display values. Strong contrast bends colours and large tones, but not texture: pale rooms' grout, veins and creases would look sharpened."""
import cv2
import numpy as np

LUMA = np.array([.2126, .7152, .0722])
TEXTURE = .4                 # the most contrast that texture gets
EDGE = .10                   # a step in luma from about which on two tones are different things and not texture
REACH = 1 / 60               # share of the width within which tones are averaged
PASSES = 2


def levels(shown, contrast=.3, shoulder=.85):
    """Display values with a soft shoulder below white; contrast bends them about the middle (0: none)."""
    over = np.maximum(shown - shoulder, 0)
    out = np.where(over > 0, shoulder + (1 - shoulder) * (1 - np.exp(-over / (1 - shoulder))), shown)
    if contrast <= TEXTURE:
        return _bent(out, contrast)
    strong, tones = _bent(out, contrast), _large_tones(out)
    luma = _bent(out, TEXTURE) @ LUMA + _bent(tones, contrast) - _bent(tones, TEXTURE)
    return strong + (luma - strong @ LUMA)[..., None]


def _bent(tones, contrast):
    return tones + contrast * (tones * tones * (3 - 2 * tones) - tones)


def _large_tones(shown):
    """The picture's luma without texture, but with the outlines of things (h, w)."""
    luma = (shown @ LUMA).astype(np.float32)
    h, w = luma.shape
    small = cv2.resize(luma, (w // 2, h // 2), interpolation=cv2.INTER_AREA)
    for _ in range(PASSES):
        small = cv2.bilateralFilter(small, 0, EDGE, w / 2 * REACH)
    return np.clip(cv2.resize(small, (w, h)), 0, 1)
