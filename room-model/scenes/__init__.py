"""Random furnished rooms whose every pixel is known; runs inside Blender and builds with room-pictures."""
