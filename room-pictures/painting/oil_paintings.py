"""Oil paintings, of what is outside the windows of other rooms."""
from functools import partial

from painting.brushwork import brushed
from painting.canvas import cv2, np
from rooms.outside import view

VARNISH = np.array([1.0, .95, .83])     # old varnish yellows
CALM = .62                              # the share of a hue that paint keeps


def oil_painting(c, subject):
    """Paints a part of a kind of view from nature."""
    whole = view(subject, c.rs.randint(10_000)).astype(np.float32)
    high = round(whole.shape[0] * c.rs.uniform(.75, .95))
    wide = min(round(high * c.w / c.h), whole.shape[1])
    left, top = c.rs.randint(whole.shape[1] - wide + 1), whole.shape[0] - high
    part = cv2.resize(whole[top:, left:left + wide], (c.w, c.h), interpolation=cv2.INTER_AREA)
    low, high = np.percentile(part, (1, 98))
    part = np.clip((part - low) / (high - low), 0, 1)
    grey = part.mean(2, keepdims=True)
    c.a[:] = brushed(np.clip((grey + (part - grey) * CALM) * VARNISH * .92, 0, 1), c.rs)


OIL_PAINTINGS = {subject + '_painting': partial(oil_painting, subject=subject) for subject in ('garden', 'forest', 'bay', 'sea')}
