"""Wall bodies and what covers them. Everything is built in a wall's own frame (see rooms.room)."""
from geometry.solids import box
from materials import hard
from rooms.claddings import CLADDINGS
from rooms.panelling import PANELLINGS
from rooms.power import fit_sockets
from rooms.room import WALL, free_spans, remaining


def build_wall(room, wall):
    """Body, cladding and skirting of one wall."""
    style, openings, (u0, u1) = room.style, room.openings(wall), room.span(wall)
    feature = style['feature'] if wall == room.feature else {'kind': 'plain'}
    mottled = .06 if style.get('plaster') else 0
    base = hard.paint(feature.get('col', style['wall']) if feature['kind'] not in ('brick', 'stone', 'shiplap', 'slats', 'fluted', 'marble') else style['wall'],
                      .75, .12, feature.get('mottled', mottled))
    with room.frame(wall):
        corner = WALL if wall == 'back' else 0
        for a, b, z0, z1 in remaining((u0 - corner, u1 + corner, 0, room.height), [(w.u0, w.u1, w.z0, w.z1) for w in openings]):
            box((b - a, WALL, z1 - z0), ((a + b) / 2, WALL / 2, (z0 + z1) / 2), base, 0)
        if feature['kind'] in CLADDINGS:
            CLADDINGS[feature['kind']](room, feature, u0, u1, openings)
        elif style.get('panelling') and not room.wet:
            PANELLINGS[style['panelling']](room, u0, u1, openings)
        _skirting(room, feature['kind'], u0, u1, openings)
        fit_sockets(room, wall)


def _skirting(room, kind, u0, u1, openings):
    h = room.style.get('skirting', .13)
    if kind in ('slats', 'fluted', 'stone', 'marble') or not h or room.wet:
        return
    y = -.025 if kind in ('brick', 'shiplap', 'planks') or room.style.get('panelling') == 'beadboard' else -.01
    for a, b in free_spans(u0, u1, 0, h, openings):
        box((b - a, .02, h), ((a + b) / 2, y, h / 2), hard.lacquer(room.style['trim'], .45), .006)
