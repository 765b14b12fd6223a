"""Builder, which makes walls with rows of recessed windows, and plain towers."""
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


def tower(rs, width, floors, bays, wall, share=(.8, .6)):
    """A tall block with windows on all four sides."""
    b, storey = Builder(rs), 3.5
    for quarter in range(4):
        since = len(b.quads)
        b.front(width, floors, bays, storey, share)
        b.turned(quarter, (0, width / 2), since)
    top = floors * storey
    b.block(-width / 2 - .2, width / 2 + .2, -.2, width + .2, top - .3, top + .9, TRIM)
    b.block(-width * .25, width * .2, width * .3, width * .7, top, top + 4, WALL)
    return b.finish('tower', [plain(wall, uneven=.12, size=.4), plain('#c9c4b8', uneven=.08), glass(), plain('#555a60', uneven=.2, size=1)])
