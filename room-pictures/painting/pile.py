"""What makes a drawing a rug: knots that blur its lines, yarns that took the dye differently, and pile that feet have turned. Rows of knots run across a rug's length."""
from painting.canvas import cv2, np


def knotted_from(a, w, h, rs, knot, slack):
    """The drawing `a` at w x h pixels, in knots of about `knot` pixels that are each up to `slack` pixels out of place."""
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    rows, columns = h // knot + 1, w // knot + 1
    shift = [_spread(rs.uniform(-slack, slack, (rows, columns)), knot, w, h) + 1.3 * hills(w, h, rs, 130, 130) for _ in range(2)]
    middle = [np.floor(v / knot) * knot + knot / 2 for v in (x, y)]
    scale = a.shape[1] / w, a.shape[0] / h
    at = [((m + s) * k).astype(np.float32) for m, s, k in zip(middle, shift, scale)]
    return cv2.remap(a.astype(np.float32), *at, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)


def _spread(values, knot, w, h):
    return np.repeat(np.repeat(values, knot, 0), knot, 1)[:h, :w].astype(np.float32)


def dyed(a, rs, knot, abrash):
    """Each knot and each row in its own tone, and bands of different dye lots; abrash: how much these differ."""
    h, w = a.shape[:2]
    knots = _spread(rs.normal(0, 1, (h // knot + 1, w // knot + 1)), knot, w, h)
    yarns = hills(w, h, rs, 3, 26, 2)      # a yarn keeps its tone for some knots across the rug
    rows = np.repeat(rs.normal(0, 1, (1, w // knot + 1)), knot, 1)[:, :w]
    tone = 1 + .045 * knots + .030 * yarns + .018 * rows
    lots = _lots(w, rs)
    light, warm = abrash * lots[0], abrash * .3 * lots[1]
    tint = np.stack([light + warm, light, light - warm], -1)[None]
    return a * tone[..., None] * (1 + tint)


def _lots(w, rs):
    """Two tones per row that stay the same for 10 to 60 cm and then change within a few rows: about -1 to 1."""
    out = np.zeros((2, w), np.float32)
    at = 0
    while at < w:
        to = at + int(rs.uniform(60, 400))
        out[:, at:to] = rs.uniform(-1, 1, (2, 1))
        at = to
    return cv2.blur(out, (25, 1))


def trodden(a, rs, depth):
    """Patches of 20 to 60 cm where feet have turned the pile towards the light or away from it, longer along the rug."""
    h, w = a.shape[:2]
    turned, streaks = np.tanh(1.6 * hills(w, h, rs, 150, 75)), hills(w, h, rs, 130, 14)
    return a * (1 + depth * (turned + .45 * streaks))[..., None]


def hills(w, h, rs, along, across, coarse=8):
    """Smooth noise of standard deviation 1 on w x h pixels; its hills reach some `along` x `across` pixels."""
    n = rs.normal(0, 1, (h // coarse + 1, w // coarse + 1)).astype(np.float32)
    n = cv2.GaussianBlur(n, (0, 0), sigmaX=along / 2 / coarse, sigmaY=across / 2 / coarse, borderType=cv2.BORDER_REFLECT)
    return cv2.resize(n / n.std(), (w, h), interpolation=cv2.INTER_CUBIC)


def faded(a, rs, most):
    """Nearer to its mean colour, most of all where it is worn."""
    h, w = a.shape[:2]
    worn = most * np.clip(1 + .5 * hills(w, h, rs, 260, 200), 0, 2)[..., None]
    return a * (1 - worn) + a.mean((0, 1)) * worn
