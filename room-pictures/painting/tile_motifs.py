"""A tile's motif as painters of tiles repeat it: a star, petals between its points and quarter circles that meet at the corners of four tiles."""
from painting.canvas import clouds, np, rgb, soft_edge

SIZE = 512
BRUSH = 7           # width in pixels of a painted edge
UNEVEN = .10        # how far the brush strays, as a share of the tile's half width


def star_tile(palette, seed):
    """One tile, (SIZE, SIZE, 3). palette: ground, figure and accent, sRGB hex."""
    ground, figure, accent = (rgb(colour) for colour in palette)
    rs = np.random.RandomState(seed)
    y, x = (np.mgrid[:SIZE, :SIZE] + .5) / (SIZE / 2) - 1
    stray = (clouds(SIZE, SIZE, rs, 3, 4) - .5) * UNEVEN
    r, turn = np.hypot(x, y) + stray, np.arctan2(y, x)
    out = np.ones((SIZE, SIZE, 3)) * ground
    corner = np.hypot(1 - np.abs(x), 1 - np.abs(y)) + stray
    petals = r - .66 * np.abs(np.cos(2 * turn + np.pi / 2)) ** .7
    star = r - .36 - .26 * np.abs(np.cos(4 * turn)) ** 3
    for signed, colour, depth in ((petals, accent, .75), (corner - .52, figure, .9), (corner - .30, ground, 1), (corner - .17, accent, .8), (star, figure, .95),
                                  (r - .25, ground, 1), (r - .14, accent, .85)):
        wash = depth * (.82 + .3 * clouds(SIZE, SIZE, rs, 5, 3))
        k = soft_edge(signed, BRUSH * 2 / SIZE) * np.minimum(wash, 1)
        out += (colour - out) * k[..., None]
    return np.clip(out, 0, 1)
