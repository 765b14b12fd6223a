"""Where a room's windows show the view: a pass of its own, which can also be rendered alone, fast."""
import os

import bpy
import numpy as np

from exr_files import exr_files, render_exr
from materials.natural import VIEW_PASS

VIEW = ((VIEW_PASS, 'view'),)
ALONE = (('Emit', 'emit'), *VIEW)
MARGIN = .02     # as a share of the picture, round the part with views


def add_view_pass(layer):
    """Has Cycles write the pass that the material natural.outdoors marks."""
    layer.aovs.add().name = VIEW_PASS
    layer.aovs[VIEW_PASS].type = 'VALUE'


def render_view(scene, out, seed, samples):
    """Renders only where the view is seen and its light, into OUT_view_0001.exr and OUT_emit_0001.exr, once small and then only the part with views."""
    folder, name = os.path.split(os.path.abspath(out))
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = layer.use_pass_normal = layer.use_pass_diffuse_color = False
    _without_textures(scene)
    scene.cycles.seed, files = seed, exr_files(ALONE, folder)
    for percentage, count in ((20, 2), (100, samples)):
        scene.render.resolution_percentage, scene.cycles.samples = percentage, count
        render_exr(files, ALONE, name + '_')
        if percentage < 100:
            _only_part(scene.render, out + '_view_0001.exr')


def _without_textures(scene):
    """Gives everything but views and clear glass one plain material, which renders fast."""
    plain = bpy.data.materials.new('plain')
    for slot in (s for obj in scene.objects for s in obj.material_slots if s.material):
        nodes = slot.material.node_tree.nodes if slot.material.use_nodes else ()
        if not any(n.type in ('BSDF_TRANSPARENT', 'OUTPUT_AOV') for n in nodes):
            slot.material = plain


def _only_part(frame, path):
    """Restricts rendering to the part in which the picture in `path` shows a view; the rest stays black."""
    image = bpy.data.images.load(path)
    w, h = image.size
    shown = np.array(image.pixels).reshape(h, w, -1)[..., 0] > 0
    if shown.any():
        (rows, columns), frame.use_border = np.nonzero(shown), True
        frame.border_min_x, frame.border_max_x = columns.min() / w - MARGIN, (columns.max() + 1) / w + MARGIN
        frame.border_min_y, frame.border_max_y = rows.min() / h - MARGIN, (rows.max() + 1) / h + MARGIN
