"""Turns the renderer's passes of one room into one compact file: the colour of surfaces, separate from the light on them.

Training can thus lay other colours and textures on everything, in true perspective and in the rendered light.
"""
import glob
import os
import re

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2
import numpy as np

import labels

cv2.setNumThreads(1)
DARKEST, STOPS = -9.0, 15.0         # irradiance is stored as 0…255 over these stops
FLOOR_ALBEDO = .04


def read(folder, k, name):
    """A pass as float32 (height, width, 3), RGB."""
    picture = cv2.imread(os.path.join(folder, f'{k}_{name}_0001.exr'), cv2.IMREAD_UNCHANGED)
    return np.nan_to_num(picture[..., ::-1] if picture.ndim == 3 else np.repeat(picture[..., None], 3, 2), posinf=50, neginf=0).astype(np.float32)


def pack_room(folder, path):
    """Writes the pairs found in folder as a compressed file; returns how many there were."""
    numbers = sorted(int(re.match(r'\d+', os.path.basename(f)).group()) for f in glob.glob(os.path.join(folder, '*_rgb_0001.exr')))
    arrays = {}
    for n, k in enumerate(numbers):
        arrays.update({f'{n}_{name}': value for name, value in pair(folder, k).items()})
    with open(path + '.part', 'wb') as file:
        np.savez_compressed(file, **arrays)
    os.replace(path + '.part', path)
    return len(numbers)


def pair(folder, k):
    """The arrays of one picture: albedo, light, label, thing (piece and material), position (mm) and normal."""
    rgb, albedo = read(folder, k, 'rgb'), np.clip(read(folder, k, 'alb'), 0, 1)
    normal, position = read(folder, k, 'nrm'), read(folder, k, 'pos')
    index = np.rint(read(folder, k, 'obj')[..., 0]).astype(np.int32)
    material = np.rint(read(folder, k, 'mat')[..., 0]).astype(np.int32)
    label = (index % labels.ROOM_BITS).astype(np.uint8)
    light = smooth_light(rgb / (albedo + FLOOR_ALBEDO), index, normal, position)
    coded = (np.log2(np.maximum(light, 1e-6)) - DARKEST) / STOPS * 255
    return dict(albedo=(albedo ** (1 / 2.2) * 255 + .5).astype(np.uint8), light=np.clip(coded + .5, 0, 255).astype(np.uint8), label=label,
                thing=((index // labels.ROOM_BITS) * 256 + material % 256).astype(np.uint32),
                position=np.clip(position * 1000, -32000, 32000).astype(np.int16), normal=np.clip(normal * 127, -127, 127).astype(np.int8))


def smooth_light(light, index, normal, position):
    """Removes the renderer's noise: an edge-stopping à-trous filter (Dammertz et al. 2010) that stays within one object's plane.

    Before it, pixels that few rays reached are brought near to their surroundings, darker ones too: in logarithms, black ones would stay.
    """
    bright = cv2.medianBlur(np.minimum(light, 50).astype(np.float32), 5).max(2)
    light = np.minimum(light, (bright * 4 + .05)[..., None])
    planes, around = (index, normal, position), light
    for step in (1, 2):
        around = _mean_around(around, step, planes)
    light = np.clip(light, around * .5, around * 2)
    value = np.log(light + .02 * np.median(light) + 1e-5)
    for step in (1, 2, 4, 8):
        value = _mean_around(value, step, planes, 1.6 / step ** .5)
    return np.exp(value)


def _mean_around(value, step, planes, likeness=None):
    """Mean of each pixel and the eight at `step` pixels from it that show the same plane, of a similar value where `likeness` is given."""
    index, normal, position = planes
    total, weights = np.zeros_like(value), np.zeros(value.shape[:2], np.float32)
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            shift = lambda a: np.roll(a, (dy * step, dx * step), (0, 1))
            same = shift(index) == index
            facing = np.clip((shift(normal) * normal).sum(2), 0, 1) ** 16
            apart = np.abs(((shift(position) - position) * normal).sum(2))
            w = same * facing * np.exp(-apart / .05) * (.5 if dx or dy else 1)
            if likeness:
                w = w * np.exp(-np.abs(shift(value) - value).mean(2) / likeness)
            total += shift(value) * w[..., None]
            weights += w
    return np.where((weights > 0)[..., None], total / np.maximum(weights, 1e-6)[..., None], value)
