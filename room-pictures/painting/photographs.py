"""Black-and-white photographs, of what is outside the windows of other rooms."""
from functools import partial

from painting.canvas import np
from painting.framing import framed_view

ENDS = 1, 97                # percentiles of brightness that print black and white
CONTRAST = 4.5              # how steep the print's curve is in the middle


def photograph(c, subject):
    """Prints a part of a kind of view with a photograph's contrast."""
    tone = framed_view(c, subject, (.8, 1), ENDS).mean(2)
    curve = 1 / (1 + np.exp(-CONTRAST * (tone - .5)))
    ends = 1 / (1 + np.exp(CONTRAST * .5))
    c.a[:] = (.03 + .9 * (curve - ends) / (1 - 2 * ends))[..., None]


PHOTOGRAPHS = {subject + '_photograph': partial(photograph, subject=subject) for subject in ('city', 'forest', 'bay', 'sea')}
