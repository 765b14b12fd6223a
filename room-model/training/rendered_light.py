"""The light of pairs: freed of the renderer's noise, and mended where a pixel shows two things."""
import torch
from torch.nn import functional as F

from packing import DARKEST, STOPS

REACH = 3                 # pixels
MEDIAN_OF_NINE = ((1, 2), (4, 5), (7, 8), (0, 1), (3, 4), (6, 7), (1, 2), (4, 5), (7, 8), (0, 3), (5, 8), (4, 7), (3, 6), (1, 4), (2, 5), (4, 7), (4, 2),
                  (6, 4), (4, 2))
OUTLIER = .5              # stops that single pixels may differ from their surroundings


def decoded(light):
    """Irradiance of the coded light (uint8)."""
    return torch.exp2(light.float() / 255 * STOPS + DARKEST)


def coded(light):
    """The inverse, rounded."""
    return ((torch.log2(light.clamp(min=1e-6)) - DARKEST) / STOPS * 255 + .5).clamp(0, 255).to(torch.uint8)


def mended(light, part, position, normal):
    """Coded light (n, 3, h, w) without noise, and at the rims of parts (n, h, w) that of the part; position in metres and normal (n, 3, h, w)."""
    return coded(_mended_rims(smooth(decoded(light), part, position, normal), part))


def smooth(light, part, position, normal):
    """Removes the renderer's noise: an edge-stopping à-trous filter (Dammertz et al. 2010) that stays within one part's plane.

    Before it, pixels that few rays reached are brought near to their surroundings, darker ones too: in logarithms, black ones would stay.
    """
    bright = median(light.clamp(max=50).amax(1, keepdim=True))
    light = torch.minimum(light, bright * 4 + .05)
    planes, around = (part[:, None], position, normal), light
    for step in (1, 2):
        around = _mean_around(around, step, planes)
    light = torch.maximum(torch.minimum(light, around * 2), around * .5)
    value = torch.log(light + .02 * light.flatten(1).median(1)[0].view(-1, 1, 1, 1) + 1e-5)
    for step in (1, 2, 4, 8):
        value = _mean_around(value, step, planes, 1.6 / step ** .5)
    return torch.exp(value)


def median(pictures):
    """The median of each pixel and its eight neighbours, by a network of comparisons (Paeth, Graphics Gems, 1990)."""
    p = _shifted_all(pictures)
    for a, b in MEDIAN_OF_NINE:
        p[a], p[b] = torch.minimum(p[a], p[b]), torch.maximum(p[a], p[b])
    return p[4]


def _shifted_all(pictures):
    padded = F.pad(pictures, (1, 1, 1, 1), 'replicate')
    h, w = pictures.shape[2:]
    return [padded[:, :, y:y + h, x:x + w] for y in range(3) for x in range(3)]


def _shifted(planes, dy, dx):
    return [torch.roll(plane, (dy, dx), (2, 3)) for plane in planes]


def _mean_around(value, step, planes, likeness=None):
    """Mean of each pixel and the eight at `step` pixels from it that show the same plane, of a similar value where `likeness` is given."""
    part, position, normal = planes
    total, weights = torch.zeros_like(value), torch.zeros_like(value[:, :1])
    for dy in (-step, 0, step):
        for dx in (-step, 0, step):
            other, their_part, their_position, their_normal = _shifted((value, *planes), dy, dx)
            facing = (their_normal * normal).sum(1, keepdim=True).clamp(0, 1) ** 16
            apart = ((their_position - position) * normal).sum(1, keepdim=True).abs()
            w = (their_part == part) * facing * torch.exp(-apart / .05) * (.5 if dx or dy else 1)
            if likeness:
                w = w * torch.exp(-(other - value).abs().mean(1, keepdim=True) / likeness)
            total, weights = total + other * w, weights + w
    return torch.where(weights > 0, total / weights.clamp(min=1e-6), value)


def _mended_rims(light, part):
    """Divided by one colour, the light of two things in one pixel is far too bright or too dark there. Left as it is, dots of black and white outline
    everything that gets another colour, and a network learns those instead of edges. So a rim's pixel gets the mean of its part's inner ones."""
    part, inner = part[:, None], ~_rim(part)[:, None]
    around, value = torch.where(inner, 1., .002), torch.log2(light.clamp(min=1e-6))      # a part of rims alone still has a mean
    total, weights = torch.zeros_like(value), torch.zeros_like(value[:, :1])
    for dy in range(-REACH, REACH + 1):
        for dx in range(-REACH, REACH + 1):
            near, same, share = _shifted((value, part, around), dy, dx)
            w = (same == part) * share / (1 + dy * dy + dx * dx)
            total, weights = total + near * w, weights + w
    value = torch.where(inner, value, total / weights)
    smoothed = median(value)
    apart = (value - smoothed).abs().amax(1, keepdim=True) > OUTLIER
    return torch.exp2(torch.where(apart & inner, smoothed, value))


def _rim(part):
    """Pixels beside another part."""
    rim = torch.zeros_like(part, dtype=torch.bool)
    across, down = part[:, :, 1:] != part[:, :, :-1], part[:, 1:] != part[:, :-1]
    rim[:, :, 1:] |= across
    rim[:, :, :-1] |= across
    rim[:, 1:] |= down
    rim[:, :-1] |= down
    return rim
