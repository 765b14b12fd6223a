"""What hangs on walls. Origin on the wall's face at the piece's middle, facing -Y."""
import math

import numpy as np

from furniture.finishes import metal, wood
from furniture.pictures import frame_material
from furniture.books import book_row
from furniture.tabletop import vase
from geometry.chance import rng
from geometry.curves import bent, through
from geometry.scene import Group
from geometry.solids import ball, box, lathe, plane, rod, slab, tube
from materials import hard, natural
from painting.art import art
from painting.plates import plate

BULGE = .035        # metres by which a convex mirror's middle stands out


def sunburst(style, r=.22, reach=.46):
    """A round convex mirror of radius r with rays that reach `reach` metres."""
    m = metal(style) if style['metal'] in ('brass', 'gold') else hard.metal('brass')
    glass = [(max(.001, (r - .01) * k / 10), .012 + BULGE * (1 - (k / 10) ** 2)) for k in range(11)]
    lathe(glass, hard.mirror(), rot=(90, 0, 0), seg=64)
    lathe([(r - .012, 0), (r - .012, .02), (r, .03), (r + .012, .02), (r + .012, 0)], m, rot=(90, 0, 0), seg=64)
    for i in range(48):
        a, length = 2 * math.pi * i / 48, (reach, reach * .8, reach * .9, reach * .8)[i % 4]
        rod((r * math.cos(a), -.012, r * math.sin(a)), (length * math.cos(a), -.012, length * math.sin(a)), .006, m, .0025, 8)


def round_mirror(style, r=.38):
    """A framed round mirror of radius r."""
    lathe([(.001, .014), (r, .014)], hard.mirror(), rot=(90, 0, 0), seg=80)
    lathe([(r - .004, 0), (r - .004, .022), (r + .014, .022), (r + .016, 0)], frame_material(style), rot=(90, 0, 0), seg=80)


def arch_mirror(style, w=.8, h=1.25):
    """A mirror with a round top."""
    def outline(grow):
        hw = w / 2 + grow
        pts = [(-hw, -h / 2 - grow), (hw, -h / 2 - grow)]
        return pts + [(hw * math.cos(math.pi * i / 24), h / 2 - w / 2 + hw * math.sin(math.pi * i / 24)) for i in range(25)]
    with Group('mirror', rot=(90, 0, 0)):
        slab(outline(.022), 0, .02, frame_material(style), .004)
        slab(outline(0), .0, .0215, hard.mirror(), .0005)


def macrame(style, w=.85, h=1.1):
    """Knotted cords on a branch."""
    cord = natural.fabric('#e9dfca', 'knit')
    tube([(-w / 2 - .08, -.03, h / 2), (0, -.04, h / 2 + .015), (w / 2 + .08, -.03, h / 2 - .01)], .014, wood(style))
    n = 44
    for i in range(n):
        x = (i - (n - 1) / 2) * w / n
        length = h * (.55 + .45 * (1 - abs(2 * i / (n - 1) - 1)))
        bend = .02 * math.sin(i * 1.9)
        tube([(x, -.03, h / 2), (x + bend, -.045, h / 2 - length * .3), (x - bend, -.03, h / 2 - length * .6), (x, -.03, h / 2 - length)], .0075, cord, res=2)
    for row in range(3):
        z = h / 2 - .14 - .13 * row
        for k in range(9 - row):
            x = (k - (8 - row) / 2) * w / 9.5
            tube([(x - .045, -.05, z + .05), (x, -.06, z), (x + .045, -.05, z + .05)], .009, cord, res=2)
            tube([(x - .045, -.05, z - .05), (x, -.06, z), (x + .045, -.05, z - .05)], .009, cord, res=2)


