"""Puts a room's shell together: floor, walls, windows, ceiling, beams and cornice."""
from furniture.finishes import wood
from geometry.solids import box, cyl, tube
from materials import hard
from rooms.floors import lay_floor
from rooms.fourth_wall import build_fourth_wall
from rooms.walls import build_wall
from rooms.windows import build_window, hang_view

INTO_WALLS = .15      # metres by which beams and pipes go on behind what can be seen


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
    beams = style.get('beams')
    if beams == 'iron':
        _steel_beams(w, h)
    elif beams:
        _wooden_beams(wood(style, rough=.65), beams == 'rafters', w, d, h)


def _wooden_beams(mat, narrow, w, d, h):
    """Beams across the room, and plates along the walls on which they end: without them, beams seem to stop in mid-air."""
    across = (-.5, -1.4, -2.3, -3.2, -4.1, -5.0) if narrow else (-.9, -2.4, -3.9, -5.4)
    thick, high = (.11, .13) if narrow else (.17, .19)
    for y in across:
        if y > -d:
            box((w + 2 * INTO_WALLS, thick, high), (0, y, h - high / 2), mat, .012)
    for s in (-1, 1):
        box((.05, d + .3, high + .03), (s * (w / 2 - .025), -d / 2, h - (high + .03) / 2), mat, .006)


def _steel_beams(w, h):
    m = hard.metal('black')
    for y in (-1.2, -3.2):
        box((w + 2 * INTO_WALLS, .012, .2), (0, y, h - .12), m, .002)
        for z in (h - .02, h - .22):
            box((w + 2 * INTO_WALLS, .13, .015), (0, y, z), m, .002)
        for s in (-1, 1):     # bearing plates
            box((.024, .26, .30), (s * (w / 2 - .012), y, h - .15), m, .002)
    for z, y in ((h - .30, -.25), (h - .27, -.42)):
        tube([(-w / 2 - INTO_WALLS, y, z), (w / 2 + INTO_WALLS, y, z)], .035, hard.metal('steel'), smooth=False)
        for s in (-1, 1):
            cyl(.062, .062, .03, (s * (w / 2 - .015) - .015, y, z), hard.metal('steel'), (0, 90, 0))
