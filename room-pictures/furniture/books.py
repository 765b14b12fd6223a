"""Books, lying and upright. Lengths in metres."""
import math

from geometry.chance import rng
from geometry.scene import Group
from geometry.solids import box
from materials import hard
from materials.nodes import brightness

# Bindings that any home has beside the style's.
PLAIN = ('#e7dfd0', '#4a4743', '#8d8273', '#b7aa96', '#5a6268', '#7a5a44', '#d3c6ae', '#2f3b4c', '#6b3430', '#3f4f40', '#a98450', '#232325')
PALE, DARK, GILT = '#a79c88', '#6a645b', '#8d7048'      # lettering, thin and rubbed: strong contrast reads as white blocks


def book(w, d, h, colour, loc, turn):
    """A closed book lying flat."""
    with Group('book', loc, turn):
        cover = hard.lacquer(colour, .6)
        for z in (.0015, h - .0015):
            box((w, d, .003), (0, 0, z), cover, .001)
        box((.004, d, h), (-w / 2 + .002, 0, h / 2), cover, .001)
        box((w - .012, d - .01, h - .006), (.002, 0, h / 2), hard.paint('#ece4d3', .9, .4), 0)


def book_stack(style, loc, n=3, first=0):
    """A few books on top of each other; returns the height of the top."""
    x, y, z = loc
    for i in range(n):
        h = .03 + .006 * (i % 2)
        book(.28 - .025 * i, .21 - .02 * i, h, style['books'][(first + i) % len(style['books'])], (x, y, z), rng.uniform(-14, 14))
        z += h
    return z


def book_row(style, length, loc, tallest=.26):
    """Upright books along x, starting at loc, some in sets; the last one may lean."""
    with Group('books', loc):
        x, left = 0.0, 0
        while x < length - .03:
            if not left:
                left = rng.choice((1, 1, 1, 1, 1, 1, 2))
                size = rng.choice((.014, .02, .028, .04)) * rng.uniform(.85, 1.2), tallest * rng.choice((.66, .74, .8, .9, 1)) * rng.uniform(.96, 1), rng.uniform(.14, .19)
                colour, label = rng.choice(style['books'] if rng.random() < .6 else PLAIN), rng.random()
            t, h, d = size[0] * rng.uniform(.9, 1.1), size[1], size[2]
            over = length - x - t
            if over < 0:
                break
            lean = _lean(over, h) if x and over < .075 and rng.random() < .5 else 0
            _upright(t, h, d, colour, label, (x, rng.uniform(-.006, .006)), lean)
            if lean:
                break
            x, left = x + t + .001, left - 1


def _lean(over, h):
    """Degrees that a book of height h leans where `over` metres are left beside it: 0 where that is too little."""
    most = math.degrees(math.asin(min(.22, over / h)))
    return rng.uniform(.7, 1) * most if most > 6 else 0


def _upright(t, h, d, colour, label, at, lean):
    """One book; label: a number from 0 to 1 that decides what is on its back; lean: degrees to the left, onto the books before it."""
    tilt = math.radians(lean)
    with Group('book', (at[0] + h * math.sin(tilt), at[1], 0), (0, -lean, 0)):
        box((t, d, h), (t / 2, 0, h / 2), hard.lacquer(colour, .55), .0025)
        box((t - .005, .003, h - .01), (t / 2, d / 2, h / 2), hard.paint('#efe7d6'), 0)
        _lettering(t, h, -d / 2, colour, label)


def _lettering(t, h, y, colour, label):
    """A title in up to three words, which begins at one of three heights of a spine t metres wide, or gilt rules across it too, or nothing."""
    if label > .6 or t < .016:
        return
    gilt = label > .42
    if gilt:
        for z in (.12, .16, .86):
            box((t + .0008, .0012, .003), (t / 2, y, h * z), hard.paint(GILT, .6), 0)
    mat = hard.paint(GILT if gilt else DARK if brightness(colour) > .5 else PALE, .6)
    z = h * (.84, .66, .72)[int(label * 90) % 3]
    for share in ((.17, .07, .12), (.12, .19), (.26,))[int(label * 30) % 3]:
        box((min(.006, t * .22), .0012, h * share), (t / 2, y, z - h * share / 2), mat, 0)
        z -= h * (share + .03)
