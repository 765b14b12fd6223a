"""Denoises a picture."""
import os

from finishing.open_image_denoise import Network, denoise as clean

WEIGHTS = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'work', 'rt_hdr_calb_cnrm_large.tza')


def denoise(passes):
    """The clean radiance (h, w, 3) of a picture."""
    return clean(Network(WEIGHTS), passes.radiance, passes.albedo, passes.normal)
