"""Houses with recessed windows, cornices and roofs, and towers; by day with dark panes, at night with lit ones."""
import numpy as np

from views.glass import glass
from views.leaves import plain, raw_mesh

WALL, TRIM, GLASS, ROOF = range(4)


class Builder:
    """Collects quads with a material and a tint each."""

    def __init__(self, rs):
        self.rs, self.quads, self.which, self.tints = rs, [], [], []

    def quad(self, corners, what, tint=.5):
        """One face through four corners."""
        self.quads.append(corners)
        self.which.append(what)
        self.tints.append(tint)

    def upright(self, x0, x1, z0, z1, y, what, tint=.5):
        """A face towards -Y."""
        if x1 > x0 and z1 > z0:
            self.quad([(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], what, tint)

    def block(self, x0, x1, y0, y1, z0, z1, what):
        """A box without a bottom."""
        c = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
        for (a, b), (d, e) in zip(c, c[1:] + c[:1]):
            self.quad([(a, b, z0), (d, e, z0), (d, e, z1), (a, b, z1)], what)
        self.quad([(a, b, z1) for a, b in c], what)

    def window(self, x0, x1, z0, z1, deep=.22):
        """A hole's reveals, the pane with a cross of bars, and a sill."""
        o, i = 0, deep
        for (a, c), (b, d) in zip(((x0, z0), (x1, z0), (x1, z1), (x0, z1)), ((x1, z0), (x1, z1), (x0, z1), (x0, z0))):
            self.quad([(a, o, c), (b, o, d), (b, i, d), (a, i, c)], TRIM)
        self.upright(x0, x1, z0, z1, i, GLASS, self.rs.rand())
        m = (x0 + x1) / 2
        for a, b, c, d in ((m - .04, m + .04, z0, z1), (x0, x1, z1 - (z1 - z0) * .3, z1 - (z1 - z0) * .3 + .07), (x0, x0 + .06, z0, z1), (x1 - .06, x1, z0, z1)):
            self.upright(a, b, c, d, i - .03, TRIM)
        self.block(x0 - .1, x1 + .1, -.1, .02, z0 - .1, z0, TRIM)

    def front(self, width, floors, bays, storey, share=(.48, .62), z=0.0, opening=window):
        """A wall towards -Y with rows of windows; share: of a bay's width and a storey's height that is window."""
        w = width / bays
        for f in range(floors):
            for b in range(bays):
                x0, z0 = -width / 2 + b * w, z + f * storey
                a, c = x0 + w * (1 - share[0]) / 2, z0 + storey * (1 - share[1]) * .6
                d, e = a + w * share[0], c + storey * share[1]
                for q in ((x0, a, z0, z0 + storey), (d, x0 + w, z0, z0 + storey), (a, d, z0, c), (a, d, e, z0 + storey)):
                    self.upright(*q, 0, WALL)
                opening(self, a, d, c, e)

    def shifted(self, since, by):
        """Moves the faces added since index `since` by (x, y) metres."""
        for i in range(since, len(self.quads)):
            self.quads[i] = [(x + by[0], y + by[1], z) for x, y, z in self.quads[i]]

    def turned(self, quarter, centre, since):
        """Turns the faces added since index `since` by quarter turns about a centre (x, y)."""
        c, s = ((1, 0), (0, 1), (-1, 0), (0, -1))[quarter]
        for i in range(since, len(self.quads)):
            self.quads[i] = [(centre[0] + (x - centre[0]) * c - (y - centre[1]) * s, centre[1] + (x - centre[0]) * s + (y - centre[1]) * c, z)
                             for x, y, z in self.quads[i]]

    def finish(self, name, mats):
        """The object; mats: the materials of WALL, TRIM, GLASS, ROOF and others."""
        verts = np.array(self.quads, np.float32).reshape(-1, 3)
        return raw_mesh(name, verts, np.arange(len(verts)).reshape(-1, 4), mats, self.which, np.repeat(np.array(self.tints), 4, 0))


def painted(wall, roof, night=0):
    """Materials of a plain house."""
    return [plain(wall, uneven=.12, size=.4), plain('#c9c4b8' if not night else '#55565c', uneven=.08), glass(night), plain(roof, uneven=.2, size=1)]


def townhouse(rs, width, floors, bays, wall, roof='#5a6068', night=0):
    """A house in a row, with cornices, a steep roof with dormers, and chimneys."""
    b, storey, deep = Builder(rs), rs.uniform(3.1, 3.6), 11
    top = floors * storey
    b.front(width, floors, bays, storey, (rs.uniform(.38, .5), rs.uniform(.55, .66)))
    for z, out, high in ((storey, .12, .22), (top - storey, .10, .15), (top, .45, .4)):
        b.block(-width / 2, width / 2, -out, .05, z - high / 2, z + high / 2, TRIM)
    for s in (-1, 1):
        b.quad([(s * width / 2, 0, 0), (s * width / 2, deep, 0), (s * width / 2, deep, top), (s * width / 2, 0, top)], WALL)
    rise = rs.uniform(2.4, 3.4)
    b.quad([(-width / 2, -.2, top + .2), (width / 2, -.2, top + .2), (width / 2, 1.6, top + rise), (-width / 2, 1.6, top + rise)], ROOF)
    b.block(-width / 2, width / 2, 1.6, deep, top, top + rise, ROOF)
    for k in range(bays // 2):
        x = -width / 2 + width * (k + .5) / (bays // 2)
        b.block(x - .75, x + .75, .45, 2, top + .3, top + 2.1, TRIM)
        b.upright(x - .5, x + .5, top + .55, top + 1.85, .44, GLASS, rs.rand())
    for _ in range(rs.randint(1, 4)):
        x, y = rs.uniform(-width / 2 + .6, width / 2 - .6), rs.uniform(2.5, 7)
        b.block(x - .5, x + .5, y - .3, y + .3, top + rise, top + rise + rs.uniform(.8, 1.8), WALL)
    return b.finish('house', painted(wall, roof, night))


def tower(rs, width, floors, bays, wall, night=0, share=(.8, .6)):
    """A tall block with windows on all four sides."""
    b, storey = Builder(rs), 3.5
    for quarter in range(4):
        since = len(b.quads)
        b.front(width, floors, bays, storey, share)
        b.turned(quarter, (0, width / 2), since)
    top = floors * storey
    b.block(-width / 2 - .2, width / 2 + .2, -.2, width + .2, top - .3, top + .9, TRIM)
    b.block(-width * .25, width * .2, width * .3, width * .7, top, top + 4, WALL)
    return b.finish('tower', painted(wall, '#555a60', night))
