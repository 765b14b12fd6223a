"""Light and camera: daylight through the windows, a bounced flash, and a level lens."""
import math

import bpy
from mathutils import Vector

from materials.nodes import lin

INWARD = dict(back=(0, -1), left=(1, 0), right=(-1, 0))


def area(loc, rot, size, radiance, colour, glossy=True, name='fill'):
    """A rectangular light of `size` metres; radiance in W/m2/sr."""
    light = bpy.data.lights.new(name, 'AREA')
    light.shape, (light.size, light.size_y) = 'RECTANGLE', size
    light.color = lin(colour)[:3]
    light.energy = radiance * math.pi * size[0] * size[1]
    obj = bpy.data.objects.new(name, light)
    bpy.context.scene.collection.objects.link(obj)
    obj.location, obj.rotation_euler = loc, [math.radians(a) for a in rot]
    obj.visible_camera, obj.visible_glossy = False, glossy
    return obj


def light_room(room):
    """Lights a room through its windows and from the open side."""
    spec, w = room.style['light'], room.width
    share = 1.0 if len(room.windows) == 1 else .62
    for win in room.windows:
        _window_light(room, win, 11 * spec['key'] * share, '#eaf1ff')
    area((.6, -room.depth - .3, 1.7), (80, 0, 0), (w, 2.4), .12 * spec['fill'], spec['temp'], False)
    area((.6, -room.depth + .5, 1.4), (142, 0, 0), (w * .9, 1.8), .3 * spec['fill'], '#fff8ee', False)
    if room.windows:
        _sun(room.windows[0].wall, spec, glossy=not room.wet)
    _sky()


def _window_light(room, win, radiance, colour):
    u, z = (win.u0 + win.u1) / 2, (win.z0 + win.z1) / 2
    size = (win.u1 - win.u0 + .2, win.z1 - win.z0 + .2)
    with room.frame(win.wall):
        obj = area((0, 0, 0), (90, 0, 0), size, radiance, colour, False, 'window')     # mirrors show the view, not the light
    x, out = room.width / 2, .25
    if win.wall == 'back':
        obj.location, turn = (u, out, z), 0
    elif win.wall == 'left':
        obj.location, turn = (-x - out, u, z), 90
    else:
        obj.location, turn = (x + out, -u, z), -90
    obj.rotation_euler = (math.radians(-90), 0, math.radians(turn))


def _sun(wall, spec, glossy):
    """Sunlight through the windows of a wall. Without `glossy` nothing mirrors it: among glazed tiles, each a little askew, a single one would flash."""
    nx, ny = INWARD[wall]
    drift = math.radians({'left': -8, 'right': 8, 'back': spec.get('drift', 28)}[wall])
    dx, dy = nx * math.cos(drift) - ny * math.sin(drift), nx * math.sin(drift) + ny * math.cos(drift)
    el = math.radians(spec.get('elevation', 36))
    sun = bpy.data.lights.new('sun', 'SUN')
    sun.energy, sun.angle, sun.color = 7.5 * spec['sun'], math.radians(1.6), lin('#ffe3bd')[:3]
    obj = bpy.data.objects.new('sun', sun)
    bpy.context.scene.collection.objects.link(obj)
    way = Vector((dx * math.cos(el), dy * math.cos(el), -math.sin(el)))
    obj.rotation_euler, obj.visible_glossy = way.to_track_quat('-Z', 'Y').to_euler(), glossy


def _sky():
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    node = world.node_tree.nodes['Background']
    node.inputs[0].default_value = (.86, .83, .78, 1)      # as the wall that mirrors would show there
    path = world.node_tree.nodes.new('ShaderNodeLightPath')
    mix = world.node_tree.nodes.new('ShaderNodeMix')       # mirrors see a lit room on the open side
    mix.inputs[2].default_value, mix.inputs[3].default_value = .2, .75
    world.node_tree.links.new(path.outputs['Is Glossy Ray'], mix.inputs[0])
    world.node_tree.links.new(mix.outputs[0], node.inputs[1])
    world.cycles.sampling_method = 'NONE'


def camera(loc, target, lens=26, shift=-.05, fstop=8, focus=None):
    """A camera at loc that looks towards target's direction but stays level, so that verticals are upright."""
    cam = bpy.data.cameras.new('camera')
    obj = bpy.data.objects.new('camera', cam)
    bpy.context.scene.collection.objects.link(obj)
    way = Vector(target) - Vector(loc)
    obj.location, obj.rotation_euler = loc, (math.radians(90), 0, math.atan2(-way.x, way.y))
    cam.lens, cam.shift_y = lens, shift
    cam.dof.use_dof, cam.dof.aperture_fstop = True, fstop
    cam.dof.focus_distance = focus or way.length
    bpy.context.scene.camera = obj
