"""Reads the rooms that were rendered."""
import glob
import os
import sys

import numpy as np

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from labels import ROOM_BITS
from packing import DARKEST, FLOOR_ALBEDO, STOPS
from training.edge_light import mended_light

WORK = os.environ.get('ROOM_MODEL_WORK', os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'work'))
EVERY = 12        # one room in so many is for validation
LIGHT = (2 ** (np.arange(256) / 255 * STOPS + DARKEST)).astype(np.float32)
ALBEDO = ((np.arange(256) / 255) ** 2.2).astype(np.float32)


def room_count():
    """One more than the largest seed rendered."""
    return 1 + max(int(os.path.basename(path)[:6]) for path in glob.glob(os.path.join(WORK, 'rooms', '*.npz')))


def load_pairs(unseen=False):
    """All pairs of the rooms to train on, or of the validation rooms."""
    pairs = []
    for path in sorted(glob.glob(os.path.join(WORK, 'rooms', '*.npz'))):
        if (int(os.path.basename(path)[:6]) % EVERY == EVERY - 1) == unseen:
            with np.load(path) as room:
                for k in range(sum(name.endswith('_label') for name in room.files)):
                    pairs.append(numbered({name: room[f'{k}_{name}'] for name in ('albedo', 'light', 'label', 'thing', 'position', 'normal')}))
    return pairs


def numbered(pair):
    """Numbers the pair's parts (a piece's surfaces of one class and material): `part` per pixel; their classes, pieces and pixels. Mends its light."""
    thing = pair.pop('thing').astype(np.int64)
    keys, part, pixels = np.unique(thing * ROOM_BITS + pair['label'], return_inverse=True, return_counts=True)
    pieces, part = keys // ROOM_BITS // 256, part.reshape(thing.shape).astype(np.uint16)
    return dict(pair, light=mended_light(pair['light'], part), part=part, classes=keys % ROOM_BITS, pieces=pieces, pixels=pixels)


def picture_of(pair, albedo=None):
    """The pair as linear light."""
    return LIGHT[pair['light']] * ((ALBEDO[pair['albedo']] if albedo is None else albedo) + FLOOR_ALBEDO)
