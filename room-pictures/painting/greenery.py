"""Trees and bushes for the views: crowns with ragged edges and light from above, firs tier by tier."""
from painting.canvas import clouds, cv2, np, rgb


def crown(a, rs, centre, radii, colour, density=1.0):
    """A mass of leaves: an oval whose edge frays and lets the sky through. Centre and radii in pixels."""
    (cx, cy), (rx, ry) = centre, radii
    h, w = a.shape[:2]
    x0, x1, y0, y1 = max(0, int(cx - 1.5 * rx)), min(w, int(cx + 1.5 * rx)), max(0, int(cy - 1.5 * ry)), min(h, int(cy + 1.5 * ry))
    if x1 - x0 < 8 or y1 - y0 < 8:
        return
    lumps, leaves = _noise(y1 - y0, x1 - x0, rs, rx / 2.2), _noise(y1 - y0, x1 - x0, rs, rx / 9)
    x, y = np.meshgrid((np.arange(x0, x1) - cx) / rx, (np.arange(y0, y1) - cy) / ry)
    edge = (1 - x * x - y * y) * 1.1 * density + (lumps - .5) * 2.2 + (leaves - .5) * 1.5
    mask = np.clip(edge * 5, 0, 1)[..., None]
    light = np.clip(.92 - .34 * y + (lumps - .5) * .8 + (leaves - .5) * .9 - .12 * x, .38, 1.5)[..., None]
    shade = rgb(colour) * light + rgb('#cfd98a') * np.clip(light - 1.2, 0, 1) * .25
    a[y0:y1, x0:x1] = a[y0:y1, x0:x1] * (1 - mask) + np.clip(shade, 0, 1) * mask


def _noise(h, w, rs, cell):
    """Cloud noise with cells of about `cell` pixels, stretched to 0..1."""
    n = max(2, int(w / max(3, cell)))
    field = clouds(h, w, rs, n, 3, h / max(1, w))
    low, high = np.percentile(field, (2, 98))
    return np.clip((field - low) / (high - low + 1e-6), 0, 1)


def trunk(a, rs, foot, top, width, colour='#5f5246'):
    """A leaning trunk that forks."""
    (x, y), (tx, ty) = foot, top
    dark = tuple(rgb(colour) * rs.uniform(.8, 1.15))
    bend = (x + tx) / 2 + rs.uniform(-.4, .4) * width * 3
    cv2.polylines(a, [np.array([(x, y), (bend, (y + ty) / 2), (tx, ty)], np.int32)], False, dark, max(2, int(width)), cv2.LINE_AA)
    for side in (-1, 1):
        end = (int(tx + side * rs.uniform(3, 8) * width), int(ty - rs.uniform(2, 9) * width))
        cv2.line(a, (int(tx), int(ty + 2 * width)), end, dark, max(1, int(width * .55)), cv2.LINE_AA)


def tree(a, rs, x, ground, height, colour):
    """A broad-leaved tree of several crowns."""
    top = ground - height
    trunk(a, rs, (x, ground), (x + rs.uniform(-.05, .05) * height, ground - height * .5), height * .035)
    for _ in range(7):
        r = height * rs.uniform(.20, .30)
        where = (x + rs.uniform(-.40, .40) * height, top + height * rs.uniform(.14, .48))
        crown(a, rs, where, (r * 1.45, r * .9), _near(colour, rs))


def _near(colour, rs):
    """A colour that differs a little from the given one, as hex."""
    c = np.clip(rgb(colour) * rs.uniform(.88, 1.12) * (1 + rs.uniform(-.05, .05, 3)), 0, 1)
    return '#' + ''.join(f'{int(v * 255):02x}' for v in c)


def hedge(a, rs, level, height, colour):
    """Bushes side by side along the height `level` (share of the picture)."""
    h, w = a.shape[:2]
    x = -20
    while x < w + 40:
        r = h * height * rs.uniform(.7, 1.3)
        crown(a, rs, (x, h * level - r * .3), (r * 1.5, r), _near(colour, rs), 1.3)
        x += r * rs.uniform(.9, 1.4)


