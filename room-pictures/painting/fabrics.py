"""Repeating textiles and wallpapers."""
from painting.canvas import Canvas, clouds, cv2, np
from painting.roses import sprays


class Cloth(Canvas):
    def __init__(self, n, palette, seed):
        super().__init__(n, n, palette, seed)
        self.y, self.x = np.mgrid[0:n, 0:n].astype(np.float32)


def plaid(c):
    for period, width, colour in ((128, 44, c.colours[1]), (128, 6, c.colours[-1])):
        c.put(((c.x % period) < width) * .5, colour)
        c.put(((c.y % period) < width) * .5, colour)


def stripe(c):
    c.put((c.x % 64) < 20, c.colours[1])


def ticking(c):
    for at, wd in ((0, 5), (10, 2), (15, 2)):
        c.put(((c.x - at) % 51 < wd), c.colours[1])


def geo(c):
    k = np.abs((c.x % 102) - 51) + np.abs((c.y % 102) - 51)
    c.put(k < 38, c.colours[1])
    c.put(k < 18, c.colours[-1])


def fan(c):
    p = 102
    for row in range(-1, c.h // (p // 4) + 3):
        r = np.hypot(((c.x - (row % 2) * p / 2) % p) - p / 2, c.y - row * p / 4)
        c.put(r < p / 2, c.colours[0])
        for rr in (48, 36, 24, 12):
            c.put(np.abs(r - rr) < 1.8, c.colours[1])


def leaves(c):
    for _ in range(60):
        c.oval(c.rs.randint(c.w), c.rs.randint(c.h), 34, 11, c.rs.randint(180), c.pick())


def dots(c):
    c.put(np.hypot((c.x % 64) - 32, (c.y % 64) - 32) < 9, c.colours[1])


def zigzag(c):
    v = (c.y + np.abs((c.x % 64) - 32) * 1.2) % 72
    for i, col in enumerate(c.colours[1:]):
        c.put((v > 24 * i) & (v < 24 * i + 13), col)


def ikat(c):
    wob = (clouds(c.h, c.w, c.rs, 60, 2) - .5) * 40
    k = np.abs(((c.x + wob) % 128) - 64) + np.abs(((c.y) % 128) - 64) * .8
    for limit, i in ((56, 1), (38, 2), (18, 0)):
        c.put(np.clip((limit - k) / 6, 0, 1), c.colours[i % len(c.colours)])


def _each_repeat(c, period, draw):
    for row, cy in enumerate(np.arange(-period, c.h + period, period / 2)):
        for cx in np.arange(-period + (row % 2) * period / 2, c.w + period, period):
            draw(cx, cy)


def damask(c):
    """Large mirrored leaf ornament, tone on tone."""
    def motif(cx, cy):
        for side in (-1, 1):
            for k in range(4):
                c.oval(cx + side * (14 + 7 * k), cy - 34 + 22 * k, 20 - 2 * k, 8, side * (55 - 24 * k), c.colours[1])
        c.oval(cx, cy, 9, 40, 0, c.colours[1])
        c.oval(cx, cy + 10, 5, 16, 0, c.colours[0])
    _each_repeat(c, 128, motif)


def floral(c):
    """Sprays of roses with leaves, painted at twice the resolution of other patterns."""
    c.w, c.h = 2 * c.w, 2 * c.h
    c.a = cv2.resize(c.a, (c.w, c.h))
    sprays(c, 256)


def chinoiserie(c):
    """Slender branches with leaves and blossoms."""
    for k in range(5):
        x0 = 51 + k * 102
        y = np.linspace(0, c.h, 120)
        x = x0 + 22 * np.sin(y / c.h * 6.283 * 2 + k)
        c.line(np.stack([x, y], 1), c.colours[2], 3)
        for j in range(4, 118, 7):
            side = 1 if (j // 7) % 2 else -1
            c.oval(x[j] + side * 16, y[j] - 5, 15, 5, side * -28, c.colours[2] * c.rs.uniform(.85, 1.2))
            if j % 3 == 0:
                c.disc(x[j] + side * 30, y[j] - 12, 7, c.colours[1])


def palm(c):
    """Dense banana leaves."""
    for _ in range(46):
        x, y, a, col = c.rs.randint(c.w), c.rs.randint(c.h), c.rs.uniform(-60, 60), c.pick()
        for ox in (-c.w, 0, c.w):
            for oy in (-c.h, 0, c.h):
                c.oval(x + ox, y + oy, 20, 74, a, col)
                d = np.array([np.sin(np.radians(-a)), np.cos(np.radians(a))]) * 66
                c.line([(x + ox - d[0], y + oy - d[1]), (x + ox + d[0], y + oy + d[1])], col * 1.35, 2)




PATTERNS = dict(plaid=plaid, stripe=stripe, ticking=ticking, geo=geo, fan=fan, leaf=leaves, dots=dots, zigzag=zigzag,
                ikat=ikat, damask=damask, floral=floral, chinoiserie=chinoiserie, palm=palm)


def fabric(kind, palette, seed, n=512):
    """A square of n x n pixels (2n x 2n for `floral`) by one of PATTERNS; it repeats without a seam for most patterns."""
    c = Cloth(n, palette, seed)
    PATTERNS[kind](c)
    n = len(c.a)
    c.a *= (.93 + .04 * c.rs.rand(n, 1) + .04 * c.rs.rand(1, n) + .06 * c.rs.rand(n, n))[..., None]      # threads of warp and weft
    return np.clip(c.a, 0, 1)
