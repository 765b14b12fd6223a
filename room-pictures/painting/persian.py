"""A knotted carpet: medallion, corners and borders with rosettes and vines. One quarter is drawn and mirrored twice."""
from painting.canvas import Canvas, clouds, cv2, np, soft_edge

BORDER, GUARD = 92, 20      # pixels


def knotted(w, h, palette, seed):
    """A carpet of w x h pixels. palette: light ground, field, border and medallion, gold."""
    q = Canvas(w // 2, h // 2, palette, seed)      # its upper left corner is the carpet's middle
    light, red, blue, gold = q.colours[:4]
    fw, fh = q.w - BORDER - 2 * GUARD, q.h - BORDER - 2 * GUARD
    q.a[:] = red
    _field(q, fw, fh)
    _lobed(q, (fw, fh), ((165, blue), (150, gold), (144, blue)), 12)
    for x, y, s in ((fw - 40, fh - 34, 17), (fw - 96, fh - 22, 11), (fw - 22, fh - 92, 11)):
        _flower(q, x, y, s, light, red)
    _medallion(q)
    _borders(q, fw, fh)
    left = np.concatenate([q.a[:, ::-1], q.a], 1)
    return _woven(np.concatenate([left[::-1], left], 0), q.rs)


def _flower(q, x, y, size, petal, heart):
    for k in range(8):
        a = k * np.pi / 4
        q.oval(x + size * .62 * np.cos(a), y + size * .62 * np.sin(a), size * .42, size * .26, np.degrees(a), petal)
    q.disc(x, y, size * .34, heart)


def _vine(q, x, y, turn, length, colour, leaf):
    """A curling stem with leaves on both sides; returns its end."""
    a, pts = q.rs.uniform(0, 6.28), [(x, y)]
    for k in range(length):
        a += turn * (.5 + k / length)
        x, y = x + 5 * np.cos(a), y + 5 * np.sin(a)
        pts.append((x, y))
        if k % 4 == 2:
            for side in (-1, 1):
                b = a + side * .9
                q.oval(x + 6 * np.cos(b), y + 6 * np.sin(b), 6, 2.6, np.degrees(b), leaf)
    q.line(pts, colour, 2)
    return x, y


def _field(q, fw, fh):
    light, _, blue, gold = q.colours[:4]
    for y in range(20, fh + 30, 62):
        for x in range(20, fw + 30, 70):
            px, py = x + q.rs.uniform(-9, 9) + 35 * (y // 62 % 2), y + q.rs.uniform(-9, 9)
            end = _vine(q, px, py, q.rs.choice([-.2, .2]), 13, gold * .9, gold * .75)
            _flower(q, px, py, q.rs.uniform(9, 14), light if q.rs.rand() < .6 else gold, blue)
            _flower(q, *end, 6, light, gold)


def _lobed(q, centre, layers, lobes, squash=1.0):
    """Nested shapes with a scalloped rim round a centre: (radius, colour) from the outside in."""
    y, x = np.mgrid[0:q.h, 0:q.w].astype(np.float32)
    dx, dy = x - centre[0], (y - centre[1]) * squash
    angle, far = np.arctan2(dy, dx), np.hypot(dx, dy)
    for radius, colour in layers:
        q.put(soft_edge(far - radius * (1 + .09 * np.abs(np.cos(angle * lobes / 2)) - .05), 2), colour)


def _medallion(q):
    light, red, blue, gold = q.colours[:4]
    _lobed(q, (210, 0), ((46, gold), (40, blue), (20, light)), 8, 1.5)      # pendants
    _lobed(q, (0, 0), ((172, gold), (164, blue)), 16)
    for k in range(9):
        a = k * np.pi / 16
        _flower(q, 134 * np.cos(a), 134 * np.sin(a), 12 if k % 2 == 0 else 7, light if k % 2 == 0 else gold, red)
    _lobed(q, (0, 0), ((108, gold), (102, light)), 12)
    for k in range(7):
        a = k * np.pi / 12
        _flower(q, 82 * np.cos(a), 82 * np.sin(a), 8, red, gold)
    _lobed(q, (0, 0), ((60, red), (36, gold), (24, blue)), 8)


def _borders(q, fw, fh):
    light, red, blue, gold = q.colours[:4]
    y, x = np.mgrid[0:q.h, 0:q.w].astype(np.float32)
    out = np.maximum(x - fw, y - fh)
    for start, colour in ((0, gold), (3, light), (GUARD, blue), (GUARD + BORDER, light), (BORDER + 2 * GUARD - 6, red)):
        q.put(out >= start, colour)
    middle = GUARD + BORDER / 2
    for along, across, n in ((fw + middle, fh + middle, 0), (fh + middle, fw + middle, 1)):
        for k in range(int(along // 62) + 1):
            a, b = along - 62 * k, across
            for step in (20, 31, 42):      # leaves between the rosettes
                px, py = (a - step, b) if n == 0 else (b, a - step)
                q.oval(px, py, 7, 13 if step == 31 else 8, 0 if n == 0 else 90, gold if step == 31 else red)
            _flower(q, *((a, b) if n == 0 else (b, a)), 21, light if k % 2 == 0 else gold, red)
    for offset in (GUARD / 2 + 1, GUARD + BORDER + GUARD / 2 - 3):
        for along, n in ((fw + offset, 0), (fh + offset, 1)):
            for k in range(int(along // 18) + 1):
                a, b = along - 18 * k, (fh if n == 0 else fw) + offset
                q.disc(*((a, b) if n == 0 else (b, a)), 4.2, (red, blue)[k % 2])


def _woven(a, rs):
    """Slightly crooked, with uneven dye along the rows and worn places."""
    h, w = a.shape[:2]
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    bent = [(clouds(h, w, rs, 14, 3) - .5) * 6 for _ in range(2)]
    a = cv2.remap(a.astype(np.float32), x + bent[0], y + bent[1], cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    dye = cv2.resize(clouds(h, 8, rs, 3, 5), (w, h))[..., None]
    worn = np.clip((clouds(h, w, rs, 8, 6) - .5) * 3, 0, .28)[..., None]
    return (a * (1 - worn) + a.mean((0, 1)) * worn) * (.86 + .28 * dye)
