"""The losses of JPEG (ITU-T T.81), without its files: blocks of 8 × 8 cosines, rounded to the steps of the standard's example tables."""
import torch
from torch.nn import functional as F

LUMA = (16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51, 87, 80, 62,
        18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99)
CHROMA = (17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99, 24, 26, 56, 99, 99, 99, 99, 99, 47, 66, 99, 99, 99, 99, 99, 99) + (99,) * 32
YCBCR = ((.299, .587, .114), (-.1687, -.3313, .5), (.5, -.4187, -.0813))


def compressed(pictures, quality):
    """pictures (n, 3, h, w) of 0…1, h and w multiples of 16, as they look after compression with quality (n) of 1…100."""
    colours = torch.tensor(YCBCR, dtype=pictures.dtype, device=pictures.device)
    planes = torch.einsum('kc,nchw->nkhw', colours, pictures) * 255
    steps = torch.where(quality < 50, 50 / quality, 2 - quality / 50)
    luma = _rounded(planes[:, :1] - 128, LUMA, steps) + 128
    chroma = F.interpolate(_rounded(F.avg_pool2d(planes[:, 1:], 2), CHROMA, steps), scale_factor=2, mode='bilinear', align_corners=False)
    return torch.einsum('kc,nchw->nkhw', torch.linalg.inv(colours), torch.cat([luma, chroma], 1)).div(255).clamp(0, 1)


def _rounded(plane, table, steps):
    n, c, h, w = plane.shape
    at = torch.arange(8, dtype=plane.dtype, device=plane.device)
    cosines = torch.cos((2 * at[None] + 1) * at[:, None] * torch.pi / 16) * torch.where(at == 0, .125 ** .5, .5)[:, None]
    blocks = plane.reshape(n, c, h // 8, 8, w // 8, 8).transpose(3, 4)
    size = (torch.tensor(table, dtype=plane.dtype, device=plane.device).reshape(8, 8) * steps.view(-1, 1, 1, 1, 1, 1)).clamp(min=1)
    found = torch.round(cosines @ blocks @ cosines.T / size) * size
    return (cosines.T @ found @ cosines).transpose(3, 4).reshape(n, c, h, w)
