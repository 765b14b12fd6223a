"""Repaints a picture with strokes of a brush, broad ones first (after Hertzmann, "Painterly Rendering with Curved Brush Strokes of Multiple Sizes", 1998)."""
from painting.canvas import cv2, np

BRUSHES = (34, 17, 8, 4)     # radii in pixels of a canvas 920 pixels wide
WIDTH = 920
MISSED = .045               # what a finer brush must differ from what stands there, as a display value
STEPS = 5                   # a stroke bends so many times
UNEVEN = .035               # how far a stroke's colour strays


def brushed(picture, rs):
    """The picture (h, w, 3), 0 to 1, as strokes that follow its forms. rs: a numpy RandomState."""
    picture = np.ascontiguousarray(picture, np.float32)
    canvas = np.empty_like(picture)
    canvas[:] = picture.mean((0, 1))
    for k, brush in enumerate(BRUSHES):
        radius = max(2, round(brush * picture.shape[1] / WIDTH))
        _layer(canvas, cv2.GaussianBlur(picture, (0, 0), radius * .6), radius, rs, MISSED if k else -1)
    return canvas


def _layer(canvas, wanted, radius, rs, missed):
    """One brush's strokes, in random order, where the canvas is further than `missed` from what is wanted."""
    tone = cv2.GaussianBlur(wanted.mean(2), (0, 0), radius)
    dx, dy = cv2.Sobel(tone, cv2.CV_32F, 1, 0), cv2.Sobel(tone, cv2.CV_32F, 0, 1)
    far = cv2.blur(np.abs(canvas - wanted).mean(2), (radius * 2 + 1,) * 2)
    h, w = tone.shape
    places = [(x, y) for y in range(0, h, radius) for x in range(0, w, radius)]
    for index in rs.permutation(len(places)):
        x, y = (int(np.clip(v + rs.randint(-radius, radius + 1) * .5, 0, most - 1)) for v, most in zip(places[index], (w, h)))
        if far[y, x] > missed:
            colour = np.clip(wanted[y, x] * (1 + rs.randn() * UNEVEN), 0, 1)
            cv2.polylines(canvas, [_stroke(x, y, dx, dy, radius, rs)], False, colour.tolist(), round(radius * rs.uniform(1.1, 1.7)), cv2.LINE_AA)


def _stroke(x, y, dx, dy, radius, rs):
    """Points along the forms; where none show, the hand goes its own way."""
    h, w = dx.shape
    points, heading = [(x, y)], rs.uniform(-.5, .5)
    for _ in range(STEPS):
        gx, gy = dx[y, x], dy[y, x]
        if abs(gx) + abs(gy) > .01:
            along = np.arctan2(gx, -gy)
            heading = along if np.cos(along - heading) > 0 else along + np.pi
        x, y = int(x + radius * 1.3 * np.cos(heading)), int(y + radius * 1.3 * np.sin(heading))
        if not (0 <= x < w and 0 <= y < h):
            break
        points.append((x, y))
    return np.array(points, np.int32).reshape(-1, 1, 2)
