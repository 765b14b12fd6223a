"""Table lamps. Origin where the lamp stands."""
import math

import numpy as np

from furniture.finishes import metal, wood
from furniture.lamps import bulb, drum_shade
from geometry.scene import Group
from geometry.solids import ball, box, cyl, lathe, rod
from materials import hard, lamplight


def table_lamp(style):
    """Builds the style's table lamp."""
    with Group('table lamp'):
        TABLE[style['bedlamp']](style, metal(style))


def _t_globe(style, m):
    lathe([(.001, 0), (.075, 0), (.075, .015), (.012, .022), (.012, .16), (.03, .17), (.001, .17)], m)
    ball(.11, (0, 0, .27), lamplight.opal(), seg=40).visible_shadow = False
    bulb((0, 0, .27), 1.5, .08)


def _t_edison(style, m):
    box((.12, .12, .05), (0, 0, .025), wood(style), .004)
    rod((0, 0, .05), (0, 0, .28), .009, m)
    lathe([(.001, .28), (.02, .285), (.045, .34), (.05, .38), (.03, .43), (.001, .44)], hard.shade('#ffcf8a', 3.5, '#ffb45c'))
    bulb((0, -.1, .38), 4)


def _t_mushroom(style, m):
    lathe([(.001, 0), (.09, 0), (.085, .02), (.03, .06), (.025, .26), (.001, .26)], m)
    lathe([(.17, .25), (.16, .31), (.11, .37), (.05, .395), (.001, .40)], hard.shade(style['lampshade'], 1.2), seg=48)
    bulb((0, 0, .26), 4)


def _t_jug(style, m):
    colour = style.get('painted') or style['pot'][1]
    lathe([(.001, 0), (.07, 0), (.105, .06), (.105, .14), (.05, .23), (.03, .25), (.001, .25)], hard.ceramic(colour, .3, .3))
    rod((0, 0, .24), (0, 0, .34), .008, m)
    drum_shade(style, .17, .11, .21, .31)


def _t_paper(style, m):
    lathe([(.001, 0), (.06, 0), (.06, .03), (.001, .03)], wood(style))
    profile = [(.11 * math.sin(a), .18 - .15 * math.cos(a)) for a in np.linspace(.15, math.pi - .15, 60)]
    lathe(profile, lamplight.paper()).visible_shadow = False
    bulb((0, 0, .18), 2, .08)


def _t_candlestick(style, m):
    """A turned stand with a pleated shade."""
    shape = [(.001, 0), (.075, 0), (.075, .015), (.03, .03), (.02, .06), (.035, .1), (.02, .15), (.028, .24), (.014, .3), (.001, .32)]
    lathe(shape, m if style['metal'] in ('brass', 'nickel', 'gold') else wood(style))
    drum_shade(style, .18, .10, .22, .30, pleated=True)


def _t_crystal(style, m):
    cyl(.065, .065, .02, (0, 0, 0), m)
    for k, r in enumerate((.055, .07, .06, .045)):
        ball(r, (0, 0, .07 + .075 * k), hard.glass('#f2f6f8'), .6)
    drum_shade(style, .17, .15, .2, .36)


def _t_column(style, m):
    """A plain stone cylinder with a low drum."""
    cyl(.05, .05, .2, (0, 0, 0), hard.concrete(style.get('stone', '#cfc9bf'), .5, 0, .4), bev=.006)
    drum_shade(style, .15, .15, .16, .22)


def _t_line(style, m):
    cyl(.06, .06, .012, (0, 0, 0), m)
    box((.014, .014, .38), (0, 0, .2), m, .001)
    box((.2, .02, .012), (-.09, 0, .385), m, .001)
    box((.18, .014, .004), (-.09, 0, .377), hard.emit('#ffe9cc', 5), 0)
    bulb((-.09, 0, .37), 1, .06)


TABLE = dict(globe=_t_globe, edison=_t_edison, mushroom=_t_mushroom, jug=_t_jug, paper=_t_paper, candlestick=_t_candlestick,
             crystal=_t_crystal, column=_t_column, line=_t_line)
