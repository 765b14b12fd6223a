"""A wing chair. Origin on the floor, facing -Y. Metres."""
from furniture.club_chair import rolled_arms
from furniture.finishes import legs
from geometry.boxed import boxed, padded
from geometry.cushions import pillow
from geometry.curves import through
from geometry.scene import Group
from geometry.upholstery import soft

# A wing from the side, as (y, z): from the arm up its front edge in an S, back along the top, lower than the back's, and down behind.
WING = [(.03, .56), (.0, .63), (-.005, .70), (.02, .79), (.075, .875), (.15, .935), (.245, .975), (.335, 1.005), (.41, .99), (.405, .86), (.36, .66), (.335, .56)]


def wing(style, cover):
    """A high back between wings that run down into rolled arms, and a boxed seat cushion, on turned legs."""
    legs('turned', style, .70, .72, .17, .05)
    soft(.66, .70, .14, cover, (0, 0, .235), r=.012, puff=0, front=.003, wrinkle=.001)
    boxed(.555, .63, .15, cover, (0, -.09, .38), crown=.035, sat=.012)
    boxed(.60, .80, .13, cover, (0, .30, .69), (80, 0, 0), crown=.04, corner=.15)
    rolled_arms(cover, .56, .63, .70, .165, -.03, thick=.105, r=.075)
    for side in (-1, 1):
        with Group('wing', (side * .305, 0, 0), side * -8):
            padded(through(WING, 4, cyclic=True), .06, cover, rot=(90, 0, 90), crown=.016)
    pillow(.44, .30, .14, cover, (0, .10, .60), (-16, 0, 0))
