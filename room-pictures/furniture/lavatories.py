"""Lavatories. Backs at y=0, facing -Y; metres."""
import math

from furniture.bathtubs import WHITE, tap_metal
from geometry.curves import loft
from geometry.scene import Group
from geometry.solids import box, cyl
from materials import hard


def lavatory(style):
    """A pan that hangs on the wall, or one that stands before its cistern."""
    spec = style['bath']
    (_wall_hung if spec.get('hung') else _on_a_foot if spec['tub'] == 'claw' else _close_coupled)(style)


def _wall_hung(style):
    """A short pan that clears the floor, and the plate that flushes it."""
    white = hard.enamel(WHITE)
    loft([(.085, .05, 0, .16), (.10, .09, 0, .22), (.16, .128, 0, .34), (.24, .156, 0, .44), (.32, .174, 0, .515), (.385, .184, 0, .545), (.402, .176, .01, .538)], _egg, white)
    with Group('seat', (0, .135, 0)):
        _seat(style, white)
    box((.25, .012, .165), (0, -.006, 1.02), tap_metal(style), .004)
    for x, w in ((-.052, .085), (.046, .105)):
        box((w, .006, .12), (x, -.014, 1.02), tap_metal(style), .003)


def _close_coupled(style):
    """A pan whose sides run down to the floor and back to the wall, with its cistern."""
    loft([(.0, .160, .012, .570), (.012, .164, .012, .578), (.16, .168, .012, .590), (.29, .176, .012, .625), (.37, .187, .012, .668), (.398, .190, .012, .682),
          (.404, .186, .016, .676)], _egg, hard.enamel(WHITE))
    _cistern(style, .38, .165)


def _on_a_foot(style):
    """An elongated pan on the floor with its cistern, as old houses have it."""
    loft([(.0, .135, .06, .53), (.03, .138, .06, .535), (.05, .125, .07, .525), (.16, .122, .07, .54), (.28, .150, .07, .60), (.36, .180, .07, .66),
          (.395, .188, .07, .678), (.404, .184, .08, .672)], _egg, hard.enamel(WHITE))
    _cistern(style, .40, .175)


def _cistern(style, w, d):
    """The cistern, w metres wide and d deep, on the back of a pan with its seat."""
    white, tall = hard.enamel(WHITE), .40
    _seat(style, white)
    box((w, d, tall), (0, -.01 - d / 2, .40 + tall / 2), white, .032)
    box((w + .02, d + .018, .036), (0, -.008 - d / 2, .40 + tall + .018), white, .013)
    cyl(.024, .024, .006, (0, -.01 - d / 2, .436 + tall), tap_metal(style))


def _seat(style, white):
    """The ring, its lid and hinges."""
    loft([(.404, .182, .20, .678), (.408, .187, .20, .683), (.420, .187, .20, .683), (.424, .183, .20, .679)], _egg, white)
    loft([(.427, .180, .20, .676), (.431, .186, .20, .682), (.444, .184, .20, .680), (.452, .165, .21, .66), (.455, .08, .29, .55), (.456, .001, .40, .41)],
         _egg, white)
    for s in (-1, 1):
        cyl(.014, .014, .05, (s * .075 - .025, -.205, .428), tap_metal(style), (0, 90, 0))


def _egg(a, half, back, front):
    """A pan's outline: square at the back, long and round at the front."""
    c, s, widest = math.cos(a), math.sin(a), back + (front - back) * .42
    if s < 0:
        return half * c, -widest + (front - widest) * s
    square = .55
    return half * math.copysign(abs(c) ** square, c), -widest + (widest - back) * s ** square
