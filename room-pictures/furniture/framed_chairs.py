"""Easy chairs with a visible frame of wood, metal or rattan."""
import math

from furniture.finishes import legs, metal, rattan_pole, wood
from furniture.tub_chairs import round_cushion
from geometry.boxed import boxed
from geometry.curves import bent, filleted, point_along, through
from geometry.scene import Group
from geometry.slung import between, slung
from geometry.solids import box, lathe, ring, rod, sheet, tube
from geometry.upholstery import soft
from geometry.cushions import pillow
from materials import natural


def wishbone(style, cover):
    """A wooden lounge frame with loose cushions."""
    w, d, mat = .68, .72, wood(style)
    for sx in (-1, 1):
        x = sx * w / 2
        rod((x, -d / 2 + .03, 0), (x, -d / 2 + .05, .56), .017, mat, .02)
        rod((x, d / 2, 0), (x, d / 2 - .12, .56), .017, mat, .02)
        tube([(x, -d / 2 - .02, .57), (x, -.1, .585), (x, .1, .57), (x * .98, d / 2 - .06, .60)], .021, mat)
        rod((x, -d / 2 + .05, .31), (x, d / 2 - .06, .27), .016, mat)
    for y, z in ((-d / 2 + .05, .31), (d / 2 - .08, .27)):
        rod((-w / 2, y, z), (w / 2, y, z), .016, mat)
    for i in range(7):
        rod((-.24 + .08 * i, d / 2 - .1, .3), ((-.24 + .08 * i) * 1.05, d / 2 + .06, .82), .009, mat)
    tube([(-w / 2 + .03, d / 2 + .02, .80), (-.12, d / 2 + .09, .84), (.12, d / 2 + .09, .84), (w / 2 - .03, d / 2 + .02, .80)], .02, mat)
    boxed(w - .06, .62, .12, cover, (0, -.03, .375), (3, 0, 0), sat=.006)
    boxed(w - .08, .44, .115, cover, (0, d / 2 - .08, .63), (76, 0, 0))


def sling(style, cover):
    """Leather slung between the rails of a bent metal frame, with a pad for the head and leather on the arms."""
    mat, w, r = metal(style), .64, .0125
    run = through([(-.36, .415), (-.1, .345), (.10, .325), (.20, .40), (.29, .66), (.365, .90)], 8)
    for sx in (-1, 1):
        x = sx * (w / 2 + .03)
        tube(filleted([(x, -.30, .013), (x, -.35, .34), (x, -.33, .575), (x, .34, .575), (x, .30, .30), (x, .36, .013)], .05), .014, mat, smooth=False)
        tube([(x, -.30, .013), (x, .36, .013)], .014, mat, smooth=False)
        tube([(sx * w / 2, y, z) for y, z in run], r, mat, smooth=False)
        for y, z in ((-.345, .41), (.265, .575)):
            rod((sx * w / 2, y, z), (x, y, z), .012, mat)
        soft(.045, .30, .018, cover, (x, -.06, .594), r=.008, puff=.003, front=0, wrinkle=.001)
    for y, z in ((.30, .30), (-.352, .34)):
        rod((-w / 2 - .03, y, z), (w / 2 + .03, y, z), .012, mat)
    slung(run, w / 2, r, cover, .035, .35)
    boxed(w - .10, .20, .07, cover, (0, .300, .835), (73, 0, 0), crown=.022)
    for sx in (-1, 1):
        tube([(sx * .17, .268, .75), (sx * .17, .272, .92), (sx * .17, .36, .93), (sx * .17, .372, .88)], .006, cover, smooth=False)


