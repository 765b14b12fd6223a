"""Rendering on NVIDIA cards."""
import bpy


def use_cuda():
    """Has Cycles render on all NVIDIA cards."""
    preferences = bpy.context.preferences.addons['cycles'].preferences
    preferences.compute_device_type = 'CUDA'
    preferences.get_devices()
    for device in preferences.devices:
        device.use = device.type == 'CUDA'
