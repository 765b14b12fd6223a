"""Reads Blender's passes. What a pixel shows is colour x diffuse light + gloss.

Cycles' own denoising passes look through everything smoother than a fixed roughness, so that on dark gloss (tiles, floors, leather)
albedo and normal jump between the surface and its reflection from pixel to pixel. They serve only what has no colour of its
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
    """Arrays (h, w, 3), linear; normals in the world's frame."""
    colour: np.ndarray
    albedo: np.ndarray      # guides the gloss, mirrors' reflections too
    normal: np.ndarray
    diffuse: np.ndarray     # all light on matt surfaces, without colour
    gloss: np.ndarray       # reflections, lamps, views


def read(prefix, name):
    """One pass as float32, colours in RGB order, (h, w, 3)."""
    path = sorted(glob.glob(f'{glob.escape(prefix)}_{name}_*.exr'))[0]
    return cv2.imread(path, cv2.IMREAD_UNCHANGED).astype(np.float32)[..., 2::-1]


def load(prefix):
    """All passes of a picture."""
    colour, diffuse = read(prefix, 'col'), read(prefix, 'dir') + read(prefix, 'ind')
    solid = np.clip(colour.max(2, keepdims=True) / .003, 0, 1)

    def pick(surface, otherwise):
        return surface * solid + otherwise * (1 - solid)
    return Passes(colour, pick(colour + GLOSS, read(prefix, 'alb')), pick(read(prefix, 'hit'), read(prefix, 'nrm')),
                  diffuse, read(prefix, 'rgb') - read(prefix, 'dif') * diffuse)
