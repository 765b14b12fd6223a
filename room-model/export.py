"""Writes a network as `surfaces.onnx` with its description beside it, and `detector.onnx`: `python3 export.py FOLDER STATE... [--keep]`.

A STATE is one of those that training leaves in work/states; of several, the mean is taken. With --keep, also writes the weights that the repository
stores, from which others continue.
"""
import argparse
import json
import os
import re

import numpy as np
import torch
import torch.nn.utils.fusion
import torch.nn.utils.parametrize

import labels
from training.network import Network
from training.published_detector import CLASSES, PublishedDetector
from training.weights import KEPT, mean_weights, write_weights

OPSET = 13
# Longer side in pixels at which photos are looked at, the one that finds most on the photos that choose.
LOOKED_AT = 384
# COCO's classes, by number, that people sit on, lie on, keep and cook with in rooms: bench, chair to toilet, tv, microwave to vase. 0 is the person.
FURNISHING = {13, *range(56, 63), *range(68, 76)}
STRANGE = [kind for kind in range(1, CLASSES) if kind not in FURNISHING]
# Factors on LOOKED_AT: the mean of three looks finds more than any one of them.
VIEWS = [dict(scale=.667, mirrored=True), dict(scale=1, mirrored=False), dict(scale=1.333, mirrored=True)]


class Surfaces(torch.nn.Module):
    """From sRGB of 0…1 to the probability of each class, at half the size."""

    def __init__(self, network):
        super().__init__()
        self.network = network

    def forward(self, picture):
        return torch.softmax(self.network(picture * 2 - 1), 1)


class Detector(torch.nn.Module):
    """From sRGB of 0…1 to six planes at a quarter of the size: the probability that a person's middle is there, and that of a thing that furnishes no
    room, both 0 but at their peaks, and the distances in pixels of the picture to its left, top, right and bottom."""

    def __init__(self, detector):
        super().__init__()
        self.detector = detector

    def forward(self, picture):
        found, reach = self.detector(picture * 255, ('keypoints', 'wh'))
        strange = found[:, STRANGE].amax(1, keepdim=True)
        likely = torch.cat([found[:, :1], strange], 1)
        peaks = likely * (torch.nn.functional.max_pool2d(likely, 3, 1, 1) == likely)
        return torch.cat([peaks, reach], 1)


class Halved(torch.nn.Module):
    """A weight that is stored in half precision."""

    def forward(self, stored):
        return stored.float()


def fuse(model):
    """Takes every batch normalisation into the convolution before it, so that the product need not."""
    for layers in [module for module in model.modules() if isinstance(module, torch.nn.Sequential)]:
        for at in range(1, len(layers)):
            if isinstance(layers[at], torch.nn.BatchNorm2d):
                layers[at - 1] = torch.nn.utils.fusion.fuse_conv_bn_eval(layers[at - 1], layers[at])
                layers[at] = torch.nn.Identity()


def halve(model):
    """Stores the weights of a detector, of convolutions and of linear layers in half precision."""
    for module in list(model.modules()):
        if isinstance(module, PublishedDetector):
            for name, weight in module.params.items():
                module.params[name] = torch.nn.Parameter(weight.half(), requires_grad=False)
        elif isinstance(module, (torch.nn.Conv2d, torch.nn.Linear)):
            torch.nn.utils.parametrize.register_parametrization(module, 'weight', Halved())
            module.parametrizations.weight.original = torch.nn.Parameter(module.parametrizations.weight.original.half(), requires_grad=False)


def export(model, path, outputs):
    """Writes a model that takes pictures of any size as ONNX. Weights in half precision stay so in the file."""
    axes = {'picture': {2: 'height', 3: 'width'}, **{name: {2: 'rows', 3: 'columns'} for name in outputs}}
    torch.onnx.export(model.eval(), torch.rand(1, 3, 128, 160), path, opset_version=OPSET, do_constant_folding=False,
                      input_names=['picture'], output_names=outputs, dynamic_axes=axes)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('folder')
    parser.add_argument('states', nargs='+')
    parser.add_argument('--keep', action='store_true')
    a = parser.parse_args()
    network, (weights, steps) = Network(), mean_weights(a.states)
    network.load_state_dict(weights)
    if a.keep:
        rooms = [int(np.load(path)['rooms']) for path in (*a.states, KEPT) if os.path.exists(path)]
        write_weights(KEPT, weights, steps=steps, rooms=max(rooms))
    fuse(network.eval())
    halve(network)
    os.makedirs(a.folder, exist_ok=True)
    export(Surfaces(network), os.path.join(a.folder, 'surfaces.onnx'), ['classes'])
    detector = PublishedDetector()
    halve(detector)
    export(Detector(detector), os.path.join(a.folder, 'detector.onnx'), ['found'])
    surface = {'wall': 'walls', 'floor': 'floor', 'ceiling': 'ceiling', 'window': 'windows'}
    description = dict(file='surfaces.onnx', input='picture', output='classes', longSide=LOOKED_AT, multipleOf=32, views=VIEWS, mean=[0, 0, 0], deviation=[1, 1, 1],
                       classes=[surface.get(name, name) for name in labels.LABELS[1:]], steps=steps)
    with open(os.path.join(a.folder, 'surfaces.json'), 'w', encoding='utf-8') as file:
        file.write(re.sub(r'\[([^]"]*)\]', lambda numbers: f'[{" ".join(numbers[1].split())}]', json.dumps(description, indent=2)) + '\n')


if __name__ == '__main__':
    main()
