"""Small trees: a trunk that forks into limbs and twigs, and leaves on the twigs. Origin where the pot stands."""
import math

from mathutils import Vector

from furniture.foliage import along
from geometry.blades import Blades, around, shade, spray
from geometry.chance import rng
from geometry.curves import bent, loft, superellipse
from materials import hard

UP = Vector((0, 0, 1))


def olive(z):
    """An olive tree in earth at height z: a bent stem, and a loose crown with gaps."""
    bark, leaves = hard.lacquer('#75685a', .9), Blades((.5, .55), .15, 3)
    top = _limb(Vector((0, 0, z)), (UP + around(rng.uniform(0, 6.28)) * .10), .62, .019, .013, bark, .035)
    for k in range(8):
        lead = k < 2
        way = around(k * 2.4 + rng.uniform(-.3, .3), 1.3 if lead else rng.uniform(.40, .95))
        limb = _limb(along(top, 1 if lead else rng.uniform(.72, 1)), way, rng.uniform(.40, .52) if lead else rng.uniform(.26, .42), .010, .004, bark, .04)
        for j in range(8):
            _olive_twig(along(limb, .22 + .78 * j / 7), limb[-1] - limb[0], leaves, bark)
    leaves.build()


def _olive_twig(start, way, leaves, bark):
    """A twig that leaves a limb sideways, hangs a little, and forks once, with pairs of leaves."""
    length = rng.uniform(.14, .30)
    for fork in range(2):
        twig = _limb(start, spray(way, .85) + UP * .15, length * (1 - .35 * fork), .0026, .0011, bark, .015, -.22)
        for k in range(13):
            t, p = .15 + .85 * k / 12, along(twig, .15 + .85 * k / 12)
            ahead = (twig[-1] - twig[0]).normalized()
            across = (ahead.cross(UP) if k % 2 else ahead.cross(UP).cross(ahead)).normalized()
            for s in (-1, 1):
                leaves.add(p, spray(across * s + ahead * (.7 + .6 * t), .35), spray(UP, .5), rng.uniform(.045, .075), rng.uniform(.011, .016),
                           shade('#66705a', '#8d9777', .25), .25, rng.uniform(-.6, .6))
        start = along(twig, .5)


def _limb(start, way, length, r0, r1, bark, kink, rise=.12):
    """A bent branch with knots that thins from r0 to r1; returns its points. rise: how far its end turns up, as a share of its length."""
    way, n = way.normalized(), 6
    points = [start.copy()]
    for k in range(1, n + 1):
        off = spray(UP, 1) * kink * length * rng.uniform(.2, 1.6)
        points.append(points[-1] + way * (length / n) + off * (k < n))
        way = (way + UP * (rise / n) + off).normalized()
    bent(points, [r0 + (r1 - r0) * k / n for k in range(n + 1)], bark, 2)
    return points


def bonsai():
    """An old pine in a shallow dish on feet: a winding trunk, and needles in flat clouds along its branches."""
    dish = hard.ceramic('#47423c', .5, .2)
    loft([(.012, .110, .078), (.042, .132, .095), (.052, .138, .101), (.057, .138, .101), (.0575, .128, .091), (.046, .124, .087), (.0455, .002, .002)], superellipse, dish)
    loft([(.044, .126, .089), (.050, .115, .082), (.058, .05, .04), (.062, .002, .002)], superellipse, hard.paint('#4c4a2c', .95, 1))
    for x in (-.075, .075):
        loft([(0, .018, .062), (.016, .022, .067)], lambda a, w, d, x=x: (x + w * math.cos(a), d * math.sin(a)), dish)
    bark, needles = hard.lacquer('#584a3e', .95), Blades((.3, .4), .1, 2)
    trunk = [Vector(p) for p in ((-.035, 0, .05), (-.02, .004, .085), (.028, .012, .13), (.045, .004, .175), (.012, -.014, .225), (-.022, -.006, .27), (-.012, .006, .32), (.012, .010, .36))]
    bent(trunk, [.030, .022, .018, .0155, .013, .010, .007, .004], bark, 5)
    for at, turn, reach, size in ((.34, .2, .155, .075), (.44, 2.9, .15, .07), (.56, 4.9, .10, .06), (.64, .7, .11, .06), (.72, 3.5, .105, .058), (.84, 1.9, .08, .05), (1, 0, .012, .062)):
        _pad_branch(along(trunk, at), around(turn, .10), reach, size, needles, bark)
    needles.build()


def _pad_branch(start, way, reach, size, needles, bark):
    """A branch that dips and lifts, with tufts of needles along its outer half and around its end."""
    branch = _limb(start, way - UP * .25, reach, .006, .0025, bark, .06, .9)
    for cloud in range(4):
        middle = branch[-1] + around(rng.uniform(0, 6.28)) * size * .75 * (cloud > 0) + UP * size * rng.uniform(.0, .22)
        width = size * (1 if cloud == 0 else rng.uniform(.45, .7))
        _limb(branch[-2], middle - branch[-2], (middle - branch[-2]).length, .002, .001, bark, .05)
        for _ in range(round(60 * (width / .06) ** 2)):
            a, far = rng.uniform(0, 6.28), width * rng.random() ** .5
            dome = width * .42 * (1 - (far / width) ** 2) ** .5
            p = middle + around(a) * far + UP * (dome * rng.uniform(.3, 1.05))
            _tuft(p, around(a, 1.5 - 1.1 * far / width), needles)


def _tuft(p, way, needles):
    """A fan of short needles."""
    green = shade('#34462a', '#5d7242', .25)
    for _ in range(6):
        needles.add(p, spray(way, .55), spray(UP, .8), rng.uniform(.016, .027), .0036, green, .1)
