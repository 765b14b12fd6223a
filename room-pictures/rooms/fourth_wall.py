"""The wall behind the camera, which only mirrors and polished things see."""
import bpy

from furniture.finishes import wood
from furniture.pictures import framed
from furniture.power_points import switch
from furniture.storage import sideboard
from furniture.tiling import tile_wall
from geometry.chance import rng
from geometry.scene import Group
from geometry.solids import ball, box
from materials import hard

DOOR = (.86, 2.06)


def build_fourth_wall(room):
    """Closes the camera side with a wall, a door and a picture; rays from the camera and scattered light pass through them."""
    before, state, lit = set(bpy.data.objects), rng.getstate(), {}
    with Group('fourth wall', (0, -room.depth, 0), 180):
        _wall(room)
    for obj in set(bpy.data.objects) - before:
        obj.visible_camera = obj.visible_diffuse = obj.visible_shadow = obj.visible_transmission = False
        for slot in obj.material_slots:
            if slot.material not in lit:
                lit[slot.material] = _lit(slot.material, .30)
            slot.material = lit[slot.material]
    rng.setstate(state)                     # what follows is arranged as if this wall were not there


def _lit(material, strength):
    """A copy of the material that glows in its own colour: the lights that fill the room do not reach this wall."""
    copy = material.copy()
    copy.cycles.sample_as_light = False
    for node in [n for n in copy.node_tree.nodes if n.type == 'BSDF_PRINCIPLED']:
        colour = node.inputs['Base Color']
        if colour.is_linked:
            copy.node_tree.links.new(colour.links[0].from_socket, node.inputs['Emission'])
        else:
            node.inputs['Emission'].default_value = colour.default_value
        node.inputs['Emission Strength'].default_value = strength
    return copy


def _wall(room):
    style, w, h = room.style, room.width + .2, room.height
    box((w, .1, h), (0, .05, h / 2), hard.paint(style['wall'], .8, .05), 0)
    with Group('door', (w * .24, 0, 0)):
        _door(style)
    with Group('switch', (w * .24 + DOOR[0] / 2 + .2, 0, 1.1)):
        switch(style)
    if room.wet:
        colour, size = style['bath']['tile']
        tile_wall(colour, size, -w / 2, w * .24 - DOOR[0] / 2 - .1, 0, h if style['bath']['tub'] != 'claw' else 1.2, size[0] < .5)
        return
    skirting = style.get('skirting', .13)
    if skirting:
        box((w, .014, skirting), (0, -.007, skirting / 2), hard.lacquer(style['trim'], .5), .002)
    with Group('picture', (-w * .22, -.02, 1.6)):
        framed(style, style['art'][0], .7, .9, .08)
    with Group('sideboard', (-w * .22, -.27, 0)):
        sideboard(style, 1.4)


def _door(style):
    w, h = DOOR
    leaf = wood(style) if sum(int(style['trim'][i:i + 2], 16) for i in (1, 3, 5)) < 300 else hard.lacquer(style['trim'], .45)
    box((w, .04, h), (0, -.01, h / 2), leaf, .004, grain=2)
    for z, height in ((.55, .72), (1.48, .92)):
        box((w - .26, .012, height), (0, -.032, z), leaf, .006, grain=2)
    for s in (-1, 1):
        box((.08, .03, h + .08), (s * (w / 2 + .045), -.015, (h + .08) / 2), hard.lacquer(style['trim'], .5), .004)
    box((w + .17, .03, .08), (0, -.015, h + .045), hard.lacquer(style['trim'], .5), .004)
    ball(.028, (w / 2 - .08, -.06, 1.02), hard.metal('brass' if style['metal'] in ('brass', 'gold') else 'steel'))
