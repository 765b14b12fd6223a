"""Draws what training sees: `python3 preview.py OUT.png` (samples beside their classes)."""
import sys

import cv2
import numpy as np

from training.room_files import load_pairs
from training.samples import samples

SIDE, ROWS, COLUMNS = 128, 8, 6
COLOURS = np.zeros((256, 3), np.uint8)      # blue, green, red of each class; black where there is nothing to learn
COLOURS[:12] = [(255, 80, 80), (80, 220, 80), (80, 80, 255), (0, 255, 255), (40, 120, 200), (200, 0, 200), (150, 150, 150), (200, 200, 80),
                (0, 160, 160), (255, 255, 255), (0, 120, 0), (90, 60, 30)]


def main():
    pairs, r = load_pairs(), np.random.default_rng()
    cells = [np.hstack([picture[..., ::-1], COLOURS[label]]) for _ in range(ROWS * COLUMNS // 2) for picture, label in samples(pairs, r, (SIDE, SIDE))]
    cv2.imwrite(sys.argv[1], np.vstack([np.hstack(cells[k * COLUMNS:(k + 1) * COLUMNS]) for k in range(ROWS)]))


if __name__ == '__main__':
    main()
