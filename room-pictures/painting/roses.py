"""Printed roses: sprays of layered blooms, buds and leaves. Pixels of a canvas."""
import math

from painting.canvas import cv2, np


def sprays(c, period):
    """Sprays in a half-drop repeat that meets at the canvas's edges; the palette is ground, rose, leaf and, if there is one, a second rose."""
    for row, cy in enumerate(np.arange(-period, c.h + period, period / 2)):
        for cx in np.arange(-period + (row % 2) * period / 2, c.w + period, period):
            _spray(c, cx, cy, period / 128, np.random.RandomState(int(cx % c.w * 7 + cy % c.h * 3) % 9999))
    c.a[:] = cv2.GaussianBlur(c.a, (0, 0), .8)


def _spray(c, cx, cy, k, rs):
    """One spray about 128 k pixels wide: two blooms, two buds, leaves on thin stems."""
    green, roses = c.colours[2], (c.colours[1], c.colours[3] if len(c.colours) > 3 else c.colours[1])
    for i in range(8):
        a, r = i * .785 + rs.uniform(-.3, .3), rs.uniform(27, 44) * k
        _leaf(c, (cx, cy), a, r, rs.uniform(12, 16) * k, green * rs.uniform(.8, 1.1))
    turn = rs.uniform(0, 6.28)
    for i, (reach, size) in enumerate(((42, 7), (38, 6), (18, 17), (11, 22))):
        a = turn + i * 2.2 + rs.uniform(-.3, .3)
        at = cx + reach * k * math.cos(a), cy + reach * k * math.sin(a)
        if i < 2:
            c.line([(cx, cy), at], green * .8, 1.6 * k)
        _rose(c, at, size * k * rs.uniform(.9, 1.1), roses[i % 2], rs, i < 2)


def _leaf(c, middle, a, reach, size, tone):
    """A pointed leaf with a pale rib, on a stem from the spray's middle."""
    x, y = middle[0] + reach * math.cos(a), middle[1] + reach * math.sin(a)
    c.line([middle, (x, y)], tone * .85, size * .13)
    along, across = np.array([math.cos(a), math.sin(a)]) * size, np.array([-math.sin(a), math.cos(a)]) * size * .46
    tip = np.array([x, y])
    c.poly([tip - along, tip - along * .3 + across, tip + along * .4 + across * .7, tip + along * 1.1, tip + along * .4 - across * .7, tip - along * .3 - across], tone)
    c.line([tip - along, tip + along], np.clip(tone * 1.25, 0, 1), size * .08)


def _rose(c, at, s, tone, rs, bud=False):
    """Rings of overlapping petals, pale outside and deep within, each with a shaded edge."""
    for ring, (n, reach, size) in enumerate(((6, .62, .55), (5, .38, .42), (4, .17, .27))[1 if bud else 0:]):
        for i in range(n):
            a = 2 * math.pi * (i + .5 * ring) / n + rs.uniform(-.25, .25)
            x, y, petal = at[0] + reach * s * math.cos(a), at[1] + reach * s * math.sin(a), tone * (1.18 - .16 * ring) * rs.uniform(.92, 1.06)
            c.oval(x, y, size * s * 1.08, size * s * .80, math.degrees(a) + 90, petal * .78)
            c.oval(x, y, size * s, size * s * .70, math.degrees(a) + 90, np.clip(petal, 0, 1))
    c.disc(*at, .12 * s, tone * .6)
