"""The small flowers, leaves and stems of a knotted carpet, drawn on a canvas of one pixel a millimetre."""
from painting.canvas import np


def rosette(q, x, y, size, petal, heart, rim):
    """A flower seen from above: six petals in a dark outline."""
    turn = q.rs.uniform(0, 1)
    for grow, colour in ((1.22, rim), (1, petal)):
        for k in range(6):
            a = turn + k * np.pi / 3
            q.disc(x + size * .58 * np.cos(a), y + size * .58 * np.sin(a), size * .4 * grow, colour)
    q.disc(x, y, size * .46, rim)
    q.disc(x, y, size * .34, heart)


def palmette(q, x, y, size, angle, colours):
    """A flower seen from the side, opening towards `angle`: nested drops, from the outside in, on two sepals."""
    c, s = np.cos(angle), np.sin(angle)
    for side in (-1, 1):
        leaf(q, x - size * .5 * c, y - size * .5 * s, size * 1.1, angle + side * 1.05, size * .2, colours[0])
    t = np.linspace(0, 2 * np.pi, 26)
    for grow, colour in zip((1, .8, .55, .3), colours):
        along = size * (grow * np.cos(t) - .12 * (1 - grow))
        across = size * .74 * grow * np.sin(t) * (1 + .14 * np.cos(5 * t)) * (1 - .25 * np.cos(t))
        q.poly(np.stack([x + along * c - across * s, y + along * s + across * c], 1), colour)


def leaf(q, x, y, length, angle, width, colour, bend=.25):
    """A pointed leaf that starts at (x, y) and bends away from `angle`."""
    t = np.linspace(0, 1, 12)
    mid = bend * length * t * t
    half = width * np.sin(np.pi * t ** .8)
    along, across = np.concatenate([t, t[::-1]]) * length, np.concatenate([mid + half, (mid - half)[::-1]])
    c, s = np.cos(angle), np.sin(angle)
    q.poly(np.stack([x + along * c - across * s, y + along * s + across * c], 1), colour)


def stem(q, a, b, bow, colour, leafy):
    """A thin bowed stem from a to b, with small leaves on both sides in the colour `leafy`."""
    a, b = np.array(a, float), np.array(b, float)
    out = np.array([a[1] - b[1], b[0] - a[0]]) * bow
    t = np.linspace(0, 1, 14)[:, None]
    pts = a + (b - a) * t + out * 4 * t * (1 - t)
    q.line(pts, colour, 4)
    for k, side in ((4, 1), (7, -1), (10, 1)):
        step = pts[k + 1] - pts[k]
        leaf(q, *pts[k], 17, np.arctan2(step[1], step[0]) + side * .9, 4, leafy)


def scattered(q, spacing, box, colours):
    """Flowers of several kinds in a loose order over box (x0, y0, x1, y1), each joined to the next by leafy stems.

    colours: petals of three kinds, stems, leaves, rim.
    """
    *petals, twig, leafy, rim = colours
    x0, y0, x1, y1 = box
    rows = int((y1 - y0) / (spacing * .86)) + 2
    spots = [[(x0 + (i + .5 * (j % 2)) * spacing + q.rs.uniform(-.16, .16) * spacing, y0 + j * spacing * .86 + q.rs.uniform(-.16, .16) * spacing)
              for i in range(int((x1 - x0) / spacing) + 2)] for j in range(rows)]
    for j, row in enumerate(spots):
        for i, spot in enumerate(row):
            nearby = row[i + 1:i + 2] + (spots[j + 1][i:i + 1] if j + 1 < rows else [])
            for other in nearby:
                stem(q, spot, other, q.rs.choice([-.22, .22]), twig, leafy)
    for j, row in enumerate(spots):
        for i, (x, y) in enumerate(row):
            kind = (i + 2 * j) % 3
            petal, heart = petals[kind], petals[(kind + 1) % 3]
            if kind == 1:
                palmette(q, x, y, spacing * .34, q.rs.uniform(0, 6.28), (rim, petal, heart, rim))
            else:
                rosette(q, x, y, spacing * (.29 if kind == 0 else .17), petal, heart, rim)
