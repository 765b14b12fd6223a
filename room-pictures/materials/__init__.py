"""Surfaces as Cycles node trees, cached by their arguments. Colours are sRGB hex strings."""
