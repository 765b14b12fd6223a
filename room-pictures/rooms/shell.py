"""Puts a room's shell together: floor, walls, windows, ceiling, beams and cornice."""
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
        mat, z = hard.lacquer(style['trim'], .45), h
        for depth, height in ((.12, .04), (.08, .05), (.04, .05)):
            z -= height
            box((w, depth, height), (0, -depth / 2, z + height / 2), mat, .008)
            for s in (-1, 1):
                box((depth, d, height), (s * (w / 2 - depth / 2), -d / 2, z + height / 2), mat, .008)
    build_beams(room)
