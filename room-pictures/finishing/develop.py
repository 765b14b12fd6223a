"""Develops the raw passes of one picture: `python3 -m finishing.develop PREFIX OUT.png --view KIND [--mirror]`."""
import cv2
import torch

from finishing.bars import evened_bars
from finishing.denoise import denoise
from finishing.grade import grade
from finishing.looks import LOOKS
from finishing.passes import load
from finishing.picture_files import arguments, remove_passes, write_picture
from finishing.views import darken
from finishing.windows import photographed

cv2.setNumThreads(1)
torch.set_num_threads(1)


def develop(prefix, out, kind, mirror=False):
    """Denoises, grades and exposes the view, which is of this kind; writes an 8-bit PNG and removes the passes."""
    passes = load(prefix)
    light = darken(evened_bars(denoise(passes), passes.albedo, passes.view), passes.glow)
    picture = photographed(grade(light, passes.albedo, passes.normal), passes.view, passes.scenery, LOOKS[kind])
    if mirror:
        picture = picture[:, ::-1]
    write_picture(out, picture)
    remove_passes(prefix)


if __name__ == '__main__':
    develop(**arguments('prefix', 'out'))
