"""Rugs seen from above, drawn from a distance-field per pattern, 3 mm a pixel."""
from painting.canvas import Canvas, border_distance, clouds, np, soft_edge
from painting.persian import knotted
from painting.pile import dyed, faded, hills, knotted_from, trodden
from painting.zebra import stripes

UNIT, PIXEL = .003, .0015      # metres of a pixel of the drawing, and of the finished rug
DULL = .26                     # how much grey is in the dyes of wool


class Rug(Canvas):
    """A canvas with pixel coordinates: x, y straight, X, Y slightly wavy as woven by hand."""

    def __init__(self, w, h, palette, seed):
        super().__init__(w, h, palette, seed)
        self.palette = palette
        self.colours = [c * (1 - DULL) + c.mean() * DULL for c in self.colours]
        self.a[:] = self.colours[0]
        self.y, self.x = np.mgrid[0:h, 0:w].astype(np.float32)
        self.X, self.Y = (v + 1.2 * hills(w, h, self.rs, 120, 120) + .4 * hills(w, h, self.rs, 22, 22, 2) for v in (self.x, self.y))
        self.edge = border_distance(self.x, self.y, w, h)

    def band(self, a, b, colour, k=1.0):
        """A frame between a and b pixels from the edge."""
        self.put(((self.edge > a) & (self.edge < b)) * k, colour)


def moroccan(r):
    p = 176.
    d1, d2 = np.abs(((r.X + r.Y) % p) - p / 2), np.abs(((r.X - r.Y) % p) - p / 2)
    r.put(soft_edge(np.minimum(d1, d2) - 5, 3), r.colours[1])


def persian(r):
    scale = UNIT / PIXEL
    r.a = knotted(round(r.w * scale), round(r.h * scale), r.palette, r.rs.randint(999), 1000 * PIXEL)


def circles(r):
    """Rings in rows, each a little out of round and of its own size."""
    p, c = 132, r.colours
    i, j = np.floor(r.X / p).astype(int), np.floor(r.Y / p).astype(int)
    size = r.rs.uniform(.82, 1.04, (j.max() + 2, i.max() + 2))[j, i]
    rad = np.hypot((r.X % p) - p / 2, (r.Y % p) - p / 2) / size
    k = (i * 7 + j * 3) % (len(c) - 1)
    for n in range(len(c) - 1):
        for reach, colour in ((58, c[1 + n]), (40, c[0]), (24, c[1 + (n + 1) % (len(c) - 1)])):
            r.put(soft_edge(rad - reach, 3) * (k == n), colour)


def fans(r):
    p, c = 92, r.colours
    for step in range(-2, 3):      # later rows cover earlier ones
        row = np.floor(r.Y / (p / 4)) + step
        rad = np.hypot(((r.X - (row % 2) * p / 2) % p) - p / 2, r.Y - row * p / 4)
        inside = soft_edge(rad - p / 2, 2)
        r.put(inside, c[0])
        for rr in (44, 34, 24, 14):
            r.put((np.abs(rad - rr) < 1.2) * inside, c[1] * .8 + c[0] * .2)
    r.band(-1, 34, c[2])
    r.band(34, 38, c[1])


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
    """Bands across the rug, as a loom makes them: stepped diamonds, rows of teeth and plain stripes, the same from both ends."""
    c, n = r.colours, len(r.colours)
    kinds, x = (_diamonds, _plain_band, _teeth, _plain_band), np.abs(r.x - r.w / 2)
    at, step = 0, 0
    while at < r.w / 2:
        width = (46, 9, 22, 14)[step % 4]
        inside = (x >= at) & (x < at + width)
        r.put(inside, c[step % n])
        kinds[step % 4](r, inside, (x - at) / width, c[(step + 1 + step // 4 % 2) % n], c[(step + 3) % n])
        at, step = at + width, step + 1


def _diamonds(r, inside, u, figure, heart):
    v = np.abs((np.floor(r.y / 4) * 4) % 44 - 22) / 22
    u = np.abs(np.floor(u * 12) / 12 - .46) * 2
    r.put(inside & (u + v < .92), figure)
    r.put(inside & (u + v < .45), heart)


def _teeth(r, inside, u, figure, _):
    v = np.abs((np.floor(r.y / 3) * 3) % 24 - 12) / 12
    r.put(inside & (np.floor(u * 8) / 8 < v), figure)


def _plain_band(r, inside, u, figure, _):
    r.put(inside & (np.abs(u - .5) < .16), figure)


def bordered(r):
    r.band(30, 58, r.colours[1])


def curves(r):
    """Large overlapping rounded shapes in calm colours."""
    for i, c in enumerate(r.colours[1:]):
        r.blob(r.w * (.2 + .55 * (i % 2) + r.rs.uniform(-.06, .06)), r.h * (.25 + .5 * ((i + 1) // 2 % 2)), r.h * .42, c, .3)
    r.put((np.abs(np.sin(r.x / 95 + 1.5 * np.sin(r.y / 160)) * 60 - (r.y - r.h / 2) * .45) < 3) * .4, r.colours[-1] * .6)


def checker(r):
    p = 96
    r.put(((r.X // p).astype(int) + (r.Y // p).astype(int)) % 2 == 0, r.colours[1])


def zebra(r):
    r.put(stripes(r.w, r.h, r.rs), r.colours[1])


def flecked(r):
    """A plain pile of light and dark yarns."""
    n = .25 * clouds(r.h, r.w, r.rs, 5, 4) + .75 * clouds(r.h, r.w, r.rs, 380, 2)
    r.put(np.clip((n - .42) * 3, 0, .6), r.colours[1])


def plain(r):
    r.put(np.clip((clouds(r.h, r.w, r.rs, 30, 3) - .5), 0, .3), r.colours[-1])


WEAVERS = dict(moroccan=moroccan, persian=persian, circles=circles, fans=fans, jute=jute, lines=lines, stripe=stripe,
               kilim=kilim, bordered=bordered, curves=curves, checker=checker, zebra=zebra, flecked=flecked, plain=plain,
               wide_stripe=wide_stripe)


def rug(kind, palette, seed, length, width, surface):
    """A rug of length x width metres by one of WEAVERS, as yarns show it; surface: flat, cut or deep."""
    r = Rug(round(length / UNIT), round(width / UNIT), palette, seed)
    WEAVERS[kind](r)
    w, h = round(length / PIXEL), round(width / PIXEL)
    knot, slack, abrash, fade, turned = LOOKS['knotted' if kind == 'persian' else surface]
    a = faded(knotted_from(r.a, w, h, r.rs, knot, slack), r.rs, fade)
    return np.clip(trodden(dyed(a, r.rs, knot, abrash), r.rs, turned), 0, 1)


# Pixels of a knot, and how far it strays; how much dye lots differ, how much the colours fade, and how much turned pile shows.
LOOKS = dict(knotted=(1, 1.0, .07, .10, .05), cut=(2, 1.6, .035, .05, .055), deep=(4, 3.0, .03, .05, .07), flat=(2, 1.4, .045, .06, .015))
