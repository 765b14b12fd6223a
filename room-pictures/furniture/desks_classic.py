"""Desks of wood, iron and mirror. Built as those in furniture.desks."""
import math

from furniture.desk_parts import DEPTH, TOP, desk_top, drawers, square_legs
from furniture.finishes import FOUR, metal, painted, wood
from geometry.solids import box, cyl, lathe, rod, tube
from materials import hard, natural


def d_trestle_wood(style, w):
    mat = wood(style, rough=.6)
    for i in range(4):
        box((w, DEPTH / 4 - .003, .045), (0, (i - 1.5) * DEPTH / 4, TOP - .023), mat, .005)
    legs = painted(style)
    for s in (-1, 1):
        x = s * (w / 2 - .22)
        for q in (-1, 1):
            rod((x, q * .08, TOP - .04), (x, q * .3, 0), .028, legs)
        rod((x, -.2, .3), (x, .2, .3), .02, legs)
    rod((-(w / 2 - .22), 0, .3), (w / 2 - .22, 0, .3), .02, legs)


def d_rough(style, w):
    mat = wood(style, rough=.6)
    for i in range(3):
        box((w, DEPTH / 3 - .004, .07), (0, (i - 1) * DEPTH / 3, TOP - .035), mat, .014)
    square_legs(w - .1, mat, .1, TOP - .07)
    box((w - .3, .05, .09), (0, .2, .28), mat, .01)


def d_pedestal(style, w):
    mat = wood(style, rough=.25, gloss=.3)
    desk_top(w, mat, .035, .012)
    box((w - .16, DEPTH - .16, .003), (0, 0, TOP + .001), natural.fabric('#3f2a1c', 'leather'), .001)
    for s in (-1, 1):
        drawers(style, s * (w / 2 - .24), .42, mat)
        box((.45, DEPTH - .04, .1), (s * (w / 2 - .24), 0, .09), mat, .01)
    box((w - .9, .016, .1), (0, -DEPTH / 2 + .03, TOP - .10), mat, .004)


def d_writing(style, w):
    mat = painted(style)
    if style.get('distressed'):
        mat = hard.worn_paint(style['painted'])
    desk_top(w, wood(style), .03, .01)
    box((w - .1, DEPTH - .1, .12), (0, 0, TOP - .09), mat, .004)
    for i in range(3):
        x = (i - 1) * (w - .16) / 3
        box(((w - .16) / 3 - .02, .014, .09), (x, -DEPTH / 2 + .045, TOP - .09), mat, .004)
        rod((x - .03, -DEPTH / 2 + .02, TOP - .09), (x + .03, -DEPTH / 2 + .02, TOP - .09), .006, metal(style))
    shape = [(.001, 0), (.016, 0), (.024, .1), (.018, .25), (.03, .5), (.02, .58), (.032, .62), (.001, .62)]
    for sx, sy in FOUR:
        lathe(shape, mat, (sx * (w / 2 - .09), sy * (DEPTH / 2 - .09), 0), 20)


def d_pipe(style, w):
    for i in range(4):
        box((w, DEPTH / 4 - .002, .05), (0, (i - 1.5) * DEPTH / 4, TOP - .025), wood(style), .005)
    m = metal(style)
    for s in (-1, 1):
        x = s * (w / 2 - .1)
        tube([(x, -.28, 0), (x, -.28, TOP - .06), (x, .28, TOP - .06), (x, .28, 0)], .018, m, smooth=False)
        tube([(x, -.28, .15), (x, .28, .15)], .016, m, smooth=False)
    tube([(-w / 2 + .1, .28, .15), (w / 2 - .1, .28, .15)], .016, m, smooth=False)


def d_tapered(style, w):
    desk_top(w, wood(style), .03)
    drawers(style, w / 2 - .24, .42, wood(style), 2)
    for sx, sy in FOUR:
        rod((sx * (w / 2 - .12), sy * .24, TOP - .03), (sx * (w / 2 - .05), sy * .3, 0), .021, wood(style), .012)


def d_mirrored(style, w):
    desk_top(w, hard.marble('#f1eeea', '#b9b2aa', .7), .02)       # a mirror would double everything on it
    box((w - .06, DEPTH - .06, .14), (0, 0, TOP - .09), metal(style), .003)
    for i in range(3):
        x = (i - 1) * (w - .1) / 3
        box(((w - .1) / 3 - .015, .014, .11), (x, -DEPTH / 2 + .025, TOP - .09), hard.mirror('#d9dad8'), .004)
    square_legs(w - .04, metal(style), .03, TOP - .15)


def d_deco(style, w):
    mat, brass = hard.lacquer('#16201f', .12, .6), metal(style)
    desk_top(w, hard.marble('#17181a', '#cbb684', .9), .03)
    for s in (-1, 1):
        for i in range(22):
            a = math.pi * i / 21 - math.pi / 2
            cyl(.022, .022, TOP - .03, (s * (w / 2 - .34 + .25 * math.cos(a)), .28 * math.sin(a), 0), mat, seg=10)
        box((.04, DEPTH - .1, TOP - .03), (s * (w / 2 - .36), 0, (TOP - .03) / 2), mat, .003)
        box((.5, DEPTH - .04, .03), (s * (w / 2 - .3), 0, .02), brass, .004)
    box((w, .02, .014), (0, -DEPTH / 2, TOP - .02), brass, .002)
