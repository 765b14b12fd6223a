"""Renders pairs of rooms inside Blender: `blender -b -P render_room.py -- FOLDER SEED... [--pictures 8] [--samples 4] [--gpu]`.

Writes FOLDER/rooms/SEED.npz, a file for each room; the messages of a room that cannot be built go to FOLDER/faulty. The same seed gives the same pairs.
"""
import argparse
import importlib
import os
import random
import shutil
import sys
import time
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
PICTURES = os.path.join(os.path.dirname(HERE), 'room-pictures')
sys.path[:0] = [PICTURES, HERE]
import bpy

from exr_files import exr_files, render_exr
from furniture import foliage, lamps, tabletop
from geometry import scene as groups
from geometry.chance import rng
from materials import nodes
from packing import pack_room
from render_settings import settings
from scenes import free_room, labelling, mixed_style, moods, shell_changes
from styles import BY_SLUG
import rooms.room

LAYOUTS = [importlib.import_module('rooms.' + name) for name in ('living_room', 'bedroom', 'dining_room', 'home_office', 'kitchen', 'bathroom')]
PASSES = (('Image', 'rgb'), ('Denoising Albedo', 'alb'), ('Normal', 'nrm'), ('Position', 'pos'), ('IndexOB', 'obj'), ('IndexMA', 'mat'))
MOST_TRIES = 400      # places for the camera, per room


def remember_rooms():
    """Appends every room that a layout makes to the list that is returned, and sets its height."""
    made, plan = [], rooms.room.Room.__init__

    def init(self, *args, **keywords):
        plan(self, *args, **keywords)
        self.height = rng.choice((rng.uniform(2.35, 2.7), rng.uniform(2.5, 3.2)))
        made.append(self)
    rooms.room.Room.__init__ = init
    return made


def clear():
    """Empties the scene, and forgets what builders remember of it."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    for remembered in (nodes._cache, foliage._leaves, groups._open_groups, labelling._open):
        remembered.clear()
    lamps.reset_bulbs()
    tabletop.reset_vases()


def build(seed, made):
    """Builds a room from scratch and returns it with its random generator."""
    clear()
    chance = random.Random(seed)
    rng.seed(seed)
    style = mixed_style.mixed_style(chance, list(BY_SLUG.values()))
    if chance.random() < .35:
        chance.choice(chance.choice(LAYOUTS).LAYOUTS)(style)
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
    labelling.number_objects()
    return room, chance


def take(room, chance, folder, wanted, samples, gpu):
    """Renders up to `wanted` pictures' passes into folder; returns how many."""
    scene, taken = settings(samples, gpu), 0
    files, camera, energies = exr_files(PASSES, folder), moods.new_camera(), moods.remember_lights()
    graph = bpy.context.evaluated_depsgraph_get()
    for _ in range(MOST_TRIES):
        moods.aim(camera, room, chance)
        if taken == wanted:
            break
        if moods.is_worth_it(camera, graph, chance):
            moods.set_mood(energies, chance)
            scene.cycles.seed = chance.randrange(10 ** 6)
            render_exr(files, PASSES, f'{taken}_')
            taken += 1
    return taken


def render(seed, made, a):
    """Builds, renders and packs one room."""
    folder, start = os.path.join(a.folder, 'unfinished', f'{seed:06d}'), time.time()
    os.makedirs(folder, exist_ok=True)
    try:
        room, chance = build(seed, made)
        built = time.time()
        taken = take(room, chance, folder, a.pictures, a.samples, a.gpu)
        rendered = time.time()
        pack_room(folder, os.path.join(a.folder, 'rooms', f'{seed:06d}.npz'))
        print(f'ROOM {seed}: built {built - start:.1f} s, {taken} pictures {rendered - built:.1f} s, packed {time.time() - rendered:.1f} s', flush=True)
    except Exception:
        with open(os.path.join(a.folder, 'faulty', f'{seed:06d}.txt'), 'w', encoding='utf-8') as file:
            file.write(traceback.format_exc())
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('folder')
    parser.add_argument('seeds', type=int, nargs='+')
    parser.add_argument('--pictures', type=int, default=8, help='per room')
    parser.add_argument('--samples', type=int, default=4)
    parser.add_argument('--gpu', action='store_true')
    a = parser.parse_args(sys.argv[sys.argv.index('--') + 1:])
    labelling.label_builders((PICTURES, HERE))
    made = remember_rooms()
    for seed in a.seeds:
        render(seed, made, a)


if __name__ == '__main__':
    main()
