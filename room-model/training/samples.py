"""Training samples from a pair: other materials, other light, other crop, things pasted in front, camera faults."""
import cv2
import numpy as np

import labels
from training.camera_effects import develop, expose, light_field, reflected
from training.recolour import recoloured
from training.room_files import picture_of

cv2.setNumThreads(1)
IGNORED = 255
GREY = 127


def samples(pairs, r, shape, count=2):
    """`count` pictures (*shape, 3) uint8 of one room, and the class of each pixel, 0 for wall; IGNORED where there is nothing to learn.

    They share materials, which take longest to lay, and nothing else.
    """
    pair = pairs[r.integers(len(pairs))]
    albedo = recoloured(pair, r)
    label = np.where(pair['label'] == labels.UNKNOWN, IGNORED, pair['label'] - 1).astype(np.uint8)
    linear = picture_of(pair, albedo)
    if r.random() < .35:
        linear = reflected(linear, pair['label'] == labels.FLOOR, r)
    return [sample(linear, label, pairs, r, shape) for _ in range(count)]


def sample(linear, label, pairs, r, shape):
    """One photo-like picture of a room's light, and its classes."""
    picture, seen, inside = crop(expose(linear * light_field(label.shape, r), r), label, r, shape)
    for _ in range(r.choice([0, 0, 0, 1, 2, 4])):
        paste(picture, seen, pairs, r)
    shown = develop(picture, r)
    shown[~inside], seen[~inside] = GREY, IGNORED
    return shown, seen


def crop(picture, label, r, shape):
    """Rotates, stretches, flips and crops, from the whole picture to half of its width; the third result marks pixels that the picture covers."""
    (h, w), (tall, wide) = label.shape, shape
    whole, full = sorted((tall / h, wide / w))
    scale = np.exp(r.uniform(np.log(whole * .97), np.log(max(whole * 2, full * 1.2))))
    stretch, turn, flip = np.exp(r.normal(0, .08)), np.deg2rad(r.normal(0, 2.5)), r.choice([-1, 1])
    m = np.array([[flip * scale * stretch * np.cos(turn), -scale * np.sin(turn)], [flip * scale * stretch * np.sin(turn), scale * np.cos(turn)]])
    reach = np.maximum(0, np.array([w / 2 - wide / 2 / scale / stretch, h / 2 - tall / 2 / scale]))
    middle = np.array([w / 2, h / 2]) + r.uniform(-1, 1, 2) * reach
    m = np.hstack([m, (np.array([wide / 2, tall / 2]) - m @ middle)[:, None]]).astype(np.float32)
    picture = cv2.GaussianBlur(picture, (0, 0), max(r.uniform(.3, .6), .4 / scale))
    out = cv2.warpAffine(picture, m, (wide, tall), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    seen = cv2.warpAffine(label, m, (wide, tall), flags=cv2.INTER_NEAREST, borderMode=cv2.BORDER_CONSTANT, borderValue=IGNORED)
    inside = cv2.warpAffine(np.ones_like(label), m, (wide, tall), flags=cv2.INTER_NEAREST, borderValue=0) > 0
    return out, seen, inside


def paste(picture, label, pairs, r):
    """Pastes a thing from another room, or a plain shape, in front."""
    tall, wide = label.shape
    at = np.array([r.uniform(0, wide), tall * r.uniform(.2, 1.05)])
    if r.random() < .3:
        return _shape(picture, label, r, at)
    other = pairs[r.integers(len(pairs))]
    pieces = np.where(other['classes'] >= labels.DOOR, other['pieces'], -1)
    counts = {piece: other['pixels'][pieces == piece].sum() for piece in set(pieces[pieces >= 0])}
    fit = [piece for piece, count in counts.items() if 120 < count < other['label'].size * .3]
    if not fit:
        return None
    mask = (pieces == fit[r.integers(len(fit))])[other['part']]
    rows, columns = np.where(mask.any(1))[0], np.where(mask.any(0))[0]
    part = slice(rows[0], rows[-1] + 1), slice(columns[0], columns[-1] + 1)
    thing = expose(picture_of(other)[part], r)
    scale = np.exp(r.uniform(-.6, .7)) * min(1, min(tall, wide) * .7 / max(thing.shape[:2]))
    size = max(3, int(thing.shape[1] * scale)), max(3, int(thing.shape[0] * scale))
    flip = slice(None, None, int(r.choice([-1, 1])))
    thing = cv2.resize(np.ascontiguousarray(thing[:, flip]), size, interpolation=cv2.INTER_AREA)
    alpha = cv2.resize(np.ascontiguousarray(mask[part][:, flip].astype(np.float32)), size, interpolation=cv2.INTER_AREA)
    classes = cv2.resize(np.ascontiguousarray(other['label'][part][:, flip]), size, interpolation=cv2.INTER_NEAREST)
    return _blend(picture, label, thing, alpha, classes, at - np.array(size) / 2)


def _blend(picture, label, thing, alpha, classes, corner):
    (tall, wide), (x, y) = label.shape, corner.astype(int)
    h, w = alpha.shape
    x0, y0, x1, y1 = max(0, x), max(0, y), min(wide, x + w), min(tall, y + h)
    if x1 <= x0 or y1 <= y0:
        return
    there, here = (slice(y0 - y, y1 - y), slice(x0 - x, x1 - x)), (slice(y0, y1), slice(x0, x1))
    a = alpha[there][..., None]
    picture[here] = picture[here] * (1 - a) + thing[there] * a
    covered = (alpha[there] > .5) & (classes[there] >= labels.DOOR)
    label[here] = np.where(covered, classes[there] - 1, label[here])


def _shape(picture, label, r, at):
    """A person-like or box-like figure in shaded colours."""
    reach, mask = r.choice([8, 14, 22, 34]), np.zeros(label.shape, np.uint8)
    if r.random() < .5:
        w, tall = reach * r.uniform(.4, .8), reach * r.uniform(1.5, 3)
        head = (int(at[0]), int(at[1] - tall / 2 - w * .6))
        cv2.ellipse(mask, (int(at[0]), int(at[1])), (int(w), int(tall / 2)), r.normal(0, 8), 0, 360, 1, -1)
        cv2.circle(mask, head, max(2, int(w * .55)), 1, -1)
    else:
        points = r.normal(0, 1, (int(r.integers(3, 7)), 2)) * reach * .7 + at
        cv2.fillPoly(mask, [cv2.convexHull(points.astype(np.int32))], 1)
    y, x = np.mgrid[-1:1:label.shape[0] * 1j, -1:1:label.shape[1] * 1j].astype(np.float32)
    tone = r.uniform(0, 1, 3) + (r.normal(0, .25) * x + r.normal(0, .25) * y)[..., None]
    tone = tone + cv2.resize(r.normal(0, r.choice([0, .1, .2]), (int(r.integers(2, 14)),) * 2 + (3,)), label.shape[::-1])
    covered = mask > 0
    picture[covered] = np.clip(tone, 0, 1)[covered].astype(np.float32)
    label[covered] = labels.OTHER - 1
