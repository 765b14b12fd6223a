"""Bathtubs about 1.65 m long along x, centred at the origin."""
import math

from furniture.finishes import FOUR, wood
from furniture.tiling import tile_wall
from geometry.curves import bent, loft, superellipse
from geometry.scene import Group
from geometry.solids import ball, box, cyl, lathe, ring, rod, sheet, tube
from geometry.upholstery import soft
from materials import hard, natural

WHITE = '#f4f3f0'
BEND = .25      # the share of a shell's rows that round its lower edge


def tap_metal(style):
    """The metal of the style's taps."""
    return hard.metal(style['bath']['tap'])


def bathtub(style):
    """A tub about 1.65 m long along x, centred at the origin."""
    with Group('tub'):
        TUBS[style['bath']['tub']](style)


def _shell(length, width, height, mat, flare=.12, base=.78, inside=None, z0=0.0):
    """An oval basin: outer wall, which is rounded below, rim and inner wall."""
    def ring_at(u, scale, z, lift=0.0):
        a = 2 * math.pi * u
        return length / 2 * scale * math.cos(a), width / 2 * scale * math.sin(a), z + lift * math.cos(a) ** 2

    def outer(u, v):
        if v < BEND:
            turn = math.pi / 2 * v / BEND
            return ring_at(u, base - .07 * (1 - math.sin(turn)), z0 + .045 * (1 - math.cos(turn)))
        k = (v - BEND) / (1 - BEND)
        return ring_at(u, base + (1 - base) * k ** .8 + flare * k * k, z0 + .045 + (height - .045) * k, .07 * k)

    def inner(u, v):
        k = 1 - v
        return ring_at(u, (base + (1 - base) * k ** .6 + flare * k * k) * .93, z0 + height - (height - .1) * v ** .8, .07 * k)
    sheet(outer, 72, 20, mat)
    lathe([(.001, z0 + .001), (.5, z0 + .001)], mat).scale = (length * (base - .07), width * (base - .07), 1)
    sheet(inner, 72, 14, inside or mat)
    rim = [ring_at(i / 48, 1.0 * (1 + flare) * .965, z0 + height, .07) for i in range(48)]
    tube(rim, .021 * width / .8, mat, True)
    lathe([(.001, z0 + .1), (.5, z0 + .1)], inside or mat).scale = (length * .76, width * .76, 1)


def _filler(style, x, y, height=.95):
    """A standing tap beside a tub; its spout points towards -Y."""
    m = tap_metal(style)
    cyl(.05, .05, .015, (x, y, 0), m)
    tube([(x, y, 0), (x, y, height), (x, y - .03, height + .08), (x, y - .14, height + .09), (x, y - .2, height + .04)], .014, m)
    rod((x, y, height - .15), (x + .12, y, height - .15), .011, m)
    rod((x + .1, y - .02, height - .4), (x + .1, y - .02, height - .17), .013, m)


def _oval(style):
    _shell(1.68, .82, .56, hard.enamel(WHITE))
    _tray(style, -.18, .585, .80)
    _filler(style, .15, .50)


def _claw(style):
    _shell(1.62, .78, .46, hard.enamel(style['bath'].get('tub_colour', WHITE)), .16, .72, z0=.14)
    for sx, sy in FOUR:
        _cabriole(sx, sy, tap_metal(style))
    _tray(style, -.15, .625, .84)
    _filler(style, .1, .48)


def _cabriole(sx, sy, mat):
    """A curved foot: a broad knee that lies against the tub, a slim ankle, and claws around a ball."""
    line = [(.33, .12, .285), (.43, .170, .265), (.482, .198, .215), (.492, .202, .150), (.476, .194, .090), (.485, .198, .054)]
    bent([(sx * x, sy * y, z) for x, y, z in line], [.024, .040, .036, .024, .016, .017], mat)
    x, y = sx * .485, sy * .198
    ball(.024, (x, y, .024), mat)
    for turn in (-1.1, -.37, .37, 1.1):
        a = math.atan2(sy * .62, sx) + turn
        claw = [(.005, .068), (.022, .053), (.028, .029), (.022, .007)]
        bent([(x + r * math.cos(a), y + r * math.sin(a), z) for r, z in claw], [.010, .009, .008, .004], mat)


