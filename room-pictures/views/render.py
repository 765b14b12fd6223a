"""Renders views inside Blender: `blender -b -P views/render.py -- OUT_FOLDER [--only KIND ...] [--variant N ...] [--samples N] [--scale S]`."""
import argparse
import importlib
import os
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import bpy

from exr_files import exr_files, render_exr
from painting.canvas import cv2, np
from finishing.denoise import network
from finishing.open_image_denoise import denoise
from views import lens
from views.scene import FAR, PIXELS

# How far one sees in metres, and how the picture is shown.
KINDS = dict(
    garden=dict(reach=3000, middle=.33, colour=.8, warm=.07, calm=.4),
    sea=dict(reach=9000, middle=.78, colour=.72, blur=3),
    city=dict(reach=1100, middle=.56, colour=.68, warm=.04, blur=2),
    bamboo=dict(reach=120, middle=.46, colour=.55, warm=.08),
    forest=dict(reach=600, middle=.27, colour=.75, warm=.1),
    bay=dict(reach=9000, middle=.55, colour=.85, blur=2),
)
VARIANTS = dict(garden=3)          # of other kinds there are two
PASSES = (('Image', 'light'), ('Mist', 'mist'), ('Denoising Albedo', 'albedo'), ('Denoising Normal', 'normal'))
CALM = .8                 # the share of the noise that the network takes away: all would look painted, and in leaves more than half


def settings(samples, scale):
    """Cycles on the CPU with few bounces; light, and distance as mist."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.threads_mode, scene.render.threads = 'FIXED', 2
    scene.render.resolution_x, scene.render.resolution_y = (round(p * scale) for p in PIXELS)
    c = scene.cycles
    c.device, c.samples, c.use_adaptive_sampling, c.use_denoising = 'CPU', samples, False, False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = 4, 3, 1, 2
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect = 5
    scene.view_layers[0].use_pass_mist = scene.view_layers[0].cycles.denoising_store_passes = True


def render(folder, calm):
    """Renders and returns light (h, w, 3), whose noise is less by the share `calm`, and distance in metres (h, w)."""
    render_exr(exr_files(PASSES, folder), PASSES, '')
    light, mist, albedo, normal = (_read(f'{folder}/{name}_0001.exr') for _, name in PASSES)
    clean = denoise(network('rt_hdr_calb_cnrm_large'), light, albedo, normal)
    return light * (1 - calm) + clean * calm, mist[..., 0] * FAR


def _read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    w, h = image.size
    a = np.empty(w * h * image.channels, np.float32)
    image.pixels.foreach_get(a)
    return a.reshape(h, w, -1)[::-1, :, :3].copy()


def view(kind, variant, samples, scale):
    """The finished view, as display values."""
    look = dict(KINDS[kind])
    importlib.import_module('views.' + kind).build(variant)
    with tempfile.TemporaryDirectory() as folder:
        settings(samples, scale)
        light, metres = render(folder, look.pop('calm', CALM))
    light = lens.haze(light, metres, FAR, look.pop('reach'))
    radius = max(1, round(look.pop('blur', lens.OUT_OF_FOCUS) * scale))
    return lens.shown(lens.soften(light, radius), **look)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('out')
    parser.add_argument('--only', nargs='*', default=list(KINDS))
    parser.add_argument('--variant', type=int, nargs='*')
    parser.add_argument('--samples', type=int, default=24)
    parser.add_argument('--scale', type=float, default=1.0)
    given = parser.parse_args(sys.argv[sys.argv.index('--') + 1:])
    os.makedirs(given.out, exist_ok=True)
    for kind in given.only:
        for variant in given.variant or range(VARIANTS.get(kind, 2)):
            start, path = time.time(), os.path.join(given.out, f'{kind}-{variant}.webp')
            a = view(kind, variant, given.samples, given.scale)
            cv2.imwrite(path, (a[..., ::-1] * 255 + .5).astype(np.uint8), [cv2.IMWRITE_WEBP_QUALITY, 95])
            print(f'TIMING {kind}-{variant} {time.time() - start:.0f} s', flush=True)


main()
sys.stdout.flush()
os._exit(0)       # Blender and PyTorch clean up the same libraries, and Blender would crash at its end
