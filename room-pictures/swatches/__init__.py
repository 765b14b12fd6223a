"""Swatches of the materials that the built-in styles name."""
