"""Blinds within a window's reveal: cloth in folds, slats that let stripes of sun through, and paper screens behind the window's bars."""
import math
from dataclasses import replace

from furniture.finishes import wood
from furniture.nets import show_outside
from geometry.chance import rng
from geometry.solids import box, sheet, tube
from materials import hard, natural
from rooms.room import panes

GAP, HEAD = .020, .05             # metres between blind and reveal, which may be lined; height of the box that a blind hangs from
SLAT, PITCH, TILT = .05, .042, 38     # a slat's depth and distance in metres, and how far its edge in the room is turned down in degrees
STACKED = .0044                  # metres between slats that rest on each other
LET_DOWN = .27                    # how much of its window's height a cloth covers, without its folds
BEHIND_BARS, WIDE = .128, 1.6    # metres from the wall's face to paper, and the width of windows from which on half of them is without
FOLD, FOLDS = .085, 4             # how far a gathered fold hangs, in metres, and how many there are


def hang_blind(style, window):
    """The style's blind, 'cloth', 'slats' or 'paper', before a window, in the frame of its wall."""
    spec = style['blind']
    if spec['kind'] == 'paper':
        _screen(style, spec, window)
        return
    w, u = window.u1 - window.u0 - 2 * GAP, (window.u0 + window.u1) / 2
    {'cloth': _cloth, 'slats': _slats}[spec['kind']](spec, w, u, window)


def _slats(spec, w, u, window):
    """Slats on ladders of cord, open by a quarter to who looks straight at them, before the share `down` of the window; the rest are stacked on their rail."""
    mat = natural.wood(*spec['wood']) if 'wood' in spec else hard.lacquer(spec['col'], .42)
    y, top = .035, window.z1 - HEAD
    box((w, .055, HEAD), (u, y, window.z1 - HEAD / 2), mat, .004)
    total = int((top - window.z0 - .05) / PITCH)
    count = round(total * spec['down'])
    for i in range(count):
        turn = TILT + rng.uniform(-.4, .4)
        box((w, SLAT, .0028), (u, y, top - .03 - i * PITCH), mat, 0, (turn, 0, 0))
    foot = top - .03 - count * PITCH
    for _ in range(total - count):
        box((w, SLAT, .0028), (u, y, foot), mat, 0)
        foot -= STACKED
    foot -= .008
    box((w, SLAT, .018), (u, y, foot), mat, .004)
    cord = hard.lacquer(spec.get('col', '#d8d0c2'), .8)
    ladders = max(2, round(w / .55))
    for k in range(ladders):
        x = u + w * ((k + .5) / ladders - .5)
        for side in (-1, 1):
            tube([(x, y + side * .026, foot), (x, y + side * .026, top)], .0016, cord)


def _cloth(spec, w, u, window):
    """A roman blind, let down by a quarter: a smooth cloth that is gathered in folds below."""
    mat = natural.drape(spec['col'])
    drop, turn = LET_DOWN * (window.z1 - window.z0), rng.uniform(0, 9)
    box((w, .03, .035), (u, .02, window.z1 - .02), mat, .004)

    def falling(a, v):
        loose = .004 * math.sin(a * 5 + turn) * v + .003 * math.sin(a * 13 + 2 * turn) * v
        return u + (a - .5) * w, .012 + loose - .006 * math.sin(v * math.pi * 2), window.z1 - .005 - v * drop
    sheet(falling, 40, 16, mat, thick=.003)
    for i in range(FOLDS):
        def fold(a, v, i=i):
            belly = .034 * math.sin(v * math.pi) * (1 - .12 * i)
            sag = .005 * math.sin(a * math.pi) + .003 * math.sin(a * 7 + turn + i)
            return u + (a - .5) * w, .014 - belly - .006 * (FOLDS - i), window.z1 - drop + .045 - i * .036 - v * FOLD - sag * v
        sheet(fold, 40, 10, mat, thick=.003)


def _screen(style, spec, window):
    """A Japanese screen behind a window's bars, whose paper glows with the daylight. Of a wide window half is left open: of one at the side the half near the back wall, of one there the left."""
    w, h = window.u1 - window.u0, window.z1 - window.z0
    if w > WIDE:
        columns, _ = panes(style['window'], w)
        edge = window.u0 + w * (columns // 2) / columns
        box((.045, .03, h), (edge, BEHIND_BARS, window.z0 + h / 2), wood(style), .003)
        window = replace(window, u1=edge) if abs(window.u0) > abs(window.u1) else replace(window, u0=edge)
    show_outside(style['window'], window, BEHIND_BARS + .03, bars=False)
    mat = natural.voile(spec['col'], shown=.085, straight=.3)
    box((window.u1 - window.u0, .002, h), ((window.u0 + window.u1) / 2, BEHIND_BARS, window.z0 + h / 2), mat, 0)
