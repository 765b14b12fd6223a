"""Things that hang on walls. Origin on the wall's face, facing -Y; metres. Heights are given from the floor."""
import labels
from furniture.pictures import framed
from geometry.scene import Group
from geometry.solids import ball, cyl, ring
from materials import hard
from scenes import plain, surfaces
from scenes.blocks import Blocks
from scenes.labelling import Labelled


def picture(blocks, chance, x, z, w, h):
    """A plain framed picture or an unframed poster: areas of colour on paper."""
    edge, deep = chance.choice((0, .012, .02, .03, .05)), chance.uniform(.008, .04)
    blocks.box((w, .004, h), (x, -.004, z), plain.material(chance, chance.choice(((.8, .78, .72), None))))
    if edge:
        blocks.frame(w, h, edge, deep, (x, -deep / 2, z), plain.material(chance, chance.choice(((.02, .02, .02), (.8, .8, .8), (.35, .2, .08), (.5, .38, .15), None))))
    mount = edge + min(w, h) * chance.choice((0, .06, .15))
    iw, ih = w - 2 * mount, h - 2 * mount
    blocks.box((iw, .002, ih), (x, -.0075, z), plain.material(chance))
    for k in range(chance.choice((0, 1, 2, 4))):
        fw, fh = iw * chance.uniform(.1, .8), ih * chance.uniform(.05, .6)
        at = x + (iw - fw) * chance.uniform(-.5, .5), -.0092 - .0004 * k, z + (ih - fh) * chance.uniform(-.5, .5)
        blocks.box((fw, .001, fh), at, plain.material(chance))


def picture_group(room, chance, w, low, high):
    """Pictures side by side, in a grid, or strewn; one of them may be painted art."""
    blocks, z, way = Blocks(), (low + high) / 2, chance.choice(('one', 'row', 'grid', 'strewn', 'strewn'))
    high = max(high, low + .3)
    if way == 'one':
        with Group('art', (0, -.005, z)):
            with Labelled(labels.OTHER):
                framed(room.style, chance.choice(room.style['art']), chance.uniform(.3, max(.35, min(1.3, w * .9))), chance.uniform(.3, max(.35, high - low)), .05)
        return
    columns, rows = dict(row=(chance.choice((2, 3, 4)), 1), grid=(chance.choice((2, 3)), 2), strewn=(chance.choice((3, 4)), chance.choice((2, 3))))[way]
    cw, ch = min(.6, w / columns), min(.6, (high - low) / rows)
    size = cw * chance.uniform(.6, .9), ch * chance.uniform(.6, .9)
    for k in range(columns * rows):
        x, y = (k % columns - (columns - 1) / 2) * cw, z + (k // columns - (rows - 1) / 2) * ch
        if way == 'strewn':
            size = cw * chance.uniform(.4, .95), ch * chance.uniform(.4, .95)
        picture(blocks, chance, x, y, *size)
    with Labelled(labels.OTHER):
        blocks.build()


def clock(chance, z):
    """A round or square wall clock."""
    r, face = chance.uniform(.1, .3), plain.material(chance, chance.choice(((.85, .85, .82), (.85, .85, .82), (.03, .03, .03), None)))
    dark, hands = plain.material(chance, chance.choice(((.02, .02, .02), (.02, .02, .02), (.4, .2, .1)))), Blocks()
    for size, turn in (((.012, .004, r * .8), chance.uniform(0, 360)), ((.018, .004, r * .5), chance.uniform(0, 360))):
        hands.box(size, (0, -.034, z), dark, (0, turn, 0))
    with Labelled(labels.OTHER):
        cyl(r, r, .03, (0, 0, z), face, (90, 0, 0), seg=28)
        ring(r, .012, dark, (0, -.03, z), (90, 0, 0))
        hands.build()


def mirror(chance, w, h, z):
    """A mirror in a frame, or without one."""
    blocks, edge = Blocks(), chance.choice((0, .02, .04, .08))
    blocks.box((w, .012, h), (0, -.008, z), hard.mirror())
    if edge:
        blocks.frame(w + edge, h + edge, edge, .035, (0, -.018, z), plain.material(chance))
    with Labelled(labels.OTHER):
        blocks.build()


def television(chance, w, z):
    """A flat screen on the wall, sometimes showing something."""
    h, blocks = w * .57, Blocks()
    blocks.box((w, .04, h), (0, -.05, z), plain.material(chance, (.015, .015, .017), .3))
    face = plain.material(chance, (.008, .008, .01), chance.uniform(.03, .2))
    if chance.random() < .25:
        face = surfaces.glow(plain.material(chance), chance.uniform(.3, 2))
    blocks.box((w - .025, .003, h - .03), (0, -.072, z), face)
    with Labelled(labels.OTHER):
        blocks.build()


def coats(chance, w, z):
    """A board with hooks, and coats, bags and scarves on them."""
    board, cloth = Blocks(), Blocks()
    board.box((w, .025, .1), (0, -.013, z), plain.material(chance))
    n = max(2, int(w / .16))
    for k in range(n):
        x = (k + .5) * w / n - w / 2
        board.box((.02, .07, .02), (x, -.05, z - .02), surfaces.metal(chance))
        if chance.random() < .7:
            wide, long, mat = chance.uniform(.14, .4), chance.uniform(.35, 1.1), plain.material(chance, rough=.9)
            cloth.box((wide, chance.uniform(.06, .2), long), (x, -.11, z - .04 - long / 2), mat, (chance.uniform(-3, 3), chance.uniform(-4, 4), 0))
            if chance.random() < .6:
                for s in (-1, 1):
                    cloth.box((.09, .1, long * .7), (x + s * wide * .5, -.11, z - .1 - long * .38), mat, (0, s * -7, 0))
    with Labelled(labels.OTHER):
        board.build()
    with Labelled(labels.TEXTILE):
        cloth.build()


def wall_lamp(chance, z):
    """A lamp with a small shade."""
    with Labelled(labels.LAMP):
        cyl(.05, .05, .02, (0, 0, z), surfaces.metal(chance), (90, 0, 0), seg=16)
        shade = surfaces.glow(plain.material(chance, (.8, .75, .62)), chance.choice((0, 1, 3)))
        if chance.random() < .5:
            ball(.09, (0, -.12, z + .05), shade, seg=16)
        else:
            cyl(.1, .06, .16, (0, -.12, z), shade, seg=20)


def small_fittings(chance, z=1.1):
    """Switches, a thermostat, an intercom or sockets."""
    blocks, x = Blocks(), 0
    for _ in range(chance.choice((1, 1, 2, 3))):
        blocks.box((.08, .012, .08), (x, -.006, z), plain.material(chance, (.82, .82, .80), .3))
        blocks.box((.055, .006, .055), (x, -.014, z), plain.material(chance, (.76, .76, .74), .3))
        x += .08
    with Labelled(labels.OTHER):
        blocks.build()
