"""The painter's tools: colours, cloud noise and soft edges. Pictures are float arrays (h, w, 3) from 0 to 1."""
import sys

import numpy as np

try:
    import cv2
except ImportError:      # Blender's interpreter does not always search Debian's package folder
    sys.path.append('/usr/lib/python3/dist-packages')
    import cv2

__all__ = ['cv2', 'np', 'rgb', 'clouds', 'grain', 'to_image', 'Canvas', 'soft_edge', 'border_distance']


def rgb(hex_colour):
    """sRGB hex to three floats."""
    h = hex_colour.lstrip('#')
    return np.array([int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)])


def clouds(h, w, rs, base=4, octaves=6, stretch=1.0):
    """Fractal noise between 0 and 1; base: cells across in the coarsest octave."""
    out, amp, total = np.zeros((h, w), np.float32), 1.0, 0.0
    for o in range(octaves):
        n = base * 2 ** o
        g = rs.rand(max(2, int(n * stretch)) + 2, n + 2).astype(np.float32)
        out += amp * cv2.resize(g, (w, h), interpolation=cv2.INTER_CUBIC)
        total += amp
        amp *= .55
    return out / total


def grain(a, rs, k=.03):
    """Slight unevenness, as of paper."""
    return a * (1 + (clouds(a.shape[0], a.shape[1], rs, 64, 3)[..., None] - .5) * k * 6)


def to_image(array, name):
    """A painted array as a Blender image."""
    import bpy
    h, w = array.shape[:2]
    image = bpy.data.images.new(name, w, h)
    a = np.ones((h, w, 4), np.float32)
    a[..., :3] = np.clip(array, 0, 1)
    image.pixels.foreach_set(a[::-1].ravel())
    image.pack()
    return image


def soft_edge(signed, width=1.2):
    """1 inside (negative), 0 outside, smooth over `width` pixels."""
    return np.clip(.5 - signed / width, 0, 1)


def border_distance(x, y, w, h):
    """Distance to the nearest edge in pixels."""
    return np.minimum(np.minimum(x, w - x), np.minimum(y, h - y))


class Canvas:
    """An array with a palette; shapes are drawn in pixels."""

    def __init__(self, w, h, palette, seed):
        self.w, self.h, self.rs = w, h, np.random.RandomState(seed)
        self.colours = [rgb(c) for c in palette]
        self.a = np.ones((h, w, 3)) * self.colours[0]

    def pick(self):
        """A random colour that is not the ground."""
        return self.colours[1 + self.rs.randint(len(self.colours) - 1)]

    def poly(self, pts, colour):
        """A filled polygon."""
        cv2.fillPoly(self.a, [np.array(pts, np.int32)], tuple(map(float, colour)), cv2.LINE_AA)

    def line(self, pts, colour, width):
        """An open line of `width` pixels."""
        cv2.polylines(self.a, [np.array(pts, np.int32)], False, tuple(map(float, colour)), int(max(1, width)), cv2.LINE_AA)

    def disc(self, x, y, r, colour):
        """A filled circle."""
        cv2.circle(self.a, (int(x), int(y)), int(max(1, r)), tuple(map(float, colour)), -1, cv2.LINE_AA)

    def oval(self, x, y, rx, ry, angle, colour, a0=0, a1=360):
        """A filled ellipse, turned by angle degrees, from a0 to a1."""
        cv2.ellipse(self.a, (int(x), int(y)), (int(max(1, rx)), int(max(1, ry))), angle, a0, a1,
                    tuple(map(float, colour)), -1, cv2.LINE_AA)

    def put(self, mask, colour):
        """Blends a colour in by a mask of 0..1."""
        m = np.asarray(mask, np.float32)[..., None]
        self.a[:] = self.a * (1 - m) + colour * m

    def blob(self, cx, cy, r, colour, k=.25):
        """A soft irregular round shape."""
        ph, t = self.rs.rand(4) * 6.28, np.linspace(0, 6.28, 200)
        rr = r * (1 + k * (np.sin(2 * t + ph[0]) * .5 + np.sin(3 * t + ph[1]) * .35 + np.sin(5 * t + ph[2]) * .12))
        self.poly(np.stack([cx + rr * np.cos(t), cy + rr * np.sin(t)], 1), colour)
