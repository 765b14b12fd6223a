"""The full-height kitchen cupboard, and the moulding that tops framed cupboards. Backs at y=0; metres."""
from furniture.kitchen_fronts import cupboard_material, front, gaps
from geometry.solids import box, rod
from materials import hard

WIDTH, DEPTH, TOP = .62, .64, 2.41
FRAMED = ('shaker', 'raised', 'beaded')
OVEN_LOW, OVEN_HIGH = .98, 1.44      # where a compact oven is built in


def tall_unit(style, x):
    """A full-height cupboard centred on x: with a built-in refrigerator, or a compact oven in plain modern kitchens."""
    mat = cupboard_material(style, style['kitchen']['up'])
    box((.60, .58, .1), (x, -.30, .05), mat, .002)
    box((WIDTH, DEPTH, TOP - .10), (x, -DEPTH / 2, (TOP + .10) / 2), mat, .003, grain=2)
    gaps(style, WIDTH, TOP - .13, (x, -DEPTH - .0025, (TOP + .10) / 2))
    if style['kitchen']['door'] == 'flat':
        _door(style, x, .11, OVEN_LOW, mat)
        _compact_oven(x)
        _door(style, x, OVEN_HIGH, TOP, mat)
    else:
        _door(style, x, .11, 1.55, mat)
        _door(style, x, 1.55, TOP, mat)
    cornice(style, WIDTH, DEPTH, x, mat)


def _door(style, x, low, high, mat):
    front(style, WIDTH, high - low, (x, -DEPTH - .015, (low + high) / 2), mat)


def _compact_oven(x):
    """A black glass oven between a steel rim and a control strip."""
    h, mid, y = OVEN_HIGH - OVEN_LOW, (OVEN_LOW + OVEN_HIGH) / 2, -DEPTH - .012
    box((WIDTH - .02, .024, h - .006), (x, y, mid), hard.metal('steel'), .002)
    box((WIDTH - .035, .010, h - .13), (x, y - .016, mid - .048), hard.lacquer('#0b0b0c', .05, 1.0), .002)
    box((WIDTH - .035, .008, .085), (x, y - .014, OVEN_HIGH - .06), hard.lacquer('#121314', .1, 1.0), .001)
    rod((x - .24, y - .055, OVEN_HIGH - .135), (x + .24, y - .055, OVEN_HIGH - .135), .009, hard.metal('steel'))
    for s in (-.21, .21):
        rod((x + s, y - .055, OVEN_HIGH - .135), (x + s, y - .01, OVEN_HIGH - .135), .007, hard.metal('steel'))


def cornice(style, w, depth, x, mat):
    """A stepped moulding on top of framed cupboards w metres wide; plain ones have none."""
    if style['kitchen']['door'] in FRAMED:
        for grow, z in ((.008, TOP + .012), (.024, TOP + .034), (.040, TOP + .052)):
            box((w + 2 * grow, depth + .02 + grow, .024), (x, -(depth + .02 + grow) / 2, z), mat, .004)
