"""Pale curtains that hang before a whole window and often resemble the wall beside it."""
from furniture.drapery import curtain_panel
from geometry.scene import Group

TONES = ('#fbfaf7', '#f6f3ec', '#efe9dd', '#e9e9ea', '#f3ead8', '#dfe3e4')


def hang_net_curtains(room, chance, frame):
    """Hangs them before some windows, from the ceiling or above the window, down to the floor or the sill; frame(wall, u, z) gives a group."""
    for window in room.windows:
        if chance.random() > .75:
            continue
        left, right = window.u0 - chance.choice((.1, .3, .8)), window.u1 + chance.choice((.1, .3, .8))
        first, last = room.span(window.wall)
        left, right = max(left, first + .05), min(right, last - .05)
        foot = chance.choice((.02, .02, max(.02, window.z0 - .1)))
        top = chance.choice((room.height - .02, min(room.height - .02, window.z1 + .15)))
        spec = dict(kind=chance.choice(('sheer', 'sheer', 'drape')), col=chance.choice(TONES))
        with frame(window.wall, (left + right) / 2, foot):
            with Group('net', (0, -.1, 0)):
                curtain_panel(dict(room.style, curtain=spec), right - left, top - foot, folds=max(3, int((right - left) * chance.choice((5, 9, 14)))))

