"""Where a room's walls have sockets. Built in a wall's own frame; metres."""
from furniture.power_points import socket
from geometry.scene import Group
from rooms.room import free_spans

UNFIT = ('stone', 'slats', 'fluted', 'marble', 'deco_panels')      # claddings that plates would not lie flat on
CLEAR_OF_CURTAINS, FROM_CORNER, HIGH = .62, .34, .30
BOARDED = .026       # how far a wainscot's raised panels and boards stand out


def fit_sockets(room, wall):
    """A pair of sockets near both ends of each stretch of wall, above the skirting; none in wet rooms, nor on claddings that plates would not lie flat on."""
    style = room.style
    # On the bare plaster between posts a plate would be what one sees first.
    if room.wet or style.get('panelling') == 'posts' or (wall == room.feature and style['feature']['kind'] in UNFIT):
        return
    out = BOARDED if style.get('panelling') in ('wainscot', 'beadboard') else room.face_depth(wall)
    for a, b in free_spans(*room.span(wall), 0, .6, room.openings(wall), CLEAR_OF_CURTAINS):
        for u in (a + FROM_CORNER, b - FROM_CORNER) if b - a > 1.6 else ((a + b) / 2,) if b - a > .3 else ():
            with Group('sockets', (u, -out, HIGH)):
                socket(style)
