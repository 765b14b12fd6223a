"""Cooker hoods. A run's back is at y=0; metres."""
import math

from furniture.finishes import wood
from furniture.kitchen_fronts import cupboard_material, front
from geometry.curves import through
from geometry.scene import Group, mesh
from geometry.solids import box, rod
from materials import hard

REACH = dict(brass=.36, gold=.36, chimney=.36, slim=.34, plaster=.49, mantel=.53)
# Heights of a hood with half its width and its depth there: it sweeps up from a wide foot into a shaft.
SWEPT_METAL = [(1.625, .325, .40), (1.74, .275, .36), (1.90, .205, .30), (2.10, .17, .265), (2.70, .16, .255)]
SWEPT_PLASTER = [(1.60, .46, .48), (1.78, .41, .44), (2.00, .335, .38), (2.30, .275, .33), (2.70, .25, .31)]


def hood_reach(style):
    """How far wall cupboards keep from the hood's middle."""
    return REACH.get(style['kitchen']['hood'], .303)


def hood(style, x):
    """The cooker hood above x, in the style's manner."""
    with Group('hood', (x, 0, 0)):
        HOODS.get(style['kitchen']['hood'], _cupboard)(style)


def _swept(sections, mat, corner=.02):
    """A shell that is open at the back: sections of half width and depth, smoothly joined, with corners rounded by `corner` metres."""
    run, verts, faces = through(sections, 8), [], []
    turns = [math.pi / 2 * i / 4 for i in range(5)]
    for z, w, d in run:
        right = [(w - corner + corner * math.cos(a), -d + corner - corner * math.sin(a), z) for a in turns]
        verts += [(w, 0, z)] + right + [(-x, y, z) for x, y, z in right[::-1]] + [(-w, 0, z)]
    n = len(verts) // len(run)
    for k in range(len(run) - 1):
        faces += [(k * n + i, k * n + n + i, k * n + n + i + 1, k * n + i + 1) for i in range(n - 1)]
    mesh('hood', verts, faces, mat, smooth=True, auto=40)


def _filter(w, d, z):
    """The dark steel grease filter below, with its light."""
    box((w - .08, d - .08, .012), (0, -d / 2, z), hard.metal('steel'), .002)
    for i in range(8):
        box((w - .14, .006, .006), (0, -d / 2 + (i - 3.5) * (d - .16) / 8, z - .008), hard.lacquer('#3a3b3c', .4), 0)


def _metal(style):
    """A swept hood in cupboard paint, bound in metal: a deep lip, a band where the shaft begins and two straps down the front."""
    kind = style['kitchen']['hood']
    m, body = hard.metal(kind, 'brushed'), cupboard_material(style, style['kitchen']['up'])
    _swept(SWEPT_METAL, body)
    _filter(.66, .41, 1.556)
    box((.675, .415, .075), (0, -.2075, 1.59), m, .006)
    box((.70, .43, .014), (0, -.215, 1.634), m, .004)
    box((.352, .278, .03), (0, -.139, 2.10), m, .004)
    run = through(SWEPT_METAL[:4], 8)
    for s in (-.72, .72):
        for (z0, w0, d0), (z1, w1, d1) in zip(run, run[1:]):
            rod((s * w0, -d0, z0), (s * w1, -d1, z1), .008, m, seg=8)


def _plaster(style):
    """A smoothly swept plaster hood on a plain lip."""
    mat = hard.paint(style['wall'], .8, .2, .06)
    _swept(SWEPT_PLASTER, mat, .05)
    box((.94, .49, .07), (0, -.245, 1.575), mat, .015)
    _filter(.94, .49, 1.538)


def _mantel(style):
    """A swept, painted hood on a wooden mantel with brackets."""
    colour = style['kitchen']['up']
    mat, timber = hard.paint(colour if colour != 'wood' else style['wall'], .8, .2, .06), wood(style)
    _swept(SWEPT_PLASTER, mat, .05)
    _filter(.90, .48, 1.508)
    box((1.0, .54, .08), (0, -.27, 1.555), timber, .008)
    box((1.04, .56, .022), (0, -.28, 1.604), timber, .006)
    for s in (-1, 1):
        for d, z in ((.34, 1.49), (.22, 1.44), (.12, 1.39)):
            box((.06, d, .052), (s * .45, -d / 2, z), timber, .012)


def _chimney(style):
    """A black box canopy under a square duct."""
    m = hard.metal('black', 'brushed')
    _filter(.66, .44, 1.556)
    box((.66, .44, .06), (0, -.22, 1.59), m, .003)
    box((.34, .30, 1.1), (0, -.15, 2.15), m, .003)


def _slim(style):
    """A flat steel canopy under a narrow duct."""
    m = hard.metal('steel', 'brushed')
    _filter(.62, .34, 1.572)
    box((.62, .34, .05), (0, -.17, 1.60), m, .002)
    box((.22, .22, 1.1), (0, -.12, 2.15), m, .002)


def _cupboard(style):
    """A wall cupboard with a hood within it."""
    mat = cupboard_material(style, style['kitchen']['up'])
    box((.60, .33, .86), (0, -.165, 1.98), mat, .002)
    front(style, .60, .86, (0, -.345, 1.98), mat, handle=False)
    box((.56, .30, .02), (0, -.165, 1.545), hard.metal('steel'), .002)


HOODS = dict(brass=_metal, gold=_metal, chimney=_chimney, slim=_slim, plaster=_plaster, mantel=_mantel)
