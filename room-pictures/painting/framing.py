"""What a photographer or painter frames of what is outside the windows of other rooms."""
from painting.canvas import cv2, np
from rooms.outside import view


def framed_view(c, subject, heights, ends):
    """A part of a kind of view that fills the canvas c, (h, w, 3). heights: the least and the most of the view's height; ends: percentiles of brightness
    that become 0 and 1."""
    whole = view(subject, c.rs.randint(10_000)).astype(np.float32)
    high = round(whole.shape[0] * c.rs.uniform(*heights))
    wide = min(round(high * c.w / c.h), whole.shape[1])
    left = c.rs.randint(whole.shape[1] - wide + 1)
    part = cv2.resize(whole[whole.shape[0] - high:, left:left + wide], (c.w, c.h), interpolation=cv2.INTER_CUBIC)
    low, top = np.percentile(part.mean(2), ends)
    return np.clip((part - low) / (top - low), 0, 1)
