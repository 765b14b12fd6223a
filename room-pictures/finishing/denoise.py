"""Denoises a picture, guided by its albedo and normals, and restores its surfaces' detail."""
import functools
import os

import numpy as np

from finishing.detail import restore
from finishing.open_image_denoise import Network, apply, denoise as clean

WEIGHTS = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'work')


def network(name):
    """One of the published networks."""
    return Network(os.path.join(WEIGHTS, name + '.tza'))


def clean_albedo(albedo):
    """Albedo (h, w, 3) without noise."""
    return apply(network('rt_alb'), np.clip(albedo, 0, 1))


def clean_normal(normal):
    """Normals (h, w, 3) without noise."""
    return apply(network('rt_nrm'), np.clip(normal, -1, 1) * .5 + .5) * 2 - 1


def denoise(passes):
    """The clean radiance (h, w, 3) of a picture."""
    light = functools.partial(clean, network('rt_hdr_calb_cnrm_large'))
    return restore(light(passes.radiance, passes.albedo, passes.normal), passes, light)
