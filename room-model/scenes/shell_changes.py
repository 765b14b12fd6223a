"""What every room gets besides its furniture: a fourth wall, sometimes slopes under the roof, gaps between things."""
import math

import bpy

import labels
from geometry.solids import box
from materials import hard
from scenes import plain
from scenes.labelling import Labelled


def close_front(room, chance):
    """The wall on the camera side with its doorways. Light passes through it, so that the room is lit as on a stage."""
    mat, half = hard.paint(room.style['wall'], .8, .05), room.width / 2 + .25
    doorways = sorted((d for d in getattr(room, 'doorways', ()) if d.wall == 'front'), key=lambda d: -d.u1)
    edges = [-half, *(x for d in doorways for x in (-d.u1, -d.u0)), half]
    parts = [(a, b, 0) for a, b in zip(edges[::2], edges[1::2])] + [(-d.u1, -d.u0, d.z1) for d in doorways]
    with Labelled(labels.WALL):
        for a, b, low in parts:
            _let_light_through(box((b - a, .1, room.height - low), ((a + b) / 2, -room.depth - .05, (room.height + low) / 2), mat, 0))


def _let_light_through(obj):
    obj.visible_diffuse = obj.visible_shadow = obj.visible_glossy = False


def free_front():
    """Lets light through whatever stands at the front wall."""
    for obj in bpy.data.objects:
        top = obj
        while top.parent:
            top = top.parent
        if top.name.startswith('group front') and obj.type != 'EMPTY':
            obj.visible_diffuse = obj.visible_shadow = False


def slope_ceiling(room, chance):
    """One or two slopes under the roof, some with a roof window; they count as ceiling."""
    mat = hard.paint(room.style['ceiling'] if chance.random() < .6 else room.style['wall'], .85, .05)
    for s in chance.choice(((-1,), (1,), (-1, 1))):
        knee, run = chance.uniform(.6, 1.8), chance.uniform(.7, min(2.0, room.width * .45))
        rise = room.height - knee
        length, angle = math.hypot(run, rise), math.atan2(rise, run)
        middle = (s * (room.width / 2 - run / 2), -room.depth / 2, (room.height + knee) / 2)
        with Labelled(labels.CEILING):
            box((length + .4, room.depth + .5, .06), middle, mat, 0, (0, math.degrees(s * angle), 0))
        if chance.random() < .4:
            with Labelled(labels.WINDOW):
                y = -chance.uniform(.8, room.depth - .8)
                pane = box((min(.9, length * .6), .7, .02), (middle[0] - s * math.sin(angle) * .05, y, middle[2] - math.cos(angle) * .05), plain.material(chance, (.6, .7, .85), .1), 0, (0, math.degrees(s * angle), 0))
                surface = pane.data.materials[0].node_tree.nodes['Principled BSDF']
                surface.inputs['Emission'].default_value, surface.inputs['Emission Strength'].default_value = (.75, .85, 1, 1), chance.uniform(1, 6)


def thin_out(chance, share):
    """Removes a share of the free-standing groups."""
    for obj in list(bpy.data.objects):
        if obj.type == 'EMPTY' and obj.parent is None and not obj.name.startswith(('group back', 'group left', 'group right', 'group front', 'group fourth wall')):
            if chance.random() < share:
                for child in obj.children_recursive:
                    child.hide_render = child.hide_viewport = True
