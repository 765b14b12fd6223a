"""Dining tables and chairs. Chairs face -Y; tables are w along x and d along y."""
import math

from furniture.finishes import FOUR, metal, painted, wood
from geometry.curves import through
from geometry.scene import Group
from geometry.solids import box, cyl, lathe, rod, slab
from materials import hard

TOP = .75
# A disc, a step, a slim column with a collar, and a plate below the top.
PEDESTAL = [(.001, 0), (.285, 0), (.288, .003), (.288, .016), (.285, .019), (.165, .021), (.163, .024), (.163, .036), (.160, .039), (.078, .041),
            *through([(.076, .044), (.070, .10), (.062, .30), (.062, .56)]), (.080, .563), (.083, .567), (.083, .579), (.080, .583), (.064, .585),
            *through([(.064, .588), (.070, .64), (.10, .685)]), (.155, .69), (.158, .693), (.158, TOP - .04), (.001, TOP - .04)]


def dining_table(style, w=1.9, d=.95):
    """Builds the style's dining table, its top at 0.75 m; round kinds become ovals."""
    with Group('dining table'):
        TABLES[style['dining']['table']](style, w, d)


def _oval(w, d, mat, z0=TOP - .04):
    slab([(w / 2 * math.cos(i / 80 * math.pi), d / 2 * math.sin(i / 80 * math.pi)) for i in range(160)], z0, TOP, mat, .012)


def t_oval(style, w, d):
    _oval(w, d * 1.1, wood(style), TOP - .03)
    for sx, sy in FOUR:
        rod((sx * w * .26, sy * d * .26, TOP - .03), (sx * w * .36, sy * d * .40, 0), .032, wood(style), .02)


def t_pedestal(style, w, d):
    """A stone oval on a turned or metal foot."""
    spec = style['dining']
    top = hard.marble(*spec['marble'], .8) if spec.get('marble') else wood(style)
    _oval(w, d * 1.1, top)
    foot = metal(style) if spec.get('metal_foot') else hard.lacquer(spec['foot'], .35) if spec.get('foot') else wood(style)
    for x in ((-w * .2, w * .2) if w > 1.6 else (0,)):
        lathe(PEDESTAL, foot, (x, 0, 0), 96, auto=60)


def t_drum(style, w, d):
    """A rounded slab on two fluted drums."""
    spec = style['dining']
    top = hard.marble(*spec['marble'], .8) if spec.get('marble') else wood(style)
    _oval(w, d * 1.1, top, TOP - .05)
    for s in (-1, 1):
        for i in range(20):
            a = i * math.pi / 10
            cyl(.03, .03, TOP - .05, (s * w * .22 + .16 * math.cos(a), .16 * math.sin(a), 0), wood(style), seg=10)


def _boards(w, d, mat, thick=.05, bev=.005):
    for i in range(5):
        box((w, d / 5 - .0008, thick), (0, (i - 2) * d / 5, TOP - thick / 2), mat, bev)


def t_plank(style, w, d):
    """Boards on square legs, of metal or painted."""
    _boards(w, d, wood(style), bev=.0025)
    mat = metal(style) if style['metal'] in ('iron',) else painted(style)
    for sx, sy in FOUR:
        box((.09, .09, TOP - .05), (sx * (w / 2 - .13), sy * (d / 2 - .11), (TOP - .05) / 2), mat, .005)
    for sx in (-1, 1):
        box((.05, d - .24, .09), (sx * (w / 2 - .13), 0, TOP - .10), mat, .004)


def t_trestle(style, w, d):
    """Thick boards on two X-shaped trestles with a stretcher."""
    mat = wood(style, rough=.6)
    _boards(w, d, mat, .07, .012)
    for s in (-1, 1):
        x = s * (w / 2 - .35)
        for q in (-1, 1):
            box((.09 - .008 * q, .07, .92), (x, 0, .34), mat, .008, (q * 38, 0, 0))
        box((.1, d - .2, .06), (x, 0, TOP - .10), mat, .008)
    box((w - .7, .06, .1), (0, 0, .34), mat, .008)


def t_turned(style, w, d):
    mat = wood(style, rough=.25, gloss=.3)
    box((w, d, .035), (0, 0, TOP - .018), mat, .012)
    box((w - .12, d - .12, .09), (0, 0, TOP - .08), mat, .004)
    shape = through([(.001, 0), (.03, 0), (.04, .06), (.025, .12), (.05, .2), (.055, .4), (.03, .5), (.05, .56), (.05, .69), (.001, .69)])
    for sx, sy in FOUR:
        lathe(shape, mat, (sx * (w / 2 - .12), sy * (d / 2 - .12), 0), 28)


def t_glass(style, w, d):
    box((w, d, .014), (0, 0, TOP - .007), hard.lacquer('#1d2426', .05, 1.0), .004)
    m = metal(style)
    for s in (-1, 1):
        x = s * (w / 2 - .35)
        for y in (-d * .3, d * .3):
            box((.06, .02, TOP - .014), (x, y, (TOP - .014) / 2), m, .002)
        for z in (.01, TOP - .026):
            box((.06, d * .62, .02), (x, 0, z), m, .002)


def t_slab(style, w, d):
    """A thin plain top on two panels."""
    mat = hard.lacquer(style['painted'], .45) if style['dining'].get('lacquer') else wood(style)
    box((w, d, .035), (0, 0, TOP - .018), mat, .003)
    for s in (-1, 1):
        box((.045, d - .16, TOP - .035), (s * (w / 2 - .2), 0, (TOP - .035) / 2), mat, .003)


def t_steel(style, w, d):
    """A dark top on slanted flat-steel legs."""
    spec = style['dining']
    top = hard.marble(*spec['marble'], .8) if spec.get('marble') else wood(style)
    box((w, d, .04), (0, 0, TOP - .02), top, .004)
    for s in (-1, 1):
        for q in (-1, 1):
            rod((s * (w / 2 - .25), q * .08, TOP - .04), (s * (w / 2 - .2), q * (d / 2 - .08), 0), .026, hard.metal('black'))


def t_low(style, w, d):
    """A table to sit at on the floor, 0.36 m high."""
    mat = wood(style)
    box((w * .85, d, .05), (0, 0, .34), mat, .008)
    for sx, sy in FOUR:
        box((.08, .08, .32), (sx * (w * .425 - .14), sy * (d / 2 - .12), .16), mat, .006)


TABLES = dict(oval=t_oval, pedestal=t_pedestal, drum=t_drum, plank=t_plank, trestle=t_trestle, turned=t_turned, glass=t_glass,
              slab=t_slab, steel=t_steel, low=t_low)


def table_height(style):
    """Height of the dining table's top in metres."""
    return .365 if style['dining']['table'] == 'low' else TOP
