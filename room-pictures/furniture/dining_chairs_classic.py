"""Dining chairs of turned, bent and woven wood. Chairs face -Y."""
import math

from furniture.chair_legs import dowel_legs
from furniture.finishes import FOUR, metal, painted, rattan_pole, wood
from furniture.tub_chairs import round_cushion
from geometry.curves import bent, through
from geometry.scene import Group
from geometry.solids import lathe, ring, rod, sheet, slab, tube
from geometry.upholstery import soft
from materials import natural


def c_spindle(style, cover):
    """A Windsor chair: splayed legs within the edge of a rounded seat, with stretchers, and a hoop of spindles."""
    m = painted(style)
    for sx, sy in FOUR:
        rod((sx * .13, sy * .125, .44), (sx * .205, sy * .205, 0), .018, m, .011)
    for s in (-1, 1):
        rod((s * .17, -.168, .20), (s * .17, .168, .20), .010, m)
    rod((-.17, 0, .20), (.17, 0, .20), .010, m)
    corners = [(math.cos(math.tau * i / 48), math.sin(math.tau * i / 48)) for i in range(48)]
    slab([(.225 * math.copysign(abs(c) ** .72, c), .21 * math.copysign(abs(s) ** .72, s)) for c, s in corners], .43, .466, m, .012)

    def hoop(u):
        up = math.sin(math.pi * u)
        return (.175 + .05 * up ** .5) * math.cos(math.pi * u), .15 + .075 * up ** .7, .46 + .48 * up ** .6
    bent([hoop(i / 16) for i in range(17)], .012, m, 3)
    for i in range(7):
        x, y, z = hoop(.2 + .1 * i)
        rod((x * .8, .168, .46), (x, y, z), .0065, m)


def c_cross(style, cover):
    """A bistro chair of bent wood with a crossed back; the hind legs run on into the hoop."""
    m = wood(style)
    side = [(.20, .25, 0), (.195, .205, .28), (.19, .185, .46), (.19, .21, .70), (.115, .245, .875)]
    bent([(-x, y, z) for x, y, z in side] + [(0, .252, .915)] + side[::-1], [.012, .014, .015, .014, .014, .014, .014, .014, .015, .014, .012], m, 8)
    for s in (-1, 1):
        rod((s * .165, -.155, .45), (s * .195, -.20, 0), .016, m, .011)
        bent([(s * .19, .189, .50), (s * .10, .225, .60), (0, .240 + s * .008, .69), (-s * .10, .250, .78), (-s * .155, .236, .82)], .009, m)
    ring(.205, .017, m, (0, 0, .445), n=40)
    ring(.185, .008, m, (0, .01, .23), n=40).scale = (1, 1.08, 1)
    lathe([(.001, .452), (.195, .452), (.205, .458), (.195, .466), (.001, .462)], natural.cane(), seg=64, flat=True)


def c_ladder(style, cover):
    """Stout turned posts that lean back, four bent slats, stretchers and a woven seat."""
    m = wood(style, rough=.6)
    post = [(.185, 0), (.18, .25), (.18, .46), (.205, .72), (.245, .99)]             # (y, z)
    for s in (-1, 1):
        bent([(s * .19, *p) for p in post], [.016, .020, .020, .018, .014], m, 8)
        lathe([(.001, 0), (.012, 0), (.018, .012), (.017, .024), (.010, .034), (.001, .038)], m, (s * .19, .245, .985), 20)
        lathe([(.001, 0), (.016, 0), (.021, .20), (.022, .46), (.017, .475), (.001, .48)], m, (s * .19, -.18, 0), 20)
        for z in (.16, .30):
            rod((s * .19, -.18, z), (s * .19, .182, z), .010, m)
    for y, z in ((-.18, .20), (-.18, .33), (.182, .22)):
        rod((-.19, y, z), (.19, y, z), .010, m)
    for z in (.56, .68, .80, .92):
        y = .18 + .065 * max(0, (z - .46) / .53) ** 1.3
        sheet(lambda u, v, y=y, z=z: ((u - .5) * .37, y + .028 * math.sin(math.pi * u) + .006 * v, z - .02 + (.045 + .018 * math.sin(math.pi * u)) * v),
              20, 4, m, thick=.011, sub=1)
    soft(.41, .39, .045, natural.wicker('#b08a55'), (0, 0, .455), r=.018, puff=.006, front=0, wrinkle=.001)


def c_rattan(style, cover):
    """A woven back in a frame of bent cane, on cane legs joined by a hoop, with a loose cushion."""
    m, cane = natural.wicker('#c69f69'), rattan_pole()
    for s in (-1, 1):
        for y in (-.165, .175):
            bent([(s * .175, y * .95, .44), (s * .185, y * 1.05, .25), (s * .205, y * 1.25, 0)], [.016, .015, .012], cane)
        bent([(s * .178, -.17, .30), (s * .12, -.178, .41), (s * .05, -.18, .435)], .008, cane)
    ring(.215, .010, cane, (0, .005, .20), n=40)
    ring(.235, .014, cane, (0, 0, .435), n=40)
    lathe([(.001, .43), (.225, .43), (.23, .44), (.001, .446)], m, seg=48)
    round_cushion(cover, .444, -.005, .215, .042, .016)

    def back(u, v):
        a = math.radians(200) * (u - .5) + math.pi / 2
        return (.238 + .035 * v) * math.cos(a), (.225 + .045 * v) * math.sin(a), .445 + v * (.17 + .25 * max(0, math.cos((u - .5) * 2.7)))
    sheet(back, 44, 14, m, thick=.010, sub=1)
    rim = [back(0, k / 5) for k in range(5)] + [back(k / 40, 1) for k in range(41)] + [back(1, 1 - k / 5) for k in range(1, 6)]
    tube(rim, .013, cane, smooth=False)


def c_louis(style, cover):
    """An oval-backed chair."""
    m = wood(style) if style['metal'] not in ('gold',) else metal(style)
    dowel_legs(m, .44)
    soft(.47, .45, .08, cover, (0, 0, .46), r=.035, puff=.03, wrinkle=.002, piping=cover)
    with Group('back', (0, .22, .78), (-8, 0, 0)):
        lathe(through([(.001, -.034), (.12, -.032), (.175, -.022), (.192, 0), (.175, .022), (.12, .032), (.001, .034)]), cover, rot=(90, 0, 0), seg=64,
              flat=True, auto=80)
        ring(.2, .014, m, rot=(90, 0, 0), n=40)
    for s in (-1, 1):                  # the hind legs run on and hold the oval at its sides
        bent([(s * .188, .19, .40), (s * .168, .198, .52), (s * .160, .203, .60), (s * .175, .207, .685)], [.016, .015, .014, .012], m)
    bent([(-.16, .20, .555), (0, .21, .545), (.16, .20, .555)], .011, m)
