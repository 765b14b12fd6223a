"""Plain things that room-pictures has no builder for, in random materials: doors, fitted cupboards, radiators, appliances, clutter, people."""
import colorsys
import math

import bpy

import labels
from geometry.scene import Group
from geometry.solids import ball, box, cyl, rod, tube
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


def door(chance, w, h):
    """A door leaf with frame and handle, or a way into a dark or bright room; back at y=0."""
    with Labelled(labels.DOOR):
        leaf, frame = material(chance), material(chance)
        leaf = frame if chance.random() < .6 else leaf
        if chance.random() < .25:
            leaf = material(chance, chance.choice(((.01, .01, .01), (.06, .05, .04), (.95, .93, .9))), .9)
        box((w, .05, h), (0, -.02, h / 2), leaf, .003)
        for s in (-1, 1):
            box((.08, .07, h + .08), (s * (w / 2 + .04), -.03, (h + .08) / 2), frame, .004)
        box((w + .16, .07, .08), (0, -.03, h + .04), frame, .004)
        panels = chance.choice((0, 0, 1, 2, 3))
        for k in range(panels):
            height = (h - .3) / panels
            box((w - .3, .02, height - .12), (0, -.05, .15 + height * (k + .5)), leaf, .01)
        side = chance.choice((-1, 1)) * (w / 2 - .07)
        rod((side, -.09, 1.02), (side * .75, -.09, 1.02), .012, material(chance, (.4, .4, .4), .3))


def cupboards(chance, w, h, depth=.6, z=0.0):
    """Fitted cupboards with fronts, gaps and handles between floor (or z) and height h, back at y=0."""
    with Labelled(labels.CUPBOARD):
        front, dark = material(chance), material(chance, (.03, .03, .03), .8)
        box((w, depth - .03, h - z), (0, -depth / 2 + .01, (h + z) / 2), front, 0)
        box((w - .01, .004, h - z - .01), (0, -depth + .02, (h + z) / 2), dark, 0)
        columns = max(1, round(w / chance.uniform(.4, .8)))
        rows = _rows(chance, z + (.08 if z < .2 else 0), h)
        handle, form = material(chance, rough=.3), chance.choice(('none', 'bar', 'knob', 'bar'))
        for k in range(columns):
            x = (k + .5) * w / columns - w / 2
            for low, high in rows:
                _front(chance, x, w / columns, low, high, depth, front, handle, form)


def _rows(chance, low, high):
    cuts = chance.choice(((), (.78,), (.35,), (.25, .5, .75), (.33, .66), ()))
    edges = [low, *(low + (high - low) * c for c in cuts), high]
    return list(zip(edges, edges[1:]))


def _front(chance, x, w, low, high, depth, mat, handle, form):
    box((w - .008, .022, high - low - .008), (x, -depth + .008, (low + high) / 2), mat, .002)
    if form == 'bar':
        rod((x - w * .15, -depth - .03, high - .1), (x + w * .15, -depth - .03, high - .1), .007, handle)
    elif form == 'knob':
        ball(.016, (x + w * .38, -depth - .02, (low + high) / 2), handle)


def radiator(chance, w=1.0, h=.6):
    """A panel radiator on the wall."""
    with Labelled(labels.OTHER):
        mat = material(chance, (.8, .8, .78), .4)
        box((w, .08, h), (0, -.08, .12 + h / 2), mat, .01)
        for k in range(int(w / .07)):
            box((.03, .012, h - .06), (-w / 2 + .05 + .07 * k, -.125, .12 + h / 2), mat, .004)


def appliance(chance):
    """A refrigerator, washing machine or stove: a box with a gap or a round door."""
    with Labelled(labels.OTHER):
        tall = chance.random() < .5
        h, mat = chance.uniform(1.4, 2.0) if tall else .85, material(chance, chance.choice(((.8, .8, .8), (.35, .35, .36), (.03, .03, .03), None)), .3)
        box((.6, .6, h), (0, -.31, h / 2), mat, .015)
        if tall:
            box((.6, .005, .012), (0, -.612, h * chance.uniform(.4, .7)), material(chance, (.02, .02, .02)), 0)
        else:
            cyl(.2, .2, .02, (0, -.61, .42), material(chance, (.05, .05, .06), .1), rot=(90, 0, 0))
            box((.55, .01, .1), (0, -.612, .78), material(chance), .002)


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
