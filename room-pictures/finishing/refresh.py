"""Shows the views in a finished picture anew: `python3 -m finishing.refresh PREFIX PICTURE.png OUT.png --view KIND [--mirror]`."""
from dataclasses import replace

from finishing.looks import LOOKS
from finishing.passes import cv2, np, view_and_scenery
from finishing.picture_files import arguments, remove_passes, write_picture
from finishing.windows import is_seen, photographed


def refresh(prefix, picture, out, kind, mirror=False):
    """Writes the picture with its views as a photograph shows them, if it shows any, and removes the passes of what they show."""
    view, scenery = (a[:, ::-1] if mirror else a for a in view_and_scenery(prefix))
    if is_seen(view):
        shown = cv2.imread(picture, cv2.IMREAD_UNCHANGED)[..., 2::-1]
        shown = shown.astype(np.float32) / np.iinfo(shown.dtype).max
        share = shown.shape[1] / view.shape[1]
        view, scenery = (cv2.resize(np.ascontiguousarray(a), shown.shape[1::-1], interpolation=cv2.INTER_AREA) for a in (view, scenery))
        write_picture(out, photographed(shown, view, scenery, _again(LOOKS[kind], share)))
    remove_passes(prefix)


def _again(look, share):
    """A look for a picture that has its glow already; share: the picture's width, of that which was rendered."""
    return replace(look, glow=0, blur=max(1, round(look.blur * share)))


if __name__ == '__main__':
    refresh(**arguments('prefix', 'picture', 'out'))
