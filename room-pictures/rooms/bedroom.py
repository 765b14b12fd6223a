"""Bedrooms."""
from furniture.bed import bed
from furniture.nightstands import nightstand
from furniture.table_lamps import table_lamp
from furniture.books import book_stack
from furniture.tabletop import vase
from geometry.chance import rng
from geometry.scene import Group
from rooms.arrange import (carpet, ceiling_light, chair, corner_plant, decorate, low_cupboard, put, side_art, standing_lamp)
from rooms.room import Room, Window
from rooms.shell import build_shell
from rooms.stage import camera, light_room


def _start(style, **plan):
    room = Room(style, **plan)
    build_shell(room)
    light_room(room)
    return room


def _bedside(style, x, y, turn, side):
    """A bedside table with a lamp and something to read."""
    with Group('bedside', (x, y, 0), turn):
        top = nightstand(style)
        with Group('lamp', (.02, .04, top)):
            table_lamp(style)
        if style['clutter'] > .2 and side > 0:
            book_stack(style, (-.10, -.08, top), 1, 1)
        elif style['clutter'] > .5:
            with Group('vase', (-.13, -.05, top)):
                vase(style, .55)


def window_side(style):
    """The bed against the feature wall, a window at the side, an easy chair."""
    w = rng.uniform(4.9, 5.1)
    room = _start(style, width=w, windows=[Window('left', -2.65, -.8)])
    out = room.face_depth()
    carpet(style, -.1, -2.25, 3.0, 2.0)
    put(lambda: bed(style), (-.1, -1.14 - out, .01))
    for s in (-1, 1):
        _bedside(style, -.1 + s * 1.2, -.28 - out, 0, s)
    chair(style, 1.66, -1.2, -46)
    corner_plant(style, -w / 2 + .46, -.45, -1)
    ceiling_light(style, -.1, -1.6, room.height, .55)
    decorate(room, 'back', -.1, 1.5, 1.88)
    camera((1.15, -4.95, 1.30), (-.42, -.6, 1.0), 26, -.06)


def two_windows(style):
    """Seen straight on: the bed between two windows."""
    w = rng.uniform(4.7, 5.0)
    half = w / 2
    room = _start(style, width=w, windows=[Window('back', -half + .28, -half + 1.13, .35, 2.34), Window('back', half - 1.13, half - .28, .35, 2.34)])
    out = room.face_depth()
    carpet(style, 0, -2.3, 2.9, 2.1)
    put(lambda: bed(style), (0, -1.14 - out, .01))
    for s in (-1, 1):
        _bedside(style, s * 1.2, -.30 - out, 0, s)
    low_cupboard(style, room, 'left', -2.4, 1.4)
    decorate(room, 'back', 0, 1.15, 1.9)
    side_art(room, 'left', -1.05)
    corner_plant(style, half - .45, -2.2)
    ceiling_light(style, 0, -1.9, room.height, .5)
    camera((.18, -5.35, 1.32), (-.02, -.6, 1.0), 25, -.06)


def along_wall(style):
    """The bed's head on a side wall, the window at the far end with a seat before it."""
    w = rng.uniform(4.9, 5.1)
    room = _start(style, width=w, windows=[Window('back', -.35, 1.55, .40, 2.34)], feature='left')
    out = room.face_depth('left')
    x = -w / 2 + 1.14 + out
    carpet(style, -.75, -2.45, 2.9, 2.5)
    put(lambda: bed(style), (x, -2.25, .01), 90)
    for s in (-1, 1):
        _bedside(style, -w / 2 + .30 + out, -2.25 + s * 1.2, 90, s)
    chair(style, 1.35, -1.0, -28)
    standing_lamp(style, w / 2 - .36, -.38)
    corner_plant(style, -.92, -.42, -1)
    low_cupboard(style, room, 'right', 2.3, 1.5)
    decorate(room, 'left', -2.25, 1.5, 1.85)
    ceiling_light(style, -.3, -1.8, room.height, .55)
    camera((1.30, -5.35, 1.36), (-.35, -1.2, 1.0), 25, -.07)


LAYOUTS = [window_side, two_windows, along_wall]
