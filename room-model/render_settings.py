"""The renderer's settings for training pairs: few samples and few bounces, for training needs many pictures rather than clean ones."""
import bpy

from cuda import use_cuda


def settings(samples, gpu):
    """Sets them, and returns the scene."""
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
    if gpu:
        c.device = 'GPU'
        use_cuda()
    return scene
