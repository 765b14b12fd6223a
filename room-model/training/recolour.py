"""Applies other materials to the surfaces of a pair, in the room's own perspective."""
import cv2
import numpy as np

import labels
from training import patterns
from training.room_files import ALBEDO

SHARES = {labels.WALL: .7, labels.FLOOR: .7, labels.CEILING: .5, labels.WINDOW: 0, labels.DOOR: .6, labels.CUPBOARD: .6, labels.FURNITURE: .4,
          labels.TEXTILE: .5, labels.RUG: .5, labels.LAMP: .15, labels.PLANT: 0, labels.OTHER: .3}
WOODEN = {labels.WALL: .15, labels.FLOOR: .7, labels.CEILING: .5, labels.DOOR: .5, labels.CUPBOARD: .6, labels.FURNITURE: .5}
KINDS = {labels.WALL: 'wall', labels.FLOOR: 'floor', labels.CEILING: 'ceiling'}


def plane_coordinates(pair, turned):
    """Metres along both directions of the surface that each pixel shows."""
    p, n = pair['position'].astype(np.float32) / 1000, np.abs(pair['normal'].astype(np.float32))
    axis = n.argmax(2)
    u = np.where(axis == 0, p[..., 1], p[..., 0])
    v = np.where(axis == 2, p[..., 1], p[..., 2])
    c, s = np.cos(turned), np.sin(turned)
    return u * c - v * s, u * s + v * c


def footprint(u, v):
    """Metres that a pixel spans."""
    gx = np.abs(np.diff(u, axis=1, append=u[:, -1:])) + np.abs(np.diff(v, axis=1, append=v[:, -1:]))
    gy = np.abs(np.diff(u, axis=0, append=u[-1:])) + np.abs(np.diff(v, axis=0, append=v[-1:]))
    return np.minimum(gx + gy, 2)


def lay(picture, metres, u, v, size):
    """The repeating picture as seen on the surface; where a pixel spans much of it, its mean."""
    side = picture.shape[0]
    scale = side / metres
    mapx, mapy = np.mod(u * scale, side).astype(np.float32), np.mod(v * scale, side).astype(np.float32)
    fine = cv2.remap(picture, mapx, mapy, cv2.INTER_LINEAR, borderMode=cv2.BORDER_WRAP)
    small = cv2.resize(picture, (side // 8, side // 8), interpolation=cv2.INTER_AREA)
    coarse = cv2.remap(small, mapx / 8, mapy / 8, cv2.INTER_LINEAR, borderMode=cv2.BORDER_WRAP)
    near = np.clip(1.5 - size * scale / 3, 0, 1)[..., None]
    far = np.clip(1.5 - size * scale / 24, 0, 1)[..., None]
    return near * fine + (1 - near) * (far * coarse + (1 - far) * picture.mean((0, 1)))


def recoloured(pair, r):
    """The pair's albedo with new materials on some surfaces."""
    albedo, label = ALBEDO[pair['albedo']], pair['label']
    u, v = plane_coordinates(pair, r.choice([0, 0, np.pi / 4]) + r.normal(0, .02))
    size = footprint(u, v)
    for number in (labels.WALL, labels.FLOOR, labels.CEILING):
        if r.random() < SHARES[number]:
            for mask, kind in _parts(pair, label == number, r) if number == labels.WALL else [(label == number, KINDS[number])]:
                albedo = _change(albedo, mask, r, kind, u, v, size)
    wall_like = r.random() < .3       # doors and cupboards in the wall's colour are the hard cases
    tone = np.median(albedo[label == labels.WALL], axis=0) * r.uniform(.85, 1.2) if wall_like and (label == labels.WALL).any() else None
    for k, number in enumerate(pair['classes']):
        if number in KINDS or r.random() > SHARES.get(number, 0) or pair['pixels'][k] < 25:
            continue
        mask = pair['part'] == k
        if tone is not None and number in (labels.DOOR, labels.CUPBOARD, labels.TEXTILE) and r.random() < .7:
            albedo = np.where(mask[..., None], np.clip(tone, 0, 1), albedo)
        else:
            albedo = _change(albedo, mask, r, 'thing', u, v, size)
    if r.random() < .2:
        albedo = _share_wood(albedo, pair, r, u, v, size)
    return albedo


def _share_wood(albedo, pair, r, u, v, size):
    """Lays one wood on the floor or the ceiling and on things, which then differ in form alone."""
    wood = patterns.wood(r)
    for k, number in enumerate(pair['classes']):
        if pair['pixels'][k] > 25 and r.random() < WOODEN.get(number, 0):
            albedo = _laid(albedo, pair['part'] == k, wood, u, v, size)
    return albedo


def _parts(pair, walls, r):
    """The walls that get a material of their own, and its kind: all as one, by direction, or below and above a rail."""
    way = r.random()
    if way < .25:
        axis = np.abs(pair['normal'].astype(np.int32)).argmax(2)
        return [(walls & (axis == k), 'wall') for k in (0, 1)]
    if way < .45:
        above = pair['position'][..., 2] > 1000 * r.choice([r.uniform(.8, 1.3), r.uniform(1.9, 2.6)])
        return [(walls & ~above, 'wall'), (walls & above, r.choice(['wall', 'ceiling', 'ceiling']))]
    return [(walls, 'wall')]


def _change(albedo, mask, r, kind, u, v, size):
    if not mask.any():
        return albedo
    if r.random() < .25:              # another colour, the same pattern
        factor = patterns.colour(r) / np.maximum(albedo[mask][:2000].mean(0), .02)
        return np.where(mask[..., None], np.clip(albedo * factor, 0, .98), albedo).astype(np.float32)
    return _laid(albedo, mask, patterns.draw(r, kind), u, v, size)


def _laid(albedo, mask, material, u, v, size):
    """The albedo with a material, a picture and the metres it spans, where the mask is."""
    top, left = np.argwhere(mask.any(1))[0, 0], np.argwhere(mask.any(0))[0, 0]
    bottom, right = np.argwhere(mask.any(1))[-1, 0] + 1, np.argwhere(mask.any(0))[-1, 0] + 1
    part = slice(top, bottom), slice(left, right)
    albedo = albedo.copy()
    albedo[part] = np.where(mask[part][..., None], lay(*material, u[part], v[part], size[part]), albedo[part])
    return albedo
