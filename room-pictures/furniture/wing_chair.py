"""A wing chair. Origin on the floor, facing -Y. Metres."""
from furniture.club_chair import rolled_arms
from furniture.finishes import legs
from geometry.boxed import boxed, padded
from geometry.cushions import pillow
from geometry.curves import through
from geometry.scene import Group
from geometry.upholstery import soft

# A wing from the side, as (y, z): from the arm up its front edge, along the top and down the back.
WING = [(-.01, .575), (-.045, .66), (-.05, .76), (-.02, .86), (.04, .95), (.14, 1.02), (.26, 1.055), (.36, 1.06), (.415, 1.03), (.405, .88), (.355, .66), (.33, .575)]


def wing(style, cover):
    """A high buttoned back between wings, over rolled arms and a boxed seat cushion, on turned legs."""
    legs('turned', style, .70, .72, .17, .05)
    soft(.66, .70, .14, cover, (0, 0, .235), r=.012, puff=0, front=.003, wrinkle=.001)
    boxed(.555, .63, .15, cover, (0, -.09, .38), crown=.04, sat=.012)
    boxed(.565, .78, .14, cover, (0, .29, .69), (79, 0, 0), crown=.05, corner=.06)
    rolled_arms(cover, .56, .63, .70, .165, -.03, thick=.105, r=.075)
    for side in (-1, 1):
        with Group('wing', (side * .315, 0, 0), side * -9):
            padded(through(WING, 4, cyclic=True), .07, cover, rot=(90, 0, 90))
    pillow(.44, .30, .14, cover, (0, .08, .62), (-16, 0, 0))
