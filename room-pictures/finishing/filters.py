"""The two filters for pairs of half-sample images and what guides them.

Joint non-local means after Rousselle, Knaus and Zwicker, "Robust Denoising using Feature and Color Information" (2013): each half is
filtered with weights taken from the other, guided by normal, depth and, for gloss, albedo. What noise is left at low frequencies goes
in an edge-avoiding a-trous pass after Dammertz et al. (2010).
"""
import cv2
import numpy as np


def blur(a, k):
    """Mean over k x k pixels."""
    return cv2.blur(a, (k, k), borderType=cv2.BORDER_REFLECT)


def _median(image):
    return cv2.merge([cv2.medianBlur(np.ascontiguousarray(image[..., i]), 5) for i in range(3)])


def without_fireflies(halves):
    """Replaces single pixels that are much too bright in one half alone with their neighbourhood's median."""
    out = []
    for mine, other in (halves, halves[::-1]):
        median = _median(mine)
        wild = (mine.max(2) > 3.0 * median.max(2) + .25) & (other.max(2) < .6 * mine.max(2))
        out.append(np.where(wild[..., None], median, mine))
    return out


def without_rims(halves, limit=3.0):
    """Replaces pixels that differ in both halves alike from the median around them, such as rims of sun patches. Noise differs in one half only."""
    medians = [_median(h) for h in halves]
    gaps = [(h - m).mean(2) for h, m in zip(halves, medians)]
    both = np.where(gaps[0] * gaps[1] > 0, np.minimum(np.abs(gaps[0]), np.abs(gaps[1])), 0)
    rim = both > limit * blur(both, 15) + .03
    return [np.where(rim[..., None], m, h) for h, m in zip(halves, medians)]


def _tone(x):
    """Brightness on a scale close to perception. What remains after a subtraction may be negative."""
    return np.arcsinh(x.mean(2) / .05).astype(np.float32)


def _shifted(a, dy, dx, pad):
    h, w = a.shape[0] - 2 * pad, a.shape[1] - 2 * pad
    return a[pad + dy:pad + dy + h, pad + dx:pad + dx + w]


def _pad(a, n):
    return cv2.copyMakeBorder(a, n, n, n, n, cv2.BORDER_REFLECT)


def smoothed_normals(normal):
    """Normals without the relief of weave, grain and plaster; edges stay."""
    return cv2.GaussianBlur(cv2.bilateralFilter(np.ascontiguousarray(normal), 9, .5, 3.5), (0, 0), .8)


class Features:
    """Normals, log depth and albedo, and the similarity of two places by them. The scales are squared differences that count as one."""

    def __init__(self, normal, depth, normal_scale, albedo=None, albedo_scale=.05):
        self.normal, self.normal_scale, self.albedo, self.albedo_scale = normal, normal_scale, albedo, albedo_scale
        self.depth = np.log(np.maximum(depth, .05))
        self.slope = blur(np.abs(cv2.Laplacian(self.depth, cv2.CV_32F)), 3) * .5 + .012

    def padded(self, n):
        """Prepares the features for shifts of up to n pixels."""
        self.pn, self.pd = _pad(self.normal, n), _pad(self.depth, n)
        self.pa = None if self.albedo is None else _pad(self.albedo, n)

    def distance(self, dy, dx, pad):
        """Each pixel's difference from the one (dy, dx) pixels away."""
        d = ((self.normal - _shifted(self.pn, dy, dx, pad)) ** 2).sum(2) / self.normal_scale
        if self.albedo is not None:
            d += ((self.albedo - _shifted(self.pa, dy, dx, pad)) ** 2).sum(2) / self.albedo_scale
        return d + ((self.depth - _shifted(self.pd, dy, dx, pad)) / (self.slope * (1 + .35 * (abs(dx) + abs(dy))))) ** 2 * .25


def nonlocal_means(halves, features, radius=5, strength=.45):
    """Filters both halves with each other's weights; returns two images."""
    tones = [_tone(h) for h in halves]
    variance = blur((tones[0] - tones[1]) ** 2 / 2, 9) + 2e-4
    features.padded(radius)
    ptones, pvar, phalves = [_pad(t, radius) for t in tones], _pad(variance, radius), [_pad(h, radius) for h in halves]
    sums, weights = [np.zeros_like(h) for h in halves], [np.zeros(h.shape[:2], np.float32) for h in halves]
    for dy in range(-radius, radius + 1):
        for dx in range(-radius, radius + 1):
            if dx * dx + dy * dy > radius * radius + 1:
                continue
            alike = np.exp(-np.minimum(features.distance(dy, dx, radius), 30))
            alike *= np.exp(-(dx * dx + dy * dy) / (2 * (radius * .6) ** 2))
            noise = variance + np.minimum(variance, _shifted(pvar, dy, dx, radius))
            for i in (0, 1):
                other = 1 - i
                gap = ((tones[other] - _shifted(ptones[other], dy, dx, radius)) ** 2 - noise) / (strength ** 2 * 2 * noise + 1e-5)
                w = np.exp(-np.clip(blur(gap.astype(np.float32), 3), 0, 30)) * alike
                sums[i] += w[..., None] * _shifted(phalves[i], dy, dx, radius)
                weights[i] += w
    return [s / w[..., None] for s, w in zip(sums, weights)]


KERNEL = np.array([1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16])


def a_trous(filtered, features, steps=(2, 4, 8, 16)):
    """Smooths the noise that remains on wide flat areas. filtered: the two outputs of nonlocal_means."""
    image = (filtered[0] + filtered[1]) / 2
    spread = blur((_tone(filtered[0]) - _tone(filtered[1])) ** 2 / 4, 25) + 2e-4
    for step in steps:
        pad = 2 * step
        tone = cv2.GaussianBlur(_tone(image), (0, 0), 1.0)
        ptone, pimage = _pad(tone, pad), _pad(image, pad)
        features.padded(pad)
        total, weight = np.zeros_like(image), np.zeros(image.shape[:2], np.float32)
        for j in range(-2, 3):
            for i in range(-2, 3):
                d = features.distance(j * step, i * step, pad) + (tone - _shifted(ptone, j * step, i * step, pad)) ** 2 / (spread * 20)
                w = (np.exp(-np.minimum(d, 30)) * KERNEL[j + 2] * KERNEL[i + 2]).astype(np.float32)
                total += w[..., None] * _shifted(pimage, j * step, i * step, pad)
                weight += w
        image = total / weight[..., None]
        spread = spread * .6 + 2e-5
    return image
