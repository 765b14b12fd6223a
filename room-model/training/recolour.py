"""Lays other materials on the surfaces of pairs, in the rooms' own perspective."""
import torch

import labels
from training.camera_effects import chance
from training.material_bank import KINDS
from training.room_files import PARTS, albedo_of

SHARES = {labels.WALL: .7, labels.FLOOR: .7, labels.CEILING: .5, labels.DOOR: .6, labels.CUPBOARD: .6, labels.FURNITURE: .4,
          labels.TEXTILE: .5, labels.RUG: .5, labels.LAMP: .15, labels.OTHER: .3}
WOODEN = {labels.WALL: .15, labels.FLOOR: .7, labels.CEILING: .5, labels.DOOR: .5, labels.CUPBOARD: .6, labels.FURNITURE: .5}
MATERIALS = {labels.WALL: 'wall', labels.FLOOR: 'floor', labels.CEILING: 'ceiling', labels.DOOR: 'joinery', labels.CUPBOARD: 'joinery'}      # others: 'thing'
LIKE_WALLS = (labels.DOOR, labels.CUPBOARD, labels.TEXTILE, labels.OTHER)
# What a slot gets: nothing new, its pattern in another colour, a material, or one colour.
AS_IT_IS, TINTED, LAID, FLAT = range(4)
# Slots after those of the parts: one wall, another, the floor, the ceiling.
WALL, OTHER_WALL, FLOOR, CEILING = range(PARTS, PARTS + 4)
SHELL = (labels.WALL, labels.WALL, labels.FLOOR, labels.CEILING)


def _by_class(table, classes):
    values = torch.zeros(labels.ROOM_BITS, device=classes.device)
    for number, value in table.items():
        values[number] = value
    return values[classes.long()]


def recoloured(batch, bank):
    """The albedo (n, 3, h, w) of a batch with new materials on some surfaces."""
    n, device = len(batch['label']), batch['label'].device
    turn = torch.pi / 4 * chance(.33, n, device=device) + torch.randn(n, device=device) * .02
    u, v = plane_coordinates(batch, turn)
    slot, plan = slots(batch, n, device), planned(batch, bank, n, device)
    per_pixel = {name: value.flatten(0, 1)[(slot + torch.arange(n, device=device).view(-1, 1, 1) * (PARTS + 4)).flatten()].view(*slot.shape, *value.shape[2:])
                 for name, value in plan.items()}
    laid = bank.look(per_pixel['material'], u, v, footprint(u, v)).permute(0, 3, 1, 2)
    albedo, what, colour = albedo_of(batch), per_pixel['what'][:, None], per_pixel['colour'].permute(0, 3, 1, 2)
    return torch.where(what == LAID, laid, torch.where(what == TINTED, (albedo * colour).clamp(0, .98), torch.where(what == FLAT, colour, albedo)))


def plane_coordinates(batch, turn):
    """Metres along both directions of the surface that each pixel shows, turned by `turn` (n)."""
    p, axis = batch['position'].float() / 1000, batch['axis']
    u = torch.where(axis == 0, p[:, 1], p[:, 0])
    v = torch.where(axis == 2, p[:, 1], p[:, 2])
    c, s = torch.cos(turn).view(-1, 1, 1), torch.sin(turn).view(-1, 1, 1)
    return u * c - v * s, u * s + v * c


def footprint(u, v):
    """Metres that a pixel spans."""
    across = lambda a, axis: torch.diff(a, dim=axis, append=a.narrow(axis, a.shape[axis] - 1, 1)).abs()
    return torch.minimum(across(u, 2) + across(v, 2), across(u, 1) + across(v, 1)).clamp(max=2)


def slots(batch, n, device):
    """Which row of the plan each pixel follows: that of its part, or of the shell's surface. Walls may differ by direction, or above a rail."""
    label, slot = batch['label'], batch['part'].long()
    way = torch.rand(n, 1, 1, device=device)
    low, high = torch.rand(2, n, 1, 1, device=device)
    rail = torch.where(chance(.5, n, 1, 1, device=device), .8 + .5 * low, 1.9 + .7 * high) * 1000
    other = ((way < .25) & (batch['axis'] == 0)) | ((way >= .25) & (way < .45) & (batch['position'][:, 2] > rail))
    slot = torch.where(label == labels.WALL, WALL + other.long(), slot)
    return torch.where(label == labels.FLOOR, FLOOR, torch.where(label == labels.CEILING, CEILING, slot))


def planned(batch, bank, n, device):
    """What each slot (n, PARTS + 4) gets: `what`, `material` and `colour`."""
    classes = torch.cat([batch['classes'], torch.tensor(SHELL, dtype=torch.uint8, device=device).expand(n, 4)], 1)
    own = torch.cat([batch['colour'], torch.stack([_mean_colour(batch, number) for number in SHELL], 1)], 1)
    changed = torch.rand(classes.shape, device=device) < _by_class(SHARES, classes)
    changed[:, OTHER_WALL] = changed[:, WALL]
    what = torch.where(changed, torch.where(chance(.25, *classes.shape, device=device), TINTED, LAID), AS_IT_IS)
    kinds = _by_class({number: KINDS.index(kind) for number, kind in MATERIALS.items()}, classes).long()
    kinds[:, OTHER_WALL] = torch.where(chance(.4, n, device=device), KINDS.index('ceiling'), kinds[:, OTHER_WALL])
    material = bank.choose(kinds)
    colour = bank.colour(*classes.shape) / own.clamp(min=.02)
    _share_wood(classes, what, material, bank)
    _match_walls(classes, what, material, colour, own, bank)
    return dict(what=what, material=material, colour=colour)


def _mean_colour(batch, number):
    """The mean colour (n, 3) of a class."""
    weight = (batch['pixels'] * (batch['classes'] == number)).float()[..., None]
    return (batch['colour'] * weight).sum(1) / weight.sum(1).clamp(min=1)


def _share_wood(classes, what, material, bank):
    """In some rooms, floor or ceiling and things are of one wood, and differ in form alone."""
    n, device = len(classes), classes.device
    wooden = chance(.2, n, 1, device=device) & (torch.rand(classes.shape, device=device) < _by_class(WOODEN, classes))
    wood = bank.choose(torch.full((n, 1), KINDS.index('wood'), device=device))
    what[wooden] = LAID
    material.copy_(torch.where(wooden, wood, material))


def _match_walls(classes, what, material, colour, own, bank):
    """In some rooms, doors, cupboards, curtains and what hangs on walls have the wall's colour: the hard cases."""
    n, device = len(classes), classes.device
    wall = torch.where((what[:, WALL] == LAID)[:, None], bank.mean[material[:, WALL]],
                       torch.where((what[:, WALL] == TINTED)[:, None], colour[:, WALL] * own[:, WALL], own[:, WALL]))
    tone = (wall * (.85 + .35 * torch.rand(n, 1, device=device))).clamp(0, .98)
    alike = sum(classes == number for number in LIKE_WALLS).bool() & chance(.3, n, 1, device=device) & chance(.7, *classes.shape, device=device)
    what[alike] = FLAT
    colour.copy_(torch.where(alike[..., None], tone[:, None], colour))
