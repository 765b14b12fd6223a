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
    soft(.64, .66, .11, cover, (0, 0, .255), r=.012, puff=0, front=.003, wrinkle=.002)
    soft(.63, .66, .12, cover, (0, -.005, .365), r=.018, puff=.035, front=.008, wrinkle=.004, piping=cover)
    soft(.60, .13, .48, cover, (0, .27, .60), (-12, 0, 0), r=.03, puff=.012, front=.022, wrinkle=.003, tuft=(3, 2), piping=cover)


CHAIRS = dict(wishbone=wishbone, sling=sling, shell=shell, barrel=barrel, tub=tub, wing=wing, club=club, slipper=slipper,
              louis=louis, rattan=rattan, lodge=lodge, tubular=tubular, lounge=lounge, floor_seat=floor_seat)