def _copper(style):
    m = hard.metal('copper', 'hammered')
    _shell(1.62, .80, .60, m, .10, .86)
    for z in (.03, .5):
        ring(.5, .012, m, (0, 0, z)).scale = (1.38, .70, 1)
    _filler(style, .1, .50)


def _square(style):
    """A freestanding tub of cast stone: straight sides that taper, round corners, a flat rim."""
    mat = hard.enamel(WHITE)
    loft([(.0, .795, .335), (.012, .802, .342), (.28, .826, .366), (.545, .849, .389), (.556, .850, .390), (.560, .845, .385)], _rectangle, mat, 96)
    loft([(.560, .845, .385), (.560, .824, .364), (.553, .817, .357), (.40, .78, .335), (.20, .715, .290), (.135, .66, .24), (.12, .56, .15), (.118, .001, .001)],
         _rectangle, mat, 96)
    cyl(.032, .032, .006, (-.35, 0, .121), tap_metal(style))
    _tray(style, -.22, .56, .78)
    _filler(style, .2, .50)


def _rectangle(a, half_length, half_width):
    """A tub's outline from above, with round corners."""
    return superellipse(a, half_length, half_width, .30)


def _tray(style, x, rim, width):
    """A board across the tub with a cup and a folded cloth, where people like things about them."""
    if style['clutter'] <= .12:
        return
    with Group('tray', (x, 0, rim)):
        box((.17, width + .05, .018), (0, 0, .016), wood(style, rough=.5), .004, grain=1)
        lathe([(.001, 0), (.028, 0), (.036, .075), (.033, .075), (.026, .008), (.001, .008)], hard.ceramic('#e6dfd3', .35), (.01, -.16, .025), 40)
        soft(.13, .20, .035, natural.fabric(style['bed']['sheet'], 'terry'), (0, .12, .043), r=.014, puff=.01, wrinkle=.003)


def _wooden(style):
    """A deep tub of staves with two bands."""
    mat = natural.wood('#b98d5f', '#8a6238', rough=.5)
    for i in range(40):
        a = i * math.pi / 20
        box((.075, .04, .66), (.70 * math.cos(a), .44 * math.sin(a), .33), mat, .004, (0, 0, math.degrees(math.atan2(math.sin(a) / .44, math.cos(a) / .70)) + 90), grain=2)
    for z, surface in ((.10, mat), (.5, hard.glass('#e3eeea'))):          # clear water above a wooden floor
        lathe([(.001, z), (.48, z)], surface).scale = (1.40, .88, 1)
    for z in (.12, .52):
        ring(.5, .010, hard.metal('bronze'), (0, 0, z), n=40).scale = (1.45, .93, 1)
    _filler(style, .15, .55)


def _built(style):
    """A plastered bench with a sunken basin, tiled front."""
    mat = hard.paint(style['wall'], .8, .2, .06)
    w, d, h = 1.8, .95, .52
    for s in (-1, 1):
        box((w, .12, h), (0, s * (d / 2 - .06), h / 2), mat, .01)
        box((.14, d - .23, h), (s * (w / 2 - .07), 0, h / 2), mat, 0)
    box((w - .2, d - .2, .04), (0, 0, .16), hard.enamel(WHITE), .01)
    with Group('front', (0, -d / 2, 0)):
        tile_wall(style['bath']['tile'][0], style['bath']['tile'][1], -w / 2, w / 2, 0, h - .05, False)
    _filler(style, .2, d / 2 - .03, .8)


TUBS = dict(oval=_oval, claw=_claw, copper=_copper, square=_square, wood=_wooden, built=_built)
