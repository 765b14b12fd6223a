"""Houses of a town by day: stone, brick and stucco of several times, each with its own rhythm of windows."""
from views.buildings import Builder, GLASS, ROOF, TRIM, WALL
from views.openings import CLOTH, dormer, IRON, opening, railing, WOOD
from views.walls import blocks, bricks, stucco, town

GROUND = 4.2     # height in metres of a ground floor with shops
DEEP = 12


def _shops(b, width, bays):
    """The ground floor: shop windows between piers, some with an awning."""
    w = width / bays
    for k in range(bays):
        x0, x1 = -width / 2 + w * k, -width / 2 + w * (k + 1)
        b.upright(x0 + .3, x1 - .3, .5, 3.1, .35, GLASS, .3 * b.rs.rand())
        for a, c in ((x0, x0 + .3), (x1 - .3, x1)):
            b.block(a, c, 0, .4, 0, 3.4, TRIM)
        b.block(x0, x1, -.06, .3, 3.1, 3.75, WOOD)
        if b.rs.rand() < .45:
            b.quad([(x0 + .15, -1.5, 2.6), (x1 - .15, -1.5, 2.6), (x1 - .15, 0, 3.5), (x0 + .15, 0, 3.5)], CLOTH, b.rs.rand())
    b.block(-width / 2, width / 2, -.2, .3, 3.75, GROUND, TRIM)


def _cornice(b, width, z, out=.5):
    """A moulding with brackets below it."""
    for k, (low, high) in enumerate(((-.42, -.22), (-.22, 0), (0, .14))):
        b.block(-width / 2 - .02, width / 2 + .02, -out * (.35, .7, 1)[k], .1, z + low, z + high, TRIM)
    n = round(width / .7)
    for k in range(n):
        x = -width / 2 + width * (k + .5) / n
        b.block(x - .09, x + .09, -out * .62, 0, z - .62, z - .22, TRIM)


def _body(b, width, top, roof_top):
    """Side walls, roof and chimneys."""
    for s in (-1, 1):
        x = s * width / 2
        b.quad([(x, 0, 0), (x, DEEP, 0), (x, DEEP, top), (x, 0, top)], WALL)
        b.quad([(x, 0, top), (x, DEEP, top), (x, DEEP, roof_top + .3), (x, 1.7, roof_top)], WALL)
    b.quad([(-width / 2, -.1, top), (width / 2, -.1, top), (width / 2, 1.7, roof_top), (-width / 2, 1.7, roof_top)], ROOF)
    b.quad([(-width / 2, 1.7, roof_top), (width / 2, 1.7, roof_top), (width / 2, DEEP, roof_top + .3), (-width / 2, DEEP, roof_top + .3)], ROOF)
    b.quad([(width / 2, DEEP, 0), (-width / 2, DEEP, 0), (-width / 2, DEEP, roof_top + .3), (width / 2, DEEP, roof_top + .3)], WALL)
    for s in (-1, 1):
        x, y = s * (width / 2 - .5), b.rs.uniform(3, 8)
        b.block(x - .45, x + .45, y - 1, y + 1, roof_top - .5, roof_top + 1.4, WALL)
        for k in range(4):
            b.block(x - .14, x + .14, y - .85 + k * .5, y - .6 + k * .5, roof_top + 1.4, roof_top + 1.95, WOOD)


def _floors(b, width, floors, bays, storey, share, style):
    b.front(width, floors, bays, storey, share, GROUND, style)
    return GROUND + floors * storey


