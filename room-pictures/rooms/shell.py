"""Puts a room's shell together: floor, walls, windows, ceiling, beams and cornice."""
import math

from geometry.scene import mesh, quads
from geometry.solids import box
from materials import hard
from rooms.beams import build_beams
from rooms.floors import lay_floor
from rooms.fourth_wall import build_fourth_wall
from rooms.walls import build_wall
from rooms.windows import build_window, hang_view


def build_shell(room, curtains=True):
    """Builds everything that does not move."""
    lay_floor(room)
    for wall in ('back', 'left', 'right'):
        build_wall(room, wall)
    for window in room.windows:
        build_window(room, window, curtains)
    for wall in sorted({w.wall for w in room.windows}):
        hang_view(room, wall)
    _ceiling(room)
    build_fourth_wall(room)


def _ceiling(room):
    style, w, d, h = room.style, room.width, room.depth, room.height
    box((w + .6, d + .5, .1), (0, -d / 2, h + .05), hard.paint(style['ceiling'], .85, .05), 0)
    if style.get('crown'):
        _cornice(room, hard.lacquer(style['trim'], .45))
    build_beams(room)


def _cornice(room, mat):
    """A cove between fillets where the walls meet the ceiling."""
    cove = [(.115 - .08 * math.sin(t), .10 - .08 * math.cos(t)) for t in (math.pi / 2 * i / 10 for i in range(11))]
    profile = [(.135, 0), (.135, .014), (.123, .014), (.119, .020), *cove, (.035, .112), (.024, .114), (.022, .128), (.010, .134), (.008, .146), (0, .146)]
    x, d, verts = room.width / 2, room.depth, []
    for out, down in profile:
        verts += [(a, b, room.height - down) for a, b in ((out - x, -d), (out - x, -out), (x - out, -out), (x - out, -d))]
    mesh('cornice', verts, quads(4, len(profile)), mat, smooth=True, auto=35)
