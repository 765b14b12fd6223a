"""Pictures of things: landscapes, seas, plants, faces."""
import math

from painting.canvas import clouds, np


def landscape(c):
    yy = np.linspace(0, 1, c.h)[:, None, None]
    c.a[:] = c.colours[0] * (1 - yy * .5) + c.colours[1] * yy * .5
    c.disc(c.w * c.rs.uniform(.3, .7), c.h * .3, c.w * .1, c.colours[-1])
    x = np.arange(c.w)
    for i in range(6):
        y = c.h * (.36 + .1 * i) + (clouds(2, c.w, c.rs, 3, 5)[0] - .5) * c.h * (.34 - .03 * i)
        c.poly(np.concatenate([np.stack([x, y], 1), [(c.w, c.h), (0, c.h)]]),
               c.colours[1 + i % (len(c.colours) - 1)] * (1 - .07 * i))
    c.a[:] = c.a * (.93 + .14 * clouds(c.h, c.w, c.rs, 6, 6)[..., None])


def botanical(c):
    base, green = np.array([c.w * .5, c.h * .9]), c.colours[1]
    for s in range(3):
        tip, t = np.array([c.w * (.3 + .2 * s), c.h * (.14 + .08 * abs(s - 1))]), np.linspace(0, 1, 60)[:, None]
        stem = base * (1 - t) ** 2 + 2 * t * (1 - t) * np.array([c.w * .5, c.h * .45]) + tip * t ** 2
        c.line(stem, green * .7, 6)
        for k in range(14, 60, 5):
            for side in (-1, 1):
                d = stem[min(59, k + 1)] - stem[k - 1]
                _leaf(c, stem[k], math.atan2(d[1], d[0]) + side * .85, c.w * .12 * (1.15 - k / 90), green)


def _leaf(c, at, angle, length, green, breadth=.22):
    q = np.linspace(0, 1, 24)
    wd = breadth * length * np.sin(np.pi * q ** .8)
    e = np.stack([np.concatenate([q * length, q[::-1] * length]), np.concatenate([wd, -wd[::-1]])], 1)
    turn = np.array([[math.cos(angle), math.sin(angle)], [-math.sin(angle), math.cos(angle)]])
    c.poly(at + e @ turn, green * c.rs.uniform(.8, 1.15))


def bamboo_ink(c):
    """Three stalks of bamboo, joint by joint, with slender hanging leaves."""
    for at in (.34, .52, .70):
        x, lean = c.w * (at + c.rs.uniform(-.05, .05)), c.w * c.rs.uniform(-.06, .10)
        tone, n, wide = np.clip(c.colours[1] * c.rs.uniform(1, 2.6), 0, 1), c.rs.randint(5, 7), c.w * c.rs.uniform(.018, .034)
        joints = [np.array([x + lean * k / n, c.h * (1 - k / n)]) for k in range(n + 1)]
        for k, (a, b) in enumerate(zip(joints, joints[1:])):
            gap = (b - a) * .03
            c.line([a + gap, b - gap], tone, wide)
            if k < 2:
                continue
            side = 1 if k % 2 else -1
            twig = b + np.array([side * c.w * c.rs.uniform(.08, .16), -c.h * c.rs.uniform(.01, .04)])
            c.line([b, twig], tone, 2)
            for turn in (-.55, 0, .5):
                _leaf(c, twig, math.pi / 2 - side * (.5 + turn), c.w * c.rs.uniform(.14, .22), tone, .10)


def bouquet(c):
    """A flower still life on a dark or pale ground."""
    c.a[:] *= (.8 + .4 * clouds(c.h, c.w, c.rs, 3, 6)[..., None])
    c.poly([(c.w * .38, c.h * .95), (c.w * .34, c.h * .68), (c.w * .66, c.h * .68), (c.w * .62, c.h * .95)], c.colours[-1] * .75)
    for k in range(60):
        a, r = c.rs.uniform(0, 6.28), c.w * .33 * c.rs.rand() ** .5
        x, y, s = c.w * .5 + r * math.cos(a), c.h * .42 + r * .95 * math.sin(a), c.w * c.rs.uniform(.03, .075)
        if k < 26:
            _leaf(c, np.array([x, y]), a, s * 3.2, np.array([.30, .38, .24]) * c.rs.uniform(.7, 1.3))
            continue
        col = c.pick()
        for ring in range(4):
            c.blob(x, y, s * (1 - .24 * ring), np.clip(col * (.78 + .13 * ring), 0, 1), .3)


def portrait(c):
    """A cut-paper face in profile."""
    cx, cy, r, skin = c.w * .5, c.h * .40, c.w * .2, c.pick()
    c.oval(cx, c.h * .98, c.w * .36, c.h * .3, 0, c.pick())
    c.poly([(cx - r * .4, cy), (cx + r * .4, cy), (cx + r * .5, c.h * .75), (cx - r * .5, c.h * .75)], skin * .85)
    c.oval(cx, cy, r, r * 1.3, 0, skin)
    c.oval(cx - r * .1, cy - r * .75, r * 1.2, r * .85, -12, c.pick() * .6)
    c.line([(cx + r * .1, cy - r * .1), (cx + r * .35, cy + r * .4), (cx + r * .05, cy + r * .45)], skin * .5, c.w * .008)
    c.oval(cx, cy + r * .8, r * .25, r * .09, 0, (.7, .2, .2))