def plates(style):
    """A loose group of wall plates or baskets."""
    spots = [(0, 0, .19), (-.40, .10, .14), (.38, .14, .15), (-.24, -.30, .12), (.22, -.28, .14), (.02, .38, .13), (-.55, -.18, .10), (.58, -.14, .11)]
    for i, (x, z, r) in enumerate(spots):
        woven = style.get('plates') == 'basket'
        colour = style['artpal'][1 + i % (len(style['artpal']) - 1)]
        if woven:
            mat = natural.wicker(('#c49a62', '#a97f4b', '#d8b98a')[i % 3])
        else:
            mat = natural.picture(plate(colour, np.random.RandomState(rng.randrange(9999))), .12, repeat=(.5 / r, .5 / r))
        with Group('plate', (x, -.004, z)):
            lathe([(.001, .012), (r * .56, .012), (r * .62, .014), (r * .67, .021), (r * .97, .034), (r, .037), (r, .034), (r * .66, .014), (r * .6, 0)],
                  mat, rot=(90, 0, 0), seg=64, flat=True)


def scroll(style, w=.5, h=1.25):
    """A hanging paper scroll with an ink painting."""
    plane(w, h, hard.paint('#d9cdb6', .9), (0, -.006, 0))
    plane(w * .8, h * .72, natural.picture(art(style['art'][-1], style['artpal'], rng.randrange(9999), 360, 640), .9), (0, -.009, 0))
    for s in (-1, 1):
        rod((-w / 2 - .03, -.014, s * h / 2), (w / 2 + .03, -.014, s * h / 2), .014, wood(style))


def clock(style, r=.26):
    """An old station clock."""
    lathe([(.001, .02), (r, .02)], hard.paint('#efe7d6', .7), rot=(90, 0, 0), seg=64)
    lathe([(r - .01, 0), (r - .01, .03), (r + .03, .03), (r + .035, 0)], hard.metal('iron'), rot=(90, 0, 0), seg=64)
    for k in range(12):
        a = k * math.pi / 6
        rod((r * .78 * math.cos(a), -.022, r * .78 * math.sin(a)), (r * .92 * math.cos(a), -.022, r * .92 * math.sin(a)), .007, hard.metal('black'), seg=6)
    for a, length in ((1.1, .5), (2.6, .72)):
        rod((0, -.025, 0), (r * length * math.cos(a), -.025, r * length * math.sin(a)), .006, hard.metal('black'), seg=6)


def shelf(style, w=1.2, levels=1, gap=.36):
    """Open shelves with books and a vase."""
    for k in range(levels):
        with Group('shelf', (0, 0, -k * gap)):
            box((w, .22, .03), (0, -.11, 0), wood(style), .004)
            book_row(style, w * .34, (-w / 2 + .06 if k % 2 == 0 else w * .12, -.11, .015), .22)
            with Group('vase', (w * .3 if k % 2 == 0 else -w * .28, -.11, .015)):
                vase(style, .7)


# Points and radii of a stag's left antler: the beam, then its tines from the brow up.
ANTLER = (
    ([(.03, -.05, .03), (.13, -.10, .10), (.27, -.13, .24), (.36, -.12, .42), (.37, -.08, .60), (.33, -.05, .74)], [.021, .020, .017, .014, .010, .003]),
    ([(.07, -.08, .06), (.11, -.19, .10), (.13, -.25, .20)], [.014, .011, .003]),
    ([(.25, -.13, .22), (.25, -.21, .31), (.22, -.23, .41)], [.012, .009, .003]),
    ([(.36, -.12, .41), (.31, -.17, .52), (.27, -.17, .61)], [.011, .009, .003]),
    ([(.37, -.09, .56), (.42, -.10, .65), (.44, -.09, .73)], [.009, .007, .003]),
)


def antlers(style):
    """A stag's antlers on a wooden shield."""
    bone = hard.ceramic('#9c8562', .6)
    with Group('shield', (0, 0, -.03), (90, 0, 0)):
        slab(through([(0, -.21), (.10, -.12), (.135, .03), (.12, .15), (0, .17), (-.12, .15), (-.135, .03), (-.10, -.12)], 5, True), 0, .024, wood(style))
    ball(.042, (0, -.045, .02), bone)
    for s in (-1, 1):
        for points, radii in ANTLER:
            bent([(s * x, y, z) for x, y, z in points], radii, bone)


PIECES = dict(sunburst=sunburst, round_mirror=round_mirror, arch_mirror=arch_mirror, macrame=macrame, plates=plates, scroll=scroll,
              clock=clock, antlers=antlers)

