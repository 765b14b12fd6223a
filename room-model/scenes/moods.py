"""Light and camera of each picture of a room."""
import math

import bpy
from mathutils import Vector

import labels

SIZES = ((384, 288),) * 5 + ((288, 384),) * 3
SENSOR = 36.0


def add_lamps(room, chance):
    """Some bulbs under the ceiling and in the room; their energies change from picture to picture."""
    for _ in range(chance.choice((1, 2, 3))):
        lamp = bpy.data.lights.new('bulb', 'POINT')
        lamp.energy, lamp.shadow_soft_size = math.exp(chance.uniform(2, 4.5)), .12
        lamp.color = (1, chance.uniform(.75, 1), chance.uniform(.5, 1))
        obj = bpy.data.objects.new('bulb', lamp)
        bpy.context.scene.collection.objects.link(obj)
        obj.location = (chance.uniform(-.4, .4) * room.width, -chance.uniform(.15, .85) * room.depth, room.height - chance.uniform(.2, 1.2))


def remember_lights():
    """The lights' energies as built."""
    return {obj.name: obj.data.energy for obj in bpy.data.objects if obj.type == 'LIGHT'}


def set_mood(energies, chance):
    """Daylight, lamplight, flash or a mixture."""
    day, lamps, sun = chance.choice(((1, 1, 1), (1, .2, 0), (1, 0, 1), (.25, 1.5, 0), (.1, 1, 0), (1, .5, 2)))
    for name, energy in energies.items():
        light = bpy.data.objects[name].data
        kind = lamps if light.type in ('POINT', 'SPOT') else sun if light.type == 'SUN' else day
        light.energy = energy * max(kind, .02 if light.type == 'AREA' else 0) * math.exp(chance.gauss(0, .6))


def new_camera():
    """The one camera, moved for each picture."""
    obj = bpy.data.objects.new('camera of pairs', bpy.data.cameras.new('camera of pairs'))
    bpy.context.scene.collection.objects.link(obj)
    bpy.context.scene.camera = obj
    obj.data.sensor_width = SENSOR
    obj.data.sensor_fit = 'AUTO'
    obj.data.clip_start = .02
    return obj


def aim(camera, room, chance):
    """Puts the camera at a random place, half of the time near a wall or corner, looking across the room."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = chance.choice(SIZES)
    w, d = room.width / 2 - .15, room.depth
    x = chance.choice((chance.uniform(-w, w), chance.choice((-w, w)) * chance.uniform(.75, 1)))
    y = chance.choice((-chance.uniform(.8, d - .1), -(d - .15) * chance.uniform(.85, 1)))
    goal = [chance.uniform(-w, w) * .8, -chance.uniform(0, d) * .6, 0]
    if chance.random() < .3:          # towards the front wall, where there are doors too
        y, goal[1] = -d - y, -d - goal[1]
    camera.location = (x, y, chance.choice((chance.gauss(1.5, .15), chance.uniform(.8, 1.9))))
    way = Vector(goal) - Vector((x, y, 0))
    yaw = math.atan2(-way.x, way.y)
    camera.rotation_euler = (math.radians(90 + chance.gauss(-11, 8)), math.radians(chance.gauss(0, 2)), yaw)
    camera.data.lens = chance.choice((chance.uniform(15, 24), chance.uniform(22, 30), chance.uniform(28, 45)))
    camera.data.shift_y = 0


def is_worth_it(camera, graph, chance):
    """Casts a few rays: the camera must not be right in front of something, must see several surfaces, and mostly sees things."""
    scene = bpy.context.scene
    turn = camera.rotation_euler.to_matrix()
    width, height = scene.render.resolution_x, scene.render.resolution_y
    reach = SENSOR / 2 / camera.data.lens / max(width, height)
    distances, seen = [], []
    for gx in range(-3, 4):
        for gy in range(-3, 4):
            way = (turn @ Vector((gx / 3.3 * reach * width, gy / 3.3 * reach * height, -1))).normalized()
            hit, place, _, _, obj, _ = scene.ray_cast(graph, camera.location, way)
            distances.append((place - camera.location).length if hit else 9)
            seen.append(obj.get('label', labels.UNKNOWN) if hit else labels.UNKNOWN)
    distances.sort()
    things = sum(label > labels.WINDOW for label in seen)
    shell = len({labels.WALL, labels.FLOOR, labels.CEILING} & set(seen))
    clear = distances[2] > .35 and distances[24] > 1.5 and shell >= 2 and seen.count(labels.UNKNOWN) < 5
    worth = clear and _shows_wanted(camera, seen, chance) and things >= chance.choice((5, 14, 19, 23, 26, 29))
    if worth:
        camera['tries'] = 0
    return worth


def _shows_wanted(camera, seen, chance):
    """Half of the pictures look for a door or a cupboard; after 25 views without it the picture looks for something else."""
    tries = camera.get('tries', 0)
    if tries % 25 == 0:
        camera['wanted'] = chance.choice((labels.UNKNOWN, labels.UNKNOWN, labels.DOOR, labels.CUPBOARD))
    camera['tries'] = tries + 1
    return camera['wanted'] == labels.UNKNOWN or seen.count(camera['wanted']) >= chance.choice((2, 3, 6))
