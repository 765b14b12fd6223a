"""Mediterranean houses with shutters and tiled roofs, and yachts."""
from materials.nodes import Nodes, lin
from views.buildings import Builder, GLASS, ROOF, TRIM, WALL
from views.glass import glass
from views.leaves import plain

SHUTTER = 4


def villa(rs, wall, shutters, storeys=2):
    """A house with a hipped roof; its front looks to -Y."""
    b, w, d, storey = Builder(rs), rs.uniform(8, 14), rs.uniform(7, 9), 3.0
    bays, top = round(w / 2.9), storeys * storey
    for quarter in range(4):
        since = len(b.quads)
        b.front(w if quarter % 2 == 0 else d, storeys, bays if quarter % 2 == 0 else 2, storey, (.34, .56), opening=_shuttered)
        b.shifted(since, (0, -d / 2 if quarter % 2 == 0 else -w / 2))
        b.turned(quarter, (0, 0), since)
    _hipped(b, w / 2 + .5, d / 2 + .5, top)
    for _ in range(rs.randint(1, 3)):
        x, y = rs.uniform(-w / 4, w / 4), rs.uniform(-d / 5, d / 5)
        b.block(x - .4, x + .4, y - .3, y + .3, top, top + 2.6, WALL)
    return b.finish('villa', [plain(wall, uneven=.06, size=.7), plain('#d8cfbd'), glass(), tiles(), plain(shutters, uneven=.1)])


def _shuttered(b, x0, x1, z0, z1):
    """A window with open shutters, or closed ones."""
    b.window(x0, x1, z0, z1)
    half = (x1 - x0) / 2
    leaves = ((x0, x0 + half), (x1 - half, x1)) if b.rs.rand() < .25 else ((x0 - half, x0), (x1, x1 + half))
    for a, c in leaves:
        b.block(a, c, -.07, -.02, z0, z1, SHUTTER)


def _hipped(b, w, d, z):
    """A roof over half widths w and d from the height z on; its ridge lies along X."""
    rise, ridge = d * .48, max(.2, w - d)
    b.block(-w, w, -d, d, z - .15, z, TRIM)
    for s in (-1, 1):
        b.quad([(-w * s, -d * s, z), (w * s, -d * s, z), (ridge * s, 0, z + rise), (-ridge * s, 0, z + rise)], ROOF)
        b.quad([(w * s, -d * s, z), (w * s, d * s, z), (ridge * s, 0, z + rise), (ridge * s, 0, z + rise)], ROOF)


def tiles():
    """Rows of barrel tiles, each of its own shade, as old roofs have them."""
    m = Nodes('tiles')
    own = m.noise(m.scaled(m.obj, (4, 2.4, 2.4)), 1, 3, .9)
    patch = m.noise(m.obj, .5, 5, .6)
    col = m.ramp(own, [(.3, lin('#7d4a37')), (.5, lin('#b0694a')), (.68, lin('#d39c77'))])
    col = m.mix(m.grey(patch, 0, .6, .45, .7), col, lin('#8d8069'))
    x = m.node('SeparateXYZ', {0: m.obj}).outputs[0]
    rows = m.node('Math', {0: m.node('Math', {0: x, 1: 20.0}, operation='MULTIPLY').outputs[0]}, operation='SINE').outputs[0]
    col = m.mix(1, col, m.grey(rows, .45, 1.1, 0, .5), 'MULTIPLY')
    return m.finish(m.node('BsdfDiffuse', {'Color': col}).outputs[0])


def yacht(rs):
    """A white sailing boat at anchor, ten metres long, without sails."""
    b = Builder(rs)
    deck = [(-5, 1.0), (-4.6, 1.5), (1, 1.6), (3.6, .9), (5.2, 0), (3.6, -.9), (1, -1.6), (-4.6, -1.5), (-5, -1.0)]
    for (x, y), (u, v) in zip(deck, deck[1:] + deck[:1]):
        b.quad([(x * .93, y * .7, -.2), (u * .93, v * .7, -.2), (u, v, 1.1), (x, y, 1.1)], WALL)
        b.quad([(x, y, 1.1), (u, v, 1.1), (0, 0, 1.15), (0, 0, 1.15)], TRIM)
    b.block(-2, 1.8, -.9, .9, 1.1, 1.7, WALL)
    b.block(-1.6, 1.4, -.92, .92, 1.25, 1.5, GLASS)
    b.block(.55, .7, -.07, .07, 1, 14.5, ROOF)
    b.block(-4, .6, -.12, .12, 2.4, 2.7, TRIM)
    return b.finish('yacht', [plain('#f2f1ec', uneven=.03), plain('#d9d2c2'), glass(), plain('#b9bdc0')])
