"""Net curtains, on which the bars of their window and the view outside show faintly."""
import math

from geometry.chance import rng
from geometry.solids import plane, sheet
from materials import natural
from painting.canvas import cv2, np
from rooms.outside import view
from rooms.room import panes

FOLDS, OVER = 9, .06              # folds per metre; metres that a net reaches beyond its window
PARTED, NARROW = (.34, .46), 1.5  # the share of its width between its halves, before wide and narrow windows; metres
SEEN = (.36, .64), (.3, .78)      # which part of a view's width and height is behind the net
DARKEST, BAR = .74, .45           # what the darkest part of the view and a bar let through, as display values
HUE = .1                          # how much of the view's hues the light keeps: a garden must not turn a room green
ROWS = 240                        # of the view's pixels


def hang_net(style, window, h):
    """A voile in two halves before a window, drawn apart by PARTED, from height h down to the floor."""
    show_outside(style['window'], window, -.055)
    start, end = window.u0 - OVER, window.u1 + OVER
    half = (end - start) * (1 - PARTED[end - start < NARROW]) / 2
    for first in (start, end - half):
        _hang_half(style, first, half, h)


def _hang_half(style, start, w, h):
    turn = rng.uniform(0, 60)

    def point(u, v):
        x = w * u
        drift = (1 - v) * (.22 * math.sin(2.6 * v + x * 5.3 + turn) + .1 * math.sin(5.9 * v - x * 3.7 + turn))    # card falls straight, cloth does not
        phase = math.tau * (x * FOLDS + .3 * math.sin(x * 4.3 + turn) + .13 * math.sin(x * 9.7 + turn * 2) + drift)     # no two folds are alike
        deep = .021 + .006 * math.sin(x * 5.1 + turn) + .003 * math.sin(4 * v + x * 8) - .006 * v
        return start + x + .009 * math.sin(2 * phase), -.095 + deep * math.sin(phase), .02 + v * (h - .03)
    sheet(point, round(w * FOLDS * 20), 24, natural.voile(style['curtain']['net']))


def show_outside(spec, window, y, bars=True):
    """Hangs a filter at y between what is outside and a net or paper, which only light meets: scattered light alone would leave no trace of bars and trees on it."""
    w, h = window.u1 - window.u0, window.z1 - window.z0
    film = plane(w, h, natural.filter_of(_let_through(spec, w, h, bars)), ((window.u0 + window.u1) / 2, y, (window.z0 + window.z1) / 2))
    film.visible_camera = film.visible_glossy = False


def _let_through(spec, w, h, bars):
    """What a window w x h metres large lets through, as display values (rows, columns, 3)."""
    picture = view(spec['view'], round(100 * (w + h)))
    columns = round(ROWS * w / h)
    (left, right), (top, foot) = [[round(share * size) for share in part] for part, size in zip(SEEN, picture.shape[1::-1])]
    a = cv2.GaussianBlur(cv2.resize(picture[top:foot, left:right].astype(np.float32), (columns, ROWS), interpolation=cv2.INTER_AREA), (0, 0), 14)
    low, high = np.percentile(a.mean(2), (5, 90))
    a = np.clip(((1 - HUE) * a.mean(2, keepdims=True) + HUE * a - low) / (high - low), 0, 1) * (1 - DARKEST) + DARKEST
    half = max(2, round(.016 / h * ROWS))
    for along, count in zip((a.swapaxes(0, 1), a), panes(spec, w)):
        for at in np.linspace(0, len(along) - 1, count + 1).round().astype(int) if bars else ():
            along[max(0, at - half):at + half] = BAR
    return cv2.GaussianBlur(a, (0, 0), 2)
