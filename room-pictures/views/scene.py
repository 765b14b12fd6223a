"""An empty outdoor scene with sky, sun and a camera that turns: the eye is at (0, 0, eye) and looks along +Y."""
import math

import bpy
from mathutils import Vector

import materials.nodes
from geometry.scene import mesh, place, quads
from materials.nodes import lin, Nodes

PIXELS = (2360, 640)
WIDE = 115                # degrees; a room takes 100 of them
DOWN, UP = 13.6, 17.6     # degrees below and above the horizon: a pixel is a square
FAR = 6000                # metres at which the mist pass ends


def begin(eye, elevation=38, turn=60, sky=.13, sun=4.0, dust=2.0):
    """An empty scene. turn: degrees by which the sun stands to the right of the look; beyond 90 it is behind the camera."""
    materials.nodes._cache.clear()
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _camera(eye)
    node = _world(sky)
    node.sky_type, node.sun_disc, node.dust_density = 'NISHITA', False, dust
    node.sun_elevation, node.sun_rotation = math.radians(elevation), math.radians(turn)
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.angle, light.color = sun, math.radians(1), lin('#fff0d8')[:3]
    obj = place(bpy.data.objects.new('sun', light))
    e, t = math.radians(elevation), math.radians(turn)
    obj.rotation_euler = Vector((-math.sin(t) * math.cos(e), -math.cos(t) * math.cos(e), -math.sin(e))).to_track_quat('-Z', 'Y').to_euler()


def _camera(eye):
    data = bpy.data.cameras.new('camera')
    data.type, data.clip_end = 'PANO', 20000
    c = data.cycles
    c.panorama_type = 'EQUIRECTANGULAR'
    c.latitude_min, c.latitude_max = -math.radians(DOWN), math.radians(UP)
    c.longitude_min, c.longitude_max = -math.radians(WIDE / 2), math.radians(WIDE / 2)
    bpy.context.scene.camera = place(bpy.data.objects.new('camera', data), (0, 0, eye), (90, 0, 0))


def _world(strength):
    """Gives the scene a world whose light comes from a sky texture, and returns that node."""
    world = bpy.context.scene.world = bpy.data.worlds.new('sky')
    world.use_nodes = True
    tree = world.node_tree
    sky = tree.nodes.new('ShaderNodeTexSky')
    tree.links.new(sky.outputs[0], tree.nodes['Background'].inputs[0])
    tree.nodes['Background'].inputs[1].default_value = strength
    world.mist_settings.start, world.mist_settings.depth, world.mist_settings.falloff = 0, FAR, 'LINEAR'
    return sky


def clouds(amount, seed=0):
    """Fair-weather clouds over the sky's blue; amount: how white the thickest are, 0 to 1."""
    m = _Sky()
    way = m.node('TexCoord').outputs['Generated']
    x, y, z = m.node('SeparateXYZ', {0: way}).outputs
    far = m.node('Math', {0: 1.0, 1: m.node('Math', {0: z, 1: .16}, operation='ADD').outputs[0]}, operation='DIVIDE').outputs[0]
    layer = m.node('VectorMath', {0: way, 1: m.node('CombineXYZ', {0: far, 1: far, 2: 0.0}).outputs[0]}, operation='MULTIPLY').outputs[0]
    layer = m.node('VectorMath', {0: layer, 1: (seed * 7.3, 3.1, 0)}, operation='ADD').outputs[0]
    thick = m.grey(m.noise(layer, .9, 9, .58, .3), 0, amount, .48, .68)
    background = m.tree.nodes['Background']
    sky = background.inputs[0].links[0].from_socket
    m.tree.links.new(m.mix(thick, sky, m.mix(1, m.grey(z, 9, 6), (1, .98, .95, 1), 'MULTIPLY')), background.inputs[0])


class _Sky(Nodes):
    """The world's nodes, under construction."""

    def __init__(self):
        self.tree = bpy.context.scene.world.node_tree


def dusk(strength, stops=((.0, '#d8ad8c'), (.03, '#b9a29b'), (.08, '#8d93aa'), (.17, '#64789f'), (.5, '#2f4470'), (1, '#16244a'))):
    """Replaces the sky by that after sunset; stops: height above the horizon (sine of the angle) and colour."""
    tree = bpy.context.scene.world.node_tree
    up = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(tree.nodes.new('ShaderNodeTexCoord').outputs['Generated'], up.inputs[0])
    colours = tree.nodes.new('ShaderNodeValToRGB')
    while len(colours.color_ramp.elements) < len(stops):
        colours.color_ramp.elements.new(.5)
    for element, (at, colour) in zip(colours.color_ramp.elements, stops):
        element.position, element.color = at, lin(colour)
    tree.links.new(up.outputs[2], colours.inputs[0])
    tree.links.new(colours.outputs[0], tree.nodes['Background'].inputs[0])
    tree.nodes['Background'].inputs[1].default_value = strength


def again(obj, loc, turn=0.0, scale=1.0, high=1.0):
    """Shows an object's mesh once more; turn in degrees, high: additional factor of the height."""
    other = place(bpy.data.objects.new(obj.name, obj.data), loc, (0, 0, turn))
    other.scale = (scale, scale, scale * high)
    return other


def away(obj):
    """Hides the object whose mesh others show."""
    obj.hide_render = True
    return obj


def fan(rs, near, far, wide=WIDE):
    """A random point on the ground between two distances from the eye, inside what the camera sees."""
    a, d = math.radians(rs.uniform(-wide / 2, wide / 2)), math.sqrt(rs.uniform(near ** 2, far ** 2))
    return d * math.sin(a), d * math.cos(a)


def polar(angle, distance):
    """The point at degrees to the right of the look and at a distance."""
    return distance * math.sin(math.radians(angle)), distance * math.cos(math.radians(angle))


def ground(height, mat, reach=900, rings=90, spokes=90):
    """Land around the eye, with its height given by height(x, y); the rings lie closer together near the eye."""
    verts = []
    for i in range(rings + 1):
        d = 3 + (reach - 3) * (i / rings) ** 2.6
        for j in range(spokes + 1):
            x, y = polar(-80 + 160 * j / spokes, d)
            verts.append((x, y, height(x, y)))
    return mesh('ground', verts, quads(spokes + 1, rings + 1), mat, smooth=True)
