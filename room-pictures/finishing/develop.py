"""Develops the raw passes of one picture: `python3 -m finishing.develop PREFIX OUT.png [--mirror]`."""
import glob
import os
import sys

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import cv2
import numpy as np

from finishing.denoise import denoise
from finishing.grade import grade

cv2.setNumThreads(1)


def read(prefix, name, half):
    """One pass as float32, colours in RGB order."""
    path = sorted(glob.glob(f'{glob.escape(prefix)}_{name}_{half}_*.exr'))[0]
    a = cv2.imread(path, cv2.IMREAD_UNCHANGED).astype(np.float32)
    return a if a.ndim == 2 else a[..., 2::-1]


def develop(prefix, out, mirror=False):
    """Denoises and grades; writes an 8-bit PNG and removes the passes."""
    both = {n: (read(prefix, n, 0) + read(prefix, n, 1)) / 2 for n in ('alb', 'nrm', 'dep')}
    depth = both['dep'] if both['dep'].ndim == 2 else both['dep'][..., 0]
    clean = denoise(read(prefix, 'rgb', 0), read(prefix, 'rgb', 1), both['alb'], both['nrm'], depth)
    picture = grade(clean)
    if mirror:
        picture = picture[:, ::-1]
    cv2.imwrite(out, (picture[..., ::-1] * 255 + .5).astype(np.uint8))
    for path in glob.glob(glob.escape(prefix) + '_*_?_*.exr'):
        os.remove(path)


if __name__ == '__main__':
    develop(sys.argv[1], sys.argv[2], '--mirror' in sys.argv)
