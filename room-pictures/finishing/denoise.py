"""Denoises the light of a picture and puts colour back."""
import os

import numpy as np

from finishing.open_image_denoise import Network, denoise as clean

WEIGHTS = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'work', 'rt_hdr_calb_cnrm_large.tza')
EVEN = .8      # the albedo to name for light without colour


def denoise(passes):
    """The clean radiance (h, w, 3) of a picture. Colour is multiplied last and never filtered, so that weave, grain and grout stay."""
    network = Network(WEIGHTS)
    diffuse = clean(network, passes.diffuse, np.full_like(passes.diffuse, EVEN), passes.normal)
    gloss = clean(network, np.maximum(passes.gloss, 0), passes.albedo, passes.normal)
    return passes.colour * diffuse + gloss
