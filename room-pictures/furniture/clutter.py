"""What lies about in a lived-in room: boxes, laundry, toys, shoes, a fan heater. Origin on the floor."""
import math

from geometry.chance import rng
from geometry.scene import Group
from geometry.solids import ball, box, lathe, tube
from geometry.upholstery import soft
from materials import hard, natural

CARD = '#a98458'


def cardboard_box(w, d, h, turn=0, loc=(0, 0, 0), opened=False):
    """A cardboard box with a strip of tape, or with open flaps."""
    mat = hard.paint(CARD, .9, .3)
    with Group('cardboard box', loc, turn):
        box((w, d, h), (0, 0, h / 2), mat, .004)
        if opened:
            for s in (-1, 1):
                box((w, .16, .004), (0, s * (d / 2 + .05), h + .05), mat, .001, (s * 38, 0, 0))
                box((.16, d, .004), (s * (w / 2 + .05), 0, h + .05), mat, .001, (0, s * -38, 0))
        else:
            box((w + .002, .05, .002), (0, 0, h), hard.lacquer('#c9b48a', .3), 0)


def box_stack():
    """Three moving boxes that were never unpacked."""
    cardboard_box(.5, .4, .36, 6)
    cardboard_box(.42, .34, .30, -9, (.02, 0, .36))
    cardboard_box(.36, .30, .24, 22, (-.05, -.44, 0), True)


def laundry():
    """A plastic basket with clothes."""
    lathe([(.001, .01), (.2, .01), (.25, .3), (.27, .3), (.26, .31), (.24, .3), (.19, .04), (.001, .03)], hard.lacquer('#c9d3d6', .4), seg=40)
    for k, colour in enumerate(('#6d7f92', '#b9685a', '#d8d2c4', '#5d6650')):
        a = k * 1.7
        soft(.30, .24, .14, natural.fabric(colour, 'linen'), (.05 * math.cos(a), .05 * math.sin(a), .30 + .035 * k), (rng.uniform(-16, 16), rng.uniform(-16, 16), k * 40), r=.06, puff=.05, wrinkle=.03)


def toys():
    """Blocks and a ball."""
    ball(.1, (.1, -.05, .1), hard.lacquer('#b5483a', .35))
    for k, colour in enumerate(('#3f6f9a', '#d0a53a', '#5d8a52', '#b5483a', '#3f6f9a')):
        box((.07, .07, .07), (-.15 + .13 * (k % 3), -.25 - .12 * (k // 3), .035), hard.lacquer(colour, .4), .005, (0, 0, 23 * k))


def shoes():
    """A pair of worn slippers."""
    for s, turn in ((-.09, 12), (.09, -20)):
        soft(.10, .27, .08, hard.lacquer('#3c3f45', .5), (s, .02 * s, .045), (0, 0, turn), r=.035, puff=.03, wrinkle=.006)
        soft(.09, .12, .08, natural.fabric('#55585f', 'linen'), (s, .08, .1), (0, 0, turn), r=.035, puff=.01, wrinkle=.006)


def cable():
    """An extension lead across the floor."""
    pts = [(.12 * k, .1 * math.sin(k * 1.1), .006) for k in range(10)]
    tube(pts, .005, hard.lacquer('#e9e6de', .4))
    box((.26, .05, .035), (1.15, .06, .018), hard.lacquer('#e9e6de', .4), .006)


def calendar():
    """A wall calendar hung by a nail; origin on the wall."""
    box((.26, .004, .36), (0, -.004, 0), hard.paint('#e9e6dc', .9), 0)
    box((.24, .003, .16), (0, -.008, .08), hard.paint('#7d9aa8', .8), 0)
