"""Painted dinner plates for walls: a tinted or lined rim, a garland on it and a spray of flowers in the well."""
import math

from painting.canvas import cv2, np, rgb

WHITE = rgb('#f3ede1')
GILT, LEAF = rgb('#b18f4e'), rgb('#6d7d55')
SIZE = 512
WELL = .62      # the well's share of the radius


def plate(colour, rs):
    """One plate from above as a square picture, its middle in the corners, so that it may repeat. rs: a numpy RandomState."""
    a = np.ones((SIZE, SIZE, 3)) * WHITE
    y, x = np.mgrid[:SIZE, :SIZE] - SIZE / 2 + .5
    r, tone = np.hypot(x, y) / (SIZE / 2), rgb(colour)
    kind = rs.randint(4)
    if kind in (0, 1):
        _ring(a, r, WELL + .05 if kind else .86, 1.0, tone * (1.0 if kind else .9))
    _ring(a, r, .965, 1.0, GILT if kind != 2 else tone * .7)
    _ring(a, r, WELL, WELL + .012, GILT if kind % 2 else tone * .8)
    if kind != 1:
        _garland(a, tone * .85, rs, .80, 9 + 3 * rs.randint(3))
    if kind != 3:
        _spray(a, tone, rs)
    return np.roll(a, (SIZE // 2, SIZE // 2), (0, 1))


def _ring(a, r, inner, outer, tone):
    """Tints a band between two shares of the radius; its edges are two pixels soft."""
    soft = SIZE / 4
    k = np.clip((r - inner) * soft, 0, 1) * np.clip((outer - r) * soft, 0, 1)
    a += (np.clip(tone, 0, 1) - a) * (k * .85)[..., None]


def _flower(a, at, size, tone, turn):
    """Five petals around a yellow heart; size in pixels."""
    for k in range(5):
        b = turn + k * 2 * math.pi / 5
        centre = (at[0] + size * .55 * math.cos(b), at[1] + size * .55 * math.sin(b))
        _dab(a, centre, (size * .52, size * .36), math.degrees(b), tone * (.88 + .06 * k))
    _dab(a, at, (size * .22, size * .22), 0, rgb('#d9b55c'))


def _dab(a, at, axes, turn, tone):
    """One stroke of the brush: a small filled oval."""
    centre, half = (tuple(round(v * 16) for v in pair) for pair in (at, axes))
    cv2.ellipse(a, centre, half, turn, 0, 360, [float(v) for v in np.clip(tone, 0, 1)], -1, cv2.LINE_8, 4)


def _garland(a, tone, rs, share, n):
    """Small flowers and leaves round the rim."""
    reach = share * SIZE / 2
    for k in range(n):
        for part, spread in ((0, 0), (1, .34), (1, .68)):
            b = 2 * math.pi * (k + spread) / n
            at = SIZE / 2 + reach * math.cos(b), SIZE / 2 + reach * math.sin(b)
            if part:
                _dab(a, at, (11, 4), math.degrees(b) + (60 if spread < .5 else 120), LEAF)
            else:
                _flower(a, at, 12, tone, rs.uniform(0, 6))


def _spray(a, tone, rs):
    """A loose bunch in the well: leaves first, then three to five flowers."""
    middle = SIZE / 2
    for k in range(9):
        b, reach = rs.uniform(0, 2 * math.pi), rs.uniform(.14, .42) * SIZE / 2
        _dab(a, (middle + reach * math.cos(b), middle + reach * math.sin(b)), (26, 8), math.degrees(b), LEAF * rs.uniform(.85, 1.15))
    for k in range(rs.randint(3, 6)):
        b, reach = k * 1.9 + rs.uniform(-.3, .3), rs.uniform(.04, .24) * SIZE / 2
        _flower(a, (middle + reach * math.cos(b), middle + reach * math.sin(b)), rs.uniform(20, 34), tone * rs.uniform(.8, 1.1), rs.uniform(0, 6))
