"""Where a room's windows show the view: a pass of its own, which can also be rendered alone, fast."""
import os

import bpy
import numpy as np

from exr_files import exr_files, render_exr
from materials.natural import VIEW_PASS

VIEW = ((VIEW_PASS, 'view'),)
ALONE = (('Emit', 'emit'), *VIEW)
MIRROR = 'mirror'        # how the names of silvered glass begin
MARGIN = .02     # as a share of the picture, round the part with views


def add_view_pass(layer):
    """Has Cycles write the pass that the material natural.outdoors marks."""
    layer.aovs.add().name = VIEW_PASS
    layer.aovs[VIEW_PASS].type = 'VALUE'


def render_view(scene, out, seed, samples):
    """Renders only where the view is seen and its light, into OUT_view_0001.exr and OUT_emit_0001.exr."""
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = layer.use_pass_normal = layer.use_pass_diffuse_color = False
    plain = bpy.data.materials.new('plain')
    for slot in (s for obj in scene.objects for s in obj.material_slots if s.material):
        if not any(kept(slot.material) for kept in (is_view, is_clear, is_mirror)):
            slot.material = plain        # which renders fast
    render_where_seen(scene, ALONE, out, seed, samples)


def is_view(material):
    """Whether a material shows the view."""
    return _has(material, 'OUTPUT_AOV')


def is_clear(material):
    """Whether a material is clear glass, and not a net that the sun passes."""
    return _has(material, 'BSDF_TRANSPARENT') and not _has(material, 'BSDF_TRANSLUCENT')


def is_mirror(material):
    """Whether a material is silvered glass."""
    return material.name.startswith(MIRROR)


def _has(material, kind):
    return material.use_nodes and any(n.type == kind for n in material.node_tree.nodes)


def render_where_seen(scene, passes, out, seed, samples):
    """Renders passes into OUT_{pass}_0001.exr: once small, and then only the part in which the last of them is not black. A detail, which is
    small enough, as a whole."""
    folder, name = os.path.split(os.path.abspath(out))
    scene.cycles.seed, files, is_detail = seed, exr_files(passes, folder), scene.render.use_crop_to_border
    scene.render.use_border = is_detail
    for percentage, count in ((20, 2), (100, samples))[is_detail:]:
        scene.render.resolution_percentage, scene.cycles.samples = percentage, count
        render_exr(files, passes, name + '_')
        if percentage < 100:
            _only_part(scene.render, f'{out}_{passes[-1][1]}_0001.exr')


def _only_part(frame, path):
    """Restricts rendering to the part in which the picture in `path` shows something, or to a corner; the rest stays black."""
    image = bpy.data.images.load(path)
    w, h = image.size
    shown = np.array(image.pixels).reshape(h, w, -1)[..., 0] > 0
    rows, columns = np.nonzero(shown) if shown.any() else np.zeros((2, 1))
    frame.use_border = True
    frame.border_min_x, frame.border_max_x = columns.min() / w - MARGIN, (columns.max() + 1) / w + MARGIN
    frame.border_min_y, frame.border_max_y = rows.min() / h - MARGIN, (rows.max() + 1) / h + MARGIN
