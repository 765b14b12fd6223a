"""Shows the views in a finished picture anew: `python3 -m finishing.refresh PREFIX PICTURE.png OUT.png --view KIND [--mirror]`."""
import argparse
import glob
import os

from finishing.looks import LOOKS
from finishing.passes import cv2, np, view_and_scenery
from finishing.windows import is_seen, photographed


def refresh(prefix, picture, out, kind, mirror=False):
    """Writes the picture with its views as a photograph shows them, if it shows any, and removes the passes of what they show."""
    view, scenery = (a[:, ::-1] if mirror else a for a in view_and_scenery(prefix))
    if is_seen(view):
        shown = cv2.imread(picture)[..., ::-1] / 255
        cv2.imwrite(out, (photographed(shown, view, scenery, kind)[..., ::-1] * 255 + .5).astype(np.uint8))
    for path in glob.glob(glob.escape(prefix) + '_*_0001.exr'):
        os.remove(path)


if __name__ == '__main__':
    parser = argparse.ArgumentParser()
    parser.add_argument('prefix')
    parser.add_argument('picture')
    parser.add_argument('out')
    parser.add_argument('--view', choices=LOOKS, required=True, help='what the windows show')
    parser.add_argument('--mirror', action='store_true')
    args = parser.parse_args()
    refresh(args.prefix, args.picture, args.out, args.view, args.mirror)
