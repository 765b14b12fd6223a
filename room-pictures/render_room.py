"""Renders one room inside Blender: `blender -b -P render_room.py -- STYLE ROOM-TYPE LAYOUT SEED OUT [--samples N] [--size WxH]`.

`--gpu` renders on an NVIDIA card. Writes EXR passes for finishing/develop.py: the whole light, from a second render
the surfaces' colours and normals, which guide the denoiser, and from a third the view as mirrors show it. Also writes which functions took part.
"""
import argparse
import importlib
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy

from cuda import use_cuda
from exr_files import exr_files, render_exr
from furniture import lamps, tabletop
from geometry.chance import rng
from mirror_pass import render_mirrored
from staleness import Recorder
from styles import furnished
from view_pass import VIEW, add_view_pass, render_view

# finishing/passes.py reads these.
LIGHT = (('Image', 'rgb'), ('Denoising Albedo', 'alb'), ('Denoising Normal', 'nrm'))
SURFACES = (('DiffCol', 'col'), ('Normal', 'hit'), ('Emit', 'emit'), *VIEW)
SURFACES_SAMPLES = 15    # of the surfaces' render, which has half as many as the light's, but at least these


def arguments():
    """The command line's arguments."""
    parser = argparse.ArgumentParser()
    parser.add_argument('style')
    parser.add_argument('room_type')
    parser.add_argument('layout', type=int)
    parser.add_argument('seed', type=int)
    parser.add_argument('out')
    parser.add_argument('--samples', type=int, default=3)
    parser.add_argument('--size', default='1440x960')
    parser.add_argument('--part', type=float, nargs=4, metavar=('LEFT', 'BOTTOM', 'RIGHT', 'TOP'), help='shares of the picture: renders only this part')
    parser.add_argument('--only-build', action='store_true')
    parser.add_argument('--only-view', action='store_true', help='renders only the view, for refresh_views.py')
    parser.add_argument('--gpu', action='store_true')
    return parser.parse_args(sys.argv[sys.argv.index('--') + 1:])


def build(style_slug, room_type, layout, seed):
    """Builds the scene from scratch."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    rng.seed(seed)
    style = furnished(style_slug, seed)
    lamps.reset_bulbs()
    tabletop.reset_vases()
    module = importlib.import_module('rooms.' + room_type.lower().replace(' ', '_'))
    module.LAYOUTS[layout](style)


def settings(size, gpu):
    """Cycles, tuned for interiors: clamped, no caustics."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.threads_mode, scene.render.threads = 'FIXED', 2
    scene.render.resolution_x, scene.render.resolution_y = (int(v) for v in size.split('x'))
    scene.render.resolution_percentage = 100
    c = scene.cycles
    c.device, c.use_adaptive_sampling, c.use_denoising = 'GPU' if gpu else 'CPU', False, False
    if gpu:
        use_cuda()
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 10, 8, 4, 6, 12
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy, c.sample_clamp_indirect, c.light_sampling_threshold = 0.3, 10.0, .01
    c.pixel_filter_type, c.filter_width = 'BLACKMAN_HARRIS', 1.4
    layer = scene.view_layers[0]
    add_view_pass(layer)
    layer.cycles.denoising_store_passes = layer.use_pass_normal = layer.use_pass_diffuse_color = layer.use_pass_emit = True
    return scene


def crop(frame, part):
    """Renders only a part of the picture, to look at a detail at full size."""
    if part:
        frame.use_border = frame.use_crop_to_border = True
        frame.border_min_x, frame.border_min_y, frame.border_max_x, frame.border_max_y = part


def only_surfaces(scene):
    """Takes the light away and follows no ray beyond the first surface. Colours and normals then take few seconds."""
    scene.cycles.max_bounces = 0
    for obj in scene.objects:
        obj.hide_render = obj.hide_render or obj.type == 'LIGHT'


def render(scene, out, seed, samples):
    """Renders all passes into OUT_{pass}_0001.exr."""
    folder, name = os.path.split(os.path.abspath(out))
    scene.cycles.seed = seed
    scene.cycles.samples = samples
    render_exr(exr_files(LIGHT, folder), LIGHT, name + '_')
    only_surfaces(scene)
    scene.cycles.samples = max(samples // 2, SURFACES_SAMPLES)
    render_exr(exr_files(SURFACES, folder), SURFACES, name + '_')


def main():
    a, start = arguments(), time.time()
    with Recorder() as recorder:
        build(a.style, a.room_type, a.layout, a.seed)
        scene, built = settings(a.size, a.gpu), time.time()
        if not a.only_build:
            crop(scene.render, a.part)
            if a.only_view:
                only_surfaces(scene)
                render_view(scene, a.out, a.seed, SURFACES_SAMPLES)
            else:
                render(scene, a.out, a.seed, a.samples)
            render_mirrored(scene, a.out, a.seed, SURFACES_SAMPLES)
    with open(a.out + '.functions.json', 'w', encoding='utf-8') as f:
        json.dump(recorder.functions(), f)
    polygons = sum(len(m.polygons) for m in bpy.data.meshes)
    print(f'TIMING build {built - start:.1f} s, render {time.time() - built:.1f} s, {polygons} polygons', flush=True)


if __name__ == '__main__':
    main()
