"""The view outside a window: a part of one of the pictures that views/render.py made."""
import glob
import hashlib
import os

from painting.canvas import cv2, np

PICTURES = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'views', 'pictures')
SHARE = 100 / 115         # how much of a picture's width hangs outside a wall


def files(kind):
    """The pictures of one kind of view, in order."""
    return sorted(glob.glob(os.path.join(PICTURES, kind + '-*.webp')))


def view(kind, seed):
    """A part of a picture of this kind, 100 degrees wide. The seed picks picture, part and side."""
    rs = np.random.RandomState(seed)
    a = cv2.imread(rs.choice(files(kind)))[..., ::-1] / 255.0
    wide = round(a.shape[1] * SHARE)
    left = rs.randint(a.shape[1] - wide + 1)
    a = a[:, left:left + wide]
    return a[:, ::-1] if rs.rand() < .5 else a


def digest(kind):
    """Changes with the pictures of this kind."""
    parts = []
    for path in files(kind):
        with open(path, 'rb') as f:
            parts.append(hashlib.sha256(f.read()).hexdigest())
    return ' '.join(parts)
