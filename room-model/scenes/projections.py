"""Chimney breasts, pillars, lintels, ledges and half walls: parts of the wall that stand out. All count as wall."""
import labels
from geometry.solids import box
from materials import hard
from scenes import plain, surfaces
from scenes.labelling import Labelled


def add_projections(room, chance, frame):
    """Builds none to two; returns for each wall the stretches (first, last, depth) that they take."""
    taken = {}
    for _ in range(chance.choice((0, 0, 1, 1, 2))):
        wall = chance.choice(('back', 'left', 'right'))
        first, last = room.span(wall)
        w, deep = chance.choice(((chance.uniform(1.1, 1.9), chance.uniform(.15, .45)), (chance.uniform(.2, .6), chance.uniform(.15, .6))))
        u0 = chance.choice((first, last - w, chance.uniform(first, max(first, last - w))))
        if last - first > w + .8 and not any(o.u0 < u0 + w + .1 and o.u1 > u0 - .1 for o in room.openings(wall)):
            if not any(a < u0 + w and b > u0 for a, b, _ in taken.get(wall, ())):
                _projection(room, frame(wall, u0 + w / 2, 0), w, deep)
                taken.setdefault(wall, []).append((u0, u0 + w, deep))
    if chance.random() < .15:
        _lintel(room, chance)
    if chance.random() < (.5 if room.wet else .12):
        _ledge(room, chance, frame)
    if chance.random() < .1:
        _half_wall(room, chance)
    return taken


def _projection(room, group, w, deep):
    with group, Labelled(labels.WALL):
        box((w, deep, room.height), (0, -deep / 2 + .02, room.height / 2), surfaces.wall_paint(room.style), 0)
        skirting = room.style.get('skirting', .13)
        if skirting and not room.wet:
            box((w + .03, deep, skirting), (0, -deep / 2 + .005, skirting / 2), hard.lacquer(room.style['trim'], .45), .004)


def _lintel(room, chance):
    """A beam of wall across the room under the ceiling."""
    h, deep = chance.uniform(.15, .4), chance.uniform(.15, .4)
    with Labelled(labels.WALL):
        box((room.width, deep, h), (0, -room.depth * chance.uniform(.25, .75), room.height - h / 2), surfaces.wall_paint(room.style), 0)


def _ledge(room, chance, frame):
    """A boxed-in lower part of a wall, as pipes behind basins and toilets have it, with a shelf of wood or stone or of the wall itself on top."""
    wall = chance.choice(('back', 'left', 'right'))
    first, last = room.span(wall)
    h, deep = chance.uniform(.85, 1.35), chance.uniform(.06, .2)
    u0, u1 = chance.choice(((first, last), (first, (first + last) / 2), ((first + last) / 2, last)))
    if any(o.u0 < u1 and o.u1 > u0 and o.z0 < h for o in room.openings(wall)):
        return
    mat = surfaces.wall_paint(room.style) if chance.random() < .4 else plain.material(chance)
    with frame(wall, (u0 + u1) / 2, 0), Labelled(labels.WALL):
        box((u1 - u0, deep, h), (0, -deep / 2, h / 2), mat, 0)
        box((u1 - u0, deep + .01, .02), (0, -deep / 2 - .005, h + .01), mat if chance.random() < .5 else plain.material(chance), .002)


def _half_wall(room, chance):
    """A wall as high as a counter or a back, which divides the room."""
    wide, h, thick = room.width * chance.uniform(.25, .6), chance.uniform(.8, 1.4), chance.uniform(.08, .2)
    x = chance.choice((-1, 1)) * (room.width - wide) / 2
    with Labelled(labels.WALL):
        box((wide, thick, h), (x, -room.depth * chance.uniform(.3, .8), h / 2), surfaces.wall_paint(room.style), 0)
