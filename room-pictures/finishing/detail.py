"""Gives surfaces back the grain, weave and grout that the denoiser takes for noise.

What falls on a surface varies less than the surface's own colours. So a second run of the network cleans the light alone, radiance divided
by albedo, and the albedo, which has many more samples, is multiplied in again (demodulation, as in Bako et al., "Kernel-Predicting
Convolutional Networks for Denoising Monte Carlo Renderings", 2017).
"""
import cv2
import numpy as np

from finishing.contrast import LUMA

DARKEST = .02            # keeps the quotient finite where nothing has a colour of its own; it does not count there
CHANGE = .72, 1.38       # bounds of the second run's brightness by the first's, before its surroundings are taken away
FINE = 5                 # detail is what differs from its surroundings of so many pixels (standard deviation); the rest would be clouds
TEXTURE = .01, .04       # contrast of the albedo nearby: below the first a surface is plain and stays as it is, above the second it has texture
RIM = 5                  # width in pixels of the square in which a mirror, metal or window keeps a pixel as it is: the quotient jumps there


def restore(clean, passes, denoise):
    """The clean radiance (h, w, 3) with the detail of its surfaces. denoise(radiance, albedo, normal): the network."""
    albedo = np.maximum(passes.albedo, DARKEST)
    detailed = denoise(passes.radiance / albedo, passes.albedo, passes.normal) * albedo
    times = np.clip((detailed @ LUMA) / np.maximum(clean @ LUMA, 1e-5), *CHANGE)
    times = times / cv2.GaussianBlur(times, (0, 0), FINE)
    return clean * (1 + _inside(passes.solid) * _texture(albedo @ LUMA) * (times - 1))[..., None]


def _texture(albedo):
    """0 where the albedo hardly varies within some 4 * FINE pixels, 1 where it does; edges of things count, too."""
    tone = np.log(albedo)
    fine = np.abs(tone - cv2.GaussianBlur(tone, (0, 0), FINE))
    low, high = TEXTURE
    return np.clip((cv2.GaussianBlur(fine, (0, 0), 2 * FINE) - low) / (high - low), 0, 1)


def _inside(solid):
    """1 where only surfaces with a colour are near, 0 elsewhere, with a soft change."""
    other = cv2.dilate((solid <= .99).astype(np.float32), np.ones((RIM, RIM)))
    return 1 - np.clip(cv2.GaussianBlur(other, (0, 0), 1), 0, 1)
