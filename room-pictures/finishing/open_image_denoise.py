"""Runs the networks of Intel's Open Image Denoise, which Debian's Blender lacks, with PyTorch.

The files of weights (.tza) are Apache-2.0 and not part of this repository; README.md says where they come from. Layers, the transfer
function and the exposure follow the library's own documentation and sources (version 2).
"""
import struct

import numpy as np
import torch
from torch.nn import functional as F

MAGIC = 0x41D7
TYPES = {ord('f'): '<f4', ord('h'): '<f2'}
ALIGNMENT = 16
# The library's perceptual curve for radiance.
A, B, C, D, E, G, H = 1.41283765e+03, 1.64593172, .431384981, -2.94139609e-03, .192653254, 6.26026094e-03, .998620152
LOW, HIGH = 1.57945760e-06, 3.22087631e-02
BRIGHTEST = 65504.
DEVICE = 'cuda' if torch.cuda.is_available() else 'cpu'


def read_weights(path):
    """The tensors of a .tza file by name, as float32."""
    with open(path, 'rb') as f:
        data = f.read()
    magic, _, _, at = struct.unpack_from('<HBBQ', data)
    if magic != MAGIC:
        raise ValueError(f'{path} is no file of weights')
    tensors, (count,) = {}, struct.unpack_from('<I', data, at)
    at += 4
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, at)
        name, at = data[at + 2:at + 2 + length].decode(), at + 2 + length
        rank = data[at]
        shape = struct.unpack_from(f'<{rank}I', data, at + 1)
        at += 1 + 5 * rank
        (offset,) = struct.unpack_from('<Q', data, at + 1)
        values = np.frombuffer(data, TYPES[data[at]], int(np.prod(shape)), offset)
        tensors[name] = torch.from_numpy(values.reshape(shape).astype(np.float32))
        at += 9
    return tensors


def to_tones(radiance):
    """Radiance on the scale of perception that the networks were trained on, 0 to 1."""
    y = np.maximum(radiance, 0)
    tones = np.where(y <= LOW, A * y, np.where(y <= HIGH, B * np.power(np.maximum(y, LOW), C) + D, E * np.log(y + G) + H))
    return tones / (E * np.log(BRIGHTEST + G) + H)


def to_radiance(tones):
    """The inverse of to_tones."""
    t = np.maximum(tones, 0) * (E * np.log(BRIGHTEST + G) + H)
    low, high = A * LOW, B * HIGH ** C + D
    return np.where(t <= low, t / A, np.where(t <= high, np.power(np.maximum((t - D) / B, 0), 1 / C), np.exp((t - H) / E) - G))


def exposure(radiance, key=.18, block=16):
    """The factor that brings the picture's logarithmic mean to `key`; dark blocks do not count."""
    luma = radiance @ np.array([.212671, .715160, .072169])
    h, w = (n // block * block for n in luma.shape)
    blocks = luma[:h, :w].reshape(h // block, block, w // block, block).mean((1, 3))
    lit = blocks[blocks > 1e-8]
    return key / np.exp(np.log(lit).mean()) if lit.size else 1.0


class Network:
    """A U-net whose layers are named in its file of weights."""

    def __init__(self, path):
        self.tensors = {name: tensor.to(DEVICE) for name, tensor in read_weights(path).items()}

    def _layers(self, prefix, x):
        for name in sorted(n[:-7] for n in self.tensors if n.startswith(prefix) and n.endswith('.weight')):
            x = F.conv2d(x, self.tensors[name + '.weight'], self.tensors[name + '.bias'], padding=1)
            if name not in ('dec_conv0', 'dec_conv1c'):
                x = F.relu(x)
        return x

    def __call__(self, channels):
        """channels: (n, h, w), h and w multiples of 16. Returns (3, h, w)."""
        x = torch.from_numpy(np.ascontiguousarray(channels, np.float32))[None].to(DEVICE)
        skipped = [x]
        x = self._layers('enc_conv0', x)
        for level in (1, 2, 3, 4):
            x = F.max_pool2d(self._layers(f'enc_conv{level}', x), 2)
            skipped.append(x)
        x = self._layers('enc_conv5', x)
        for level in (4, 3, 2, 1):
            x = torch.cat([F.interpolate(x, scale_factor=2), skipped[level - 1]], 1)
            x = self._layers(f'dec_conv{level}', x)
        return self._layers('dec_conv0', x)[0].cpu().numpy()


def apply(network, picture):
    """What a network makes of a picture (h, w, channels) of any size, with values from 0 to 1."""
    h, w = picture.shape[:2]
    padded = np.pad(picture.transpose(2, 0, 1), ((0, 0), (0, -h % ALIGNMENT), (0, -w % ALIGNMENT)), 'reflect')
    with torch.no_grad():
        return network(padded)[:, :h, :w].transpose(1, 2, 0)


def denoise(network, radiance, albedo, normal):
    """Clean radiance (h, w, 3) from a noisy one. albedo: 0 to 1; normal: -1 to 1."""
    scale = exposure(radiance)
    tones = apply(network, np.concatenate([to_tones(radiance * scale), np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * .5 + .5], 2))
    return to_radiance(tones).astype(np.float32) / scale
