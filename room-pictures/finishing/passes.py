"""Reads Blender's passes: the noisy radiance, and the albedo and normals that guide the denoiser.

Cycles' own denoising passes look through everything smoother than a fixed roughness, so that on dark gloss (tiles, floors, leather)
albedo and normal jump between the surface and its reflection from pixel to pixel. They serve only what has no colour of its
own: mirrors, metals, clear glass and things that glow; there they are as noisy as the light, and are denoised themselves. Cycles gives their normals
in the camera's frame, so they are turned into the world's.
"""
import glob
import os
from dataclasses import dataclass

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2
import numpy as np

from finishing.denoise import clean_albedo, clean_normal

SILVER = .79     # what a mirror reflects: the tint of `mirror` in materials/hard.py
GLOSS = .04      # what a dielectric reflects at normal incidence


@dataclass
class Passes:
    """Arrays (h, w, 3), linear; normals in the world's frame. Shares of each pixel (h, w), 0 to 1: solid shows a surface with a colour of
    its own, glow a glowing one, as views and bulbs are, view only what windows show, themselves or in a mirror; scenery is the
    light of that."""
    radiance: np.ndarray
    albedo: np.ndarray
    normal: np.ndarray
    solid: np.ndarray
    glow: np.ndarray
    view: np.ndarray
    scenery: np.ndarray


def read(prefix, name):
    """One pass as float32, colours in RGB order, (h, w, 3)."""
    return cv2.imread(_files(prefix, name)[0], cv2.IMREAD_UNCHANGED).astype(np.float32)[..., 2::-1]


def _files(prefix, name):
    return sorted(glob.glob(f'{glob.escape(prefix)}_{name}_*.exr'))


def view_and_scenery(prefix):
    """How much of each pixel a view covers, itself or in a mirror, (h, w), and the light of all that glows and of views in mirrors, (h, w, 3)."""
    view, light = np.clip(read(prefix, 'view')[..., 0], 0, 1), read(prefix, 'emit')
    if not _files(prefix, 'mirrored'):
        return view, light
    mirrored = read(prefix, 'mirrored')
    in_mirror = (read(prefix, 'guide') - mirrored)[..., 1]       # see mirror_pass.py
    return np.clip(view + in_mirror, 0, 1), light + SILVER * mirrored


def coverage(brightness, black=.003):
    """How much of a pixel a surface with a colour covers, from 0 to 1; at its rim as much as it has of its neighbour's brightness."""
    whole, kernel = (brightness > black).astype(np.float32), np.ones((3, 3))
    at_rim = cv2.dilate(1 - whole, kernel) > 0
    return np.where(at_rim, np.clip(brightness / np.maximum(cv2.dilate(brightness, kernel), black), 0, 1), whole)


def turned(normal, like, where):
    """Normals (h, w, 3) in another frame: turned so that they agree best with those of `like` where both are known; where: a mask (h, w).
    (Kabsch, "A solution for the best rotation to relate two sets of vectors", 1976; frames may differ in handedness, too.)"""
    u, _, v = np.linalg.svd(normal[where].T.astype(np.float64) @ like[where])
    return normal @ (u @ v).astype(np.float32)


def load(prefix):
    """All passes of a picture."""
    colour = read(prefix, 'col')
    solid = coverage(colour.max(2))
    view, scenery = view_and_scenery(prefix)
    glows = cv2.dilate((read(prefix, 'emit').max(2) > 0).astype(np.float32), np.ones((3, 3)))

    first_hit = read(prefix, 'hit')
    seen_through = turned(clean_normal(read(prefix, 'nrm')), first_hit, solid == 1)

    def pick(surface, otherwise):
        return surface * solid[..., None] + otherwise * (1 - solid[..., None])
    return Passes(read(prefix, 'rgb'), pick(colour + GLOSS, clean_albedo(read(prefix, 'alb'))),
                  pick(first_hit, seen_through), solid, (1 - solid) * np.maximum(glows, view), view, scenery)
