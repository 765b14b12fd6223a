"""Room doors and doorways. A door stands at y=0 on a wall's face, its middle at x=0; the way through it lies at +Y."""
import math

import bpy

import labels
from geometry.scene import Group, place
from rooms.room import WALL
from scenes import plain, surfaces
from scenes.blocks import Blocks
from scenes.labelling import Labelled

THICK = .042
# Panels of a leaf as shares of its field: (left, right, bottom, top).
LAYOUTS = (
    (), (), ((0, 1, 0, 1),), ((0, 1, 0, .42), (0, 1, .5, 1)), ((0, 1, 0, .3), (0, 1, .36, 1)), ((0, 1, 0, .3), (0, 1, .35, .65), (0, 1, .7, 1)),
    tuple((a, a + .46, b, t) for a in (0, .54) for b, t in ((0, .4), (.47, 1))), tuple((a, a + .46, b, t) for a in (0, .54) for b, t in ((0, .3), (.36, .72), (.78, 1))),
    tuple((0, 1, k / 5 + .01, k / 5 + .17) for k in range(5)), ((.3, .7, .05, .95),), tuple((.35, .65, k / 4 + .05, k / 4 + .2) for k in range(4)),
    tuple((a, a + .46, b, b + .17) for a in (0, .54) for b in (0, .2, .4, .6, .8)),
)


class Woodwork:
    """Materials and form of one door."""

    def __init__(self, chance, style):
        self.leaf = surfaces.woodwork(chance, style, .35)
        self.frame = self.leaf if chance.random() < .6 else surfaces.woodwork(chance, style, .3)
        self.field = self.leaf if chance.random() < .8 else surfaces.shade_of(chance, self.leaf)
        self.panels, self.metal = chance.choice(LAYOUTS), surfaces.metal(chance)
        self.glass = surfaces.dim_glass(chance) if chance.random() < .22 else None
        self.glazed = chance.choice((1, 1, 9))          # how many panels, from the top, have glass
        self.casing, self.out = chance.uniform(.05, .12), chance.uniform(.012, .035)
        self.head = chance.choice((0, 0, 0, .04, .1))
        self.lever = chance.random() < .75
        self.raised = chance.choice((-.010, .010, .010))


def casing(wood, w, h):
    """The frame on the wall around an opening of w x h metres."""
    blocks, c, out = Blocks(), wood.casing, wood.out
    for s in (-1, 1):
        blocks.box((c, out, h), (s * (w + c) / 2, -out / 2, h / 2), wood.frame)
    blocks.box((w + 2 * c, out, c), (0, -out / 2, h + c / 2), wood.frame)
    if wood.head:
        blocks.box((w + 2 * c + .06, out + .03, wood.head), (0, -out / 2 - .015, h + c + wood.head / 2), wood.frame)
    return blocks


def leaf(wood, w, h, side):
    """A leaf from x=0 to side*w, its room face at y=0, its hinges at x=0."""
    blocks, mid = Blocks(), side * w / 2
    blocks.box((w - .006, THICK, h - .01), (mid, THICK / 2, h / 2), wood.leaf)
    rail, foot = min(.12, w * .15), .2
    fw, fh = w - 2 * rail, h - foot - rail
    for n, (a, b, low, high) in enumerate(sorted(wood.panels, key=lambda p: -p[3])):
        size, at = ((b - a) * fw, (high - low) * fh), (mid + fw * ((a + b) / 2 - .5), foot + fh * (low + high) / 2)
        glass = wood.glass if n < wood.glazed else None
        _panel(blocks, wood, size, at, glass)
    x = side * (w - .065)
    blocks.box((.035, .008, .2), (x, -.004, 1.02), wood.metal)
    blocks.box((.12, .016, .02), (x - side * .045, -.05, 1.04), wood.metal) if wood.lever else blocks.box((.05, .05, .05), (x, -.035, 1.02), wood.metal, (0, 45, 0))
    blocks.box((.016, .05, .016), (x, -.025, 1.04), wood.metal)
    for z in (.25, h - .25):
        blocks.box((.012, .014, .1), (side * .004, -.006, z), wood.metal)
    return blocks


