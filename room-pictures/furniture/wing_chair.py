"""A wing chair. Origin on the floor, facing -Y. Metres."""
from furniture.club_chair import rolled_arms
from furniture.finishes import legs
from geometry.boxed import boxed, padded
from geometry.cushions import pillow
from geometry.curves import through
from geometry.scene import Group
from geometry.upholstery import soft

# A wing from the side, as (y, z): from the arm up its front edge, along the top and down the back.
WING = [(-.035, .555), (-.045, .66), (-.085, .77), (-.080, .88), (-.02, .975), (.10, 1.035), (.27, 1.065), (.402, 1.060), (.375, .88), (.333, .66), (.315, .555)]


def wing(style, cover):
    """A high buttoned back between wings, over rolled arms and a boxed seat cushion, on turned legs."""
    legs('turned', style, .62, .66, .18, .05)
    soft(.62, .66, .13, cover, (0, 0, .235), r=.012, puff=0, front=.003, wrinkle=.001)
    boxed(.535, .58, .125, cover, (0, -.075, .3625), sat=.008)
    boxed(.55, .76, .12, cover, (0, .278, .675), (79, 0, 0), crown=.035, corner=.05)
    rolled_arms(cover, .545, .60, .64, .17, -.02, thick=.075, r=.055)
    for side in (-1, 1):
        with Group('wing', (side * .292, 0, 0), side * -5):
            padded(through(WING, 4, cyclic=True), .055, cover, rot=(90, 0, 90))
    pillow(.42, .28, .12, cover, (0, .11, .585), (-16, 0, 0))