def stone_house(rs, colour='#c9bda3', width=16, floors=5, bays=6):
    """Ashlar with tall windows, long balconies on two floors, and a zinc roof with dormers."""
    b, storey = Builder(rs), 3.25
    _shops(b, width, bays // 2)
    top = _floors(b, width, floors, bays, storey, (.42, .72), opening('french', .1, 'lintel', balcony=.12))
    for floor in (1, floors - 1):
        z = GROUND + floor * storey
        b.block(-width / 2 + .3, width / 2 - .3, -.9, 0, z - .22, z - .04, TRIM)
        railing(b, -width / 2 + .35, width / 2 - .35, z - .04, -.85)
    _cornice(b, width, top)
    _body(b, width, top, top + 3.2)
    for k in range(bays // 2):
        dormer(b, width * ((k + .5) / (bays // 2) - .5), top + .25, opening('french', .08))
    return b.finish('stone house', town(blocks(colour)))


def brick_house(rs, colour='#86685a', width=13, floors=4, bays=5):
    """Bricks with sash windows under stone heads, bands of stone, and a parapet."""
    b, storey = Builder(rs), 3.5
    _shops(b, width, 3)
    top = _floors(b, width, floors, bays, storey, (.4, .6), opening('sash', 0, 'lintel', balcony=.1, blind=.06))
    for floor in range(floors):
        b.block(-width / 2, width / 2, -.07, .05, GROUND + floor * storey - .1, GROUND + floor * storey + .1, TRIM)
    _cornice(b, width, top + .2, .6)
    b.block(-width / 2, width / 2, 0, .35, top, top + 1.1, WALL)
    b.block(-width / 2, width / 2, -.08, .42, top + 1.1, top + 1.25, TRIM)
    _body(b, width, top, top + .8)
    return b.finish('brick house', town(bricks(colour), '#4e5154', '#cdc6b4'))


def stucco_house(rs, colour='#d8bd8c', width=12, floors=4, bays=4, wood='#56685f'):
    """Painted stucco with shutters, gables over some windows, and eaves."""
    b, storey = Builder(rs), 3.3
    _shops(b, width, 2)
    z = GROUND
    for floor in range(floors):
        style = opening('cross', .14, 'gable' if floor == 1 else None, balcony=.3 if floor else 0, shutters=.85)
        b.front(width, 1, bays, storey, (.36, .6 if floor < floors - 1 else .48), z, style)
        z += storey
    _cornice(b, width, z, .8)
    _body(b, width, z, z + 2.2)
    return b.finish('stucco house', town(stucco(colour), '#6d5c53', '#d6d0c4', wood))


def bay_house(rs, colour='#c7c4b8', width=14, floors=5):
    """Stucco with two columns of bay windows that stand out of the wall."""
    b, storey = Builder(rs), 3.2
    _shops(b, width, 4)
    top = _floors(b, width, floors, 5, storey, (.38, .6), opening('cross', .12, 'lintel', balcony=.25))
    for x in (-width * .28, width * .28):
        since, w = len(b.quads), width * .22
        b.front(w, floors - 1, 2, storey, (.66, .64), GROUND, opening('cross', .06))
        for s in (-1, 1):
            b.quad([(s * w / 2, 0, GROUND), (s * w / 2, 1.1, GROUND), (s * w / 2, 1.1, top - storey), (s * w / 2, 0, top - storey)], WALL)
        b.block(-w / 2 - .1, w / 2 + .1, -.1, 1.1, top - storey, top - storey + .25, TRIM)
        railing(b, -w / 2, w / 2, top - storey + .25, 0)
        b.shifted(since, (x, -1.1))
    _cornice(b, width, top)
    _body(b, width, top, top + 2.8)
    for x in (-width * .28, 0, width * .28):
        dormer(b, x, top + .25, opening('cross', .08))
    return b.finish('bay house', town(stucco(colour), '#5f5651'))


def flats(rs, colour='#b9b2a5', width=18, floors=6):
    """A plain block of the sixties: wide windows, and balconies with solid parapets before every second bay."""
    b, storey, bays = Builder(rs), 2.95, 6
    _shops(b, width, 4)
    top = _floors(b, width, floors, bays, storey, (.74, .56), opening('wide', 0, None, blind=.25))
    w = width / bays
    for floor in range(floors):
        for k in range(1, bays, 2):
            x, z = -width / 2 + w * k, GROUND + floor * storey
            b.block(x, x + w, -1.3, 0, z - .1, z + .1, TRIM)
            b.block(x, x + w, -1.35, -1.25, z - .1, z + 1.0, b.rs.choice((TRIM, TRIM, TRIM, WOOD)))
            b.upright(x + .3, x + .36, z, z + storey, -1.3, IRON)
    b.block(-width / 2, width / 2, -.15, DEEP, top, top + .5, TRIM)
    b.block(-width * .2, width * .15, 4, 8, top, top + 2.8, WALL)
    _body(b, width, top, top + .3)
    return b.finish('flats', town(stucco(colour), '#5a5c5e', '#d6d2c8', '#8f6a4c'))
