"""A knotted carpet: small flowers all over, a medallion, corners and three borders. One quarter is drawn, a pixel a millimetre, and mirrored twice."""
from painting.canvas import Canvas, cv2, np
from painting.persian_motifs import leaf, palmette, rosette, scattered, stem

SELVEDGE, GUARD, BORDER = 14, 58, 196      # widths in millimetres, from the edge inwards: the second guard follows the border
CALM = .36                                 # how far its colours come together: wool that has been walked and shone on


def knotted(w, h, palette, seed, pixel=1.5):
    """A carpet of w x h pixels of `pixel` millimetres. palette: light ground, field, border and medallion, gold."""
    q = Canvas(round(w * pixel / 2), round(h * pixel / 2), palette, seed)      # its upper left corner is the carpet's middle
    q.colours = _dyes(q.colours[:4])
    inset = SELVEDGE + 2 * GUARD + BORDER
    field = q.w - inset, q.h - inset
    _herati(q, *field)
    _corner(q, field)
    _medallion(q, min(field[1] * .70, field[0] * .52))
    _borders(q)
    quarter = cv2.resize(q.a, ((w + 1) // 2, (h + 1) // 2), interpolation=cv2.INTER_AREA)
    left = np.concatenate([quarter[:, ::-1], quarter], 1)[:, :w]
    return np.concatenate([left[::-1], left], 0)[:h]


def _dyes(four):
    """light, red, blue, gold, rose, sky and rim, all drawn towards their middle."""
    light, red, blue, gold = four
    rose, sky, rim = .5 * red + .5 * light, .5 * blue + .5 * light, .55 * np.minimum(blue, red) + .05
    middle = .5 * red + .25 * blue + .25 * light
    return [c * (1 - CALM) + middle * CALM for c in (light, red, blue, gold, rose, sky, rim)]


def _herati(q, fw, fh, across=156, down=118):
    """The field: rows of rosettes in lozenges of stems, with a palmette at each point and curved leaves between."""
    light, red, blue, gold, rose, sky, rim = q.colours
    q.a[:] = red
    for j in range(-1, int(fh / down * 2) + 2):
        for i in range(-1, int(fw / across) + 2):
            x, y = across * (i + .5 * (j % 2)), down * j / 2
            if j % 2:
                rosette(q, x, y, 17, gold, blue, rim)
                continue
            ends = [(x + across * .34, y), (x, y + down * .36), (x - across * .34, y), (x, y - down * .36)]
            for k, end in enumerate(ends):
                stem(q, end, ends[(k + 1) % 4], -.12, blue, sky)
                leaf(q, x + (24, -24)[k % 2] * 1.9, y + (20, -20)[k // 2] * 1.9, 46, (2.3, .8, -2.3, -.8)[k], 8, (sky, rose)[k % 2])
            for k, end in enumerate(ends):
                palmette(q, *end, 15 if k % 2 else 19, k * np.pi / 2, (rim, rose if k % 2 else gold, blue, light))
            rosette(q, x, y, 21, (light, rose)[i % 2], red, rim)


def _layer(q, signed, ground, spacing, colours, box):
    """Where `signed` is negative, flowers on their own ground, within a thin double line."""
    for reach, colour in ((11, q.colours[6]), (8, q.colours[3]), (2, q.colours[6])):
        q.a[signed < reach] = colour
    _strewn(q, ground, spacing, colours, box, signed < 0)


def _strewn(q, ground, spacing, colours, box, where):
    """Flowers on their own ground in a part of the carpet."""
    top = Canvas(q.w, q.h, ['#000000'], q.rs.randint(999))
    top.a[:] = ground
    scattered(top, spacing, box, colours)
    q.a[where] = top.a[where]


def _lobed(q, centre, radius, lobes, squash, depth=.055):
    """Distance in pixels outside a scalloped oval."""
    y, x = np.mgrid[0:q.h, 0:q.w].astype(np.float32)
    dx, dy = x - centre[0], (y - centre[1]) * squash
    angle, far = np.arctan2(dy, dx), np.hypot(dx, dy)
    return far - radius * (1 - depth + 2 * depth * np.abs(np.cos(angle * lobes / 2)))


def _corner(q, field):
    light, red, blue, gold, rose, sky, rim = q.colours
    reach = min(field) * .56
    signed = _lobed(q, field, reach, 12, field[0] / field[1] * .9)
    _layer(q, signed, blue, 66, (rose, light, gold, red, sky, rim), (field[0] - reach, field[1] - reach, field[0] + 60, field[1] + 60))


def _medallion(q, r):
    light, red, blue, gold, rose, sky, rim = q.colours
    long = r * 1.34      # from the middle to its points along the carpet
    for at, size in ((long + r * .30, .12), (long + r * .10, .19)):
        pendant = _lobed(q, (at, 0), r * size * 1.3, 6, 1.5, .09)
        _layer(q, pendant, (blue, sky)[size > .15], 40, (light, rose, gold, red, red, rim), (at - r * .3, -20, at + r * .3, r * .3))
    for k, (size, ground, tones) in enumerate(((1, blue, (rose, light, gold, red, sky, rim)), (.70, light, (red, blue, gold, gold, sky, rim)),
                                               (.42, red, (light, sky, gold, blue, blue, rim)), (.17, blue, (light, rose, gold, sky, sky, rim)))):
        _layer(q, _lobed(q, (0, 0), long * size, 16 - 4 * (k > 1), 1.34), ground, (62, 56, 50, 40)[k], tones, (-20, -20, long * size + 20, r * size + 20))


def _borders(q):
    """From the edge inwards: a plain selvedge, a guard, the broad border, a guard."""
    light, red, blue, gold, rose, sky, rim = q.colours
    y, x = np.mgrid[0:q.h, 0:q.w]
    out = np.minimum(q.w - x, q.h - y)
    reach = 0
    for width, ground in ((SELVEDGE, rim), (GUARD, light), (BORDER, blue), (GUARD, gold)):
        q.a[(out > reach) & (out <= reach + width)] = ground
        for line, colour in ((3, rim), (8, (red, gold)[width == BORDER]), (11, rim)):
            q.a[np.abs(out - reach - line) < 2.2] = colour
        reach += width
    middle = SELVEDGE + GUARD + BORDER / 2 + 4
    _strewn(q, blue, 58, (rose, sky, gold, red, sky, rim), (0, 0, q.w, q.h), np.abs(out - middle) < BORDER / 2 - 10)
    outer, inner = SELVEDGE + GUARD / 2 + 4, SELVEDGE + GUARD * 1.5 + BORDER + 3
    for row, tones in ((outer, (red, blue, gold)), (inner, (blue, red, light))):
        _run(q, row, 46, lambda k, p, a, tones=tones: _guard_flower(q, k, p, tones), tones[0])
    _run(q, middle, 150, lambda k, p, a: _border_flower(q, k, p, a), rose)


def _run(q, middle, pitch, flower, twig):
    """A row of flowers along both sides, `middle` from the edge, on a winding stem; flower(number, place, direction outwards)."""
    for side, (length, at) in enumerate(((q.w - middle, q.h - middle), (q.h - middle, q.w - middle))):
        n = max(2, round(length / pitch))
        spots = [(length * k / n, at) for k in range(n + 1)]
        spots = [p if side == 0 else p[::-1] for p in spots]
        for k in range(n):
            stem(q, spots[k], spots[k + 1], (.2, -.2)[k % 2], twig, q.colours[5])
        for k in range(n + 1):
            flower(n - k, spots[k], np.pi / 2 if side == 0 else 0)


def _guard_flower(q, k, place, tones):
    rosette(q, *place, 13 if k % 2 else 9, tones[k % 2], tones[2], q.colours[6])


def _border_flower(q, k, place, outwards):
    light, red, _, gold, rose, sky, rim = q.colours
    x, y = place
    for turn, tone in ((.75, sky), (-.75, rose)):
        for back in (0, np.pi):
            leaf(q, x, y, 70, outwards + back + turn, 8, tone, .35 * np.sign(turn))
    if k % 2:
        palmette(q, x, y, 46, outwards + np.pi * (k // 2 % 2), (rim, rose, red, gold))
        palmette(q, x, y, 24, outwards + np.pi * (k // 2 % 2), (rim, light, gold, red))
    else:
        rosette(q, x, y, 34, (gold, rose)[k // 2 % 2], red, rim)
        rosette(q, x, y, 17, light, rim, red)
