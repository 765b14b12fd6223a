"""Reads Blender's passes and chooses the denoiser's guide for each pixel.

Cycles' own denoising passes look through everything smoother than a fixed roughness, so that on dark gloss (tiles, floors, leather)
albedo, normal and depth jump between the surface and its reflection from pixel to pixel. They serve only what has no colour of its
own: mirrors, metals, clear glass and things that glow.
"""
import glob
import os

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2
import numpy as np

GLOSS = .04      # what a dielectric reflects at normal incidence


def read(prefix, name, half):
    """One pass as float32, colours in RGB order, (h, w, 3)."""
    path = sorted(glob.glob(f'{glob.escape(prefix)}_{name}_{half}_*.exr'))[0]
    a = cv2.imread(path, cv2.IMREAD_UNCHANGED).astype(np.float32)
    return np.repeat(a[..., None], 3, 2) if a.ndim == 2 else a[..., 2::-1]


def guides(prefix):
    """Albedo and normal (h, w, 3) and depth (h, w) of what a pixel shows."""
    halves = {n: (read(prefix, n, 0), read(prefix, n, 1)) for n in ('alb', 'nrm', 'dep', 'dif', 'hit', 'far')}
    both = {n: (a + b) / 2 for n, (a, b) in halves.items()}
    solid = np.clip(both['dif'].max(2, keepdims=True) / .003, 0, 1)

    def pick(surface, otherwise):
        return surface * solid + otherwise * (1 - solid)
    albedo, depth = pick(both['dif'] + GLOSS, both['alb']), pick(np.minimum(both['far'], 60), both['dep'])
    thin = thinness(*halves['dif'])
    return tuple(blended(a, thin) for a in (albedo, pick(both['hit'], both['nrm']), depth[..., 0]))


def thinness(first, second):
    """Where a pale thin curtain lets part of the rays through, so that the halves disagree all over: 0 to 1, (h, w, 1)."""
    unlike = cv2.blur(cv2.medianBlur(np.abs(first - second).mean(2), 5), (9, 9))
    wide = cv2.blur((first + second) / 2, (15, 15))
    pale = np.clip(1.5 - (wide.max(2) - wide.min(2)) / (wide.max(2) + .02) / .25, 0, 1)
    return (np.clip((unlike - .016) / .03, 0, 1) * pale)[..., None]


def blended(a, weight, sigma=3.0):
    """The guide, blurred by sigma pixels where the weight is high."""
    weight = weight if a.ndim == 3 else weight[..., 0]
    return a + (cv2.GaussianBlur(a, (0, 0), sigma) - a) * weight
