"""How well a network does on rendered rooms that it has not seen."""
import cv2
import numpy as np
import torch
from torch.nn import functional as F

import labels
from training.camera_effects import expose
from training.network import as_input
from training.room_files import picture_of

LONG = 160
NAMES = ('walls', 'floor', 'ceiling', 'windows', 'things')


def network_size(h, w, long=LONG):
    """The nearest size of multiples of 32 whose longer side is `long`."""
    scale = long / max(h, w)
    return tuple(max(32, round(v * scale / 32) * 32) for v in (h, w))


def surfaces(network, picture, long=LONG):
    """uint8 (h, w, 3) to probabilities (5, h, w) of the surfaces that the bench knows."""
    h, w = picture.shape[:2]
    nh, nw = network_size(h, w, long)
    with torch.no_grad():
        scores = network(as_input(cv2.resize(picture, (nw, nh), interpolation=cv2.INTER_AREA)[None]))
        p = F.interpolate(F.softmax(scores, 1), size=(h, w), mode='bilinear', align_corners=False)[0]
    return torch.cat([p[:4], p[4:].sum(0, keepdim=True)]).numpy()


def unseen_scores(network, pairs):
    """Intersection over union over all pixels, as text."""
    network.eval()
    shared, either, r = np.zeros(5), np.zeros(5), np.random.default_rng(0)
    for pair in pairs:
        found = surfaces(network, (expose(picture_of(pair), r) * 255).astype(np.uint8)).argmax(0)
        truth, known = np.minimum(pair['label'].astype(int) - 1, 4), pair['label'] != labels.UNKNOWN
        for c in range(5):
            shared[c] += ((found == c) & (truth == c) & known).sum()
            either[c] += (((found == c) | (truth == c)) & known).sum()
    return ' '.join(f'{name} {s / max(1, e):.2f}' for name, s, e in zip(NAMES, shared, either))
