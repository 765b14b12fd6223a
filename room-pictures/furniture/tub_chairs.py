"""Rounded easy chairs whose back and arms are one padded wall. Origin on the floor, facing -Y. Metres."""
import math

from furniture.finishes import legs, metal, wood
from geometry.boxed import boxed
from geometry.cushions import pillow
from geometry.scene import Group
from geometry.solids import box, lathe, ring, sheet, tube

ARC = 8          # points of the rounded rim and of each rounded arm end
SIDE = 10        # points up a side


def padded_wall(cover, radius, z0, height, span, thick, channels=0, lean=.05, squash=.95, shift=-.02, cord=True):
    """A curved padded back with a rounded rim and rounded arm ends.

    radius: to its outer face; span: degrees from arm to arm; height(u): its height above z0, u from 0 at one arm to 1 at the other;
    channels: upright stitched channels; cord: whether one runs along the outer edge of rim and arm ends.
    """
    half, along = thick / 2, max(96, channels * 10)
    cap = half / (radius - half) / math.radians(span)      # an arm end's length as a share of the span
    stations = [(cap * (1 - math.cos(t)), math.sin(t)) for t in (i / ARC * math.pi / 2 for i in range(ARC))]
    rest = [(cap + (1 - 2 * cap) * i / along, 1.0) for i in range(along + 1)]
    stations = stations + rest + [(1 - u, k) for u, k in stations[::-1]]
    rows = 2 * (SIDE + ARC)

    def place(u, full, k):
        pad = half * max(.005, full) - (_groove(u, channels) if full == 1 else 0)
        top = height(u) - half * (1 - full) - (half * full - pad)
        across, up = _section(k, top, pad)
        a, r = math.radians(span) * (u - .5) + math.pi / 2, radius - half + across + lean * up / .5
        return r * math.cos(a), r * math.sin(a) * squash + shift, z0 + up
    sheet(lambda i, j: place(*stations[round(i * (len(stations) - 1))], round(j * rows)), len(stations) - 1, rows, cover,
          uvm=(math.radians(span) * radius, 2 * height(.5)))     # metres of cloth
    if cord:
        end, full, edge = .3 * cap, .72, SIDE + ARC * .45
        rise = [place(end, full, edge * k / 12) for k in range(12)]
        fall = [place(1 - end, full, edge * k / 12) for k in range(12)]
        tube([*rise, *(place(u, 1.0, edge) for u, _ in rest[1:-1]), *fall[::-1]], .0048, cover, res=2, smooth=False)


def _groove(u, channels):
    return .011 * (1 - abs(math.sin(math.pi * channels * u)) ** .5) if channels else 0


def _section(k, top, pad):
    """Point k of a wall's section, as (distance from its middle, height): up the outside, over the rim, down the inside."""
    straight = top - pad
    if k <= SIDE:
        return pad, straight * k / SIDE
    if k < SIDE + 2 * ARC:
        t = (k - SIDE) / (2 * ARC) * math.pi
        return pad * math.cos(t), straight + pad * math.sin(t)
    return -pad, straight * (2 * (SIDE + ARC) - k) / SIDE


def shell(style, cover):
    """A rounded shell on tapered legs."""
    legs('taper', style, .62, .6, .24, .08)
    box((.54, .5, .03), (0, 0, .245), wood(style), .01)
    padded_wall(cover, .425, .28, lambda u: .52 * math.cos((u - .5) * 2.3) ** 1.2 + .16, 205, .06, lean=.07)
    boxed(.555, .56, .13, cover, (0, -.035, .35), corner=.06, sat=.006)
    boxed(.46, .38, .10, cover, (0, .26, .605), (76, 0, 0), corner=.09, tuft=(2, 2))


def round_cushion(cover, z, y=-.05, r=.295, h=.115, dome=.026):
    """A domed cushion of radius r with an upright, corded edge of height h; z: its underside, y: its middle."""
    top = [(r * math.cos(t), z + h + dome * math.sin(t)) for t in (i / 10 * math.pi / 2 for i in range(11))]
    with Group('cushion', (0, y, 0)):
        lathe([(.001, z), (r - .012, z), (r, z + .008), (r + .006, z + h / 2), *top[:-1], (.001, z + h + dome)], cover, seg=96, auto=80)
        for level in (z + .008, z + h):
            ring(r + .002, .0045, cover, (0, 0, level), n=64)


def _base(cover, r, z0, z1):
    """The upholstered drum under a tub chair."""
    low = [(r - .025 + .025 * math.sin(t), z0 + .025 - .025 * math.cos(t)) for t in (i / 8 * math.pi / 2 for i in range(9))]
    high = [(r - .025 + .025 * math.cos(t), z1 - .025 + .025 * math.sin(t)) for t in (i / 8 * math.pi / 2 for i in range(9))]
    lathe([(.001, z0), *low, *high, (.001, z1)], cover, seg=96, auto=80)


def barrel(style, cover):
    """A channelled tub on a metal plinth."""
    lathe([(.001, 0), (.33, 0), (.33, .06), (.001, .06)], metal(style), seg=96)
    _base(cover, .375, .06, .335)
    padded_wall(cover, .405, .10, lambda u: .52 + .12 * math.cos((u - .5) * 3), 235, .10, channels=21, lean=.03)
    round_cushion(cover, .33)


def tub(style, cover):
    """A low, plump rounded chair without visible legs."""
    _base(cover, .375, .02, .31)
    padded_wall(cover, .41, .035, lambda u: .58 + .10 * math.cos((u - .5) * 3), 240, .12, lean=.04)
    round_cushion(cover, .30)
    pillow(.42, .30, .14, cover, (0, .14, .58), (-18, 0, 0))
