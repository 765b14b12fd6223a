"""Houses for the views."""
from painting.canvas import cv2, np, rgb


def house(a, rs, x, wide, top, wall, storey):
    """A house from x on: a sunny front with rows of windows, a shaded side, a cornice and something on its roof. Pixels."""
    h, w = a.shape[:2]
    side = x + int(wide * rs.uniform(.62, .85))
    x0, xs, x1 = (int(np.clip(v, 0, w)) for v in (x, side, x + wide))
    fall = np.linspace(1.06, .82, h - top)[:, None, None]
    a[top:, x0:xs], a[top:, xs:x1] = wall * 1.12 * fall, wall * .68 * fall
    a[top:top + 3, x0:xs], a[top + 3:top + 6, x0:xs] = wall * 1.3, wall * .8
    if rs.rand() < .45:
        left, tall = int(x0 + (xs - x0) * rs.uniform(.1, .6)), rs.randint(8, 22)
        a[max(0, top - tall):top, left:min(xs, left + int(wide * .22))] = wall * .85
    storey = storey * rs.uniform(.34, .5)
    across, tall, share = storey * rs.uniform(.55, 1.3), rs.uniform(.45, .66), rs.uniform(.4, .66)
    for front, edge, dim in ((x0, xs, 1), (xs, x1, .72)):
        for wy in np.arange(top + storey * .7, h, storey):
            for wx in np.arange(front + across * .4, edge - across * share, across):
                glass = rgb('#c3d8e8') * rs.uniform(.5, 1.15) if rs.rand() < .4 else wall * .42
                a[int(wy):int(wy + storey * tall), int(wx):int(wx + across * share)] = glass * dim


def villa(a, rs, x, y, size):
    """A pale house with a flat tiled roof; x and y are its foot, all in pixels."""
    wide = int(size * rs.uniform(1.6, 2.6))
    a[y - size:y, x:x + wide] = rgb('#eadfc6') * rs.uniform(.9, 1)
    a[y - size:y, x + int(wide * .7):x + wide] *= .78
    roof = np.array([(x - 3, y - size), (x + wide + 3, y - size), (x + int(wide * .8), int(y - size * 1.45)), (x + int(wide * .2), int(y - size * 1.45))], np.int32)
    cv2.fillPoly(a, [roof], tuple(rgb('#b3714f')), cv2.LINE_AA)
    for wx in range(x + 6, x + int(wide * .65), 14):
        a[y - int(size * .7):y - int(size * .35), wx:wx + 5] = rgb('#6e6a60')
