"""Draws what training sees: `python3 preview.py OUT.png` (samples beside their classes)."""
import sys

import cv2
import numpy as np

from training.material_bank import MaterialBank
from training.pair_pool import PairPool
from training.room_files import WORK, read_room, room_paths
from training.samples import samples

SHAPE, COUNT, COLUMNS, ROOMS = (192, 256), 24, 4, 12
COLOURS = np.zeros((256, 3), np.uint8)      # blue, green, red of each class; black where there is nothing to learn
COLOURS[:12] = [(255, 80, 80), (80, 220, 80), (80, 80, 255), (0, 255, 255), (40, 120, 200), (200, 0, 200), (150, 150, 150), (200, 200, 80),
                (0, 160, 160), (255, 255, 255), (0, 120, 0), (90, 60, 30)]


def main():
    pool = PairPool(ROOMS * 8)
    for path in room_paths()[-ROOMS:]:
        for batch in read_room(path):
            pool.add(batch)
    size = next((size for size in pool.stores), None)
    if size is None:
        sys.exit(f'There are no rooms in {WORK}: render some first')
    pictures, classes = samples(pool, MaterialBank(40, 'cpu'), size, COUNT, SHAPE)
    shown = (pictures.permute(0, 2, 3, 1).numpy()[..., ::-1] * 255).astype(np.uint8)
    cells = [np.hstack([picture, COLOURS[label]]) for picture, label in zip(shown, classes.numpy())]
    cv2.imwrite(sys.argv[1], np.vstack([np.hstack(cells[k:k + COLUMNS]) for k in range(0, COUNT, COLUMNS)]))


if __name__ == '__main__':
    main()
