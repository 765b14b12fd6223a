"""Removes single wrong pixels and stair-steps from a toned picture; few samples leave both at edges."""
import cv2
import numpy as np

LUMA = np.array([.2126, .7152, .0722], np.float32)
TAPS = ((-2, .6), (-1, 1), (0, 1.2), (1, 1), (2, .6))


def despeckle(image, unlike=.10):
    """Replaces pixels that resemble at most one of their eight neighbours by the neighbourhood's median."""
    luma = (image @ LUMA).astype(np.float32)
    padded = cv2.copyMakeBorder(luma, 1, 1, 1, 1, cv2.BORDER_REFLECT)
    h, w = luma.shape
    alike = sum((np.abs(padded[1 + dy:1 + dy + h, 1 + dx:1 + dx + w] - luma) < unlike).astype(np.int8)
                for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy)
    median = cv2.merge([cv2.medianBlur(np.ascontiguousarray(image[..., i], np.float32), 3) for i in range(3)])
    return np.where((alike <= 1)[..., None], median, image).astype(np.float32)


def smooth_edges(image, stride=1.2):
    """Averages along edges, never across them: the direction comes from the smoothed structure tensor."""
    luma = (image @ LUMA).astype(np.float32)
    gx, gy = cv2.Sobel(luma, cv2.CV_32F, 1, 0) / 4, cv2.Sobel(luma, cv2.CV_32F, 0, 1) / 4
    a, b, c = (cv2.GaussianBlur(v, (0, 0), 1.6) for v in (gx * gx, gx * gy, gy * gy))
    angle = .5 * np.arctan2(2 * b, a - c) + np.pi / 2
    coherence = np.sqrt((a - c) ** 2 + 4 * b * b) / (a + c + 1e-6)
    strength = np.clip((np.sqrt(a + c) - .012) / .05, 0, 1) * np.clip((coherence - .35) / .4, 0, 1)
    y, x = np.mgrid[0:luma.shape[0], 0:luma.shape[1]].astype(np.float32)
    dx, dy = np.cos(angle).astype(np.float32) * stride, np.sin(angle).astype(np.float32) * stride
    source, total = image.astype(np.float32), np.zeros(image.shape, np.float32)
    for t, w in TAPS:
        total += w * cv2.remap(source, x + dx * t, y + dy * t, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    total /= sum(w for _, w in TAPS)
    return source + (total - source) * strength[..., None]
