"""House plants and cut branches, leaf by leaf. Origin where the pot stands."""
import math

import numpy as np
from mathutils import Vector

from furniture.broad_leaves import FIDDLE, RUBBER, fig, monstera
from furniture.foliage import GREENS, along, twig, leaf, stems
from furniture.palms import ARECA, KENTIA, palm
from furniture.trees import bonsai, olive
from geometry.blades import Blades, around, shade
from geometry.chance import rng
from geometry.scene import Group
from geometry.solids import lathe
from materials import hard, natural


def pot(style, r, h):
    """The style's pot, radius r and height h in metres, filled with earth."""
    kind, colour = style['pot']
    profile = [(.001, 0), (r * .78, 0), (r * .82, .01), (r, h - .012), (r, h), (r - .018, h), (r - .022, h - .04), (.001, h - .04)]
    if kind == 'wicker':
        profile = [(.001, 0), (r * .85, 0), (r * 1.08, h * .35), (r * 1.08, h * .6), (r * .95, h), (r * .9, h), (r * .9, h - .05), (.001, h - .05)]
    from furniture.tabletop import pot_material
    mat = natural.wicker(colour) if kind == 'wicker' else hard.ceramic('#e8ece9', .2) if kind == 'glass' else pot_material(style)
    lathe(profile, mat, seg=64)
    lathe([(.001, h - .04), (r - .02, h - .038)], hard.paint('#3a2c20', .95, 1))


def plant(style, kind, scale=1.0):
    """A potted plant by name: see PLANTS."""
    with Group('plant', scale=scale):
        PLANTS[kind](style)


def _potted(grow, z, h=.36):
    """What grows from earth at height z in a large pot h metres high."""
    def build(style):
        pot(style, .19, h)
        grow(z)
    return build


def _snake(style):
    pot(style, .16, .3)
    mat = hard.leaf(*GREENS['snake'])
    for _ in range(17):
        a, r, l = rng.uniform(0, 6.28), rng.uniform(0, .09), rng.uniform(.45, .95)
        leaf(l, l * .13 + .02, mat, (r * math.cos(a), r * math.sin(a), .26), math.degrees(a) + 90, -rng.uniform(72, 88), .10, .32, rng.uniform(-60, 60))


def _fern(style):
    """A sword fern: long fronds that fall over the pot's rim, each with some fifty small leaves."""
    pot(style, .13, .2)
    leaves, stalk = Blades((.25, .6), .1, 3), hard.lacquer('#6b6f3f', .6)
    for i in range(46):
        a, l, lift = i * 2.4 + rng.uniform(-.2, .2), rng.uniform(.28, .52), rng.uniform(.6, 1.5)
        side, green = around(a + math.pi / 2), shade('#43602f', '#6f8a48')
        q = [around(a) * (.02 + l * t) + side * (.05 * l * t * t) + Vector((0, 0, .17 + l * (lift * t - (lift * .85 + .25) * t * t))) for t in np.linspace(0, 1, 10)]
        twig(q, .0019, stalk)
        for t in np.linspace(.12, 1, 26):
            size = .060 * (1 - t ** 3) ** .6 + .008
            for s in (-1, 1):
                leaves.add(along(q, t), side * s + around(a) * (.15 + .5 * t), Vector((0, 0, 1)), size * rng.uniform(.8, 1.1), .016,
                           tuple(c * rng.uniform(.85, 1.15) for c in green), rng.uniform(.1, .7))
    leaves.build()


def _trailing(style):
    pot(style, .08, .13)
    mat = hard.leaf(*GREENS['deep'])
    for i in range(13):
        a, l = i * 2.4, rng.uniform(.15, .45)
        q = [Vector((math.cos(a) * (.03 + .11 * min(1, t * 2)), math.sin(a) * (.03 + .11 * min(1, t * 2)), .12 + .06 * math.sin(t * 3.1) - l * max(0, t - .3)))
             for t in np.linspace(0, 1, 8)]
        twig(q, .0018, hard.lacquer('#5f7a3b', .5))
        for p in q[1:]:
            leaf(rng.uniform(.04, .065), .045, mat, p, rng.uniform(0, 360), rng.uniform(-30, 30), .3, .15)


def _tall_branches(style):
    """A big floor vase with wide branches."""
    from furniture.tabletop import vase_body
    vase_body(style, 'round', 2.3)
    stems('branch', .4, 5, 1.15)


def _tall_dry(style):
    """A floor vase with pampas grass."""
    from furniture.tabletop import vase_body
    vase_body(style, 'jug', 2.1, 2.3)
    mat = hard.leaf('#d9c7a0', '#c9b38a')
    for i in range(11):
        a, l, sp = i * 2.4, rng.uniform(.7, 1.1), rng.uniform(.1, .4)
        q = [Vector((math.cos(a) * sp * l * t ** 2, math.sin(a) * sp * l * t ** 2, .5 + l * t * (1 - .1 * t))) for t in np.linspace(0, 1, 10)]
        twig(q, .003, hard.lacquer('#b99a67', .7))
        for t in np.linspace(.55, 1, 34):
            leaf(.09 * (1.3 - t), .016, mat, along(q, t), rng.uniform(0, 360), rng.uniform(20, 70), .5, .3)


PLANTS = dict(fiddle=_potted(lambda z: fig(FIDDLE, z), .31), rubber=_potted(lambda z: fig(RUBBER, z), .31), olive=_potted(olive, .31), snake=_snake,
              kentia=_potted(lambda z: palm(KENTIA, z), .32), areca=_potted(lambda z: palm(ARECA, z), .32), monstera=_potted(monstera, .29, .34),
              fern=_fern, trailing=_trailing, bonsai=lambda s: bonsai(), branch=_tall_branches, pampas=_tall_dry)
