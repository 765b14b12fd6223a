"""Reads Blender's passes and takes the light apart for the filter.

What a pixel shows is colour x (straight light + the remaining light) + gloss. Colour and straight light were taken with many samples and
keep weave, grain and shadow edges. Only the remaining light, which is smooth, and the gloss need a strong filter.

Cycles' own denoising passes look through everything smoother than a fixed roughness, so that on dark gloss (tiles, floors, leather)
albedo, normal and depth jump between the surface and its reflection from pixel to pixel. They serve only what has no colour of its
own: mirrors, metals, clear glass and things that glow.
"""
import glob
import os
from dataclasses import dataclass

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2
import numpy as np

GLOSS = .04      # what a dielectric reflects at normal incidence


@dataclass
class Passes:
    """Arrays (h, w, 3), linear; normals in the world's frame; depth (h, w) in metres. Pairs are images of half the samples."""
    colour: np.ndarray
    albedo: np.ndarray      # guides the gloss, mirrors' reflections too
    normal: np.ndarray
    depth: np.ndarray
    straight: list          # light that comes straight from windows and sun, without colour
    diffuse: list           # all light on matt surfaces, without colour
    gloss: list             # reflections, lamps, views


def read(prefix, name, half):
    """One pass as float32, colours in RGB order, (h, w, 3)."""
    path = sorted(glob.glob(f'{glob.escape(prefix)}_{name}_{half}_*.exr'))[0]
    a = cv2.imread(path, cv2.IMREAD_UNCHANGED).astype(np.float32)
    return np.repeat(a[..., None], 3, 2) if a.ndim == 2 else a[..., 2::-1]


def mean(prefix, name):
    """A pass with the samples of both halves."""
    return (read(prefix, name, 0) + read(prefix, name, 1)) / 2


def load(prefix):
    """All passes of a picture."""
    colour = mean(prefix, 'col')
    solid = np.clip(colour.max(2, keepdims=True) / .003, 0, 1)

    def pick(surface, otherwise):
        return surface * solid + otherwise * (1 - solid)
    diffuse = [read(prefix, 'dir', h) + read(prefix, 'ind', h) for h in (0, 1)]
    return Passes(
        colour, pick(colour + GLOSS, mean(prefix, 'alb')), pick(mean(prefix, 'hit'), mean(prefix, 'nrm')),
        pick(np.minimum(mean(prefix, 'far'), 60), mean(prefix, 'dep'))[..., 0],
        [read(prefix, 'key', h) for h in (0, 1)], diffuse,
        [read(prefix, 'rgb', h) - read(prefix, 'dif', h) * diffuse[h] for h in (0, 1)])
