"""A room's measures and its frames of reference.

The camera side is open, like a stage. Back wall at y=0, floor at z=0, the room reaches to y=-depth.
A wall's own frame has x along the wall (u), -Y into the room, its face at y=0.
"""
from dataclasses import dataclass, field

from geometry.scene import Group

WALL = .22


@dataclass
class Window:
    """An opening: wall name, u of both sides and heights of sill and head, in metres."""
    wall: str
    u0: float
    u1: float
    z0: float = .42
    z1: float = 2.34


def panes(spec, w):
    """Columns and rows of panes in a window w metres wide; spec: the style's `window`."""
    columns, rows = spec['mull']
    return max(1, round(columns * w / 1.83)), rows


@dataclass
class Room:
    style: dict
    width: float = 5.0
    depth: float = 6.4
    height: float = 2.70
    windows: list = field(default_factory=list)
    feature: str = 'back'          # the wall that carries the style's feature
    wet: bool = False              # tiled room

    def frame(self, wall, u=0.0, inset=0.0, z=0.0):
        """A group on a wall's face at position u, moved `inset` metres into the room."""
        x = self.width / 2
        if wall == 'back':
            return Group('back', (u, -inset, z), 0)
        if wall == 'left':
            return Group('left', (-x + inset, u, z), 90)
        return Group('right', (x - inset, -u, z), -90)

    def span(self, wall):
        """First and last u of a wall."""
        if wall == 'back':
            return -self.width / 2, self.width / 2
        return (-self.depth, 0.0) if wall == 'left' else (0.0, self.depth)

    def openings(self, wall):
        """A wall's windows, in order."""
        return sorted((w for w in self.windows if w.wall == wall), key=lambda w: w.u0)

    def face_depth(self, wall='back'):
        """How far the wall's cladding stands out, for hanging things on it."""
        if wall != self.feature:
            return .026 if self.style.get('panelling') in ('beadboard',) else .010
        return dict(slats=.045, shiplap=.028, brick=.014, stone=.055, planks=.03, fluted=.05, concrete=.012).get(self.style['feature']['kind'], .012)


def free_spans(u0, u1, z0, z1, openings, margin=0.0):
    """Parts of the strip u0..u1 at heights z0..z1 that no opening cuts."""
    cuts = [(w.u0 - margin, w.u1 + margin) for w in openings if w.z0 - margin < z1 and w.z1 + margin > z0]
    return _gaps(u0, u1, cuts)


def _gaps(first, last, cuts):
    """What the cuts leave of first..last."""
    spans, start = [], first
    for a, b in sorted(c for c in cuts if c[0] < last and c[1] > first):
        if a > start:
            spans.append((start, a))
        start = max(start, b)
    return spans + [(start, last)] if start < last else spans


def free_heights(u0, u1, z0, z1, openings, margin=0.0):
    """Parts of the upright strip u0..u1 that no opening cuts."""
    cuts = [(w.z0 - margin, w.z1 + margin) for w in openings if w.u0 - margin < u1 and w.u1 + margin > u0]
    return _gaps(z0, z1, cuts)


def remaining(rectangle, holes, least=.008):
    """The rectangles (u0, u1, z0, z1) that holes leave of one: beside, below and above each."""
    parts = [rectangle]
    for h0, h1, low, high in holes:
        cut = []
        for u0, u1, z0, z1 in parts:
            a, b = min(max(u0, h0), u1), max(min(u1, h1), u0)
            if a < b and z0 < high and z1 > low:
                cut += [(u0, a, z0, z1), (b, u1, z0, z1), (a, b, z0, min(z1, low)), (a, b, max(z0, high), z1)]
            else:
                cut.append((u0, u1, z0, z1))
        parts = cut
    return [p for p in parts if p[1] - p[0] > least and p[3] - p[2] > least]
