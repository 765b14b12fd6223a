"""Renders one room inside Blender: `blender -b -P render_room.py -- STYLE ROOM-TYPE LAYOUT SEED OUT [--samples N] [--size WxH] [--only-build]`.

Writes two half-sample images and the passes that guide the denoiser as EXR, for finishing/develop.py, and which functions took part.
"""
import argparse
import importlib
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy

from furniture import lamps
from geometry.chance import rng
from staleness import Recorder
from styles import BY_SLUG

PASSES = (('Image', 'rgb'), ('Denoising Albedo', 'alb'), ('Denoising Normal', 'nrm'), ('Denoising Depth', 'dep'),
          ('DiffCol', 'dif'), ('Normal', 'hit'), ('Depth', 'far'))       # see finishing/passes.py


def arguments():
    """The command line's arguments."""
    parser = argparse.ArgumentParser()
    parser.add_argument('style')
    parser.add_argument('room_type')
    parser.add_argument('layout', type=int)
    parser.add_argument('seed', type=int)
    parser.add_argument('out')
    parser.add_argument('--samples', type=int, default=24)
    parser.add_argument('--size', default='960x640')
    parser.add_argument('--only-build', action='store_true')
    return parser.parse_args(sys.argv[sys.argv.index('--') + 1:])


def build(style_slug, room_type, layout, seed):
    """Builds the scene from scratch."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    rng.seed(seed)
    lamps.reset_bulbs()
    module = importlib.import_module('rooms.' + room_type.lower().replace(' ', '_'))
    module.LAYOUTS[layout](BY_SLUG[style_slug])


def settings(samples, size):
    """Cycles on the CPU, tuned for interiors: few bounces, clamped, no caustics."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = (int(v) for v in size.split('x'))
    scene.render.resolution_percentage = 100
    scene.render.use_persistent_data = False       # otherwise the second seed is ignored
    c = scene.cycles
    c.device, c.samples, c.use_adaptive_sampling, c.use_denoising = 'CPU', max(2, samples // 2), False, False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 5, 2, 3, 4, 8
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy, c.sample_clamp_indirect, c.light_sampling_threshold = 1.0, 4.0, .02
    c.pixel_filter_type, c.filter_width = 'BLACKMAN_HARRIS', 1.4
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = layer.use_pass_z = layer.use_pass_normal = layer.use_pass_diffuse_color = True
    return scene


def render_halves(scene, out, seed):
    """Renders twice with different seeds into OUT_{pass}_{half}_0001.exr."""
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, files = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    files.format.file_format, files.format.color_depth, files.format.color_mode = 'OPEN_EXR', '32', 'RGB'
    files.base_path = os.path.dirname(os.path.abspath(out))
    files.file_slots.clear()
    for source, name in PASSES:
        files.file_slots.new(name)
        tree.links.new(layers.outputs[source], files.inputs[name])
    final = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(layers.outputs['Image'], final.inputs[0])
    for half in (0, 1):
        scene.cycles.seed = seed * 10 + half
        for slot, (_, name) in zip(files.file_slots, PASSES):
            slot.path = f'{os.path.basename(out)}_{name}_{half}_'
        bpy.ops.render.render(write_still=False)


def main():
    a, start = arguments(), time.time()
    with Recorder() as recorder:
        build(a.style, a.room_type, a.layout, a.seed)
        scene, built = settings(a.samples, a.size), time.time()
        if not a.only_build:
            render_halves(scene, a.out, a.seed)
    with open(a.out + '.functions.json', 'w', encoding='utf-8') as f:
        json.dump(recorder.functions(), f)
    polygons = sum(len(m.polygons) for m in bpy.data.meshes)
    print(f'TIMING build {built - start:.1f} s, render {time.time() - built:.1f} s, {polygons} polygons', flush=True)


if __name__ == '__main__':
    main()
