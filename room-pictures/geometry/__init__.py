"""Shapes in metres. Builders work at the origin and face -Y; a `Group` places what they build."""
