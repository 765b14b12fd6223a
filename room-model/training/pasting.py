"""Pastes things from other rooms, and rough figures, in front of samples."""
import torch
from torch.nn import functional as F

import labels
from training.camera_effects import normal, some, uniform

LEAST, MOST = 300, .3        # pixels of a thing, and its share of the picture it comes from


def paste_things(pictures, classes, other):
    """Puts one thing of another room into most pictures (n, 3, h, w) and its class into `classes` (n, 1, h, w); other: what `crop` takes, of other rooms."""
    n, _, h, w = other['picture'].shape
    device = pictures.device
    mask, fits = _thing(other, n, device)
    rows, columns = torch.arange(h, device=device).view(-1, 1) + .5, torch.arange(w, device=device) + .5
    weight = mask.sum((1, 2)).clamp(min=1)
    y, x = (mask * rows).sum((1, 2)) / weight, (mask * columns).sum((1, 2)) / weight
    reach = ((mask * (rows - y.view(-1, 1, 1)) ** 2).sum((1, 2)) / weight).sqrt() + ((mask * (columns - x.view(-1, 1, 1)) ** 2).sum((1, 2)) / weight).sqrt()
    tall, wide = pictures.shape[2:]
    scale = torch.exp(-.6 + 1.3 * torch.rand(n, device=device)) * (min(tall, wide) * .4 / reach.clamp(min=4)).clamp(max=min(tall / h, wide / w) * 1.2)
    flip = torch.where(torch.rand(n, device=device) < .5, 1., -1.)
    at_y, at_x = tall * (.2 + .85 * torch.rand(n, device=device)), wide * torch.rand(n, device=device)
    gx = (((torch.arange(wide, device=device) + .5 - at_x[:, None]) / scale[:, None] * flip[:, None] + x[:, None]) * 2 / w - 1)[:, None].expand(n, tall, wide)
    gy = (((torch.arange(tall, device=device) + .5 - at_y[:, None]) / scale[:, None] + y[:, None]) * 2 / h - 1)[:, :, None].expand(n, tall, wide)
    places = torch.stack([gx, gy], 3)
    seen = F.grid_sample(torch.cat([other['picture'], mask[:, None]], 1), places, mode='bilinear', align_corners=False)
    their = F.grid_sample(other['label'].float(), places, mode='nearest', align_corners=False)
    alpha = seen[:, 3:] * fits.view(-1, 1, 1, 1)
    pictures = pictures * (1 - alpha) + seen[:, :3] * alpha
    return pictures, torch.where((alpha > .5) & (their >= labels.DOOR), their - 1, classes)


def _thing(other, n, device):
    """The mask (n, h, w) of a random thing, and whether its size will do."""
    label, part = other['label'][:, 0], other['part'].long()
    drawn = torch.rand(label.shape, device=device) * (label >= labels.DOOR)
    at = drawn.flatten(1).argmax(1, keepdim=True)
    pieces = torch.gather(other['pieces'].long(), 1, part.flatten(1)).view(part.shape)
    mask = (pieces == torch.gather(pieces.flatten(1), 1, at).view(-1, 1, 1)) & (label >= labels.DOOR)
    size = mask.flatten(1).sum(1)
    return mask.float(), (size > LEAST) & (size < MOST * label[0].numel())


def draw_figures(pictures, classes):
    """Puts a person-like or box-like figure in shaded colours into some pictures."""
    n, _, h, w = pictures.shape
    device = pictures.device
    y, x = torch.meshgrid(torch.arange(h, device=device).float(), torch.arange(w, device=device).float(), indexing='ij')
    at_x, at_y, reach = uniform(n, device) * w, uniform(n, device, .2, 1.05) * h, torch.exp(uniform(n, device, -3.2, -1.4)) * h
    turn, wide, tall = normal(n, device, 0, .2), reach * uniform(n, device, .4, .8), reach * uniform(n, device, .8, 1.6)
    across, down = (x - at_x) * torch.cos(turn) + (y - at_y) * torch.sin(turn), (y - at_y) * torch.cos(turn) - (x - at_x) * torch.sin(turn)
    person = ((across / wide) ** 2 + (down / tall) ** 2 < 1) | (across ** 2 + (down + tall + wide * .6) ** 2 < (wide * .55) ** 2)
    box = (across.abs() < wide) & ((down + across * normal(n, device, 0, .4)).abs() < tall)
    shape = torch.where(some(n, device, .5), person, box) & some(n, device, .35)
    tone = torch.rand(n, 3, 1, 1, device=device) + normal(n, device, 0, .25) * (x / w - .5) + normal(n, device, 0, .25) * (y / h - .5)
    mottle = F.interpolate(torch.randn(n, 3, 9, 9, device=device), size=(h, w), mode='bilinear', align_corners=False) * uniform(n, device, 0, .2)
    return torch.where(shape, (tone + mottle).clamp(0, 1), pictures), torch.where(shape, float(labels.OTHER - 1), classes)
