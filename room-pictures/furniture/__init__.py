"""Furniture and objects. Each builder reads a style, builds at the origin and faces -Y. Metres throughout."""
