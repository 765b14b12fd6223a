"""Training samples from pairs: other materials, other light, other crop, things pasted in front, camera faults."""
import torch
from torch.nn import functional as F

import labels
from training.blur import blurred
from training.camera_effects import develop, expose, light_field, reflected, some
from training.pasting import draw_figures, paste_things
from training.recolour import recoloured
from training.room_files import picture_of

IGNORED = 255
GREY = .5
ALIKE = 2         # samples that share materials, which take longest to lay, and nothing else


def samples(pool, bank, size, count, shape):
    """`count` pictures (count, 3, *shape) of 0…1 from pairs of a size, and the class of each pixel, 0 for wall; IGNORED where there is nothing to learn."""
    shown = seen(pool.draw(size, count // ALIKE), bank)
    pictures, classes, inside = crop(shown, shape)
    for share in (.45, .2):
        order = torch.randperm(count, device=pictures.device)
        there = some(count, pictures.device, share)
        pasted, named = paste_things(pictures, classes, {name: value[order] for name, value in shown.items()})
        pictures, classes = torch.where(there, pasted, pictures), torch.where(there, named, classes)
    pictures, classes = draw_figures(pictures, classes)
    return torch.where(inside, develop(pictures), GREY), torch.where(inside, classes, float(IGNORED))[:, 0].long()


def seen(batch, bank):
    """The pairs in new materials and light: picture 0…1, label (n, 1, h, w), part and pieces."""
    linear = reflected(picture_of(batch, recoloured(batch, bank)), batch['label'] == labels.FLOOR)
    batch, linear = {name: batch[name].repeat(ALIKE, *[1] * (batch[name].dim() - 1)) for name in ('label', 'part', 'pieces')}, linear.repeat(ALIKE, 1, 1, 1)
    n, _, h, w = linear.shape
    picture = expose(linear * light_field(n, h, w, linear.device))
    return dict(picture=picture, label=batch['label'][:, None], part=batch['part'], pieces=batch['pieces'])


def crop(shown, shape):
    """Rotates, stretches, bends, flips and crops, from the whole picture to half of its width; also returns classes (n, 1, h, w) and where the picture is."""
    picture, (tall, wide) = shown['picture'], shape
    (n, _, h, w), device = picture.shape, picture.device
    draw = lambda low, high: low + (high - low) * torch.rand(n, device=device)
    whole, full = sorted((tall / h, wide / w))
    scale = torch.exp(draw(0, 1) * torch.log(torch.tensor(max(whole * 1.8, full * 1.2) / (whole * .97)))) * whole * .97
    stretch, turn = torch.exp(torch.randn(n, device=device) * .08), torch.deg2rad(torch.randn(n, device=device) * 2.5)
    flip = torch.where(draw(0, 1) < .5, 1., -1.)
    middle_x = w / 2 + draw(-1, 1) * (w / 2 - wide / 2 / scale / stretch).clamp(min=0)
    middle_y = h / 2 + draw(-1, 1) * (h / 2 - tall / 2 / scale).clamp(min=0)
    y, x = torch.meshgrid(torch.arange(tall, device=device) + .5 - tall / 2, torch.arange(wide, device=device) + .5 - wide / 2, indexing='ij')
    bend = 1 + (.05 * torch.randn(n, device=device)).view(-1, 1, 1) * (x * x + y * y) / (tall * tall + wide * wide) * 4
    each = lambda value: value.view(-1, 1, 1)
    x, y = x * bend / each(scale), y * bend / each(scale)
    in_x = each(middle_x) + (x * torch.cos(each(turn)) + y * torch.sin(each(turn))) * each(flip / stretch)
    in_y = each(middle_y) + y * torch.cos(each(turn)) - x * torch.sin(each(turn))
    places = torch.stack([in_x * 2 / w - 1, in_y * 2 / h - 1], 3)
    soft = blurred(picture, torch.maximum(draw(.3, .6), .4 / scale), 1)
    out = F.grid_sample(soft, places, mode='bilinear', padding_mode='reflection', align_corners=False)
    label = F.grid_sample(shown['label'].float(), places, mode='nearest', align_corners=False)
    inside = ((in_x > 0) & (in_x < w) & (in_y > 0) & (in_y < h))[:, None]
    return out, torch.where(label == labels.UNKNOWN, float(IGNORED), label - 1), inside
