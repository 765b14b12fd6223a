"""Chairs at desks, and what stands on desks."""
import math

from furniture.desk_parts import DEPTH
from furniture.dining_chairs import CHAIRS as DINING_CHAIRS
from furniture.finishes import metal
from furniture.tub_chairs import padded_wall
from furniture.table_lamps import table_lamp
from furniture.tabletop import book_stack, vase
from geometry.scene import Group
from geometry.solids import box, cyl, rod
from geometry.upholstery import soft
from materials import hard, natural

SWIVEL = ('mesh', 'boucle', 'leather', 'leather_tufted', 'velvet', 'shell_pad')


def desk_chair(style):
    """The chair at the desk, facing -Y."""
    kind = style['office']['chair']
    with Group('desk chair'):
        if kind in SWIVEL:
            _swivel(style, kind)
        else:
            DINING_CHAIRS[kind](style, natural.textile(style['chair']['cover']))


def _swivel(style, kind):
    m = metal(style) if style['metal'] not in ('white', 'iron') else hard.metal('black')
    for k in range(5):
        a = k * 1.257 + .3
        rod((0, 0, .08), (.28 * math.cos(a), .28 * math.sin(a), .05), .016, m)
        cyl(.022, .022, .03, (.28 * math.cos(a), .28 * math.sin(a), .005), hard.metal('black'))
    rod((0, 0, .07), (0, 0, .42), .022, m)
    colour = style['chair']['cover'] if kind not in ('mesh',) else ('#2b2c2e', 'linen')
    cover = natural.textile(colour if kind != 'velvet' else style['sofa']['cover'])
    tuft = (3, 3) if kind == 'leather_tufted' else None
    soft(.50, .48, .09, cover, (0, 0, .46), r=.04, puff=.02, front=.01, wrinkle=.003)
    if kind in ('boucle', 'velvet', 'shell_pad'):
        padded_wall(cover, .30, .43, lambda u: .20 + .22 * max(0, math.cos((u - .5) * 2.8)), 205, .06, lean=.04, shift=0)
    else:
        soft(.46, .08, .60 if kind != 'mesh' else .54, cover, (0, .23, .82), (-8, 0, 0), r=.038, puff=.015, front=.012, wrinkle=.002, tuft=tuft)
        for s in (-1, 1):
            box((.05, .28, .03), (s * .27, .02, .66), hard.metal('black') if kind != 'leather_tufted' else cover, .01)
            rod((s * .26, .05, .46), (s * .27, .05, .65), .012, m)


def dress_desk(style, top, w):
    """Lamp, screen or papers, books."""
    y = -DEPTH / 2
    with Group('lamp', (-w * .36, y + .12, top)):
        table_lamp(style)
    if style['office']['desk'] not in ('low', 'pedestal', 'writing', 'rough'):
        _screen(style, .05, y + .10, top)
    else:
        box((.24, .32, .012), (0, y - .08, top + .006), hard.paint('#f1ead9', .9), .001, (0, 0, 6))
        box((.24, .32, .01), (.02, y - .06, top + .016), hard.paint('#f7f2e6', .9), .001, (0, 0, -4))
    cyl(.04, .036, .10, (w * .2, y + .18, top), hard.ceramic(style['artpal'][1], .35))
    for k in range(5):
        rod((w * .2 + .01 * (k - 2), y + .18, top + .04), (w * .2 + .022 * (k - 2), y + .17 + .01 * k, top + .19), .0035, hard.lacquer(style['books'][k % len(style['books'])], .4), seg=8)
    if style['clutter'] > .15:
        z = book_stack(style, (w * .36, y - .02, top), 3, 1)
        with Group('vase', (w * .36, y, z)):
            vase(style, .6)


def _screen(style, x, y, top):
    """A slim computer on its stand, seen from the sitter's side, with keyboard."""
    dark = hard.lacquer('#17181a', .15, .4)
    box((.2, .15, .008), (x, y + .05, top + .005), hard.metal('steel'), .003)
    rod((x, y + .08, top), (x, y + .08, top + .2), .012, hard.metal('steel'))
    box((.58, .016, .34), (x, y + .05, top + .31), dark, .006)
    box((.56, .004, .32), (x, y + .041, top + .31), hard.emit('#8ea3b0', .35), 0)
    box((.36, .12, .012), (x, y - .2, top + .008), hard.lacquer('#e6e5e2', .5), .004)
