"""Legs of dining chairs. Metres."""
from furniture.finishes import FOUR
from geometry.solids import rod


def dowel_legs(mat, h=.45, r=.016):
    """Four round legs of radius r from height h to the floor."""
    for sx, sy in FOUR:
        rod((sx * .19, sy * .19, h), (sx * .21, sy * .22, 0), r, mat, r * .7)
