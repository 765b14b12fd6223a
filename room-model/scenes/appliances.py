"""Appliances and heating in plain form. Backs at y=0, facing -Y; metres. Each is one thing of class OTHER."""
import labels
from geometry.solids import cyl, ring
from scenes import plain, surfaces
from scenes.blocks import Blocks
from scenes.labelling import Labelled

SHELLS = ((.82, .82, .82), (.78, .78, .76), (.45, .45, .46), (.30, .30, .31), (.03, .03, .03), (.72, .66, .50))


def shell(chance):
    """White, steel, black or cream; now and then any colour."""
    return plain.material(chance, None if chance.random() < .12 else chance.choice(SHELLS), chance.uniform(.12, .45))


def refrigerator(chance, w=.6, h=None):
    """A refrigerator and freezer: one door above the other or two side by side, handles, magnets, things on top."""
    h, deep = h or chance.uniform(1.45, 2.05), chance.uniform(.58, .7)
    mat, dark, handle, blocks = shell(chance), plain.material(chance, (.03, .03, .03)), surfaces.metal(chance), Blocks()
    blocks.box((w, deep - .06, h - .03), (0, -(deep - .06) / 2, h / 2 + .015), mat)
    blocks.box((w - .04, deep - .1, .04), (0, -(deep - .1) / 2, .02), dark)
    blocks.box((w - .02, .012, h - .06), (0, -deep + .057, h / 2 + .02), dark)
    cut, side = h * chance.choice((.33, .4, .62, .72)), chance.choice((-1, 1))
    for low, high in ((.05, cut), (cut, h)):
        parts = (-1, 1) if w > .75 else (0,)
        for s in parts:
            x, fw = s * w / 4, w / len(parts)
            blocks.box((fw - .006, .05, high - low - .01), (x, -deep + .025, (low + high) / 2), mat)
            if chance.random() < .8:
                blocks.box((.022, .035, min(.5, (high - low) * .5)), (x - (s or side) * (fw / 2 - .05), -deep - .02, (low + high) / 2), handle)
    for _ in range(chance.choice((0, 0, 2, 5, 9))):
        size = chance.uniform(.03, .16), chance.uniform(.03, .2)
        blocks.box((size[0], .004, size[1]), (chance.uniform(-.4, .4) * w * .8, -deep - .003, chance.uniform(.6, .92) * h), plain.material(chance))
    for _ in range(chance.choice((0, 0, 1, 3))):
        size = [chance.uniform(.1, .3) for _ in range(3)]
        blocks.box(size, (chance.uniform(-.3, .3) * w, -deep / 2, h + size[2] / 2), plain.material(chance))
    with Labelled(labels.OTHER):
        blocks.build()


def washing_machine(chance):
    """A washing machine, dryer or dishwasher."""
    mat, blocks, h = shell(chance), Blocks(), .85
    blocks.box((.6, .56, h), (0, -.28, h / 2), mat)
    blocks.box((.58, .02, .11), (0, -.565, h - .065), plain.material(chance, chance.choice(((.7, .7, .7), (.1, .1, .1), (.8, .8, .8)))))
    for k in range(4):
        blocks.box((.025, .006, .02), (.05 + .05 * k, -.578, h - .065), plain.material(chance, (.2, .2, .25)))
    with Labelled(labels.OTHER):
        blocks.build()
        if chance.random() < .7:
            ring(.17, .025, surfaces.metal(chance), (0, -.565, .43), (90, 0, 0))
            cyl(.155, .12, .03, (0, -.56, .43), plain.material(chance, (.04, .04, .05), .08), (90, 0, 0), seg=24)
            cyl(.04, .04, .03, (-.12, -.57, h - .065), surfaces.metal(chance), (90, 0, 0), seg=12)
        else:
            panel = Blocks()
            panel.box((.58, .02, h - .24), (0, -.57, .4), mat)
            panel.box((.4, .03, .02), (0, -.59, h - .2), surfaces.metal(chance))
            panel.build()


def oven(blocks, chance, x, y, z, h=.6, w=.59):
    """An oven's front with its middle at (x, z), its back at y: black glass, a strip with knobs, a rail."""
    steel, black = shell(chance), plain.material(chance, (.02, .02, .022), .08)
    blocks.box((w, .03, h), (x, y - .015, z), steel)
    blocks.box((w - .08, .012, h - .22), (x, y - .033, z - .05), black)
    blocks.box((w - .02, .006, .1), (x, y - .032, z + h / 2 - .06), black if chance.random() < .5 else steel)
    blocks.box((w - .12, .02, .018), (x, y - .07, z + h / 2 - .14), surfaces.metal(chance))
    for k in range(4):
        blocks.box((.03, .025, .03), (x + (k - 1.5) * .11, y - .045, z + h / 2 - .06), steel)


