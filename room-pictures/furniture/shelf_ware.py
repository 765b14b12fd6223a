"""Open kitchen shelves and what stands on them. Each thing stands at the origin; metres."""
from furniture.finishes import wood
from furniture.place_settings import BOWL, PLATE
from furniture.plants import plant
from furniture.tabletop import VASES
from geometry.chance import rng
from geometry.curves import through
from geometry.scene import Group
from geometry.solids import box, cyl, lathe, tube
from materials import hard, natural

HEIGHTS, DEEP, BEFORE_WALL = (1.52, 1.92), .24, .13      # of the boards; how deep they are, and where things stand on them
GAP, BARE_GAP, PLANT = (.03, .10), (.16, .34), .28       # between two things, the same in quiet rooms, and the width that a plant takes
SIDE, JUG = .7, .8                                       # how large side plates are beside dinner plates, and a pitcher beside a vase
STORED = '#d8b98a', '#8a5a3a', '#e6ddc8', '#b9743e'      # lentils, coffee, flour, pasta


def open_shelves(style, u0, u1):
    """Two boards from u0 to u1 along a wall with crockery, jars and one plant at most."""
    bare, at = style['clutter'] < .2, u0 + .06
    for z in HEIGHTS:
        box((u1 - u0 - .05, DEEP, .035), ((u0 + u1) / 2, -BEFORE_WALL, z), wood(style), .004)
        _fill(style, at, u1 - .06, z + .018, BARE_GAP if bare else GAP)
        at += 0 if bare else PLANT
    if not bare:
        with Group('plant', (u0 + .15, -BEFORE_WALL - .02, HEIGHTS[1] + .018)):
            plant(style, 'trailing', .7)


def _fill(style, x, end, z, gap):
    """Things side by side from x to `end` on a board at height z, in an order of their own."""
    kinds = [(_plates, .20), (_bowls, .17), (_mugs, .28), (_jars, .24), (_pitcher, .16)]
    rng.shuffle(kinds)
    for kind, wide in kinds * 2:
        if x + wide > end:
            return
        with Group('ware', (x + wide / 2, -BEFORE_WALL, z)):
            kind(style)
        x += wide + rng.uniform(*gap)


def _clay(style):
    return hard.ceramic(rng.choice(('#f2efe8', '#e3dccd', '#d9d2c4', style['artpal'][1])), .3, .2)


def _plates(style):
    mat = _clay(style)
    for i in range(rng.choice((4, 6))):
        lathe([(r * SIDE, z) for r, z in PLATE], mat, (0, 0, i * .012), 64)


def _bowls(style):
    mat = _clay(style)
    for i in range(3):
        lathe(BOWL, mat, (0, 0, i * .026), 64)


def _mugs(style):
    """Three cups of one colour, their handles turned this way and that."""
    mat = hard.ceramic(rng.choice((*style['books'][:3], '#e9e3d6')), .35)
    for k in range(3):
        with Group('mug', (.092 * (k - 1), rng.uniform(-.02, .02), 0), rng.uniform(-50, 20)):
            lathe([(.001, 0), (.034, 0), (.039, .006), (.040, .088), (.0375, .088), (.036, .008), (.001, .008)], mat, seg=40)
            tube([(.037, 0, .072), (.060, 0, .070), (.068, 0, .048), (.058, 0, .026), (.037, 0, .022)], .0055, mat)


def _jars(style):
    """Two glass jars with wooden lids; what they hold shows."""
    lid = natural.wood('#c69a66', '#8f6437')
    for x, h, r in ((-.058, .20, .052), (.060, .15, .050)):
        lathe([(.001, .002), (r - .004, .002), (r - .004, h * rng.uniform(.5, .8)), (.001, h * .8)], hard.paint(rng.choice(STORED), .9, .4), (x, 0, 0), 36)
        lathe([(r - .012, 0), (r, .008), (r, h - .03), (r - .008, h - .006), (r - .008, h)], hard.glass('#eef2f0'), (x, 0, 0), 36)
        cyl(r - .004, r - .004, .022, (x, 0, h), lid, seg=36)


def _pitcher(style):
    mat = _clay(style)
    lathe(through([(r * JUG, z * JUG) for r, z in VASES['jug']], 8), mat, seg=48, auto=60)
    tube([(.043, 0, .185), (.085, 0, .175), (.095, 0, .12), (.059, 0, .075)], .007, mat)
