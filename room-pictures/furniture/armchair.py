"""Easy chairs. Origin on the floor, facing -Y."""
import math

from furniture.finishes import legs, metal, wood
from furniture.framed_chairs import floor_seat, lodge, louis, lounge, rattan, sling, tubular, wishbone
from geometry.scene import Group
from geometry.solids import box, lathe, sheet
from geometry.upholstery import soft
from geometry.cushions import pillow
from materials import natural


def armchair(style):
    """Builds the style's easy chair; returns nothing."""
    spec = style['chair']
    with Group('armchair'):
        CHAIRS[spec['kind']](style, natural.textile(spec['cover']))


def shell(style, cover):
    """A rounded shell on tapered legs."""
    legs('taper', style, .62, .6, .24, .08)
    box((.54, .5, .03), (0, 0, .245), wood(style), .01)
    _shell_wall(cover, .425, .28, lambda u: .52 * math.cos((u - .5) * 2.3) ** 1.2 + .16, 205, .055)
    soft(.58, .60, .15, cover, (0, -.04, .35), r=.06, puff=.03, wrinkle=.004, piping=cover)
    soft(.46, .12, .36, cover, (0, .26, .60), (-14, 0, 0), r=.055, puff=.02, front=.03, wrinkle=.004, tuft=(2, 2))


def _shell_wall(cover, radius, z0, height, span, thick, ripple=0, lean=.07, n=60):
    """The curved back, `radius` to its outer face: height(u) in metres above z0, u runs from arm to arm."""
    def point(u, v):
        a = math.radians(span) * (u - .5) + math.pi / 2
        r = radius + lean * v + (.014 * abs(math.sin(math.pi * ripple * u)) if ripple else 0)
        return r * math.cos(a), r * math.sin(a) * .95 - .02, z0 + v * height(u)
    sheet(point, n, 20, cover, thick=-thick, sub=1)


def barrel(style, cover):
    """A channelled tub on a metal plinth."""
    lathe([(.001, 0), (.33, 0), (.33, .06), (.001, .06)], metal(style), seg=64)
    lathe([(.001, .06), (.37, .06), (.38, .08), (.38, .30), (.36, .33), (.001, .33)], cover, seg=64)
    _shell_wall(cover, .385, .26, lambda u: .36 + .12 * math.cos((u - .5) * 3), 235, .1, ripple=17, lean=.03, n=136)
    lathe([(.001, .33), (.26, .33), (.30, .36), (.30, .43), (.26, .465), (.001, .475)], cover, (0, -.05, 0), 64)


def tub(style, cover):
    """A low, plump rounded chair without visible legs."""
    lathe([(.001, .02), (.34, .02), (.37, .05), (.38, .26), (.36, .30), (.001, .30)], cover, seg=64)
    _shell_wall(cover, .39, .20, lambda u: .42 + .10 * math.cos((u - .5) * 3), 240, .12, lean=.04)
    lathe([(.001, .30), (.25, .30), (.30, .33), (.305, .40), (.26, .445), (.001, .455)], cover, (0, -.05, 0), 64)
    pillow(.42, .30, .14, cover, (0, .14, .58), (-18, 0, 0))


def wing(style, cover):
    """A high-backed wing chair on turned legs."""
    legs('turned', style, .70, .70, .2, .06)
    soft(.70, .70, .16, cover, (0, 0, .27), r=.03, puff=0, front=0, wrinkle=.002)
    soft(.54, .60, .14, cover, (0, -.06, .42), r=.05, puff=.03, front=.015, wrinkle=.004, piping=cover)
    soft(.62, .14, .78, cover, (0, .28, .70), (-9, 0, 0), r=.06, puff=.03, front=.025, wrinkle=.003, tuft=(3, 3))
    for s in (-1, 1):
        soft(.11, .62, .30, cover, (s * .31, -.03, .46), r=.05, puff=.02, front=.01, wrinkle=.002)
        soft(.09, .26, .44, cover, (s * .32, .20, .84), (-9, 0, s * -8), r=.04, puff=.02, front=.01, wrinkle=.002)


def club(style, cover):
    """A deep rolled-arm club chair."""
    legs('block', style, .82, .8, .08)
    soft(.80, .80, .18, cover, (0, 0, .16), r=.04, puff=0, front=.01, wrinkle=.002)
    soft(.52, .64, .17, cover, (0, -.10, .34), r=.055, puff=.04, front=.02, wrinkle=.006, piping=cover)
    soft(.54, .22, .46, cover, (0, .24, .60), (-12, 0, 0), r=.09, puff=.04, front=.04, wrinkle=.006, piping=cover)
    soft(.80, .14, .56, cover, (0, .36, .42), r=.06, puff=.02, front=0, wrinkle=.003)
    for s in (-1, 1):
        soft(.14, .76, .34, cover, (s * .33, 0, .32), r=.04, puff=0, front=0, wrinkle=.003)
        lathe([(.001, 0), (.085, 0), (.10, .02), (.10, .70), (.085, .74), (.001, .74)], cover, (s * .34, .37, .50), 32, (90, 0, 0))


def slipper(style, cover):
    """Armless, upright, on slim legs."""
    legs('taper' if style['metal'] not in ('chrome', 'gold') else 'slim', style, .62, .64, .2, .05)
    soft(.64, .66, .20, cover, (0, 0, .30), r=.05, puff=.03, front=.012, wrinkle=.003, piping=cover)
    soft(.62, .15, .46, cover, (0, .26, .60), (-12, 0, 0), r=.06, puff=.03, front=.02, wrinkle=.003, tuft=(3, 2))


CHAIRS = dict(wishbone=wishbone, sling=sling, shell=shell, barrel=barrel, tub=tub, wing=wing, club=club, slipper=slipper,
              louis=louis, rattan=rattan, lodge=lodge, tubular=tubular, lounge=lounge, floor_seat=floor_seat)
