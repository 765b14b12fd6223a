"""The network for surfaces: a published detector and a decoder that takes its features from coarse to fine, and the pixels' positions."""
import torch
from torch import nn
from torch.nn import functional as F

from training.published_detector import PublishedDetector

CLASSES = 12
# The detector's features that the decoder takes, at half the size, a quarter, and so on to a 32nd.
FEATURES = ('MobilenetV3/expanded_conv/add', 'CenternetHead/mul', 'CenternetHead/Relu_1', 'CenternetHead/Relu', 'extern1/hard_swish/mul_1')


def block(i, o, reach=1):
    """A depthwise and a pointwise convolution."""
    return nn.Sequential(nn.Conv2d(i, i, 3, 1, reach, reach, groups=i, bias=False), nn.BatchNorm2d(i),
                         nn.Conv2d(i, o, 1, bias=False), nn.BatchNorm2d(o), nn.ReLU(True))


class Added(nn.Module):
    """A residual block."""

    def __init__(self, c, reach=1):
        super().__init__()
        self.inner = block(c, c, reach)

    def forward(self, x):
        return x + self.inner(x)


def up(small, large):
    """`small` enlarged to the size of `large`, twice its own, and concatenated with it."""
    return torch.cat([F.interpolate(small, scale_factor=2, mode='bilinear', align_corners=False), large], 1)


class Mixing(nn.Module):
    """A transformer's block (Vaswani et al. 2017; normalised first): every place looks at all others. Without training it changes nothing."""

    def __init__(self, c, heads=4):
        super().__init__()
        self.heads = heads
        self.place, self.before, self.after = nn.Conv2d(5, c, 1), nn.LayerNorm(c), nn.LayerNorm(c)
        self.ask, self.answer = nn.Linear(c, 3 * c), nn.Linear(c, c)
        self.think = nn.Sequential(nn.Linear(c, 3 * c), nn.GELU(), nn.Linear(3 * c, c))
        for last in (self.place, self.answer, self.think[2]):
            nn.init.zeros_(last.weight)
            nn.init.zeros_(last.bias)

    def forward(self, x):
        n, c, h, w = x.shape
        at = places(x)
        tokens = (x + self.place(torch.cat([at, at * at, at[:, :1] * at[:, 1:]], 1))).flatten(2).transpose(1, 2)
        tokens = tokens + self.answer(self._looked(self.before(tokens)))
        tokens = tokens + self.think(self.after(tokens))
        return tokens.transpose(1, 2).reshape(n, c, h, w)

    def _looked(self, tokens):
        n, count, c = tokens.shape
        query, key, value = self.ask(tokens).reshape(n, count, 3, self.heads, c // self.heads).permute(2, 0, 3, 1, 4)
        near = torch.softmax(query @ key.transpose(2, 3) * (c // self.heads) ** -.5, 3)
        return (near @ value).transpose(1, 2).reshape(n, count, c)


class Network(nn.Module):
    """RGB (n, 3, h, w) of -1…1, h and w multiples of 32, to class scores (n, CLASSES, h / 2, w / 2)."""

    def __init__(self):
        super().__init__()
        self.body = PublishedDetector()
        self.whole = nn.Linear(480, 128)
        self.in5, self.add5 = block(480 + 2, 128), Added(128)
        self.in4, self.add4 = block(128 + 256, 128), nn.Sequential(Added(128), Added(128, 2))
        self.mix = nn.Sequential(*[Mixing(128) for _ in range(2)])
        self.in3, self.add3 = block(128 + 192, 112), nn.Sequential(Added(112), Added(112, 2))
        self.in2, self.add2 = block(112 + 128 + 2, 96), nn.Sequential(Added(96), Added(96, 2))
        self.in1, self.add1 = block(96 + 16 + 2, 48), Added(48)
        self.head = nn.Conv2d(48, CLASSES, 1)

    def forward(self, x):
        a, b, c, d, e = self.body((x + 1) * 127.5, FEATURES)
        y = self.add5(self.in5(torch.cat([e, places(e)], 1))) + self.whole(e.mean((2, 3)))[:, :, None, None]
        y = self.mix(self.add4(self.in4(up(y, d))))
        y = self.add3(self.in3(up(y, c)))
        y = self.add2(self.in2(torch.cat([up(y, b), places(b)], 1)))
        y = self.add1(self.in1(torch.cat([up(y, a), places(a)], 1)))
        return self.head(y)


def places(x):
    """Each pixel's height (-1 at the top, 1 at the bottom) and distance from the middle (0…1); of any size, also in ONNX."""
    ones = torch.ones_like(x[:, :1])
    row, column = torch.cumsum(ones, 2), torch.cumsum(ones, 3)
    high = (2 * row - 1) / row[:, :, -1:] - 1
    aside = ((2 * column - 1) / column[:, :, :, -1:] - 1).abs()
    return torch.cat([high, aside], 1)


def as_input(pictures):
    """Pictures (n, 3, h, w) of 0…1 as the network's input."""
    return (pictures * 2 - 1).contiguous(memory_format=torch.channels_last)
