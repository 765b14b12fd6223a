"""Easy chairs. Origin on the floor, facing -Y."""
from furniture.club_chair import club
from furniture.finishes import legs
from furniture.framed_chairs import floor_seat, lodge, louis, rattan, sling, tubular, wishbone
from furniture.lounge_chair import lounge
from furniture.tub_chairs import barrel, shell, tub, wing
from geometry.scene import Group
from geometry.upholstery import soft
from materials import natural


def armchair(style):
    """Builds the style's easy chair; returns nothing."""
    spec = style['chair']
    with Group('armchair'):
        CHAIRS[spec['kind']](style, natural.textile(spec['cover']))


def slipper(style, cover):
    """Armless, upright, on slim legs."""
    legs('taper' if style['metal'] not in ('chrome', 'gold') else 'slim', style, .62, .64, .2, .05)
    soft(.64, .66, .20, cover, (0, 0, .30), r=.05, puff=.03, front=.012, wrinkle=.003, piping=cover)
    soft(.62, .15, .46, cover, (0, .26, .60), (-12, 0, 0), r=.06, puff=.03, front=.02, wrinkle=.003, tuft=(3, 2))


CHAIRS = dict(wishbone=wishbone, sling=sling, shell=shell, barrel=barrel, tub=tub, wing=wing, club=club, slipper=slipper,
              louis=louis, rattan=rattan, lodge=lodge, tubular=tubular, lounge=lounge, floor_seat=floor_seat)
