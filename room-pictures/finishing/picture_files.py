"""What both ends of finishing share: the command line, the finished picture's file and the passes' files."""
import argparse
import glob
import os

import cv2
import numpy as np

from finishing.looks import LOOKS


def arguments(*places):
    """The command line's places, the kind of view that the windows show, and whether the picture is mirrored; by name."""
    parser = argparse.ArgumentParser()
    for place in places:
        parser.add_argument(place)
    parser.add_argument('--view', dest='kind', choices=LOOKS, required=True, help='what the windows show')
    parser.add_argument('--mirror', action='store_true')
    return vars(parser.parse_args())


def write_picture(path, shown):
    """Writes display values from 0 to 1, (h, w, 3), as an 8-bit PNG."""
    cv2.imwrite(path, (shown[..., ::-1] * 255 + .5).astype(np.uint8))


def remove_passes(prefix):
    """Removes the passes that Blender wrote of a picture."""
    for path in glob.glob(glob.escape(prefix) + '_*_0001.exr'):
        os.remove(path)
