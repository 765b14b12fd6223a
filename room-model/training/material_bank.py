"""Many drawn materials on the device that trains, by the kind of surface that they are for."""
import numpy as np
import torch
from torch.nn import functional as F

from training import patterns

KINDS = ('thing', 'joinery', 'wall', 'floor', 'ceiling', 'wood')
SMALLER = 8          # the reduced copies' side, as a share of the pictures'


class MaterialBank:
    """Pictures of materials that repeat, their reduced copies, means and the metres that they span; and plain colours. All linear."""

    def __init__(self, count, device, seed=0):
        r = np.random.default_rng(seed)
        drawn = [patterns.wood(r) if kind == 'wood' else patterns.draw(r, kind) for kind in KINDS for _ in range(count)]
        full = torch.from_numpy(np.stack([picture for picture, _ in drawn]).astype(np.float32)).permute(0, 3, 1, 2)
        self.count, self.metres = count, torch.tensor([metres for _, metres in drawn], dtype=torch.float32, device=device)
        self.mean = full.mean((2, 3)).to(device)
        self.full, self.small = (self._stored(picture, device) for picture in (full, F.avg_pool2d(full, SMALLER)))
        self.colours = torch.from_numpy(np.stack([patterns.colour(r) for _ in range(4096)])).to(device)

    @staticmethod
    def _stored(pictures, device):
        """(n, side, side, 4) in half precision: four values lie together where one pixel is read."""
        return F.pad(pictures.permute(0, 2, 3, 1), (0, 1)).half().contiguous().to(device)

    def choose(self, kinds):
        """Random materials of the kinds given, numbers into KINDS."""
        return kinds * self.count + torch.randint(self.count, kinds.shape, device=kinds.device)

    def colour(self, *shape):
        """Random plain colours (*shape, 3)."""
        return self.colours[torch.randint(len(self.colours), shape, device=self.colours.device)]

    def look(self, material, u, v, size):
        """The colours (…, 3) of the materials (…) at u, v (… metres) where a pixel spans `size` metres: far away, their mean."""
        scale = self.full.shape[1] / self.metres[material]
        near, far = (1.5 - size * scale / 3).clamp(0, 1)[..., None], (1.5 - size * scale / (3 * SMALLER)).clamp(0, 1)[..., None]
        fine = _read(self.full, material, u * scale, v * scale)
        coarse = _read(self.small, material, u * scale / SMALLER, v * scale / SMALLER)
        return near * fine + (1 - near) * (far * coarse + (1 - far) * self.mean[material])


def _read(pictures, material, x, y):
    """Bilinear, repeating."""
    side, flat = pictures.shape[1], pictures.view(-1, 4)
    x0, y0 = torch.floor(x), torch.floor(y)
    fx, fy = (x - x0)[..., None], (y - y0)[..., None]
    x0, y0 = x0.long() % side, y0.long() % side
    x1, y1 = (x0 + 1) % side, (y0 + 1) % side
    at = material * side * side
    value = lambda row, column: flat[at + row * side + column].float()[..., :3]
    return (value(y0, x0) * (1 - fx) + value(y0, x1) * fx) * (1 - fy) + (value(y1, x0) * (1 - fx) + value(y1, x1) * fx) * fy
