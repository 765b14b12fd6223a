"""Black-and-white photographs, of what is outside the windows of other rooms."""
from functools import partial

from painting.canvas import cv2, np
from rooms.outside import view

DARK, BRIGHT = 1, 97        # percentiles of brightness that print black and white
CONTRAST = 4.5              # how steep the print's curve is in the middle


def photograph(c, subject):
    """Prints a part of a kind of view with a photograph's contrast."""
    whole = view(subject, c.rs.randint(10_000)).mean(2).astype(np.float32)
    high = round(whole.shape[0] * c.rs.uniform(.8, 1))
    wide = round(high * c.w / c.h)
    left = c.rs.randint(whole.shape[1] - wide + 1)
    part = cv2.resize(whole[whole.shape[0] - high:, left:left + wide], (c.w, c.h), interpolation=cv2.INTER_CUBIC)
    low, top = np.percentile(part, (DARK, BRIGHT))
    tone = np.clip((part - low) / (top - low), 0, 1)
    curve = 1 / (1 + np.exp(-CONTRAST * (tone - .5)))
    ends = 1 / (1 + np.exp(CONTRAST * .5))
    c.a[:] = (.03 + .9 * (curve - ends) / (1 - 2 * ends))[..., None]


PHOTOGRAPHS = {subject + '_photograph': partial(photograph, subject=subject) for subject in ('city', 'forest', 'bay', 'sea')}
