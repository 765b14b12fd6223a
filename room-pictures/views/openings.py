"""Windows of town houses, with what hangs inside and outside them. Each part is added to a Builder; coordinates in the wall's plane, in metres."""
from views.buildings import GLASS, ROOF, TRIM, WALL

CLOTH, IRON, WOOD = 4, 5, 6
DEEP = .24       # metres from the wall's face to the pane


def opening(bars='cross', surround=.13, head=None, balcony=0.0, shutters=0.0, blind=0.0):
    """A function that builds a window. head: None, 'lintel' or 'gable'; balcony, shutters, blind: shares of the windows that have one."""
    def build(b, x0, x1, z0, z1):
        _reveal(b, x0, x1, z0, z1)
        b.upright(x0, x1, z0, z1, DEEP, GLASS, .6 * b.rs.rand())
        _dressing(b, x0, x1, z0, z1)
        _sashes(b, x0, x1, z0, z1, bars)
        _surround(b, x0, x1, z0, z1, surround, head)
        for share, part in ((balcony, _balcony), (shutters, _shutters), (blind, _blind)):
            if b.rs.rand() < share:
                part(b, x0, x1, z0, z1)
    return build


def _reveal(b, x0, x1, z0, z1):
    corners = ((x0, z0), (x1, z0), (x1, z1), (x0, z1))
    for (a, c), (d, e) in zip(corners, corners[1:] + corners[:1]):
        b.quad([(a, 0, c), (d, 0, e), (d, DEEP, e), (a, DEEP, c)], WALL)


def _dressing(b, x0, x1, z0, z1):
    """Curtains at the sides, a blind, a net, or nothing."""
    kind, w, h, y, tint = b.rs.rand(), x1 - x0, z1 - z0, DEEP - .004, b.rs.rand()
    if kind < .32:
        for a, c in ((x0, x0 + w * b.rs.uniform(.12, .34)), (x1 - w * b.rs.uniform(.12, .34), x1)):
            b.upright(a, c, z0, z1, y, CLOTH, tint)
    elif kind < .5:
        b.upright(x0, x1, z1 - h * b.rs.uniform(.15, .8), z1, y, CLOTH, tint)
    elif kind < .62:
        b.upright(x0, x1, z0, z0 + h * b.rs.choice((.5, 1)), y, CLOTH, .35 + .2 * tint)


def _sashes(b, x0, x1, z0, z1, bars):
    """The frame and its bars. cross: two leaves with a transom; sash: halves one above the other; french: two tall leaves; wide: one fixed, one leaf."""
    w, h, m = x1 - x0, z1 - z0, (x0 + x1) / 2
    lines = dict(cross=((m, None), (None, z0 + h * .7)), sash=((m, None), (None, z0 + h * .5)), wide=((x0 + w * .62, None),),
                 french=((m, None), (None, z0 + h * .35), (None, z0 + h * .68)))[bars]
    for a, c, d, e in ((x0, x0 + .07, z0, z1), (x1 - .07, x1, z0, z1), (x0, x1, z1 - .08, z1), (x0, x1, z0, z0 + .09)):
        b.upright(a, c, d, e, DEEP - .04, TRIM)
    for x, z in lines:
        b.upright(*((x - .045, x + .045, z0, z1) if z is None else (x0, x1, z - .035, z + .035)), DEEP - .04, TRIM)


def _surround(b, x0, x1, z0, z1, wide, head):
    if wide:
        for a, c, d, e in ((x0 - wide, x0, z0, z1), (x1, x1 + wide, z0, z1), (x0 - wide, x1 + wide, z1, z1 + wide * 1.3)):
            b.block(a, c, -.05, .02, d, e, TRIM)
    b.block(x0 - wide - .08, x1 + wide + .08, -.14, .02, z0 - .12, z0, TRIM)
    if head == 'lintel':
        b.block(x0 - wide - .14, x1 + wide + .14, -.2, .02, z1 + wide * 1.3 + .12, z1 + wide * 1.3 + .28, TRIM)
    elif head == 'gable':
        z, m = z1 + wide * 1.3 + .08, (x0 + x1) / 2
        for y in (-.2, -.02):
            b.quad([(x0 - .3, y, z), (x1 + .3, y, z), (m, y, z + .42), (m, y, z + .42)], TRIM)
        for s in (x0 - .3, x1 + .3):
            b.quad([(s, -.22, z), (s, .02, z), (m, .02, z + .45), (m, -.22, z + .45)], TRIM)


def railing(b, x0, x1, z, y, high=.98):
    """Iron bars and rails along X at a distance y before the wall."""
    n = max(2, round((x1 - x0) / .13))
    for k in range(n + 1):
        x = x0 + (x1 - x0) * k / n
        b.upright(x - .012, x + .012, z, z + high, y, IRON)
    for low, thick in ((.08, .03), (high * .82, .03), (high, .05)):
        b.block(x0, x1, y - .02, y + .02, z + low - thick, z + low, IRON)


def _balcony(b, x0, x1, z0, z1):
    """A slab with an iron railing."""
    a, c = x0 - .35, x1 + .35
    b.block(a, c, -.85, 0, z0 - .3, z0 - .12, TRIM)
    railing(b, a + .04, c - .04, z0 - .12, -.8)
    for x in (a + .05, c - .05):
        b.quad([(x, -.8, z0 + .8), (x, 0, z0 + .8), (x, 0, z0 + .86), (x, -.8, z0 + .86)], IRON)


def _shutters(b, x0, x1, z0, z1):
    half = (x1 - x0) / 2
    for a, c in ((x0 - half - .02, x0 - .02), (x1 + .02, x1 + half + .02)):
        b.block(a, c, -.08, -.03, z0, z1, WOOD)
        for z in (z0 + .1, (z0 + z1) / 2):
            b.upright(a + .06, c - .06, z, z + (z1 - z0) / 2 - .18, -.085, IRON)


def _blind(b, x0, x1, z0, z1):
    """A blind of wood slats, half let down, before the window."""
    b.block(x0 - .03, x1 + .03, -.04, .1, z1 - (z1 - z0) * b.rs.uniform(.12, .5), z1, WOOD)


def dormer(b, x, z, style):
    """A window with a small roof that stands out of a steep roof."""
    since = len(b.quads)
    b.block(x - .85, x + .85, .02, 2.2, z, z + 1.95, ROOF)
    for a, c, d, e in ((x - .8, x - .45, z, z + 1.9), (x + .45, x + .8, z, z + 1.9), (x - .45, x + .45, z, z + .3), (x - .45, x + .45, z + 1.6, z + 1.9)):
        b.upright(a, c, d, e, 0, TRIM)
    style(b, x - .45, x + .45, z + .3, z + 1.6)
    for s in (-1, 1):
        b.quad([(x, -.15, z + 2.5), (x + s, -.15, z + 1.9), (x + s, 2.2, z + 1.9), (x, 2.2, z + 2.5)], ROOF)
    b.quad([(x - .9, -.05, z + 1.92), (x + .9, -.05, z + 1.92), (x, -.05, z + 2.45), (x, -.05, z + 2.45)], TRIM)
    b.shifted(since, (0, .5))