def stove(chance):
    """A free-standing cooker: oven below, plates or gas rings and pots on top, sometimes a lid."""
    mat, black, blocks = shell(chance), plain.material(chance, (.02, .02, .02), .2), Blocks()
    blocks.box((.6, .58, .86), (0, -.29, .43), mat)
    oven(blocks, chance, 0, -.58, .5, .66)
    blocks.box((.58, .55, .01), (0, -.29, .865), black)
    if chance.random() < .3:
        blocks.box((.58, .02, .5), (0, -.03, 1.1), mat)
    for sx in (-.14, .14):
        for y in (-.16, -.42):
            blocks.box((.18, .18, .012), (sx, y, .876), plain.material(chance, (.05, .05, .05)))
    with Labelled(labels.OTHER):
        blocks.build()
        for x, y in chance.sample([(-.14, -.16), (.14, -.16), (-.14, -.42), (.14, -.42)], chance.choice((0, 1, 2, 3))):
            cyl(.1, .11, chance.uniform(.08, .2), (x, y, .88), shell(chance), seg=20)


def radiator(chance, w=1.0, h=.6):
    """A radiator: panels with grooves, a flat one, or columns; valves and pipes."""
    blocks, mat = Blocks(), plain.material(chance, chance.choice(((.8, .8, .78), (.82, .82, .82), (.75, .73, .68), None if chance.random() < .2 else (.78, .78, .77))), .4)
    z, kind = .12 + h / 2, chance.choice(('grooved', 'grooved', 'flat', 'columns'))
    if kind == 'columns':
        n = max(3, int(w / .06))
        for k in range(n):
            for y in (-.07, -.14):
                blocks.box((.038, .04, h), ((k + .5) * w / n - w / 2, y, z), mat)
        for s in (-1, 1):
            blocks.box((w, .09, .04), (0, -.105, z + s * (h / 2 - .03)), mat)
    else:
        blocks.box((w, .07, h), (0, -.085, z), mat)
        for k in range(int(w / .035) if kind == 'grooved' else 0):
            blocks.box((.018, .010, h - .08), (-w / 2 + .02 + .035 * k, -.122, z), mat)
        blocks.box((w, .1, .012), (0, -.085, z + h / 2), mat)
    for s in (-1, 1):
        blocks.box((.02, .02, .14), (s * (w / 2 - .03), -.085, .06), mat)
    blocks.box((.07, .05, .05), (chance.choice((-1, 1)) * (w / 2 + .04), -.09, z + h / 2 - .06), plain.material(chance, (.8, .8, .8)))
    with Labelled(labels.OTHER):
        blocks.build()


def towel_radiator(chance, w=.5, h=1.3, low=.4):
    """A ladder of tubes on the wall, in groups, with towels over some."""
    blocks, mat = Blocks(), surfaces.metal(chance) if chance.random() < .45 else plain.material(chance, (.82, .82, .82), .3)
    for s in (-1, 1):
        blocks.box((.032, .032, h), (s * (w / 2 - .02), -.08, low + h / 2), mat)
        blocks.box((.02, .08, .02), (s * (w / 2 - .02), -.04, low + h - .1), mat)
    tubes, leave_out = max(6, int(h / .048)), chance.choice((5, 6, 8))
    for k in range(tubes):
        if k % leave_out:
            blocks.box((w - .04, .024, .024), (0, -.09, low + .03 + k * (h - .06) / (tubes - 1)), mat)
    with Labelled(labels.OTHER):
        blocks.build()
    for _ in range(chance.choice((0, 0, 1, 1, 2))):
        towel = Blocks()
        drop, top, cloth = chance.uniform(.3, .7), low + h * chance.uniform(.6, .98), plain.material(chance, rough=.95)
        towel.box((w * chance.uniform(.5, .9), .03, drop), (chance.uniform(-.05, .05), -.118, top - drop / 2), cloth)
        with Labelled(labels.TEXTILE):
            towel.build()


def air_conditioner(chance, w=.85):
    """The indoor box of an air conditioner, its middle at the origin."""
    blocks, mat = Blocks(), plain.material(chance, chance.choice(((.82, .82, .82), (.78, .78, .75), (.8, .8, .8), (.2, .2, .2))), .3)
    blocks.box((w, .2, .2), (0, -.1, .04), mat)
    blocks.box((w - .02, .16, .1), (0, -.08, -.1), mat)
    blocks.box((w - .1, .012, .07), (0, -.165, -.09), plain.material(chance, (.08, .08, .08)), (-25, 0, 0))
    blocks.box((.08, .002, .02), (w * .36, -.202, .0), plain.material(chance, (.1, .3, .3)))
    with Labelled(labels.OTHER):
        blocks.build()
