"""What stands about in a kitchen that is used: a kettle, a jar of spoons, bottles, a towel over the oven's rail. Each stands at the origin; metres."""
import math

from furniture.towels import hanging
from geometry.chance import rng
from geometry.scene import Group
from geometry.solids import ball, box, lathe, rod, tube
from materials import hard, natural


def kettle(style):
    """A kettle with a spout and a handle over its lid."""
    mat = hard.metal('copper' if style['metal'] in ('brass', 'gold', 'iron') else 'steel')
    lathe([(.001, 0), (.085, 0), (.095, .02), (.088, .09), (.06, .135), (.045, .142), (.001, .15)], mat)
    ball(.011, (0, 0, .158), hard.metal('black'))
    tube([(.07, 0, .07), (.12, 0, .10), (.14, 0, .135)], .012, mat)
    tube([(-.065, 0, .12), (-.05, 0, .19), (0, 0, .215), (.05, 0, .19), (.065, 0, .12)], .007, hard.metal('black'))


def spoon_jar(style):
    """A jar with wooden spoons."""
    lathe([(.001, 0), (.055, 0), (.06, .02), (.06, .15), (.055, .155), (.052, .15), (.052, .02), (.001, .015)], hard.ceramic(style['artpal'][1], .35))
    wood = natural.wood('#c69a66', '#8f6437')
    for k in range(5):
        lean, way = rng.uniform(.12, .3), k * 1.3 + rng.uniform(0, .6)
        x, y, high = lean * math.cos(way), lean * math.sin(way), rng.uniform(.27, .33)
        rod((x * .1, y * .1, .03), (x * .28, y * .28, high), .005, wood)
        with Group('spoon', (x * .29, y * .29, high + .02), math.degrees(way)):
            lathe([(.001, -.03), (.016, -.02), (.024, 0), (.018, .024), (.001, .034)], wood, seg=20)


def bottles(_):
    """Oil and vinegar in glass, and a mill."""
    for x, colour, h in ((0, '#6f7a3a', .24), (.085, '#4a2a1c', .20)):
        lathe([(.001, 0), (.032, 0), (.034, h * .55), (.013, h * .75), (.013, h), (.001, h)], hard.lacquer(colour, .08, 1.0), (x, 0, 0), 28)
        lathe([(.001, h), (.009, h), (.009, h + .025), (.001, h + .025)], natural.wood('#c69a66', '#8f6437'), (x, 0, 0), 16)
    lathe([(.001, 0), (.03, 0), (.03, .02), (.018, .06), (.027, .12), (.02, .15), (.024, .17), (.001, .19)], natural.wood('#5d3a22', '#3a2212'), (.16, .03, 0), 28)


def washing_up():
    """Soap and a brush in a dish, beside the sink."""
    box((.2, .09, .012), (0, 0, .006), hard.ceramic('#efeae0', .3), .004)
    lathe([(.001, .012), (.03, .012), (.03, .14), (.012, .155), (.012, .18), (.001, .18)], hard.lacquer('#6b4a2a', .1, 1.0), (-.05, 0, 0), 28)
    tube([(-.05, 0, .18), (-.05, 0, .2), (-.05, -.04, .2)], .005, hard.metal('black'))
    lathe([(.001, .012), (.026, .012), (.026, .03), (.012, .045), (.012, .06), (.001, .065)], natural.wood('#c69a66', '#8f6437'), (.05, 0, 0), 24)


def oven_towel(colour):
    """A towel over a rail at the origin."""
    hanging(natural.fabric(colour, 'linen'), rng.uniform(-.05, .05), .26, .40, .30, .010)
