"""Plain things that room-pictures has no builder for, in random materials: screens, clutter, people."""
import colorsys
import math

import bpy

import labels
from geometry.scene import Group
from geometry.solids import ball, box, cyl, tube
from scenes.labelling import Labelled

SKINS = ((.80, .58, .46), (.62, .41, .29), (.38, .22, .15), (.20, .11, .07), (.87, .68, .57))


def colour(chance):
    """A random surface colour, linear: pale and brownish tones more often than bright ones."""
    kind = chance.random()
    if kind < .3:
        return colorsys.hsv_to_rgb(chance.uniform(.05, .17), chance.uniform(0, .15), chance.uniform(.6, .9))
    if kind < .55:
        return colorsys.hsv_to_rgb(chance.uniform(.04, .11), chance.uniform(.25, .65), chance.uniform(.04, .5))
    if kind < .7:
        return (chance.uniform(.01, .5) ** 1.3,) * 3
    return colorsys.hsv_to_rgb(chance.random(), min(.85, abs(chance.gauss(0, .4))), chance.uniform(.1, .9) ** 1.5)


def material(chance, base=None, rough=None):
    """A plain surface with some gloss; training adds textures."""
    mat = bpy.data.materials.new('plain')
    mat.use_nodes = True
    surface = mat.node_tree.nodes['Principled BSDF']
    surface.inputs['Base Color'].default_value = (*(base or colour(chance)), 1)
    surface.inputs['Roughness'].default_value = rough if rough is not None else chance.choice((chance.uniform(.08, .4), chance.uniform(.4, .95)))
    return mat


def screen(chance, w, z):
    """A television or monitor with a dark glossy face, back at y=0."""
    with Labelled(labels.OTHER):
        box((w, .05, w * .58), (0, -.06, z), material(chance, (.01, .01, .012), .15), .005)


def loose_box(chance, size, loc, turn=0.0, label=labels.OTHER):
    """Something box-like or round that stands somewhere."""
    with Labelled(label):
        if chance.random() < .25:
            return cyl(size[0] / 2, size[0] / 2 * chance.uniform(.6, 1.3), size[2], (loc[0], loc[1], loc[2] - size[2] / 2), material(chance))
        return box(size, loc, material(chance), min(size) * chance.uniform(.02, .3), (0, 0, turn))


def clutter(chance, spots, n):
    """n small things on what stands at the given (x, y, z)."""
    for _ in range(n if spots else 0):
        x, y, z = chance.choice(spots)
        size = [math.exp(chance.uniform(-3.2, -1.3)) for _ in range(3)]
        loose_box(chance, size, (x + chance.uniform(-.4, .4), y + chance.uniform(-.2, .2), z + size[2] / 2), chance.uniform(0, 180))


def person(chance, x, y, turn, seated=False):
    """A rough figure of rounded parts, standing or seated."""
    skin = material(chance, chance.choice(SKINS), .6)
    shirt, trousers, hair = material(chance, rough=.9), material(chance, rough=.9), material(chance, chance.choice(((.02, .015, .01), (.15, .08, .04), (.5, .4, .25))), .8)
    hip, scale = (.5, chance.uniform(.85, 1.08)) if seated else (.88, chance.uniform(.6, 1.1))
    with Labelled(labels.OTHER), Group('person', (x, y, 0), turn, scale):
        for s in (-1, 1):
            knee = (s * .12, -.42, hip) if seated else (s * .12, chance.uniform(-.1, .1), .46)
            tube([(s * .1, 0, hip), knee], .085, trousers, smooth=False)
            tube([knee, (knee[0], knee[1], .05)], .06, trousers, smooth=False)
            hand = (s * chance.uniform(.15, .5), chance.uniform(-.45, .05), hip + chance.uniform(-.05, .7))
            elbow = (s * .3, chance.uniform(-.1, .1), hip + .28)
            tube([(s * .2, 0, hip + .52), elbow], .05, shirt, smooth=False)
            tube([elbow, hand], .04, skin if chance.random() < .5 else shirt, smooth=False)
            ball(.05, hand, skin)
        tube([(0, 0, hip), (0, 0, hip + .3), (0, 0, hip + .5)], .17, shirt, smooth=False)
        ball(.11, (0, 0, hip + .76), skin, 1.2)
        ball(.12, (0, .025, hip + .80), hair, 1.1)
