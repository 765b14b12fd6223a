"""Lavatories. Backs at y=0, facing -Y; metres."""
import math

from furniture.bathtubs import WHITE, tap_metal
from geometry.curves import loft
from geometry.scene import Group
from geometry.solids import box, cyl
from materials import hard


def lavatory(style):
    """A pan that hangs on the wall, or one that stands before its cistern."""
    (_wall_hung if style['bath'].get('hung') else _close_coupled)(style)


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
    """An elongated pan on the floor with its cistern."""
    white = hard.enamel(WHITE)
    loft([(.0, .125, .12, .52), (.02, .128, .12, .525), (.16, .125, .12, .54), (.28, .150, .12, .60), (.36, .178, .12, .66), (.395, .184, .12, .675),
          (.402, .176, .13, .667)], _egg, white)
    _seat(style, white)
    box((.36, .17, .40), (0, -.105, .605), white, .035)
    box((.385, .19, .035), (0, -.107, .818), white, .014)
    cyl(.022, .022, .006, (0, -.107, .835), tap_metal(style))


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
