"""Reads the rooms that were rendered, onto the processor or the card that trains."""
import glob
import os
import sys

import numpy as np
import torch

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from packing import FLOOR_ALBEDO
from training.rendered_light import decoded, mended

WORK = os.environ.get('ROOM_MODEL_WORK', os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'work'))
EVERY = 12        # one room in so many is for validation
PARTS = 384       # most parts that a picture keeps apart
TABLES = ('classes', 'pieces', 'pixels', 'colour')


def room_count():
    """One more than the largest seed rendered."""
    return 1 + max(int(os.path.basename(path)[:6]) for path in glob.glob(os.path.join(WORK, 'rooms', '*.npz')))


def room_paths(unseen=False):
    """The files of the rooms to train on, or of the validation rooms."""
    paths = sorted(glob.glob(os.path.join(WORK, 'rooms', '*.npz')))
    return [path for path in paths if (int(os.path.basename(path)[:6]) % EVERY == EVERY - 1) == unseen]


def read_room(path, device='cpu'):
    """The room's pairs as batches of one size each: planes (n, …, h, w) and tables (n, PARTS, …)."""
    sizes = {}
    with np.load(path) as room:
        for k in range(sum(name.endswith('_label') for name in room.files)):
            picture = {name: room[f'{k}_{name}'] for name in ('albedo', 'light', 'label', 'part', 'position', 'normal', *TABLES)}
            sizes.setdefault(picture['label'].shape, []).append(picture)
    return [_batch(pictures, device) for pictures in sizes.values()]


def _batch(pictures, device):
    together = {name: torch.from_numpy(np.stack([p[name] for p in pictures])).to(device) for name in ('albedo', 'light', 'label', 'part', 'position', 'normal')}
    planes = {name: value.permute(0, 3, 1, 2).contiguous() if value.dim() == 4 else value for name, value in together.items()}
    planes['part'].clamp_(max=PARTS - 1)
    normal = planes.pop('normal').float() / 127
    planes['light'] = mended(planes['light'], planes['part'], planes['position'].float() / 1000, normal)
    planes['axis'] = normal.abs().argmax(1).to(torch.uint8)
    tables = {name: torch.from_numpy(np.stack([_filled(p[name]) for p in pictures])).to(device) for name in TABLES}
    return {**planes, **tables}


def _filled(table):
    """The table with PARTS rows."""
    table = table[:PARTS]
    return np.concatenate([table, np.zeros((PARTS - len(table), *table.shape[1:]), table.dtype)])


def albedo_of(batch):
    """The rendered colours, linear."""
    return (batch['albedo'].float() / 255) ** 2.2


def picture_of(batch, albedo):
    """The batch as linear light (n, 3, h, w)."""
    return decoded(batch['light']) * (albedo + FLOOR_ALBEDO)
