"""Develops the raw passes of one picture: `python3 -m finishing.develop PREFIX OUT.png [--view KIND] [--mirror]`."""
import argparse
import glob
import os

import cv2
import numpy as np
import torch

from finishing.denoise import denoise
from finishing.grade import grade
from finishing.looks import LOOKS
from finishing.passes import load
from finishing.views import darken
from finishing.windows import photographed

cv2.setNumThreads(1)
torch.set_num_threads(1)


def develop(prefix, out, kind, mirror=False):
    """Denoises, grades and exposes the view, which is of this kind; writes an 8-bit PNG and removes the passes."""
    passes = load(prefix)
    picture = photographed(grade(darken(denoise(passes), passes.glow), passes.albedo), passes.view, passes.scenery, kind)
    if mirror:
        picture = picture[:, ::-1]
    cv2.imwrite(out, (picture[..., ::-1] * 255 + .5).astype(np.uint8))
    for path in glob.glob(glob.escape(prefix) + '_*_0001.exr'):
        os.remove(path)


if __name__ == '__main__':
    parser = argparse.ArgumentParser()
    parser.add_argument('prefix')
    parser.add_argument('out')
    parser.add_argument('--view', choices=LOOKS, required=True, help='what the windows show')
    parser.add_argument('--mirror', action='store_true')
    args = parser.parse_args()
    develop(args.prefix, args.out, args.view, args.mirror)
