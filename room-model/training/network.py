"""A small U-Net of depthwise convolutions that takes a picture and its pixels' positions."""
import torch
from torch import nn
from torch.nn import functional as F

CLASSES = 12


def block(i, o, stride=1, reach=1):
    """A depthwise and a pointwise convolution."""
    return nn.Sequential(nn.Conv2d(i, i, 3, stride, reach, reach, groups=i, bias=False), nn.BatchNorm2d(i),
                         nn.Conv2d(i, o, 1, bias=False), nn.BatchNorm2d(o), nn.ReLU(True))


class Added(nn.Module):
    """A residual block."""

    def __init__(self, c, reach=1):
        super().__init__()
        self.inner = block(c, c, 1, reach)

    def forward(self, x):
        return x + self.inner(x)


def up(small, large):
    """`small` enlarged to the size of `large` and concatenated with it."""
    return torch.cat([F.interpolate(small, size=large.shape[2:], mode='bilinear', align_corners=False), large], 1)


class Network(nn.Module):
    """RGB (n, 3, h, w) of -1…1, h and w multiples of 32, to class scores (n, CLASSES, h / 2, w / 2)."""

    def __init__(self):
        super().__init__()
        self.first = nn.Sequential(nn.Conv2d(5, 20, 3, 2, 1, bias=False), nn.BatchNorm2d(20), nn.ReLU(True))
        self.down2 = nn.Sequential(block(20, 40, 2), Added(40))
        self.down3 = nn.Sequential(block(40, 80, 2), Added(80), Added(80))
        self.down4 = nn.Sequential(block(80, 144, 2), Added(144), Added(144, 2), Added(144))
        self.down5 = nn.Sequential(block(144, 192, 2), Added(192), Added(192, 2), Added(192))
        self.whole = nn.Linear(192, 192)
        self.up4, self.add4 = block(192 + 144, 128), Added(128)
        self.up3, self.add3 = block(128 + 80, 80), Added(80)
        self.up2, self.add2 = block(80 + 40, 48), Added(48)
        self.up1, self.head = block(48 + 20, 32), nn.Conv2d(32, CLASSES, 1)

    def forward(self, x):
        a = self.first(torch.cat([x, places(x)], 1))
        b = self.down2(a)
        c = self.down3(b)
        d = self.down4(c)
        e = self.down5(d)
        e = e + self.whole(e.mean((2, 3)))[:, :, None, None]
        y = self.add4(self.up4(up(e, d)))
        y = self.add3(self.up3(up(y, c)))
        y = self.add2(self.up2(up(y, b)))
        return self.head(self.up1(up(y, a)))


def places(x):
    """Each pixel's height (-1 at the top, 1 at the bottom) and distance from the middle (0…1); of any size, also in ONNX."""
    ones = torch.ones_like(x[:, :1])
    row, column = torch.cumsum(ones, 2), torch.cumsum(ones, 3)
    high = (2 * row - 1) / row[:, :, -1:] - 1
    aside = ((2 * column - 1) / column[:, :, :, -1:] - 1).abs()
    return torch.cat([high, aside], 1)


def as_input(pictures):
    """uint8 (n, h, w, 3) to the network's input."""
    return torch.from_numpy(pictures).permute(0, 3, 1, 2).float() / 127.5 - 1
