"""Fronts of cupboards, and cupboards made of them. Backs at y=0, facing -Y; metres."""
import labels
from materials import hard
from scenes import plain, surfaces
from scenes.blocks import Blocks
from scenes.labelling import Labelled

KINDS = ('plain', 'plain', 'plain', 'shaker', 'shaker', 'shaker', 'raised', 'slatted', 'boarded', 'glazed', 'two panels')
HANDLES = ('bar', 'upright', 'upright', 'knob', 'knob', 'groove', 'none')


class Manner:
    """How the fronts of one cupboard look: kind, handles and materials."""

    def __init__(self, chance, style, kind=None, like_wall=.25):
        self.kind, self.handle = kind or chance.choice(KINDS), chance.choice(HANDLES)
        self.body = surfaces.woodwork(chance, style, like_wall)
        self.face = self.body if chance.random() < .85 else surfaces.woodwork(chance, style)
        self.field = self.face if chance.random() < .8 else surfaces.shade_of(chance, self.face)
        self.dark, self.metal = plain.material(chance, (.03, .03, .03), .8), surfaces.metal(chance)
        self.glass = hard.mirror() if self.kind == 'mirrored' else surfaces.dim_glass(chance)
        self.gap, self.rail = chance.uniform(.003, .01), chance.uniform(.045, .09)


def front(blocks, manner, x, w, low, high, y, hinge=1):
    """One front between two heights, its back at depth y; hinge: the side on which it turns, 0 for a drawer."""
    h, z, kind, m = high - low - manner.gap, (low + high) / 2, manner.kind, manner
    w, rail = w - manner.gap, min(manner.rail, (high - low) * .2, w * .2)
    if kind in ('plain', 'boarded', 'mirrored') or h < .16:
        blocks.box((w, .02, h), (x, y - .01, z), m.glass if kind == 'mirrored' else m.face)
    else:
        blocks.box((w, .010, h), (x, y - .005, z), m.glass if kind == 'glazed' and hinge else m.field)
        blocks.frame(w, h, rail, .024, (x, y - .012, z), m.face)
        _field(blocks, m, x, w - 2 * rail, h - 2 * rail, z, y)
    if kind == 'boarded':
        for k in range(1, max(2, round(w / .12))):
            blocks.box((.006, .003, h), (x - w / 2 + w * k / max(2, round(w / .12)), y - .0205, z), m.dark)
    _handle(blocks, m, x, w, low, high, y - .024, hinge)


def _field(blocks, m, x, w, h, z, y):
    """What fills a front's frame."""
    if m.kind == 'raised':
        blocks.box((w - .05, .012, h - .05), (x, y - .014, z), m.field)
    elif m.kind == 'slatted':
        n = max(2, min(40, round(h / .045)))
        for k in range(n):
            blocks.box((w, .008, h / n * 1.1), (x, y - .014, z + h * ((k + .5) / n - .5)), m.face, (28, 0, 0))
    elif m.kind == 'two panels' and h > .7:
        blocks.box((w, .024, .08), (x, y - .012, z + h * .12), m.face)
    elif m.kind == 'glazed' and w > .2:
        for k in range(1, 3 if h > .5 else 1):
            blocks.box((w, .024, .02), (x, y - .012, z + h * (k / 3 - .5)), m.face)


def _handle(blocks, m, x, w, low, high, y, hinge):
    z = min(high - .1, 1.05) if low < .9 and high > 1.3 else high - .1 if low < .9 else low + .1
    side = x + hinge * w * .42
    if m.handle == 'bar' or (m.handle == 'upright' and not hinge):
        blocks.box((min(.3, w * .4), .014, .014), (x, y - .025, high - .06 if low < 1.2 else low + .06), m.metal)
    elif m.handle == 'upright':
        blocks.box((.014, .02, min(.3, (high - low) * .5)), (side, y - .025, z), m.metal)
    elif m.handle == 'knob':
        blocks.box((.03, .028, .03), (side if hinge else x, y - .014, z), m.metal, (0, 45, 0))
    elif m.handle == 'groove':
        blocks.box((w, .012, .022), (x, y + .006, high - .012 if low < 1.2 else low + .012), m.dark)


def cupboards(chance, style, w, h, depth=.6, z=0.0, manner=None):
    """Fitted cupboards between floor (or z) and height h: columns of doors and drawers, sometimes mirrored or with a sliding front."""
    kind = 'mirrored' if z < .2 and h > 1.8 and chance.random() < .12 else None
    m, blocks = manner or Manner(chance, style, kind), Blocks()
    foot = z + (chance.choice((0, .06, .1)) if z < .2 else 0)
    blocks.box((w, depth - .024, h - foot), (0, -(depth - .024) / 2, (h + foot) / 2), m.body)
    blocks.box((w - .02, .004, h - foot - .02), (0, -depth + .024, (h + foot) / 2), m.dark)
    if foot > z:
        blocks.box((w - .02, depth - .08, foot - z), (0, -(depth - .08) / 2, (foot + z) / 2), m.body if chance.random() < .6 else m.dark)
    columns, rows = max(1, round(w / chance.uniform(.38, .75))), _rows(chance, foot, h)
    for k in range(columns):
        for n, (low, high) in enumerate(rows if chance.random() < .8 else _rows(chance, foot, h)):
            drawer = high - low < .36
            front(blocks, m, (k + .5) * w / columns - w / 2, w / columns, low, high, -depth + .024, 0 if drawer else (1, -1)[k % 2])
    with Labelled(labels.CUPBOARD):
        blocks.build()


def _rows(chance, low, high):
    cuts = chance.choice(((), (), (.78,), (.35,), (.25, .5, .75), (.33, .66), (.82,))) if high - low > .75 else ()
    edges = [low, *(low + (high - low) * c for c in cuts), high]
    return list(zip(edges, edges[1:]))
