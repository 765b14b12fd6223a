"""Shows the views in a finished picture anew: `python3 -m finishing.refresh PREFIX PICTURE.png OUT.png --view KIND [--mirror]`."""
from finishing.passes import cv2, view_and_scenery
from finishing.picture_files import arguments, remove_passes, write_picture
from finishing.windows import is_seen, photographed


def refresh(prefix, picture, out, kind, mirror=False):
    """Writes the picture with its views as a photograph shows them, if it shows any, and removes the passes of what they show."""
    view, scenery = (a[:, ::-1] if mirror else a for a in view_and_scenery(prefix))
    if is_seen(view):
        shown = cv2.imread(picture)[..., ::-1] / 255
        write_picture(out, photographed(shown, view, scenery, kind))
    remove_passes(prefix)


if __name__ == '__main__':
    refresh(**arguments('prefix', 'picture', 'out'))
