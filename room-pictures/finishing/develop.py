"""Develops the raw passes of one picture: `python3 -m finishing.develop PREFIX OUT.png [--mirror]`."""
import glob
import os
import sys

import cv2
import numpy as np
import torch

from finishing.denoise import denoise
from finishing.grade import grade
from finishing.passes import load
from finishing.views import darken

cv2.setNumThreads(1)
torch.set_num_threads(1)


def develop(prefix, out, mirror=False):
    """Denoises and grades; writes an 8-bit PNG and removes the passes."""
    passes = load(prefix)
    picture = grade(darken(denoise(passes), passes.view), passes.albedo)
    if mirror:
        picture = picture[:, ::-1]
    cv2.imwrite(out, (picture[..., ::-1] * 255 + .5).astype(np.uint8))
    for path in glob.glob(glob.escape(prefix) + '_*_0001.exr'):
        os.remove(path)


if __name__ == '__main__':
    develop(sys.argv[1], sys.argv[2], '--mirror' in sys.argv)
