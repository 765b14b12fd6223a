"""Sideboards, bookcases, chests and fireplaces. Builders return the height of the top in metres."""
from furniture.table_lamps import table_lamp
from furniture.sideboards import SIDEBOARDS
from furniture.books import book_stack
from furniture.tabletop import bowl, candle, vase
from geometry.chance import rng
from geometry.scene import Group


def sideboard(style, w=1.6):
    """The style's low cupboard; stands with its back at y=+0.22."""
    with Group('sideboard'):
        return SIDEBOARDS[style['side']](style, w)


def dress_sideboard(style, top, w=1.6):
    """A vase, some books and a lamp on a sideboard; sparse styles get one thing."""
    with Group('vase', (-w * .3, 0, top)):
        vase(style, 1.2)
    if style['clutter'] < .2:
        return
    if style['clutter'] > .4:
        z = book_stack(style, (w * .02, 0, top), 3, 2)
        with Group('small', (w * .02, 0, z)):
            (candle if rng.random() < .5 else bowl)(style)
    with Group('lamp', (w * .33, .02, top)):
        table_lamp(style)
