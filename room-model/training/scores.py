"""How well a network does on rendered rooms that it has not seen."""
import torch
from torch.nn import functional as F

from training.camera_effects import expose
from training.network import as_input
from training.room_files import albedo_of, picture_of
import labels

LONG = 256
NAMES = ('walls', 'floor', 'ceiling', 'windows', 'things')


def network_size(h, w, long=LONG):
    """The nearest size of multiples of 32 whose longer side is `long`."""
    scale = long / max(h, w)
    return tuple(max(32, round(v * scale / 32) * 32) for v in (h, w))


def surfaces(network, pictures, long=LONG):
    """Pictures (n, 3, h, w) of 0…1 to probabilities (n, 5, h, w) of the surfaces that the bench knows."""
    h, w = pictures.shape[2:]
    with torch.no_grad():
        scores = network(as_input(F.interpolate(pictures, size=network_size(h, w, long), mode='area'))).float()
        p = F.interpolate(F.softmax(scores, 1), size=(h, w), mode='bilinear', align_corners=False)
    return torch.cat([p[:, :4], p[:, 4:].sum(1, keepdim=True)], 1)


def unseen_scores(network, batches):
    """Intersection over union over all pixels of batches of pairs, as text."""
    network.eval()
    shared, either = torch.zeros(5), torch.zeros(5)
    torch.manual_seed(0)
    for batch in batches:
        found = surfaces(network, expose(picture_of(batch, albedo_of(batch)))).argmax(1)
        truth, known = (batch['label'].long() - 1).clamp(max=4), batch['label'] != labels.UNKNOWN
        for c in range(5):
            shared[c] += ((found == c) & (truth == c) & known).sum().cpu()
            either[c] += (((found == c) | (truth == c)) & known).sum().cpu()
    return ' '.join(f'{name} {s / max(1, e):.3f}' for name, s, e in zip(NAMES, shared, either))
