"""What towels lie on beside a tub: stools, a bench, a ceramic drum. Metres; middle at the origin, on the floor."""
import math

from furniture.finishes import FOUR, wood
from furniture.towels import folded, rolled
from geometry.scene import Group
from geometry.solids import box, cyl, lathe, rod
from materials import hard, natural


def towel_stand(style):
    """The style's own stand with a pile of towels."""
    top = STANDS[style['bath'].get('stand', 'round')](style)
    colours = [style['bed']['sheet'], style['bath'].get('towel', style['bed']['sheet'])]
    for colour, turn, w in zip(colours, (-3, 5), (.26, .24)):
        top += folded(natural.fabric(colour, 'terry'), w, .19, (0, 0, top), turn)


def _round(style):
    """A round seat on three legs."""
    mat = wood(style)
    cyl(.17, .17, .03, (0, 0, .42), mat, bev=.008)
    for k in range(3):
        a = k * 2.094
        rod((.1 * math.cos(a), .1 * math.sin(a), .42), (.16 * math.cos(a), .16 * math.sin(a), 0), .014, mat)
    return .455


def _square(style):
    """A square seat with rails between splayed legs."""
    mat = wood(style)
    box((.34, .30, .026), (0, 0, .427), mat, .01)
    for sx, sy in FOUR:
        rod((sx * .13, sy * .11, .42), (sx * .155, sy * .135, 0), .017, mat, .013)
    for s in (-1, 1):
        rod((-.146, s * .126, .16), (.146, s * .126, .16), .009, mat)
        rod((s * .140, -.120, .22), (s * .140, .120, .22), .009, mat)
    return .443


def _bench(style):
    """A low slatted bench with rolled towels on its lower shelf."""
    mat = wood(style)
    for k in range(5):
        box((.46, .05, .018), (0, (k - 2) * .062, .411), mat, .004)
        box((.42, .04, .014), (0, (k - 2) * .062, .127), mat, .004)
    for s in (-1, 1):
        for z, deep in ((.393, .27), (.113, .27)):
            box((.03, deep, .022), (s * .19, 0, z), mat, .003)
        for y in (-1, 1):
            box((.03, .03, .405), (s * .205, y * .125, .2025), mat, .003)
    for x in (-.115, 0, .115):
        with Group('roll', (x, 0, .134), (0, 0, 90)):
            rolled(natural.fabric(style['bed']['sheet'], 'terry'), .24)
    return .42


def _drum(style):
    """A barrel of glazed stoneware, as stands in gardens."""
    colour = style['bath'].get('drum', '#dcd6ca')
    profile = [(.001, 0), (.125, 0), (.132, .012), (.158, .12), (.168, .22), (.158, .32), (.134, .425), (.126, .44), (.110, .446), (.001, .448)]
    lathe(profile, hard.ceramic(colour, .25), seg=64)
    for z in (.05, .39):
        r = .147 if z < .2 else .145
        for k in range(18):
            a = 2 * math.pi * k / 18
            cyl(.006, .003, .006, (r * math.cos(a), r * math.sin(a), z), hard.ceramic(colour, .25), (0, 90, math.degrees(a)), seg=10, bev=.001)
    return .449


STANDS = dict(round=_round, square=_square, bench=_bench, drum=_drum)
