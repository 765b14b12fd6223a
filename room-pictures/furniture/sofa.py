"""Sofas from a few parts: arms, backs, cushions, legs. Origin on the floor at the sofa's middle."""
import math

from furniture.club_chair import rolled, scroll
from furniture.finishes import legs, wood
from furniture.sofa_dressing import DEPTH, SEAT, scatter_cushions, throw
from geometry.boxed import boxed
from geometry.chance import rng
from geometry.scene import Group
from geometry.solids import box, cyl, lathe, sheet
from geometry.upholstery import soft
from materials import natural

ARM_WIDTH = dict(straight=.16, slim=.08, rolled=.2, curved=.2, low=.0, track=.12, wood=.06)
CROWN = .035                # of a seat cushion, for the most part within its height
LEG_HEIGHT = dict(taper=.15, block=.09, metal_block=.12, slim=.16, sled=.14, plinth=.07, skirt=.02, platform=.16, turned=.13)


def sofa(style, seats=None, dressed=True):
    """Builds the style's sofa and returns its width in metres."""
    spec = style['sofa']
    n = seats or spec['seats']
    seat_w = .84 if n == 2 else .74
    cover = natural.textile(spec['cover'])
    arm, aw, leg = spec['arm'], ARM_WIDTH[spec['arm']], LEG_HEIGHT[spec['legs']]
    width = n * seat_w + (2 * aw if arm != 'low' else .1)
    piping = cover if spec['cover'][1] in ('linen', 'leather', 'velvet') else None
    if spec['legs'] == 'skirt':
        _skirt(width, cover)
    else:
        legs(spec['legs'], style, width, DEPTH, leg)
    soft(width - .02, DEPTH - .04, .15, cover, (0, 0, leg + .075), r=.03, puff=0, front=0, wrinkle=.002)
    seat_z = leg + .15
    cushion_h = SEAT - seat_z + .06
    for i in range(n):
        x = (i - (n - 1) / 2) * seat_w
        boxed(seat_w - .006, DEPTH - .28, cushion_h - CROWN, cover, (x, -.13, seat_z + (cushion_h - CROWN) / 2), (0, 0, rng.uniform(-.6, .6)),
              crown=CROWN + .012, sat=rng.uniform(.012, .026))
    top = seat_z + cushion_h
    _back(spec, style, cover, n, seat_w, width, seat_z, top)
    _arms(spec, style, cover, piping, width, leg, top)
    if dressed:
        scatter_cushions(style, n * seat_w / 2, top)
        if style.get('throw'):
            throw(style, width / 2 - aw - seat_w * .55, top - .015)
    return width


def _skirt(width, cover):
    corners = [(-width / 2, DEPTH / 2), (-width / 2, -DEPTH / 2), (width / 2, -DEPTH / 2), (width / 2, DEPTH / 2)]
    lengths = [DEPTH, width, DEPTH]

    def point(u, v):
        t, k = u * sum(lengths), 0
        while k < 2 and t > lengths[k]:
            t -= lengths[k]
            k += 1
        a, b, q = corners[k], corners[k + 1], t / lengths[k]
        wave = .004 * math.sin(u * 160)
        return a[0] + (b[0] - a[0]) * q + wave, a[1] + (b[1] - a[1]) * q - wave, .01 + v * .2
    sheet(point, 300, 2, cover, thick=.006)


def _back(spec, style, cover, n, seat_w, width, seat_z, top):
    kind = spec['back']
    h = dict(low=.36, curved=.40).get(spec['arm'], .44)
    y = DEPTH / 2
    if kind == 'channel':
        soft(width - .04, .2, h + .18, cover, (0, y - .12, seat_z + (h + .18) / 2), r=.09, puff=0, front=0, wrinkle=.002, chan=n * 6)
        return
    if kind == 'camel':
        _camel_back(cover, width, y, seat_z)
        return
    if kind == 'chesterfield':
        soft(width - .04, .22, h + .14, cover, (0, y - .13, seat_z + (h + .14) / 2), r=.1, puff=.01, front=.02, wrinkle=.002, tuft=(n * 4, 3))
        lathe([(.001, 0), (.1, 0), (.1, width - .1), (.001, width - .1)], cover, (-width / 2 + .05, y - .08, seat_z + h + .1), 32, (0, 90, 0))
        return
    soft(width - .04, .15, h + .12, cover, (0, y - .09, seat_z + (h + .1) / 2), r=.05, puff=.01, front=0, wrinkle=.002)
    if kind == 'tight':
        return
    tuft = (3, 2) if kind == 'tufted' else None
    for i in range(n):
        x = (i - (n - 1) / 2) * seat_w
        boxed(seat_w - .012, h, .13, cover, (x, y - .245, top + h / 2 - .02), (79 + rng.uniform(-1, 1), 0, rng.uniform(-1, 1)),
              crown=.055, corner=.05, tuft=tuft, sat=rng.uniform(.01, .02))


def _camel_back(cover, width, y, seat_z):
    def point(u, v):
        x = (u - .5) * (width - .06)
        top = .46 + .16 * math.cos((u - .5) * math.pi * 1.6)
        return x, y - .14 + .05 * v, seat_z + v * top
    sheet(point, 60, 16, cover, thick=.12, sub=1)


def _arms(spec, style, cover, piping, width, leg, top):
    arm, aw = spec['arm'], ARM_WIDTH[spec['arm']]
    for side in (-1, 1):
        x = side * (width / 2 - aw / 2)
        if arm in ('straight', 'track'):
            soft(aw, DEPTH, .42, cover, (x, 0, leg + .25), r=.04 if arm == 'straight' else .018, puff=.012 if arm == 'straight' else .002,
                 front=.006, wrinkle=.003, piping=piping)
        elif arm == 'slim':
            soft(aw, DEPTH - .06, .36, cover, (x, 0, leg + .24), (0, side * 4, 0), r=.03, puff=.004, front=.004, wrinkle=.002)
            if spec.get('bolster'):
                cyl(.09, .09, .5, (side * (width / 2 - aw - .10), .16, top + .09), cover, (90, 0, 0), bev=.03)
        elif arm == 'rolled':
            with Group('arm', (side * (width / 2 - aw), 0, leg), 0, (side, 1, 1)):
                rolled(scroll(.55, .12, .098), DEPTH - .02, cover)
        elif arm == 'wood':
            _wood_arm(style, x, leg)
        elif arm == 'curved':
            with Group('arm', (side * (width / 2 - aw), 0, leg), 0, (side, 1, 1)):
                rolled(scroll(.57, aw - .02, (aw - .02) / 2), DEPTH - .02, cover)


def _wood_arm(style, x, leg):
    mat = wood(style)
    box((.07, DEPTH - .02, .035), (x, 0, .62), mat, .01)
    for y in (-DEPTH / 2 + .05, DEPTH / 2 - .08):
        box((.05, .05, .61), (x, y, .305), mat, .006)
    box((.03, DEPTH - .12, .09), (x, 0, leg + .06), mat, .005)


def ottoman(style, w=.9, d=.6, h=.40):
    """An upholstered table-height ottoman."""
    with Group('ottoman'):
        legs('turned' if style['sofa']['legs'] in ('turned', 'skirt') else 'slim', style, w, d, .12)
        cover = natural.textile(style['chair']['cover'])
        soft(w - .012, d - .012, .14, cover, (0, 0, .12 + .07), r=.012, puff=0, front=.003, wrinkle=.001)
        boxed(w, d, h - .31, cover, (0, 0, .26 + (h - .31) / 2), crown=.045, corner=.03, tuft=(4, 3))
