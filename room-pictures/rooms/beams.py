"""Beams below the ceiling: wood or steel. Metres; y runs from the back wall at 0 to the camera side."""
from furniture.finishes import wood
from geometry.solids import box, cyl, tube
from materials import hard

INTO_WALLS = .15      # metres by which beams and pipes go on behind what can be seen
INTO_CEILING = .02    # and wooden beams above the ceiling: light shines on a rounded edge below it
# Where wooden beams run across the room, how thick and how high they are.
WOODEN = dict(wood=((-.9, -2.4, -3.9, -5.4), .17, .19), rafters=((-.5, -1.4, -2.3, -3.2, -4.1, -5.0), .11, .13))


def underside(style, y, height):
    """The height of what is overhead at y: the ceiling, or the beam below it."""
    across, thick, high = WOODEN.get(style.get('beams'), ((), 0, 0))
    return height - high if any(abs(y - beam) < thick / 2 for beam in across) else height


def build_beams(room):
    """The style's beams, if it has any."""
    kind = room.style.get('beams')
    if kind == 'iron':
        _steel(room.width, room.height)
        if not (room.style.get('curtain') and room.openings('back')):
            _pipes(room.width, room.height)
    elif kind:
        _wooden(room, *WOODEN[kind])


def _wooden(room, across, thick, high):
    """Beams across the room, and plates along the walls on which they end: without them, beams seem to stop in mid-air."""
    w, d, h, mat = room.width, room.depth, room.height, wood(room.style, rough=.65, scale=1.7)      # fine: coarse grain makes a toy of a beam
    for y in across:
        if y > -d:
            box((w + 2 * INTO_WALLS, thick, high + INTO_CEILING), (0, y, h - (high - INTO_CEILING) / 2), mat, .012)
    for s, wall in ((-1, 'left'), (1, 'right')):
        out = room.face_depth(wall) + .05      # farther than the wall's stones
        box((out, d + .3, high + .03 + INTO_CEILING), (s * (w / 2 - out / 2), -d / 2, h - (high + .03 - INTO_CEILING) / 2), mat, .006)


def _steel(w, h):
    m = hard.metal('black')
    for y in (-1.2, -3.2):
        box((w + 2 * INTO_WALLS, .012, .2), (0, y, h - .12), m, .002)
        for z in (h - .02, h - .22):
            box((w + 2 * INTO_WALLS, .13, .015), (0, y, z), m, .002)


def _pipes(w, h):
    """Two pipes along the back wall, on hangers."""
    steel = hard.metal('steel')
    for z, y in ((h - .30, -.09), (h - .27, -.21)):        # near the back wall: farther out they seem to end beside its corners
        tube([(-w / 2 - INTO_WALLS, y, z), (w / 2 + INTO_WALLS, y, z)], .035, steel, smooth=False)
        for s in (-1, 1):
            cyl(.07, .07, .03, (s * (w / 2 - .015) - .015, y, z), steel, (0, 90, 0))
            cyl(.041, .041, .026, (s * w / 4 - .013, y, z), steel, (0, 90, 0))
            cyl(.006, .006, h - z, (s * w / 4, y, z), steel)
