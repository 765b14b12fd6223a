"""Chimney breasts, pillars and lintels: parts of the wall that stand out. All count as wall."""
import labels
from geometry.solids import box
from materials import hard
from scenes import surfaces
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
