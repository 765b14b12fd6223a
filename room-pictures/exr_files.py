"""Has Blender's compositor write passes as EXR files."""
import bpy


def exr_files(passes, folder):
    """The node that writes into `folder`. passes: the names of Blender's outputs, each with the file's."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, files = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    files.format.file_format, files.format.color_depth, files.format.color_mode = 'OPEN_EXR', '32', 'RGB'
    files.base_path = folder
    files.file_slots.clear()
    for source, name in passes:
        files.file_slots.new(name)
        tree.links.new(layers.outputs[source], files.inputs[name])
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    return files


def render_exr(files, passes, prefix):
    """Renders into FOLDER/{prefix}{name}_0001.exr."""
    for slot, (_, name) in zip(files.file_slots, passes):
        slot.path = f'{prefix}{name}_'
    bpy.ops.render.render(write_still=False)
