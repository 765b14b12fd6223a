"""Renders pairs of one room inside Blender: `blender -b -P render_room.py -- SEED FOLDER PICTURES SAMPLES`.

Writes for each picture k the passes FOLDER/k_{rgb,alb,nrm,pos,obj,mat}_0001.exr. The same seed gives the same pairs.
"""
import importlib
import os
import random
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
PICTURES = os.path.join(os.path.dirname(HERE), 'room-pictures')
sys.path[:0] = [PICTURES, HERE]
import bpy

from exr_files import exr_files, render_exr
from furniture import lamps
from geometry.chance import rng
from scenes import labelling
from styles import BY_SLUG
import rooms.room

ROOM_TYPES = ('living_room', 'bedroom', 'dining_room', 'home_office', 'kitchen', 'bathroom')
PASSES = (('Image', 'rgb'), ('Denoising Albedo', 'alb'), ('Normal', 'nrm'), ('Position', 'pos'), ('IndexOB', 'obj'), ('IndexMA', 'mat'))


def remember_rooms(heights):
    """Keeps every room that a layout makes, and sets its height."""
    made, plan = [], rooms.room.Room.__init__

    def init(self, *args, **keywords):
        plan(self, *args, **keywords)
        self.height = heights()
        made.append(self)
    rooms.room.Room.__init__ = init
    return made


def build(seed):
    """Builds a room from scratch and returns it with its random generator."""
    chance = random.Random(seed)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    rng.seed(seed)
    lamps.reset_bulbs()
    layouts = [importlib.import_module('rooms.' + name) for name in ROOM_TYPES]
    from scenes import free_room, mixed_style, moods, shell_changes
    labelling.label_builders((PICTURES, HERE))
    made = remember_rooms(lambda: chance.choice((chance.uniform(2.35, 2.7), chance.uniform(2.5, 3.2))))
    style = mixed_style.mixed_style(chance, list(BY_SLUG.values()))
    if chance.random() < .35:
        chance.choice(chance.choice(layouts).LAYOUTS)(style)
        if chance.random() < .2:
            shell_changes.thin_out(chance, chance.choice((.2, .5, .9)))
        free_room.fill_rest(made[-1], chance)
    else:
        free_room.free_room(style, chance)
    room = made[-1]
    shell_changes.close_front(room, chance)
    shell_changes.free_front()
    if chance.random() < .18:
        shell_changes.slope_ceiling(room, chance)
    moods.add_lamps(room, chance)
    return room, chance


def settings(samples):
    """Few samples, few bounces: training needs many pictures rather than clean ones."""
    scene = bpy.context.scene
    scene.render.engine, scene.render.resolution_percentage = 'CYCLES', 100
    scene.render.use_persistent_data = True
    scene.render.threads_mode, scene.render.threads = 'FIXED', 1
    c = scene.cycles
    c.device, c.samples, c.use_adaptive_sampling, c.use_denoising = 'CPU', samples, False, False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 4, 2, 2, 3, 6
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy, c.sample_clamp_indirect, c.sample_clamp_direct, c.light_sampling_threshold = 1.0, 3.0, 20, .05
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = True
    layer.use_pass_normal = layer.use_pass_position = layer.use_pass_object_index = layer.use_pass_material_index = True
    return scene


def main():
    seed, folder, pictures, samples = sys.argv[sys.argv.index('--') + 1:][:4]
    start = time.time()
    room, chance = build(int(seed))
    from scenes import moods
    labelling.number_objects()
    scene = settings(int(samples))
    files, camera, energies = exr_files(PASSES, folder), moods.new_camera(), moods.remember_lights()
    graph = bpy.context.evaluated_depsgraph_get()
    built, taken = time.time(), 0
    for _ in range(400):
        moods.aim(camera, room, chance)
        if taken == int(pictures):
            break
        if moods.is_worth_it(camera, graph, chance):
            moods.set_mood(energies, chance)
            scene.cycles.seed = chance.randrange(10 ** 6)
            render_exr(files, PASSES, f'{taken}_')
            taken += 1
    print(f'ROOM {seed}: built in {built - start:.1f} s, {taken} pictures in {time.time() - built:.1f} s', flush=True)


if __name__ == '__main__':
    main()
