"""Where mirrors show the view, and its light: a fast render of its own, in which everything but mirrors, views and clear glass is black."""
from materials.nodes import Nodes
from view_pass import is_clear, is_mirror, is_view, render_where_seen

# finishing/passes.py reads these. The denoiser's guide follows rays into mirrors; of a view that is white besides, it tells its light and 1.
MIRRORED = (('Image', 'mirrored'), ('Denoising Albedo', 'guide'))


def render_mirrored(scene, out, seed, samples):
    """Renders the view as mirrors show it into OUT_mirrored_0001.exr and OUT_guide_0001.exr, if there are any. Nothing else can be rendered afterwards."""
    if not any(is_mirror(slot.material) for obj in scene.objects for slot in obj.material_slots if slot.material):
        return
    _leave_mirrors(scene)
    c = scene.cycles
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces = 3, 0, 2, 2
    scene.world = None
    scene.view_layers[0].cycles.denoising_store_passes = True
    render_where_seen(scene, MIRRORED, out, seed, samples)


def _leave_mirrors(scene):
    """Makes mirrors perfect and views visible only to them, and all else black."""
    silver, black = _surface('BsdfGlossy', 1, Roughness=0), _surface('BsdfDiffuse', 0)
    for obj in scene.objects:
        for slot in (s for s in obj.material_slots if s.material):
            if is_view(slot.material):
                obj.visible_camera = False
                _whiten(slot.material)
            elif is_mirror(slot.material):
                slot.material = silver
            elif not is_clear(slot.material):
                slot.material = black


def _surface(kind, grey, **inputs):
    m = Nodes('plain')
    return m.finish(m.node(kind, {'Color': (grey, grey, grey, 1)} | inputs).outputs[0])


def _whiten(material):
    """Adds a white surface to what glows."""
    tree = material.node_tree
    end = next(n for n in tree.nodes if n.type == 'OUTPUT_MATERIAL').inputs[0]
    both, white = tree.nodes.new('ShaderNodeAddShader'), tree.nodes.new('ShaderNodeBsdfDiffuse')
    white.inputs['Color'].default_value = (1, 1, 1, 1)
    for shader, place in ((end.links[0].from_socket, both.inputs[0]), (white.outputs[0], both.inputs[1]), (both.outputs[0], end)):
        tree.links.new(shader, place)
