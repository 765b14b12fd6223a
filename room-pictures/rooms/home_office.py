"""Home offices."""
from furniture.desk_chair import desk_chair, dress_desk
from furniture.desks import desk
from furniture.desk_parts import DEPTH
from furniture.bookcase import bookcase
from furniture.walls_art import shelf
from geometry.chance import rng
from geometry.scene import Group
from rooms.arrange import (carpet, ceiling_light, chair, corner_plant, decorate, extras, hang, low_cupboard, put, side_art, standing_lamp)
from rooms.panel_art import panels
from rooms.room import Room, Window
from rooms.shell import build_shell
from rooms.stage import camera, light_room


def _start(style, **plan):
    room = Room(style, **plan)
    build_shell(room)
    light_room(room)
    return room


def _seat(style, x, y, turn):
    put(lambda: desk_chair(style), (x, y, 0), turn + rng.uniform(-16, 16))


def desk_at_wall(style):
    """The desk against the feature wall under shelves or art, a window at the side, a seat to read in."""
    w = rng.uniform(3.95, 4.15)
    room = _start(style, width=w, depth=5.8, windows=[Window('left', -2.4, -.75)])
    out = room.face_depth()
    carpet(style, -.1, -1.75, 2.4, 1.7)
    with room.frame('back', -.35, out + .01):
        dress_desk(style, desk(style, 1.6), 1.6)
    _seat(style, -.35, -1.05 - out, 180)
    if style['clutter'] > .5:
        hang(room, 'back', -.35, 1.98, lambda: shelf(style, 1.5, 2, .40))
    else:
        decorate(room, 'back', -.35, 1.4, 1.72)
    with room.frame('back', w / 2 - .58, out):
        bookcase(style, 1.0, 2.05)
    chair(style, -1.32, -1.95, 52)
    corner_plant(style, -w / 2 + .42, -.42)
    side_art(room, 'right', .88, 1.6)
    ceiling_light(style, .35, -.70, room.height, .42)      # behind the beam, and short, to hang above bookcase and shelves
    camera((.55, -4.75, 1.28), (-.16, -.5, 1.12), 28, -.065)


def desk_in_room(style):
    """The desk stands free, shelves behind the sitter, daylight from the side."""
    w = rng.uniform(4.2, 4.4)
    room = _start(style, width=w, depth=5.9, windows=[Window('right', .8, 2.5, .30, 2.36)])
    out = room.face_depth()
    if style['clutter'] > .3:
        for x in (-1.2, 1.2):
            with room.frame('back', x, out):
                bookcase(style, 1.15, 2.1)
        if not panels(room, 'back'):
            decorate(room, 'back', 0, .6, 1.6)
    else:
        low_cupboard(style, room, 'back', 0, 2.0)
        decorate(room, 'back', 0, 1.4, 1.7)
    carpet(style, 0, -1.85, 2.8, 2.0)
    with Group('desk', (-.05, -1.82, .012), 180):
        with Group('shift', (0, DEPTH / 2, 0)):
            dress_desk(style, desk(style, 1.6), 1.6, laptop=True)      # the back of a screen would hide the chair
    _seat(style, -.05, -1.18, 0)
    chair(style, -1.36, -2.0, 54)
    standing_lamp(style, -w / 2 + .36, -.62)
    corner_plant(style, w / 2 - .40, -.45)
    side_art(room, 'left', -1.02)
    ceiling_light(style, 0, -.85, room.height, .45)
    camera((-.50, -4.95, 1.32), (.10, -.5, 1.1), 28, -.065)


def desk_at_window(style):
    """The desk looks out of a window at the far end, a bookcase along one side, a low seat across."""
    w = rng.uniform(3.7, 3.9)
    room = _start(style, width=w, depth=5.9, windows=[Window('back', -.95, .95, .95, 2.32)], feature='left')
    out = room.face_depth('left')
    carpet(style, 0, -1.9, 1.9, 2.4)
    with room.frame('back', 0, .06):
        dress_desk(style, desk(style, 1.5), 1.5)
    _seat(style, 0, -1.12, 180)
    with room.frame('left', -1.05, out):
        bookcase(style, 1.15, 2.1)
    low_cupboard(style, room, 'left', -2.5, 1.3)
    chair(style, 1.18, -1.72, -70)
    standing_lamp(style, w / 2 - .32, -.98)
    corner_plant(style, w / 2 - .38, -.40)
    side_art(room, 'right', 1.42, 1.6)
    extras(style, -1.12, -.45)
    ceiling_light(style, .1, -.85, room.height, .45)
    camera((.40, -4.95, 1.30), (-.12, -.6, 1.12), 28, -.065)


LAYOUTS = [desk_at_wall, desk_in_room, desk_at_window]