def _panel(blocks, wood, size, at, glass):
    """One panel: a moulding around glass, or a field that stands out or lies back."""
    (w, h), (x, z) = size, at
    if glass:
        blocks.box((w, .004, h), (x, -.002, z), glass)
        for k in range(1, round(h / .4)):
            blocks.box((w, .014, .022), (x, -.007, z + h * (k / max(1, round(h / .4)) - .5)), wood.leaf)
    else:
        blocks.box((w - .05, .012, h - .05), (x, -.006, z), wood.field) if wood.raised > 0 else blocks.box((w, .003, h), (x, -.0015, z), wood.field)
    blocks.frame(w, h, .022, .020, (x, -.010, z), wood.leaf)


def closed_door(chance, style, w, h, double=False):
    """A door shut in its frame, in front of the wall; it may stand ajar before a dark gap."""
    wood = Woodwork(chance, style)
    with Labelled(labels.DOOR):
        casing(wood, w, h).build()
        gap = Blocks()
        gap.box((w, .004, h), (0, -.002, h / 2), plain.material(chance, chance.choice(((.02, .02, .02), (.2, .17, .13))), .9))
        gap.build()
        _leaves(chance, wood, w, h, double, -.012 - THICK * .2, chance.choice((0, 0, 0, 0, 15, 40, 75)))


def _leaves(chance, wood, w, h, double, y, turned, most=None):
    """The leaf or both leaves, hinged at the sides; positive angles open into the room."""
    sides = (-1, 1) if double else (chance.choice((-1, 1)),)
    for s in sides:
        angle = turned * chance.uniform(.7, 1.2) if turned else 0
        with Group('leaf', (-s * w / 2, y, 0), -s * angle):
            leaf(wood, w / len(sides), h, s).build()


def doorway(chance, style, w, h):
    """A door in an opening through the wall: shut, ajar or open onto a lit or dark place."""
    wood, double = Woodwork(chance, style), w > 1.15
    way = chance.choice((*('shut',) * 5, 'ajar', 'ajar', 'open', 'open', 'away', 'bare'))
    with Labelled(labels.DOOR):
        casing(wood, w, h).build()
        lining = Blocks()
        for s in (-1, 1):
            lining.box((.02, WALL, h), (s * (w / 2 - .01), WALL / 2, h / 2), wood.frame)
        lining.box((w, WALL, .02), (0, WALL / 2, h - .01), wood.frame)
        lining.build()
        if way != 'bare':
            turned = dict(shut=0, ajar=chance.uniform(5, 35), open=chance.uniform(50, 115), away=-chance.uniform(20, 95))[way]
            _leaves(chance, wood, w - .04, h - .02, double, chance.choice((0, .04)) if way != 'away' else WALL - THICK, turned)
        place_beyond(chance, style, w, h)


def place_beyond(chance, style, w, h):
    """A small lit or dark space behind the wall with walls, floor, ceiling and a thing or two."""
    deep, wide, blocks = chance.uniform(.9, 3), w / 2 + chance.uniform(.1, .5), Blocks()
    mat, ground = surfaces.wall_paint(style) if chance.random() < .5 else plain.material(chance), plain.material(chance)
    top, y0 = h + .3, WALL
    blocks.box((2 * wide, .02, top), (0, y0 + deep, top / 2), mat)
    for s in (-1, 1):
        blocks.box((.02, deep, top), (s * wide, y0 + deep / 2, top / 2), mat)
    blocks.box((2 * wide, deep + WALL, .02), (0, y0 + (deep - WALL) / 2, -.008), ground)
    blocks.box((2 * wide, deep, .02), (0, y0 + deep / 2, top), plain.material(chance, (.8, .8, .8)))
    for _ in range(chance.choice((0, 1, 2))):
        size = (chance.uniform(.3, wide), chance.uniform(.1, .4), chance.uniform(.4, 1.9))
        blocks.box(size, (chance.uniform(-wide, wide) * .5, y0 + deep - size[1] / 2 - .02, chance.choice((size[2] / 2, 1.3))), plain.material(chance))
    obj = blocks.build()
    obj.visible_shadow = obj.visible_diffuse = False
    if chance.random() < .7:
        _light(chance, (0, y0 + deep * .5, top - .2))


def _light(chance, loc):
    lamp = bpy.data.lights.new('bulb', 'POINT')
    lamp.energy, lamp.shadow_soft_size = math.exp(chance.uniform(1.5, 4)), .12
    lamp.color = (1, chance.uniform(.75, 1), chance.uniform(.5, 1))
    place(bpy.data.objects.new('bulb', lamp), loc)
