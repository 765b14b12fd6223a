"""Gaussian blur of a batch, of another width for each picture."""
import torch
from torch.nn import functional as F

WIDEST = 4.0      # pixels: pictures that need more are reduced first


def blurred(pictures, sigma, most):
    """pictures (n, c, h, w) blurred by sigma (n) pixels, of which none is more than `most`."""
    if most <= WIDEST:
        return _blurred(pictures, sigma, int(2.5 * most) + 1)
    part = int(-(-most // WIDEST))
    small = _blurred(F.avg_pool2d(pictures, part, ceil_mode=True), sigma / part, int(2.5 * WIDEST) + 1)
    return F.interpolate(small, size=pictures.shape[2:], mode='bilinear', align_corners=False)


def _blurred(pictures, sigma, reach):
    n, c, h, w = pictures.shape
    at = torch.arange(-reach, reach + 1, device=pictures.device)
    weights = torch.exp(-.5 * (at / sigma.clamp(min=.05)[:, None]) ** 2)
    weights = (weights / weights.sum(1, keepdim=True)).repeat_interleave(c, 0)[:, None, None]
    rows = pictures.reshape(1, n * c, h, w)
    rows = F.conv2d(F.pad(rows, (reach, reach, 0, 0), 'replicate'), weights, groups=n * c)
    rows = F.conv2d(F.pad(rows, (0, 0, reach, reach), 'replicate'), weights.transpose(2, 3), groups=n * c)
    return rows.reshape(n, c, h, w)
