"""Cooker hoods. A run's back is at y=0; metres."""
from furniture.finishes import wood
from furniture.kitchen_fronts import cupboard_material, front
from geometry.scene import mesh
from geometry.solids import box
from materials import hard


REACH = dict(none=.30, brass=.36, gold=.36, chimney=.36, slim=.34, plaster=.49, mantel=.53)


def hood_reach(style):
    """How far wall cupboards keep from the hood's middle."""
    return REACH.get(style['kitchen']['hood'], .303)


def hood(style, x):
    """The cooker hood above x, in the style's manner."""
    spec = style['kitchen']
    kind = spec['hood']
    if kind == 'none':
        return
    if kind in ('brass', 'gold', 'chimney'):
        m = hard.metal('black' if kind == 'chimney' else kind)
        box((.66, .4, .08), (x, -.2, 1.58), m, .004)
        box((.34, .3, 1.0), (x, -.15, 2.1), m, .006)
    elif kind == 'slim':
        box((.62, .34, .05), (x, -.17, 1.60), hard.metal('steel'), .002)
        box((.22, .22, 1.05), (x, -.12, 2.15), hard.metal('steel'), .002)
    elif kind in ('plaster', 'mantel'):
        mat = hard.paint(style['wall'] if kind == 'plaster' else spec['up'] if spec['up'] != 'wood' else style['wall'], .8, .2, .06)
        verts = [(x + sx * w, y, z) for z, w, d in ((1.55, .46, .48), (1.95, .40, .44), (2.68, .24, .28)) for sx, y in ((-1, 0), (1, 0), (1, -d), (-1, -d))]
        faces = [(l * 4 + i, l * 4 + (i + 1) % 4, l * 4 + 4 + (i + 1) % 4, l * 4 + 4 + i) for l in (0, 1) for i in range(4)] + [(3, 2, 1, 0)]
        mesh('hood', verts, faces, mat)
        if kind == 'mantel':
            box((1.0, .54, .07), (x, -.26, 1.56), wood(style), .012)
    else:
        mat = cupboard_material(style, spec['up'])
        box((.60, .33, .86), (x, -.165, 1.98), mat, .002)
        front(style, .60, .86, (x, -.345, 1.98), mat, handle=False)
        box((.56, .30, .02), (x, -.165, 1.545), hard.metal('steel'), .002)