def fir(a, rs, x, top, foot, half, colour):
    """A fir from `top` to `foot` (pixels), `half` wide at its foot: ragged drooping tiers, light from the upper left."""
    h, w = a.shape[:2]
    x0, x1, y0, y1 = max(0, int(x - half * 1.3)), min(w, int(x + half * 1.3)), max(0, int(top)), min(h, int(foot))
    if x1 - x0 < 6 or y1 - y0 < 12:
        return
    fine, broad = _noise(y1 - y0, x1 - x0, rs, half / 5), _noise(y1 - y0, x1 - x0, rs, half / 1.6)
    across, down = np.meshgrid((np.arange(x0, x1) - x) / half, np.clip((np.arange(y0, y1) - top) / (foot - top), 0, 1))
    tier = (down ** .8 * rs.uniform(7, 10) + rs.rand() + .35 * (broad - .5) - .25 * np.abs(across)) % 1
    reach = down ** .85 * (.62 + .38 * tier) + .03
    mask = np.clip((reach - np.abs(across) + .22 * (fine - .5)) * half / 5, 0, 1)[..., None]
    light = np.clip(1.06 - .34 * tier - .16 * across + .5 * (fine - .5), .5, 1.5)[..., None]
    a[y0:y1, x0:x1] = a[y0:y1, x0:x1] * (1 - mask) + np.clip(rgb(colour) * rs.uniform(.88, 1.12) * light, 0, 1) * mask


def cypress(a, rs, x, top, foot, half, colour):
    """A cypress from `top` to `foot` (pixels), at most `half` wide to each side: a flame with a ragged edge, lit from the left."""
    h, w = a.shape[:2]
    x0, x1, y0, y1 = max(0, int(x - half * 1.6)), min(w, int(x + half * 1.6)), max(0, int(top)), min(h, int(foot))
    if x1 - x0 < 5 or y1 - y0 < 10:
        return
    fine, broad = _noise(y1 - y0, x1 - x0, rs, max(3, half / 3)), _noise(y1 - y0, x1 - x0, rs, half)
    across, down = np.meshgrid((np.arange(x0, x1) - x) / half, np.clip((np.arange(y0, y1) - top) / (foot - top), 0, 1))
    reach = np.sqrt(down) * np.clip((1.04 - down) * 7, 0, 1) ** .5 * (.82 + .36 * (broad - .5))
    mask = np.clip((reach - np.abs(across) + .28 * (fine - .5)) * half / 3, 0, 1)[..., None]
    light = np.clip(.92 - .42 * across + .7 * (fine - .5) + .5 * (broad - .5), .4, 1.6)[..., None]
    a[y0:y1, x0:x1] = a[y0:y1, x0:x1] * (1 - mask) + np.clip(rgb(colour) * rs.uniform(.85, 1.15) * light, 0, 1) * mask


def culm(a, rs, x, thick, colour):
    """A stem of bamboo over the picture's whole height, `thick` pixels wide: round, with a pale ring under each node."""
    h, w = a.shape[:2]
    lean, tone, node = rs.uniform(-.05, .05) * h, rgb(colour) * rs.uniform(.85, 1.12), h * rs.uniform(.13, .2)
    for part, shade in ((1, .72), (.72, 1), (.3, 1.22)):
        shift = -thick * (1 - part) * .3
        ends = [(int(x + shift + lean), 0), (int(x + shift), h)]
        cv2.line(a, *ends, tuple(np.clip(tone * shade, 0, 1)), max(1, int(thick * part)), cv2.LINE_AA)
    for y in np.arange(rs.rand() * node, h, node):
        at = x + lean * (1 - y / h)
        for dy, shade in ((0, .6), (3, 1.25)):
            cv2.line(a, (int(at - thick / 2), int(y + dy)), (int(at + thick / 2), int(y + dy)), tuple(np.clip(tone * shade, 0, 1)), 2, cv2.LINE_AA)
