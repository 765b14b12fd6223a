"""A moulded lounge chair in leather on a star base. Origin on the floor, facing -Y. Metres."""
import math

from furniture.finishes import wood
from geometry.boxed import boxed
from geometry.curves import bent
from geometry.scene import Group
from geometry.solids import box, cyl, rod, sheet
from geometry.upholstery import soft
from materials import hard


def lounge(style, cover):
    """A wood shell for seat, back and head, joined by metal bars, with leather pads."""
    shell, steel = wood(style, rough=.3), hard.metal('black')
    _star_base(steel)
    with Group('seat', (0, 0, .37), (9, 0, 0)):
        _shell_part(.66, .58, shell, lying=True)
        boxed(.57, .55, .10, cover, (0, -.01, .063), sat=.006)
    with Group('back', (0, .25, .38), (-19, 0, 0)):
        for z, w, h, tilt in ((.20, .66, .36, 0), (.545, .60, .29, 7)):
            with Group('part', (0, 0, z), (tilt, 0, 0)):
                _shell_part(w, h, shell)
                boxed(w - .19, h - .035, .09, cover, (0, -.08, 0), (90, 0, 0), crown=.024, corner=.05, tuft=(2, 1))
        for s in (-1, 1):                  # they carry the head
            bent([(s * .13, .004, .27), (s * .13, .008, .39), (s * .13, .012, .50)], .008, steel)
    for s in (-1, 1):                      # they carry the back
        bent([(s * .13, .06, .345), (s * .13, .20, .322), (s * .13, .262, .385), (s * .13, .301, .50), (s * .13, .322, .57)], .010, steel)
    for s in (-1, 1):
        _arm(s, shell, cover, steel)


def _star_base(steel):
    for k in range(5):
        a = k * math.pi * 2 / 5 + .3
        rod((0, 0, .085), (.31 * math.cos(a), .31 * math.sin(a), .03), .019, steel, .012)
        cyl(.016, .016, .025, (.30 * math.cos(a), .30 * math.sin(a), 0), steel, seg=20)
    cyl(.03, .026, .27, (0, 0, .07), steel)
    box((.30, .30, .02), (0, .03, .335), steel, .006)


def _shell_part(w, h, mat, lying=False):
    """A moulded sheet of w x h metres whose sides curl towards the sitter."""
    def point(u, v):
        x, t, curl = (u - .5) * w, (v - .5) * h, .085 * abs(2 * u - 1) ** 3.5
        x *= 1 - .10 * abs(2 * v - 1) ** 4          # rounded corners
        return (x, t, curl + .012 * (2 * v - 1) ** 2) if lying else (x, -curl, t)
    sheet(point, 48, 20, mat, thick=-.014 if lying else .014, sub=1)


def _arm(s, shell, cover, steel):
    """An armrest on a bracket that stands on the seat's side and runs on to the back."""
    soft(.085, .36, .055, cover, (s * .355, .01, .575), (4, 0, 0), r=.026, puff=.008, wrinkle=.002, piping=cover)
    box((.07, .32, .014), (s * .355, .01, .545), shell, .004, (4, 0, 0))
    rod((s * .325, -.09, .43), (s * .350, -.09, .545), .011, steel)
    rod((s * .315, .20, .42), (s * .350, .14, .545), .011, steel)
    rod((s * .350, .15, .545), (s * .305, .30, .555), .011, steel)
