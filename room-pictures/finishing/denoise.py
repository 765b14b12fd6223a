"""Denoises the three parts of a picture's light, each as strongly as it needs, and puts them together.

The small relief of surfaces comes back by linear regression on the normals, as in Bitterli et al., "Nonlinearly Weighted First-order
Regression for Denoising Monte Carlo Renderings" (2016).
"""
import cv2
import numpy as np

from finishing.filters import Features, a_trous, blur, nonlocal_means, smoothed_normals, without_fireflies, without_rims


def follow_relief(noisy, smooth, normal, window=41, floor=2e-3):
    """Gives the filtered light back what the relief of a surface does to it: regression of the noise on the normals' fine part."""
    relief = normal - smoothed_normals(normal)
    change = np.clip(noisy.mean(2) / np.maximum(smooth.mean(2), .02) - 1, -1, 2)
    products = np.stack([blur(relief * relief[..., i:i + 1], window) for i in range(3)], -1) + floor * np.eye(3, dtype=np.float32)
    with_change = blur(relief * change[..., None], window)
    slope = blur(np.linalg.solve(products, with_change[..., None])[..., 0].astype(np.float32), window // 2)
    return smooth * np.clip(1 + (relief * slope).sum(2), .5, 1.6)[..., None]


def calm_ceiling(image, normal, share=.022):
    """Ceilings carry only soft light: a wide blur (sigma as a share of the width) within everything that faces down."""
    mask = (cv2.erode((normal[..., 2] < -.97).astype(np.float32), np.ones((3, 3))))
    sigma = share * image.shape[1]
    soft = cv2.GaussianBlur(image * mask[..., None], (0, 0), sigma) / np.maximum(cv2.GaussianBlur(mask, (0, 0), sigma), 1e-3)[..., None]
    return image + (soft - image) * cv2.GaussianBlur(mask, (0, 0), 1)[..., None] * mask[..., None]


def straight_light(passes):
    """The light that comes straight from windows and sun: little noise, so that a small filter leaves all edges and relief."""
    features = Features(passes.normal, passes.depth, .02)
    return sum(nonlocal_means(without_fireflies(passes.straight), features, 4, .7)) / 2


def remaining_light(passes, straight):
    """What lamps, walls and the open side add: smooth, and so filtered widely, and with little regard to its own tone, which would darken it."""
    features = Features(smoothed_normals(passes.normal), passes.depth, .12)
    rest = without_rims([h - straight for h in passes.diffuse])
    smooth = np.maximum(calm_ceiling(a_trous(nonlocal_means(rest, features, strength=1.5), features), passes.normal), 0)
    return follow_relief((rest[0] + rest[1]) / 2, smooth, passes.normal)


def gloss(passes):
    """Reflections, lamps and views."""
    features = Features(smoothed_normals(passes.normal), passes.depth, .12, passes.albedo, .2)
    halves = without_fireflies(passes.gloss)
    return np.maximum(a_trous(nonlocal_means(halves, features), features, (2, 4)), 0)


def denoise(passes):
    """The clean radiance (h, w, 3) of a picture."""
    straight = straight_light(passes)
    return passes.colour * (straight + remaining_light(passes, straight)) + gloss(passes)
