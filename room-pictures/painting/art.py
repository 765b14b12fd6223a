"""Framed art. Each painter draws on a canvas whose first colour is the ground."""
import math

from painting.art_figures import bamboo_ink, botanical, bouquet, landscape, portrait
from painting.brushwork import brushed
from painting.canvas import Canvas, clouds, cv2, grain, np
from painting.oil_paintings import OIL_PAINTINGS
from painting.photographs import PHOTOGRAPHS

SCALE = 2      # painted at twice the size and reduced, for clean edges
BRUSHED = ('landscape', 'bouquet', 'portrait')


def arches(c):
    cx = c.w * c.rs.uniform(.42, .58)
    for i in range(4):
        r, y = c.w * (.40 - .09 * i), c.h * .55
        t = np.linspace(math.pi, 2 * math.pi, 100)
        pts = [(cx + r * math.cos(q), y + r * math.sin(q)) for q in t] + [(cx + r, c.h * .86), (cx - r, c.h * .86)]
        c.poly(pts, c.colours[1 + i % (len(c.colours) - 1)])
    c.disc(c.w * .75, c.h * .17, c.w * .09, c.colours[-1])


def blobs(c):
    for i in range(4):
        c.blob(c.w * c.rs.uniform(.28, .72), c.h * (.2 + .2 * i), c.w * c.rs.uniform(.15, .27),
               c.colours[1 + i % (len(c.colours) - 1)])
    x = np.linspace(c.w * .15, c.w * .85, 120)
    for _ in range(3):
        y = c.h * c.rs.uniform(.2, .8) + c.h * .1 * np.sin(x / c.w * c.rs.uniform(4, 9) + c.rs.rand() * 6)
        c.line(np.stack([x, y], 1), c.colours[-1] * .35, 10)


def strokes(c):
    c.a[:] = c.a * (.9 + .2 * clouds(c.h, c.w, c.rs, 3, 5)[..., None])
    t = np.linspace(0, 1, 60)
    for _ in range(9):
        colour, p0 = c.pick(), c.rs.rand(2) * [c.w, c.h]
        ang = c.rs.choice([0, .5, 1.57]) + c.rs.randn() * .25
        length, breadth = c.w * c.rs.uniform(.3, .8), c.w * c.rs.uniform(.04, .16)
        x, y = p0[0] + length * t * math.cos(ang), p0[1] + length * t * math.sin(ang) + 18 * np.sin(t * 5)
        for _ in range(40):
            o, s, e = c.rs.randn() * breadth * .4, int(c.rs.uniform(0, 12)), int(c.rs.uniform(45, 60))
            pts = np.stack([x - o * math.sin(ang), y + o * math.cos(ang)], 1)[s:e]
            c.line(pts, np.clip(colour * (1 + c.rs.randn() * .06), 0, 1), c.rs.uniform(2, 12))


def deco(c):
    cx, cy = c.w // 2, int(c.h * .78)
    for i in range(7):
        c.disc(cx, cy, c.w * (.62 - .08 * i), c.colours[1 + i % (len(c.colours) - 1)])
    for k in range(25):
        a = math.pi * (1 + k / 24)
        c.line([(cx, cy), (cx + c.w * math.cos(a), cy + c.w * math.sin(a))], c.colours[-1], 4)
    c.a[cy:] = c.colours[1] * .6
    for i in range(6):
        c.line([(0, c.h * (.8 + .035 * i)), (c.w, c.h * (.8 + .035 * i))], c.colours[-1], 4)


def midmod(c):
    for i in range(3):
        for j in range(4):
            x, y, s, col = c.w * (.12 + .28 * i), c.h * (.08 + .22 * j), c.w * .2, c.pick()
            kind = c.rs.randint(4)
            if kind == 0:
                c.disc(x + s / 2, y + s / 2, s / 2, col)
            elif kind == 1:
                c.oval(x + s / 2, y + s / 2, s * .5, s * .22, float(c.rs.choice([0, 90, 45])), col)
            elif kind == 2:
                c.oval(x + s / 2, y + s, s * .5, s * .9, 0, col, 180, 360)
            else:
                c.poly([(x, y + s), (x + s / 2, y), (x + s, y + s)], col)


def ink(c):
    t, r = np.linspace(.4, 6.3, 200), c.w * .27
    for _ in range(70):
        o, e = c.rs.randn() * c.w * .022, int(200 - abs(c.rs.randn()) * 35)
        pts = np.stack([c.w / 2 + (r + o) * np.cos(t[:e]), c.h * .47 + (r + o) * np.sin(t[:e])], 1)
        c.line(pts, c.colours[1] * c.rs.uniform(.6, 1.2), 6)


def grid(c):
    """Primary rectangles between black bars."""
    xs = [0, *sorted(c.rs.choice(np.arange(2, 9), 3, False) / 10), 1]
    ys = [0, *sorted(c.rs.choice(np.arange(2, 9), 3, False) / 10), 1]
    for i in range(4):
        for j in range(4):
            if c.rs.rand() < .42:
                c.poly([(xs[a] * c.w, ys[b] * c.h) for a, b in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))], c.pick())
    for x in xs[1:-1]:
        c.line([(x * c.w, 0), (x * c.w, c.h)], (.06, .06, .06), c.w * .022)
    for y in ys[1:-1]:
        c.line([(0, y * c.h), (c.w, y * c.h)], (.06, .06, .06), c.w * .022)


def line(c):
    """One thin drawn line."""
    t, ph = np.linspace(0, 1, 300), c.rs.rand(4) * 6.28
    x = c.w * (.5 + .26 * np.sin(6.28 * t + ph[0]) + .08 * np.sin(18.8 * t + ph[1]))
    y = c.h * (.5 + .3 * np.sin(6.28 * t * 1.5 + ph[2]) + .05 * np.sin(12.6 * t + ph[3]))
    c.line(np.stack([x, y], 1), c.colours[1], c.w * .016)


PAINTERS = dict(arches=arches, blobs=blobs, landscape=landscape, strokes=strokes, botanical=botanical,
                deco=deco, midmod=midmod, ink=ink, bamboo=bamboo_ink, grid=grid, line=line,
                bouquet=bouquet, portrait=portrait, **PHOTOGRAPHS, **OIL_PAINTINGS)


def art(kind, palette, seed, w=512, h=640):
    """A picture of w x h pixels by one of PAINTERS."""
    c = Canvas(w * SCALE, h * SCALE, palette, seed)
    PAINTERS[kind](c)
    if kind in BRUSHED:
        c.a[:] = brushed(c.a, c.rs)
    return np.clip(grain(cv2.resize(c.a, (w, h), interpolation=cv2.INTER_AREA), c.rs, .006), 0, 1)
