"""A published object detector as a PyTorch module: CenterNet (Zhou et al. 2019) on MobileNetV3 (Howard et al. 2019), trained on COCO's 80 classes.

It comes with the npm package @vladmandic/human (MIT licence), in TensorFlow.js' format. The network for surfaces begins from it, and the
product finds people and other things with it.
"""
import base64
import json
import os

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

from training.room_files import WORK

FILE = os.path.join(WORK, 'package', 'models', 'centernet.json')
SCOPE = 'tower_0/'
CLASSES = 80
STORED = dict(float16=np.float16, float32=np.float32, int32=np.int32)
UNARY = {'Relu6': F.relu6, 'Relu': F.relu, 'Sigmoid': torch.sigmoid, 'Identity': lambda x: x, 'Mean': lambda x: x.mean((2, 3), keepdim=True),
         'ResizeBilinear': lambda x: F.interpolate(x, scale_factor=2, mode='bilinear', align_corners=False)}
BINARY = {'Mul': torch.mul, 'Add': torch.add}


def _text(coded):
    return base64.b64decode(coded).decode()


def _constants(described, raw):
    """Every constant of the graph by name."""
    found, at = {}, 0
    for weight in (weight for group in described['weightsManifest'] for weight in group['weights']):
        kind = STORED[weight.get('quantization', {}).get('dtype', weight['dtype'])]
        array = np.frombuffer(raw, kind, int(np.prod(weight['shape'])), at)
        found[weight['name']] = array.reshape(weight['shape'])
        at += array.nbytes
    return found


class PublishedDetector(nn.Module):
    """The detector's graph. Its weights are parameters, so training can go on from them."""

    def __init__(self):
        super().__init__()
        with open(FILE, encoding='utf-8') as file, open(FILE.replace('.json', '.bin'), 'rb') as weights:
            described = json.load(file)
            self.constants = _constants(described, weights.read())
        self.nodes = [node for node in described['modelTopology']['node'] if node['op'] not in ('Const', 'Placeholder')]
        self.params = nn.ParameterDict()
        for node in self.nodes:
            if 'Conv' in node['op']:
                self._add(node['input'][1], (2, 3, 0, 1) if 'Depthwise' in node['op'] else (3, 2, 0, 1))
                for bias in node['input'][2:]:
                    self._add(bias, (0,))

    def _add(self, name, order):
        array = self.constants[name].astype(np.float32).transpose(order)
        self.params[name] = nn.Parameter(torch.from_numpy(np.ascontiguousarray(array)))

    def _value(self, name, made):
        if name in made:
            return made[name]
        # Half precision where `export.py` stored it so.
        return self.params[name].float() if name in self.params else float(self.constants[name])

    def forward(self, picture, wanted):
        """The outputs of the nodes named in `wanted`, without SCOPE, for RGB (n, 3, h, w) of 0…255; h and w are multiples of 32."""
        made, names = {SCOPE + 'images': picture}, [SCOPE + name for name in wanted]
        for node in self.nodes:
            made[node['name']] = self._run(node, made)
            if all(name in made for name in names):
                break
        return [made[name] for name in names]

    def _run(self, node, made):
        op, inputs = node['op'], node['input']
        if op == 'ConcatV2':
            return torch.cat([made[name] for name in inputs[:-1]], 1)
        if op in UNARY:
            return UNARY[op](made[inputs[0]])
        values = [self._value(name, made) for name in inputs]
        return BINARY[op](*values) if op in BINARY else _convolve(node, *values)


def _convolve(node, x, weight, bias=None):
    """A convolution as TensorFlow pads a side that its stride divides: an odd pixel of padding comes last."""
    attributes = node['attr']
    stride = int(attributes['strides']['list']['i'][1])
    more = max(0, int(weight.shape[2]) - stride) if _text(attributes['padding']['s']) == 'SAME' else 0
    if more % 2:
        x = F.pad(x, (more // 2, more - more // 2) * 2)
    x = F.conv2d(x, weight, bias, stride, 0 if more % 2 else more // 2, groups=weight.shape[0] if 'Depthwise' in node['op'] else 1)
    fused = [_text(name) for name in attributes.get('fused_ops', {}).get('list', {}).get('s', [])]
    return F.relu(x) if 'Relu' in fused else x
