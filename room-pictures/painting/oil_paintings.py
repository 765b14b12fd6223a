"""Oil paintings, of what is outside the windows of other rooms."""
from functools import partial

from painting.brushwork import brushed
from painting.canvas import np
from painting.framing import framed_view

VARNISH = np.array([1.0, .95, .83]) * .92       # old varnish yellows and darkens
CALM = .62                                      # the share of a hue that paint keeps


def oil_painting(c, subject):
    """Paints a part of a kind of view."""
    part = framed_view(c, subject, (.75, .95), (1, 98))
    grey = part.mean(2, keepdims=True)
    c.a[:] = brushed(np.clip((grey + (part - grey) * CALM) * VARNISH, 0, 1), c.rs)


OIL_PAINTINGS = {subject + '_painting': partial(oil_painting, subject=subject) for subject in ('garden', 'forest', 'bay', 'sea')}
