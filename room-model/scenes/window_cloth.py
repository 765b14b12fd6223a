"""Curtains and blinds beside and before windows, open or closed. All count as textile."""
import math

import labels
from geometry.solids import sheet
from scenes import plain, surfaces
from scenes.blocks import Blocks
from scenes.labelling import Labelled


def dress(room, chance, frame, share=.6):
    """Dresses some windows; frame(wall, u, z) gives a group on a wall."""
    for window in room.windows:
        if chance.random() < share:
            kind = chance.choice((curtains, curtains, curtains, curtains, roller, roller, slats, pleated, upright_slats))
            with frame(window.wall, 0, 0):
                with Labelled(labels.TEXTILE):
                    kind(room, chance, window)


def folded(chance, u0, u1, low, high, mat, y=-.12):
    """Hanging cloth between two places and heights, in folds that are irregular and deepen towards the foot."""
    w = u1 - u0
    n = max(2, round(w / chance.uniform(.07, .2)))
    deep, start, shift = chance.uniform(.02, .06), chance.uniform(0, 6), chance.uniform(.1, .5)

    def point(u, v):
        a = u * n * 6.283 + start + shift * math.sin(u * 9 + start) * 3
        return u0 + w * (u + .012 * math.sin(a * .5) * (1 - v)), y + deep * (1 - .4 * v) * math.sin(a) + .01 * math.sin(u * 17 + 2 * v), low + (high - low) * v
    sheet(point, n * 8, 4, mat)


def _edges(room, window, out):
    first, last = room.span(window.wall)
    return max(first + .03, window.u0 - out), min(last - .03, window.u1 + out)


def curtains(room, chance, window):
    """Heavy curtains on both sides or one, or closed before the whole window, under a rail or rod."""
    u0, u1 = _edges(room, window, chance.uniform(.15, .7))
    high = chance.choice((room.height - .02, min(room.height - .02, window.z1 + chance.uniform(.05, .3))))
    low = chance.choice((.01, .01, .02, max(.02, window.z0 - .15)))
    mat, w = plain.material(chance, rough=.95), u1 - u0
    if chance.random() < .25:
        mat = surfaces.wall_paint(room.style)
    closed = chance.random()
    share = .5 if closed < .25 else chance.uniform(.12, .3)
    for a, b in ((u0, u0 + w * share), (u1 - w * share, u1)):
        if chance.random() < .9:
            folded(chance, a, b, low, high, mat)
    rail = Blocks()
    rail.box((w + .1, .03, .03), ((u0 + u1) / 2, -.12, high), surfaces.metal(chance))
    if chance.random() < .2:
        rail.box((w + .12, .16, .2), ((u0 + u1) / 2, -.1, high - .08), mat)
    rail.build()


def roller(room, chance, window):
    """A roller blind, drawn partly or wholly."""
    blocks, w, drop = Blocks(), window.u1 - window.u0 + .06, (window.z1 - window.z0) * chance.choice((.25, .5, .8, 1, 1))
    u, mat = (window.u0 + window.u1) / 2, plain.material(chance, rough=.9)
    blocks.box((w, .06, .07), (u, -.04, window.z1 + .05), mat if chance.random() < .5 else surfaces.metal(chance))
    blocks.box((w - .03, .003, drop), (u, -.04, window.z1 + .03 - drop / 2), mat)
    blocks.box((w - .03, .014, .025), (u, -.04, window.z1 + .03 - drop), mat)
    blocks.build()


def slats(room, chance, window):
    """A blind of level slats, open or shut."""
    blocks, w, drop = Blocks(), window.u1 - window.u0 + .04, (window.z1 - window.z0 + .06) * chance.choice((.3, .7, 1, 1))
    u, mat, tilt = (window.u0 + window.u1) / 2, plain.material(chance, rough=.4), chance.choice((10, 35, 65, 75))
    broad = chance.choice((.025, .05))
    n = max(3, min(70, int(drop / broad * 1.15)))
    for k in range(n):
        blocks.box((w, broad, .002), (u, -.045, window.z1 + .04 - (k + .5) * drop / n), mat, (tilt, 0, 0))
    blocks.box((w, .06, .05), (u, -.045, window.z1 + .06), mat)
    blocks.build()


def pleated(room, chance, window):
    """A roman blind: cloth in wide level folds."""
    w, drop = window.u1 - window.u0 + .08, (window.z1 - window.z0) * chance.choice((.3, .5, .9, 1.05))
    blocks, u, mat, n = Blocks(), (window.u0 + window.u1) / 2, plain.material(chance, rough=.95), chance.choice((3, 4, 6))
    for k in range(n):
        blocks.box((w, .012, drop / n * 1.05), (u, -.05, window.z1 + .06 - (k + .5) * drop / n), mat, (-6, 0, 0))
    blocks.build()


def upright_slats(room, chance, window):
    """A blind of hanging strips."""
    u0, u1 = _edges(room, window, .08)
    blocks, mat, low, turn = Blocks(), plain.material(chance, rough=.8), chance.choice((.03, max(.03, window.z0 - .08))), chance.uniform(10, 60)
    high = window.z1 + .08
    n = max(3, round((u1 - u0) / .11))
    for k in range(n):
        blocks.box((.125, .002, high - low), (u0 + (k + .5) * (u1 - u0) / n, -.09, (low + high) / 2), mat, (0, 0, turn))
    blocks.box((u1 - u0, .05, .04), ((u0 + u1) / 2, -.09, high + .02), surfaces.metal(chance))
    blocks.build()
