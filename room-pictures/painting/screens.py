"""What a computer's screen shows."""
from painting.canvas import Canvas, np

BAR, SIDE, INK = '#e4e6e9', '#f0f1f3', '#5c6067'


def letter(seed, w=1000, h=570):
    """A letter being written, beside a list of others: an array of w x h pixels."""
    c = Canvas(w, h, ['#dfe1e5', '#ffffff', BAR, SIDE, INK, '#4f7ea8'], seed)
    page, bar, side, ink, chosen = c.colours[1:]
    _field(c, 0, 0, 1, .07, bar)
    _field(c, 0, .07, .24, 1, side)
    for k in range(9):
        top = .11 + .095 * k
        if k == 1:
            _field(c, 0, top - .02, .24, top + .07, chosen * .25 + side * .75)
        _field(c, .02, top, .02 + c.rs.uniform(.08, .15), top + .014, ink)
        _field(c, .02, top + .03, .02 + c.rs.uniform(.12, .19), top + .04, ink * .4 + side * .6)
    _field(c, .30, .12, .94, 1, page)
    _field(c, .36, .19, .62, .215, ink)
    for k in range(14):
        if k % 5 != 4:
            _field(c, .36, .27 + .05 * k, .36 + (c.rs.uniform(.46, .52) if k % 5 != 3 else c.rs.uniform(.15, .4)), .282 + .05 * k, ink * .6 + page * .4)
    return np.clip(c.a, 0, 1)


def _field(c, left, top, right, foot, colour):
    """Fills a part of the canvas, given in shares of its size."""
    c.a[round(top * c.h):round(foot * c.h), round(left * c.w):round(right * c.w)] = colour
