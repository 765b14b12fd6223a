"""Turns the renderer's passes of one room into one file: the colour of surfaces, separate from the light on them.

Training can thus lay other colours and textures on everything, in true perspective and in the rendered light.
"""
import glob
import os
import re

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2
import numpy as np

import labels

DARKEST, STOPS = -9.0, 15.0         # irradiance is stored as 0…255 over these stops
FLOOR_ALBEDO = .04


def read(folder, k, name):
    """A pass as float32 (height, width, 3), RGB."""
    picture = cv2.imread(os.path.join(folder, f'{k}_{name}_0001.exr'), cv2.IMREAD_UNCHANGED)
    return np.nan_to_num(picture[..., ::-1] if picture.ndim == 3 else np.repeat(picture[..., None], 3, 2), posinf=50, neginf=0).astype(np.float32)


def pack_room(folder, path):
    """Writes the pairs found in folder as one file, not compressed: that takes longer than to render them."""
    numbers = sorted(int(re.match(r'\d+', os.path.basename(f)).group()) for f in glob.glob(os.path.join(folder, '*_rgb_0001.exr')))
    arrays = {}
    for n, k in enumerate(numbers):
        arrays.update({f'{n}_{name}': value for name, value in pair(folder, k).items()})
    with open(path + '.part', 'wb') as file:
        np.savez(file, **arrays)
    os.replace(path + '.part', path)


def pair(folder, k):
    """The arrays of one picture: albedo, light with the renderer's noise, label, position (mm), normal, and its parts."""
    rgb, albedo = read(folder, k, 'rgb'), np.clip(read(folder, k, 'alb'), 0, 1)
    normal, position = read(folder, k, 'nrm'), read(folder, k, 'pos')
    index = np.rint(read(folder, k, 'obj')[..., 0]).astype(np.int32)
    material = np.rint(read(folder, k, 'mat')[..., 0]).astype(np.int32)
    coded = (np.log2(np.maximum(rgb / (albedo + FLOOR_ALBEDO), 1e-6)) - DARKEST) / STOPS * 255
    return dict(albedo=(albedo ** (1 / 2.2) * 255 + .5).astype(np.uint8), light=np.clip(coded + .5, 0, 255).astype(np.uint8),
                label=(index % labels.ROOM_BITS).astype(np.uint8), position=np.clip(position * 1000, -32000, 32000).astype(np.int16),
                normal=np.clip(normal * 127, -127, 127).astype(np.int8), **parts(index, material, albedo))


def parts(index, material, albedo):
    """Numbers the picture's parts, a piece's surfaces of one class and material: `part` per pixel; of each its class, piece, pixels and mean colour."""
    keys, part, pixels = np.unique(index * 256 + material % 256, return_inverse=True, return_counts=True)
    colour = np.stack([np.bincount(part.ravel(), albedo[..., c].ravel()) / pixels for c in range(3)], 1)
    return dict(part=part.reshape(index.shape).astype(np.int16), classes=(keys // 256 % labels.ROOM_BITS).astype(np.uint8),
                pieces=(keys // 256 // labels.ROOM_BITS).astype(np.int16), pixels=pixels.astype(np.int32), colour=colour.astype(np.float32))