def louis(style, cover):
    """An oval-backed open armchair."""
    mat = metal(style) if style['metal'] in ('gold', 'brass') else wood(style)
    legs('turned', dict(style), .60, .58, .36, .05)
    box((.60, .58, .065), (0, 0, .375), mat, .008)
    boxed(.575, .555, .065, cover, (0, 0, .435), crown=.038, corner=.06)
    with Group('back', (0, .27, .80), (-10, 0, 0)):
        lathe(through([(.001, -.046), (.16, -.042), (.23, -.028), (.254, 0), (.23, .028), (.16, .042), (.001, .046)]), cover, rot=(90, 0, 0), seg=64,
              flat=True, auto=80)
        ring(.265, .02, mat, rot=(90, 0, 0), n=32)
    for s in (-1, 1):
        bent([(s * .222, .247, .665), (s * .29, .08, .675), (s * .315, -.12, .65), (s * .30, -.17, .56), (s * .275, -.20, .44)], .017, mat)
        bent([(s * .235, .25, .40), (s * .20, .247, .53), (s * .219, .246, .652)], [.019, .017, .014], mat)


def _cane_base(mat):
    """Four splayed canes under a round seat, joined by a hoop and by arches below the seat's rim."""
    feet = [(.30 * math.cos(a), .28 * math.sin(a)) for a in (math.radians(45 + 90 * k) for k in range(4))]
    for (x, y), (x1, y1) in zip(feet, feet[1:] + feet[:1]):
        rod((x * 1.1, y * 1.1, 0), (x * .96, y * .96, .38), .018, mat, .016)
        for z in (.335, .35, .365):
            ring(.0185, .005, natural.wicker('#9c7240'), (x * .973, y * .973, z), n=12)
        bent([(x, y, .20), ((x * .85 + x1 * .15) * 1.04, (y * .85 + y1 * .15) * 1.04, .29), ((x + x1) * .62, (y + y1) * .62, .345),
              ((x * .15 + x1 * .85) * 1.04, (y * .15 + y1 * .85) * 1.04, .29), (x1, y1, .20)], .008, mat)
    ring(.295, .012, mat, (0, 0, .16), n=32)
    ring(.30, .017, mat, (0, 0, .37), n=32)


def rattan(style, cover):
    """A round rattan chair with a loose cushion."""
    mat, pole = natural.wicker('#c69f69'), rattan_pole()
    _cane_base(pole)

    def point(u, v):
        a = math.radians(220) * (u - .5) + math.pi / 2
        r = .315 + .155 * v ** .8
        return r * math.cos(a), r * math.sin(a) * .92, .36 + v * (.26 + .42 * max(0, math.cos((u - .5) * 3.2)))
    sheet(point, 60, 20, mat, thick=.014, sub=1)
    rim = [(point(u / 40, 1)) for u in range(41)]
    tube(rim, .018, pole)
    round_cushion(cover, .372, 0, .275, .085, .024)
    pillow(.46, .40, .14, cover, (0, .165, .665), (-22, 0, 0))


def tubular(style, cover):
    """A cantilever of bent tube with leather slung between its rails."""
    mat, w, r = metal(style), .62, .0125
    run = filleted([(-.33, .41), (.20, .33), (.35, .83)], .07)
    for sx in (-1, 1):
        x = sx * w / 2
        tube(filleted([(x, .34, .032), (x, -.36, .032), (x, -.36, .57), (x, .22, .57)], .07), r, mat, smooth=False)
        tube([(x * .84, *p) for p in run], r, mat, smooth=False)
        soft(.04, .26, .018, cover, (x, -.06, .588), r=.008, puff=.003, front=0, wrinkle=.001)
        rod((x, .215, .57), (x * .84, .272, .57), r, mat)
    for y, z in ((.34, .032), (-.36, .40)):
        rod((-w / 2, y, z), (w / 2, y, z), r, mat)
    for ends in ((run[0], (.10, .345)), ((.262, .54), run[-1])):
        slung(between(*ends), w / 2 * .84, r, cover, .012)


def floor_seat(style, cover):
    """A legless chair: one board bent up into a back, narrower at its top, and a flat cushion on it."""
    run = filleted([(-.27, .002), (.17, .002), (.265, .43)], .09)
    def point(u, v):
        y, z = point_along(run, v)
        half = .225 - .03 * max(0, z - .1) / .33
        return (u * 2 - 1) * half, y - .05 * (u * 2 - 1) ** 2 * min(1, z / .3), z
    sheet(point, 16, 30, wood(style), thick=.014, sub=1, uvm=(.45, 1))
    boxed(.43, .38, .055, cover, (0, -.085, .045), crown=.016, sat=.008, corner=.05)
