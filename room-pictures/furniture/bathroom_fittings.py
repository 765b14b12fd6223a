"""Mirrors, lights, showers, paper holders and towel rails. Backs at y=0 unless said otherwise; metres."""
from furniture.bathtubs import tap_metal
from furniture.finishes import wood
from furniture.towels import hanging
from furniture.walls_art import arch_mirror, round_mirror, sunburst
from geometry.scene import Group
from geometry.solids import ball, box, cyl, lathe, plane, rod, tube
from materials import glazing, hard, lamplight, natural


def wall_mirror(style, w=.8):
    """The mirror over a basin; origin at its middle on the wall."""
    kind = style['bath']['mirror']
    dressed = dict(style, frame='brass' if style['bath']['tap'] in ('brass', 'gold') else 'wood' if style['metal'] != 'black' else 'black')
    if kind == 'round':
        round_mirror(dressed, w * .46)
    elif kind == 'arch':
        arch_mirror(dressed, w * .82, 1.05)
    elif kind == 'sunburst':
        sunburst(dressed, .26, .52)
    elif kind == 'ornate':
        oval = lathe([(.001, .012), (.36, .012)], hard.mirror(), rot=(90, 0, 0), seg=64)
        oval.scale = (1, 1.35, 1)
        frame = lathe([(.35, 0), (.35, .02), (.38, .04), (.41, .02), (.42, 0)], hard.metal('gold' if style['metal'] == 'gold' else 'brass'), rot=(90, 0, 0), seg=64)
        frame.scale = (1, 1.35, 1)
    else:
        mat = wood(style) if kind == 'wood' else hard.metal('black') if style['bath']['tap'] == 'black' else hard.metal('chrome')
        box((w + .04, .02, .94), (0, -.01, 0), mat, .004)
        plane(w, .90, hard.mirror(), (0, -.022, 0))


def wall_light(style):
    """A small lamp beside a mirror; origin on the wall."""
    m = tap_metal(style)
    cyl(.04, .04, .02, (0, 0, 0), m, (90, 0, 0))
    rod((0, -.01, 0), (0, -.1, .02), .008, m)
    cyl(.022, .030, .03, (0, -.11, .0), m)
    ball(.06, (0, -.11, .075), lamplight.opal(), seg=40)


def shower(style, w=1.0, d=1.0):
    """A walk-in shower: a clear screen in a metal frame towards -Y, rain head, floor tray; back at y=0."""
    m = tap_metal(style)
    box((w, d, .03), (0, -d / 2, .015), hard.ceramic('#e4e2dd', .4), .006)
    for s in (-1, 1):
        box((.03, .03, 2.0), (s * w * .48, -d, 1.03), m, .002)
    box((w * .99, .03, .03), (0, -d, 2.04), m, .002)
    plane(w * .94, 1.98, glazing.pane(), (0, -d, 1.03))
    edge = hard.lacquer('#8fb5a5', .1, .6)                # glass is green along its edges
    for s in (-1, 1):
        box((.007, .010, 1.98), (s * w * .462, -d - .001, 1.03), edge, 0)
    box((w * .92, .010, .006), (0, -d - .001, .045), edge, 0)
    box((.012, .05, .30), (-w * .34, -d - .028, 1.05), m, .004)
    tube([(0, -.02, 1.0), (0, -.02, 2.1), (0, -.06, 2.16), (0, -.32, 2.16)], .012, m)
    lathe([(.001, 0), (.13, 0), (.13, .015), (.001, .02)], m, (0, -.34, 2.12))
    box((.14, .03, .05), (0, -.02, 1.1), m, .006)
    _hand_shower(m)
    _corner_shelf(style, m, w * .36)


def _hand_shower(m):
    """A hand shower in its holder on the riser, and its hose."""
    rod((0, -.02, 1.62), (.05, -.06, 1.62), .009, m)
    rod((.05, -.05, 1.52), (.05, -.10, 1.72), .011, m)
    cyl(.045, .045, .016, (.05, -.115, 1.70), m, (68, 0, 0))
    tube([(.05, -.045, 1.51), (.10, -.06, 1.2), (.13, -.08, .78), (.09, -.09, .62), (.05, -.07, .74), (.03, -.035, 1.07)], .006, m)


def _corner_shelf(style, m, x, z=1.15):
    """A small shelf with what one washes with."""
    box((.24, .10, .008), (x, -.055, z), m, .002)
    for k, colour in enumerate((style['books'][0], '#e9e4da', style['books'][2])):
        cyl(.026, .024, .17 - .02 * k, (x - .075 + .075 * k, -.055, z + .004), hard.ceramic(colour, .3))
        cyl(.010, .010, .02, (x - .075 + .075 * k, -.055, z + .174 - .02 * k), hard.lacquer('#2b2a29', .4))


def paper_holder(style):
    """A roll of paper on an arm; origin on the wall."""
    m = tap_metal(style)
    cyl(.022, .022, .012, (-.07, -.006, 0), m, (90, 0, 0))
    rod((-.07, 0, 0), (-.07, -.075, 0), .007, m)
    rod((-.07, -.075, 0), (.075, -.075, 0), .007, m)
    cyl(.054, .054, .10, (-.045, -.075, 0), natural.fabric('#efece6', 'linen'), (0, 90, 0))
    box((.098, .003, .09), (.005, -.127, -.045), natural.fabric('#efece6', 'linen'), .001)


def towel_rail(style, colours):
    """Two folded towels on a rail; origin on the wall."""
    m = tap_metal(style)
    rod((-.32, -.07, 0), (.32, -.07, 0), .01, m)
    for s in (-1, 1):
        rod((s * .32, 0, 0), (s * .32, -.07, 0), .008, m)
    with Group('towels', (0, -.07, 0)):
        for k, c in enumerate(colours[:2]):
            hanging(natural.fabric(c, 'terry'), -.14 + .28 * k)
