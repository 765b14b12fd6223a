"""Random furnished rooms with a known label for every pixel; runs inside Blender and builds with room-pictures."""
