"""Chairs at desks, and what stands on desks."""
import math

from furniture.desk_parts import DEPTH
from furniture.dining_chairs import CHAIRS as DINING_CHAIRS
from furniture.finishes import metal
from furniture.tub_chairs import padded_wall
from furniture.table_lamps import table_lamp
from furniture.books import book_stack
from furniture.tabletop import vase
from geometry.chance import rng
from geometry.curves import bent, filleted
from geometry.scene import Group
from geometry.solids import box, cyl, rod, sheet, tube
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
    usual = dict(mesh=('#2b2c2e', 'linen'), velvet=style['sofa']['cover']).get(kind, style['chair']['cover'])
    cover = natural.textile(style['office'].get('cover', usual))
    soft(.50, .48, .085, cover, (0, 0, .46), r=.018, puff=.026, front=.008, wrinkle=.003, piping=cover)
    if kind in ('boucle', 'velvet', 'shell_pad'):
        padded_wall(cover, .30, .43, lambda u: .20 + .22 * max(0, math.cos((u - .5) * 2.8)), 205, .06, lean=.04, shift=0)
        return
    _high_back(kind, cover)
    for s in (-1, 1):
        box((.05, .28, .03), (s * .27, .02, .66), cover if kind == 'leather_tufted' else hard.metal('black'), .01)
        tube(filleted([(s * .20, .05, .43), (s * .275, .05, .44), (s * .275, .03, .65)], .05), .011, m, smooth=False)


def _high_back(kind, cover):
    """A buttoned back, a curved one, or a net in a frame."""
    if kind == 'leather_tufted':
        soft(.46, .075, .60, cover, (0, .23, .82), (-8, 0, 0), r=.022, puff=.008, front=.018, wrinkle=.002, tuft=(3, 3), piping=cover)
        return
    if kind == 'leather':
        padded_wall(cover, .56, .48, lambda u: .64 - .10 * (2 * u - 1) ** 4, 47, .065, lean=.07, squash=1, shift=-.335)
        return

    def net(u, v):
        a = math.radians(48) * (u - .5)
        wide = 1 - .12 * (2 * v - 1) ** 4
        return .56 * math.sin(a) * wide, .26 - .56 * (1 - math.cos(a)) + .08 * v - .03 * math.sin(math.pi * min(1, v * 2)), .52 + .56 * v
    black = hard.lacquer('#1d1e20', .45)
    sheet(net, 20, 24, cover, thick=.004, sub=1)
    edge = [net(k / 12, 0) for k in range(12)] + [net(1, k / 16) for k in range(16)] + [net(1 - k / 12, 1) for k in range(12)]
    tube(edge + [net(0, 1 - k / 16) for k in range(16)], .011, black, True, smooth=False)
    bent([(0, .10, .43), (0, .24, .44), (0, .285, .54), (0, .30, .72)], [.02, .02, .016, .012], black)


def dress_desk(style, top, w, laptop=False):
    """Lamp, screen, laptop or papers, books."""
    y = -DEPTH / 2
    with Group('lamp', (-w * .36, y + .12, top)):
        table_lamp(style)
    if style['office']['desk'] not in ('low', 'pedestal', 'writing', 'rough'):
        (_laptop if laptop else _screen)(style, .05, y + .10, top)
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
    """A slim computer on its stand with keyboard; from behind it shows a pale metal back."""
    shell = hard.lacquer('#c3c5c6', .35)
    box((.2, .17, .008), (x, y + .06, top + .005), shell, .003)
    box((.055, .012, .24), (x, y + .095, top + .12), shell, .004, (8, 0, 0))
    box((.52, .016, .31), (x, y + .05, top + .285), shell, .006)
    box((.30, .022, .15), (x, y + .062, top + .275), shell, .010)
    cyl(.016, .016, .002, (x, y + .0585, top + .385), hard.lacquer('#77797a', .3), (-90, 0, 0))
    box((.516, .003, .306), (x, y + .041, top + .285), hard.lacquer('#0c0d0f', .06, 1.0), 0)
    tube([(x, y + .10, top + .10), (x + .03, y + .16, top + .02), (x + .06, y + .26, top + .004)], .0035, hard.lacquer('#2b2c2e', .5))
    box((.36, .12, .012), (x, y - .2, top + .008), hard.lacquer('#e6e5e2', .5), .004)


def _laptop(style, x, y, top):
    """A shut laptop of 0.32 m with a notebook and a pen on it."""
    shell = hard.lacquer('#a3a5a7', .35)
    with Group('laptop', (x, y - .08, top), rng.uniform(-8, 8)):
        for z, thick in ((.0065, .009), (.0145, .006)):
            box((.32, .22, thick), (0, 0, z), shell, .003)
        with Group('notebook', (.03, -.01, .0175), rng.uniform(4, 14)):
            box((.148, .21, .014), (0, 0, .007), hard.lacquer(style['books'][0], .6), .003)
            rod((.02, -.08, .018), (.05, .06, .018), .004, hard.metal('black'), seg=12)
