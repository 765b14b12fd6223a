"""Kitchen islands. Centred at the origin, the stools' side towards -Y; metres."""
from furniture.finishes import wood
from furniture.kitchen_fronts import cupboard_material, FRAMED, front, surface
from geometry.scene import Group
from geometry.solids import box

DEPTH, OVERHANG, TOP = .70, .28, .935


def island(style, w=2.1):
    """A free block on a plinth; its worktop overhangs towards -Y and rests on framed ends, boards or slabs of its own stone."""
    spec = style['kitchen']
    low = wood(style, rough=.6) if spec['splash'][0] == 'stone' else cupboard_material(style, spec['low'])
    top = surface(style, spec['top'])
    box((w, DEPTH, .785), (0, 0, .4925), low, .003, grain=2)
    box((w - .1, DEPTH - .12, .1), (0, 0, .05), low, .002)
    n = max(3, round(w / .55))
    for i in range(n):
        front(style, w / n, .78, ((i - (n - 1) / 2) * w / n, -DEPTH / 2 - .01, .4925), low, handle=False)
    for s in (-1, 1):
        _end(style, s, w, low, top)
    box((w + .10, DEPTH + OVERHANG, .05), (0, (.02 - OVERHANG) / 2, TOP - .025), top, .005)


def _end(style, s, w, low, top):
    """What closes the block at side s and carries the overhang."""
    door = style['kitchen']['door']
    reach, y = DEPTH + OVERHANG - .03, -OVERHANG / 2 + .01
    if door in ('flat', 'fluted') and style['kitchen']['top'][0] in ('marble', 'concrete', 'lacquer'):
        box((.05, DEPTH + OVERHANG, TOP - .05), (s * (w / 2 + .025), y, (TOP - .05) / 2), top, .004, grain=2)
    elif door in FRAMED:
        box((.036, reach, .885), (s * (w / 2 + .018), y, .4425), low, .002, grain=2)
        with Group('end', (s * (w / 2 + .036), y, 0), s * 90):
            _frame(reach, low)
    else:
        boards = 6
        for i in range(boards):
            box((.035, reach / boards - .004, .885), (s * (w / 2 + .0175), y + (i - (boards - 1) / 2) * reach / boards, .4425), low, .003, grain=2)


def _frame(w, mat, z0=.10, z1=.885, rail=.085):
    """Stiles and rails around two panels over a plain skirting, on a side w metres wide that faces -Y."""
    for x in (-w / 2 + rail / 2, 0, w / 2 - rail / 2):
        box((rail, .018, z1 - z0), (x, -.009, (z0 + z1) / 2), mat, .003, grain=2)
    half = (w - 3 * rail) / 2
    for x in (-1, 1):
        for z in (z0 + rail / 2, z1 - rail / 2):
            box((half, .018, rail), (x * (half + rail) / 2, -.009, z), mat, .003)
    box((w, .026, z0), (0, -.013, z0 / 2), mat, .004)
