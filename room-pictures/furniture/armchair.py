"""Easy chairs. Origin on the floor, facing -Y."""
from furniture.club_chair import club
from furniture.finishes import legs
from furniture.framed_chairs import floor_seat, louis, rattan, sling, tubular, wishbone
from furniture.lounge_chair import lounge
from furniture.tub_chairs import barrel, padded_wall, shell, tub
from furniture.wing_chair import wing
from geometry.boxed import boxed
from geometry.chance import rng
from geometry.cushions import pillow
from geometry.scene import Group
from geometry.upholstery import soft
from materials import natural

BARE = .15               # from this clutter on a chair has a cushion
LEANT = dict(club=(.085, .645), slipper=(.10, .625), barrel=(.15, .645), louis=(.15, .665))     # distance back and height of its middle


def armchair(style):
    """Builds the style's easy chair; returns nothing."""
    spec = style['chair']
    with Group('armchair'):
        CHAIRS[spec['kind']](style, natural.textile(spec['cover']))
        if spec['kind'] in LEANT and style['clutter'] > BARE:
            _cushion(style, *LEANT[spec['kind']])


def _cushion(style, y, z):
    """One of the style's cushions against the back, of another cloth than the chair's."""
    others = [spec for spec in style['pillows'] if spec[0] != style['chair']['cover'][0]]
    if others:
        pillow(.42, rng.choice((.28, .36)), .14, natural.textile(rng.choice(others)), (rng.uniform(-.04, .04), y, z), (-18, rng.uniform(-5, 5), rng.uniform(-8, 8)))


def slipper(style, cover):
    """Armless, on slim legs: a gently curved back with rounded shoulders over a boxed seat. Velvet is stitched in channels."""
    velvet = style['chair']['cover'][1] == 'velvet'
    legs('taper' if style['metal'] not in ('chrome', 'gold') else 'slim', style, .60, .58, .22, .05)
    soft(.62, .605, .10, cover, (0, -.022, .27), r=.010, puff=0, front=.002, wrinkle=.0008)
    boxed(.625, .56, .125, cover, (0, -.055, .382), sat=.016, crown=.046, corner=.05)
    padded_wall(cover, .66, .30, lambda u: .56 - .13 * abs(2 * u - 1) ** 3.5, 56, .115, 7 if velvet else 0, lean=.10, squash=1, shift=-.345)


CHAIRS = dict(wishbone=wishbone, sling=sling, shell=shell, barrel=barrel, tub=tub, wing=wing, club=club, slipper=slipper,
              louis=louis, rattan=rattan, tubular=tubular, lounge=lounge, floor_seat=floor_seat)
