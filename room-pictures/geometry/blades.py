"""Many leaf blades in one mesh, each bent, twisted and coloured on its own. Metres."""
import math

from mathutils import Matrix, Vector

from geometry.chance import rng
from geometry.scene import mesh, tint
from materials.hard import blade
from materials.nodes import lin

DOWN = Vector((0, 0, -1))


def shade(first, second, spread=.22):
    """A random linear colour between two hex colours, lighter or darker by up to `spread`."""
    k, light = rng.random(), 1 + rng.uniform(-spread, spread)
    return tuple(light * (a + (b - a) * k) for a, b in zip(lin(first)[:3], lin(second)[:3]))


class Blades:
    """Collects blades; build() makes one object of them.

    outline: two powers that shape a blade's width along its length; cup: how far its edges rise, as a share of its half width.
    """

    def __init__(self, outline=(.5, .8), cup=.25, steps=6):
        self.cup, self.steps = cup, steps
        a, b = outline
        peak = (a / (a + b)) ** a * (b / (a + b)) ** b
        self.widths = [max(.02, (k / steps) ** a * (1 - k / steps) ** b / peak) for k in range(steps + 1)]
        self.verts, self.faces, self.uv, self.tints = [], [], [], []

    def add(self, base, way, up, length, width, colour, droop=0.0, twist=0.0, tip=None):
        """One blade from `base` along `way`, its face towards `up`; droop: how far its end turns down; twist: in radians; tip: the colour of a dry end."""
        t, p = way.normalized(), base.copy()
        side = t.cross(up).normalized() if t.cross(up).length > 1e-4 else Vector((1, 0, 0))
        first, n = len(self.verts), self.steps
        turn = twist / n
        for k in range(n + 1):
            half = side * (width / 2 * self.widths[k])
            rise = side.cross(t) * (width / 2 * self.widths[k] * self.cup)
            self.verts += [p - half + rise, p.copy(), p + half + rise]
            self.uv += [(0, k / n), (.5, k / n), (1, k / n)]
            self.tints += [(*(tip if tip and k >= n - 1 else colour), 1)] * 3
            p += t * (length / n)
            t = (t + DOWN * (droop / n * (.4 + 1.2 * k / n))).normalized()
            side = (Matrix.Rotation(turn, 3, t) @ (side - t * side.dot(t))).normalized()
        for k in range(n):
            a = first + 3 * k
            self.faces += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]

    def build(self):
        """The object of all blades."""
        return tint(mesh('blades', self.verts, self.faces, blade(), smooth=True, uv=self.uv), self.tints)


def spray(way, spread):
    """A direction near `way`, off by up to about `spread` times its length."""
    off = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1)))
    return (way.normalized() + off * spread * .6).normalized()


def around(angle, rise=0.0):
    """The direction at an angle about Z, raised by `rise`; both in radians."""
    return Vector((math.cos(angle) * math.cos(rise), math.sin(angle) * math.cos(rise), math.sin(rise)))
