"""What hangs within the panels of a moulded wall: pictures and mirrors would otherwise hang across its mouldings. Metres."""
from furniture.pictures import framed
from furniture.walls_art import PIECES
from geometry.scene import Group
from rooms.claddings import DECO_PITCH
from rooms.panelling import PITCH, TALL_FRAMES, divided
from rooms.room import free_spans

SIZES = dict(sunburst=.94, round_mirror=.80, arch_mirror=.86)      # widths of wall objects


def panels(room, wall):
    """The wall's tall panels as (u of the middle, clear width, height of the middle or None where any will do)."""
    if room.style['feature']['kind'] == 'deco_panels' and wall == room.feature:
        bottom, margin, pitch, lines, middle = .3, .06, DECO_PITCH, .30, None
    elif room.style.get('panelling') == 'picture_frame':
        bottom, margin, pitch, lines, middle = .2, .10, PITCH, .18, (TALL_FRAMES + room.height - .22) / 2
    else:
        return []
    spans = free_spans(*room.span(wall), bottom, room.height - .22, room.openings(wall), margin)
    return [(u, w - lines, middle) for a, b in spans for u, w in divided(a, b, pitch)]


def _around(room, wall, u, width):
    """Panels for a decoration about `width` metres wide around u: a pair if a moulding is nearer to u than a panel's middle is."""
    found = sorted(panels(room, wall), key=lambda p: abs(p[0] - u))[:3]
    if width < 1.2 or len(found) < 3:
        return found[:1]
    pitch = abs(found[1][0] - found[0][0])
    return found[:2] if abs(found[0][0] - u) > pitch / 4 else found if width > 1.8 else found[:1]


def hang_within(room, wall, u, width, z, piece=None):
    """Hangs pictures, or `piece` (a name in PIECES), into panels around u, at height z unless the panels have their own middle."""
    style, found = room.style, _around(room, wall, u, width)
    for i, (middle, clear, level) in enumerate(found):
        with room.frame(wall, middle, room.face_depth(wall), level or z):
            if piece and i == 0 and len(found) != 2:
                with Group('scaled', scale=min(1, (clear - .08) / SIZES[piece])):
                    PIECES[piece](style)
            else:
                wide = min(.56, clear - .24)
                framed(style, style['art'][i % len(style['art'])], wide, wide * 1.32, .06)
