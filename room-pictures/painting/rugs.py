"""Rugs seen from above, drawn from a distance-field per pattern."""
from painting.canvas import Canvas, border_distance, clouds, np, soft_edge
from painting.persian import knotted


class Rug(Canvas):
    """A canvas with pixel coordinates: x, y straight, X, Y slightly wavy as woven by hand."""

    def __init__(self, w, h, palette, seed):
        super().__init__(w, h, palette, seed)
        self.palette = palette
        self.y, self.x = np.mgrid[0:h, 0:w].astype(np.float32)
        self.X = self.x + (clouds(h, w, self.rs, 20, 3) - .5) * 10
        self.Y = self.y + (clouds(h, w, self.rs, 20, 3) - .5) * 10
        self.edge = border_distance(self.x, self.y, w, h)

    def band(self, a, b, colour, k=1.0):
        """A frame between a and b pixels from the edge."""
        self.put(((self.edge > a) & (self.edge < b)) * k, colour)


def moroccan(r):
    p = 176.
    d1, d2 = np.abs(((r.X + r.Y) % p) - p / 2), np.abs(((r.X - r.Y) % p) - p / 2)
    r.put(soft_edge(np.minimum(d1, d2) - 5, 3), r.colours[1])


def persian(r):
    r.a[:] = knotted(r.w, r.h, r.palette, r.rs.randint(999))


def circles(r):
    p, c = 176, r.colours
    rad = np.hypot((r.x % p) - p / 2, (r.y % p) - p / 2)
    k = ((r.x // p).astype(int) * 7 + (r.y // p).astype(int) * 3) % (len(c) - 1)
    for i in range(len(c) - 1):
        r.put(soft_edge(rad - 80, 3) * (k == i), c[1 + i])
        r.put(soft_edge(rad - 52, 3) * (k == i), c[0])
        r.put(soft_edge(rad - 30, 3) * (k == i), c[1 + (i + 1) % (len(c) - 1)])


def fans(r):
    p, c = 128, r.colours
    for row in range(-1, r.h // (p // 4) + 3):
        cx = ((r.x - (row % 2) * p / 2) % p) - p / 2
        rad = np.hypot(cx, r.y - row * p / 4)
        inside = soft_edge(rad - p / 2, 2)
        r.put(inside, c[0])
        for rr in (62, 50, 36, 22, 10):
            r.put((np.abs(rad - rr) < 1.8) * inside, c[1])
    r.band(-1, 34, c[2])
    r.band(34, 40, c[1])


def jute(r):
    weave = (np.sin(r.Y * .9) * np.sin(r.X * .5 + np.floor(r.Y / 3.5) * 3.1)) > 0
    r.put(weave * .22, r.colours[1])
    r.band(40, 62, r.colours[2], .85)
    r.band(72, 78, r.colours[2], .85)


def lines(r):
    r.put((np.abs((r.Y % 88) - 44) < 2.2) * .7, r.colours[1])


def stripe(r):
    h, c = r.h, r.colours
    for yc, wd, k in ((40, 26, 1), (90, 8, 1), (h - 40, 26, 1), (h - 90, 8, 1), (h / 2, 60, 1), (h / 2 - 60, 8, 2),
                      (h / 2 + 60, 8, 2), (h / 4, 16, 2), (3 * h / 4, 16, 2)):
        r.put(np.abs(r.Y - yc) < wd / 2, c[k % len(c)])


def wide_stripe(r):
    r.put(((.7 * r.x + .3 * r.X) % 128) < 56, r.colours[1])


def kilim(r):
    """Rows of stepped diamonds and zigzags."""
    c, n, band = r.colours, len(r.colours) - 1, 88.
    row = (r.X // band).astype(int)
    v = np.abs(((np.floor(r.Y / 8) * 8) % 88) - 44)
    u = np.abs((np.floor((r.X % band) / 8) * 8) - 40)
    for i in range(n):
        r.put(row % n == i, c[1 + i])
        r.put((row % n == i) & (u + v < 44), c[0])
        r.put((row % n == i) & (u + v < 24), c[1 + (i + 2) % n])
    r.put((r.X % band) < 7, c[0])


def bordered(r):
    r.band(30, 58, r.colours[1])


def curves(r):
    """Large overlapping rounded shapes in calm colours."""
    for i, c in enumerate(r.colours[1:]):
        r.blob(r.w * (.2 + .55 * (i % 2) + r.rs.uniform(-.06, .06)), r.h * (.25 + .5 * ((i + 1) // 2 % 2)), r.h * .42, c, .3)
    r.put((np.abs(np.sin(r.x / 95 + 1.5 * np.sin(r.y / 160)) * 60 - (r.y - r.h / 2) * .45) < 3) * .8, r.colours[-1] * .6)


def checker(r):
    p = 96
    r.put(((r.X // p).astype(int) + (r.Y // p).astype(int)) % 2 == 0, r.colours[1])


def zebra(r):
    warp = clouds(r.h, r.w, r.rs, 3, 3) * 9 + clouds(r.h, r.w, r.rs, 8, 2) * 2
    r.put(soft_edge(np.sin(r.x / 34 + warp) - .05, .3), r.colours[1])


def flecked(r):
    """A plain pile of light and dark yarns."""
    n = .25 * clouds(r.h, r.w, r.rs, 5, 4) + .75 * clouds(r.h, r.w, r.rs, 380, 2)
    r.put(np.clip((n - .42) * 3, 0, .6), r.colours[1])


def plain(r):
    r.put(np.clip((clouds(r.h, r.w, r.rs, 30, 3) - .5), 0, .3), r.colours[-1])


WEAVERS = dict(moroccan=moroccan, persian=persian, circles=circles, fans=fans, jute=jute, lines=lines, stripe=stripe,
               kilim=kilim, bordered=bordered, curves=curves, checker=checker, zebra=zebra, flecked=flecked, plain=plain,
               wide_stripe=wide_stripe)


def rug(kind, palette, seed, w=1024, h=704):
    """A rug of w x h pixels by one of WEAVERS."""
    r = Rug(w, h, palette, seed)
    WEAVERS[kind](r)
    r.a *= _yarns(h, w, r.rs) * (.96 + .08 * clouds(h, w, r.rs, 4, 3))[..., None]
    return np.clip(r.a, 0, 1)


def _yarns(h, w, rs):
    """The tone of each yarn: rows that differ a little, and knots within them. A pixel is some 3 mm of a rug, so they melt together at a distance."""
    rows, knots = rs.rand(h, 1), np.repeat(rs.rand(h, w // 2 + 1), 2, axis=1)[:, :w]
    return (.92 + .05 * rows + .11 * knots)[..., None]
