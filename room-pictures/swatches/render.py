"""Renders swatches inside Blender: `blender -b -P swatches/render.py -- OUT_FOLDER [--samples N] [--only NAME ...]`, each as OUT_FOLDER/SLUG.png."""
import argparse
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
import bpy

from geometry.scene import mesh
from materials.nodes import Nodes, lin
from swatches.samples import SAMPLES
from swatches.slug import slug_of

WIDTH = .24
PIXELS = 240
FOLD = dict(flat=0.0, draped=.0065)


def sheet(material, lay):
    """A square sample; a draped one has soft folds."""
    n, height = 96, FOLD[lay]
    at = [i / n * WIDTH * 1.3 - WIDTH * .65 for i in range(n + 1)]
    fold = lambda x, y: height * (math.sin(19 * x + 11 * y + .6) + .6 * math.sin(31 * x - 17 * y))
    verts = [(x, y, fold(x, y)) for y in at for x in at]
    faces = [(r * (n + 1) + c, r * (n + 1) + c + 1, (r + 1) * (n + 1) + c + 1, (r + 1) * (n + 1) + c) for r in range(n) for c in range(n)]
    return mesh('sample', verts, faces, material, smooth=True, uv=[(y, x) for x, y, _ in verts])


def _daylight():
    """What stands for the window's panes. Unlike a bulb of the rooms (hard.emit), satin things reflect it undimmed."""
    m = Nodes('daylight')
    return m.finish(m.node('Emission', {'Color': lin('#fdf6ea'), 'Strength': 1.25}).outputs[0])


def stage():
    """Camera from above, light from the upper left, a window that polished things reflect, and a pale room."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    camera = bpy.data.objects.new('camera', bpy.data.cameras.new('camera'))
    camera.data.type, camera.data.lens = 'PERSP', 85
    camera.location, camera.rotation_euler = (0, -.16, .58), (.27, 0, 0)
    scene.collection.objects.link(camera)
    scene.camera = camera
    for name, loc, turn, size, power in (('window', (-.55, .35, .5), (-.55, -.85, 0), .35, 7.0), ('strip', (.12, .75, .55), (-1.0, .1, 0), .12, 2.2)):
        light = bpy.data.objects.new(name, bpy.data.lights.new(name, 'AREA'))
        light.location, light.rotation_euler = loc, turn
        light.data.size, light.data.energy = size, power
        scene.collection.objects.link(light)
    for x in (-.085, .085):
        for y in (.02, .17, .32):
            pane = [(x + .07 * p, y + .06 * q, .62) for p, q in ((-1, -1), (-1, 1), (1, 1), (1, -1))]
            mesh('pane', pane, [(0, 1, 2, 3)], _daylight())
    scene.world = bpy.data.worlds.new('room')
    scene.world.use_nodes = True
    scene.world.node_tree.nodes['Background'].inputs[0].default_value = (1, .98, .95, 1)
    scene.world.node_tree.nodes['Background'].inputs[1].default_value = .42
    return scene


def settings(scene, samples):
    """Cycles on the CPU, plain colours."""
    scene.render.engine = 'CYCLES'
    scene.cycles.device, scene.cycles.samples, scene.cycles.use_denoising = 'CPU', samples, False
    scene.cycles.max_bounces, scene.cycles.sample_clamp_indirect = 3, 3.0
    scene.render.resolution_x = scene.render.resolution_y = PIXELS
    scene.view_settings.view_transform = 'Standard'


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('out')
    parser.add_argument('--only', nargs='*', default=[])
    parser.add_argument('--samples', type=int, default=64)
    given = parser.parse_args(sys.argv[sys.argv.index('--') + 1:])
    for name in given.only or SAMPLES:
        import materials.nodes
        materials.nodes._cache.clear()
        settings(stage(), given.samples)
        lay, make = SAMPLES[name]
        sheet(make(), lay)
        bpy.context.scene.render.filepath = os.path.join(given.out, slug_of(name) + '.png')
        bpy.ops.render.render(write_still=True)


main()
