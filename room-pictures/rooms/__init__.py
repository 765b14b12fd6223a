"""Rooms: the shell (floor, walls, windows, ceiling), light and camera, and the layouts of each room type."""
