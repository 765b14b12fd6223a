"""Easy chairs. Origin on the floor, facing -Y."""
from furniture.finishes import legs
from furniture.framed_chairs import floor_seat, lodge, louis, rattan, sling, tubular, wishbone
from furniture.lounge_chair import lounge
from furniture.tub_chairs import barrel, shell, tub, wing
from geometry.scene import Group
from geometry.solids import lathe
from geometry.upholstery import soft
from materials import natural


def armchair(style):
    """Builds the style's easy chair; returns nothing."""
    spec = style['chair']
    with Group('armchair'):
        CHAIRS[spec['kind']](style, natural.textile(spec['cover']))


def club(style, cover):
    """A deep rolled-arm club chair."""
    legs('block', style, .82, .8, .08)
    soft(.80, .80, .18, cover, (0, 0, .16), r=.04, puff=0, front=.01, wrinkle=.002)
    soft(.52, .64, .17, cover, (0, -.10, .34), r=.055, puff=.04, front=.02, wrinkle=.006, piping=cover)
    soft(.54, .22, .46, cover, (0, .24, .60), (-12, 0, 0), r=.09, puff=.04, front=.04, wrinkle=.006, piping=cover)
    soft(.80, .14, .56, cover, (0, .36, .42), r=.06, puff=.02, front=0, wrinkle=.003)
    for s in (-1, 1):
        soft(.14, .76, .34, cover, (s * .33, 0, .32), r=.04, puff=0, front=0, wrinkle=.003)
        lathe([(.001, 0), (.085, 0), (.10, .02), (.10, .70), (.085, .74), (.001, .74)], cover, (s * .34, .37, .50), 32, (90, 0, 0))


def slipper(style, cover):
    """Armless, upright, on slim legs."""
    legs('taper' if style['metal'] not in ('chrome', 'gold') else 'slim', style, .62, .64, .2, .05)
    soft(.64, .66, .20, cover, (0, 0, .30), r=.05, puff=.03, front=.012, wrinkle=.003, piping=cover)
    soft(.62, .15, .46, cover, (0, .26, .60), (-12, 0, 0), r=.06, puff=.03, front=.02, wrinkle=.003, tuft=(3, 2))


CHAIRS = dict(wishbone=wishbone, sling=sling, shell=shell, barrel=barrel, tub=tub, wing=wing, club=club, slipper=slipper,
              louis=louis, rattan=rattan, lodge=lodge, tubular=tubular, lounge=lounge, floor_seat=floor_seat)
