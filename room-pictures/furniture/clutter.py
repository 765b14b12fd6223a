"""What lies about in a lived-in room: boxes, laundry, toys, shoes, a fan heater. Origin on the floor."""
import math

from mathutils import Vector, noise

from geometry.chance import rng
from geometry.scene import Group
from geometry.solids import ball, box, lathe, sheet, tube
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


def _crumpled(colour, r, height, loc, turn):
    """A piece of clothing, dropped: r metres around loc, `height` metres high in the middle."""
    shift = Vector((rng.uniform(0, 40), rng.uniform(0, 40), 0))

    def point(u, v):
        p = Vector(((2 * u - 1) * r, (2 * v - 1) * r * .8, 0))
        far = min(1.3, math.hypot(2 * u - 1, 2 * v - 1))
        folds = 1 - 2 * abs(noise.noise(p * 6 + shift))
        return p.x, p.y, height * (1 - far * far) + .045 * folds + .02 * noise.noise(p * 17 + shift)
    sheet(point, 44, 44, natural.fabric(colour, 'linen'), loc, (0, 0, turn), thick=.008, sub=1)


def laundry():
    """A plastic basket with clothes, one sleeve over the rim."""
    lathe([(.001, .01), (.2, .01), (.25, .3), (.27, .3), (.26, .31), (.24, .3), (.19, .04), (.001, .03)], hard.lacquer('#c9d3d6', .4), seg=40)
    for k, (colour, x, y) in enumerate((('#6d7f92', .04, .05), ('#b9685a', -.06, -.03), ('#d8d2c4', .03, -.05), ('#5d6650', -.02, .04))):
        _crumpled(colour, .21 - .02 * k, .10, (x, y, .25 + .045 * k), 35 * k)


def newspapers():
    """A heap of newspapers and magazines on the floor."""
    for k, colour in enumerate(('#d9d5cb', '#cfcabe', '#b5584a', '#dedad0', '#6f8496', '#d6d1c6', '#e2ded4')):
        box((.30 - .02 * (k % 3), .23 - .015 * (k % 2), .012), (.012 * math.sin(k * 5), .010 * math.cos(k * 3), .007 + .0125 * k), hard.paint(colour, .8), .002,
            (0, 0, 17 * math.sin(k * 2.4)))


def toys():
    """Blocks and a ball."""
    ball(.1, (.1, -.05, .1), hard.lacquer('#b5483a', .35))
    for k, colour in enumerate(('#3f6f9a', '#d0a53a', '#5d8a52', '#b5483a', '#3f6f9a')):
        box((.07, .07, .07), (-.15 + .13 * (k % 3), -.25 - .12 * (k // 3), .035), hard.lacquer(colour, .4), .005, (0, 0, 23 * k))


def shoes():
    """A pair of worn slippers."""
    felt = natural.fabric('#55585f', 'linen')
    for side, turn in ((-.09, 12), (.09, -20)):
        with Group('slipper', (side, .02 * side, 0), turn):
            soft(.10, .27, .03, hard.lacquer('#3a3632', .6), (0, 0, .016), r=.014, puff=0, front=.006, wrinkle=.001)

            def toe(u, v):
                a, y = math.pi * u, -.135 + .15 * v
                return .05 * math.cos(a) * math.sqrt(max(.05, 1 - (1 - v) ** 3)), y, .025 + math.sin(a) * (.016 + .042 * v ** .7)
            sheet(toe, 24, 16, felt, thick=.008, sub=1)


def cable():
    """An extension lead across the floor."""
    pts = [(.12 * k, .1 * math.sin(k * 1.1), .006) for k in range(10)]
    tube(pts, .005, hard.lacquer('#e9e6de', .4))
    box((.26, .05, .035), (1.15, .06, .018), hard.lacquer('#e9e6de', .4), .006)


def calendar():
    """A wall calendar hung by a nail; origin on the wall."""
    box((.26, .004, .36), (0, -.004, 0), hard.paint('#e9e6dc', .9), 0)
    box((.24, .003, .16), (0, -.008, .08), hard.paint('#7d9aa8', .8), 0)
