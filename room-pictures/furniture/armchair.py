"""Easy chairs. Origin on the floor, facing -Y."""
from furniture.club_chair import club
from furniture.finishes import legs
from furniture.framed_chairs import floor_seat, lodge, louis, rattan, sling, tubular, wishbone
from furniture.lounge_chair import lounge
from furniture.tub_chairs import barrel, padded_wall, shell, tub
from furniture.wing_chair import wing
from geometry.boxed import boxed
from geometry.scene import Group
from geometry.upholstery import soft
from materials import natural


def armchair(style):
    """Builds the style's easy chair; returns nothing."""
    spec = style['chair']
    with Group('armchair'):
        CHAIRS[spec['kind']](style, natural.textile(spec['cover']))


def slipper(style, cover):
    """Armless, on slim legs: a gently curved back with rounded shoulders over a boxed seat. Velvet is stitched in channels."""
    velvet = style['chair']['cover'][1] == 'velvet'
    legs('taper' if style['metal'] not in ('chrome', 'gold') else 'slim', style, .60, .58, .22, .05)
    soft(.62, .605, .10, cover, (0, -.022, .27), r=.010, puff=0, front=.002, wrinkle=.0008)
    boxed(.625, .56, .125, cover, (0, -.055, .382), sat=.012, crown=.036, corner=.05)
    padded_wall(cover, .66, .30, lambda u: .56 - .13 * abs(2 * u - 1) ** 3.5, 56, .115, 7 if velvet else 0, lean=.10, squash=1, shift=-.345)


CHAIRS = dict(wishbone=wishbone, sling=sling, shell=shell, barrel=barrel, tub=tub, wing=wing, club=club, slipper=slipper,
              louis=louis, rattan=rattan, lodge=lodge, tubular=tubular, lounge=lounge, floor_seat=floor_seat)
