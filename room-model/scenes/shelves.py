"""Bookcases packed with books and things, open shelves with clutter. Backs at y=0, facing -Y; metres."""
import labels
from geometry.solids import cyl
from scenes import plain, surfaces
from scenes.blocks import Blocks
from scenes.labelling import Labelled


def _bindings(chance):
    """The colours of one owner's books: many muted, some bright."""
    return [plain.material(chance, rough=chance.uniform(.4, .8)) for _ in range(chance.choice((5, 9, 14)))]


def books(blocks, chance, mats, x0, x1, y, z, room):
    """Upright books from x0 to x1 on a board at height z, `room` metres under the next; y: the board's front."""
    x, tallest = x0, min(room - .02, chance.uniform(.2, .34))
    while x < x1 - .02:
        run = chance.choice((1, 1, 1, 2, 4, 9))
        t, h, d, mat = chance.uniform(.012, .045), tallest * chance.uniform(.62, 1), chance.uniform(.13, .22), chance.choice(mats)
        for _ in range(run):
            if x + t > x1:
                return
            lean = chance.uniform(4, 12) if run == 1 and chance.random() < .06 else 0
            blocks.box((t - .001, d, h), (x + t / 2 + lean * .004, y + d / 2 + .02 + chance.uniform(0, .02), z + h / 2), mat, (0, lean, 0))
            if t > .02 and chance.random() < .3:
                blocks.box((t * .7, .001, h * .2), (x + t / 2, y + .019, z + h * .7), chance.choice(mats))
            x += t + lean * .012


def piles(blocks, chance, mats, x0, x1, y, z, room):
    """Lying books, boxes, files and frames."""
    x = x0
    while x < x1 - .08:
        w = min(chance.uniform(.06, .35), x1 - x)
        h = chance.uniform(.05, max(.06, room - .03))
        if chance.random() < .3:
            low = z
            while low < z + h - .02:
                t = chance.uniform(.015, .045)
                blocks.box((w * chance.uniform(.7, 1), .18, t - .001), (x + w / 2, y + .12, low + t / 2), chance.choice(mats), (0, 0, chance.uniform(-8, 8)))
                low += t
        elif chance.random() < .75:
            blocks.box((w * .9, chance.uniform(.02, .22), h), (x + w / 2, y + .13, z + h / 2), plain.material(chance))
        else:
            cyl(w * .3, w * chance.uniform(.15, .4), h, (x + w / 2, y + .13, z), plain.material(chance), seg=16)
        x += w + chance.choice((0, .01, .06, .2))


def _fill(blocks, chance, mats, full, x0, x1, y, z, room):
    """One compartment: books, things, both or nothing."""
    if chance.random() > full:
        return
    way, mid = chance.random(), x0 + (x1 - x0) * chance.uniform(.3, .9)
    if way < .5:
        books(blocks, chance, mats, x0, x1, y, z, room)
    elif way < .8:
        books(blocks, chance, mats, x0, mid, y, z, room)
        piles(blocks, chance, mats, mid, x1, y, z, room)
    else:
        piles(blocks, chance, mats, x0, x1, y, z, room)


def bookcase(chance, style, w, h, deep=.3):
    """A case of boards and uprights, packed or half empty."""
    case, content, mats = Blocks(), Blocks(), _bindings(chance)
    mat, t, full = surfaces.woodwork(chance, style), chance.choice((.018, .022, .035)), chance.choice((.6, .9, 1, 1, 1))
    columns = max(1, round(w / chance.uniform(.4, .95)))
    pitch = h / max(2, round(h / chance.uniform(.27, .42)))
    for k in range(columns + 1):
        case.box((t, deep, h), ((k / columns - .5) * (w - t), -deep / 2, h / 2), mat)
    if chance.random() < .85:
        case.box((w - t, .008, h), (0, -.004, h / 2), mat if chance.random() < .6 else surfaces.shade_of(chance, mat))
    for n in range(round(h / pitch) + 1):
        z = min(n * pitch, h - t)
        case.box((w - t, deep - .004, t), (0, -deep / 2, z + t / 2), mat)
        for k in range(columns if z < h - t * 2 else 0):
            x0 = (k / columns - .5) * (w - t) + t / 2
            with Labelled(labels.OTHER):
                _fill(content, chance, mats, full, x0, x0 + (w - t) / columns - t, -deep + .01, z + t, pitch - t)
    if chance.random() < .5:
        with Labelled(labels.OTHER):
            piles(content, chance, mats, -w / 2, w * chance.uniform(-.2, .5), -deep, h, .3)
    with Labelled(labels.FURNITURE):
        case.build()
        with Labelled(labels.OTHER):
            content.build()


def wall_shelves(chance, style, w, low, top):
    """Boards on the wall between two heights, with books, pots and boxes on them."""
    boards, content, mats = Blocks(), Blocks(), _bindings(chance)
    mat, deep, pitch = surfaces.woodwork(chance, style), chance.uniform(.16, .3), chance.uniform(.28, .45)
    z = low
    while z < top - .1:
        boards.box((w, deep, .03), (0, -deep / 2, z), mat)
        for s in (-1, 1):
            boards.box((.02, deep * .8, .06), (s * w * .4, -deep * .4, z - .04), mat)
        with Labelled(labels.OTHER):
            _fill(content, chance, mats, .9, -w / 2, w / 2, -deep, z + .015, min(pitch, top - z))
        z += pitch
    with Labelled(labels.FURNITURE):
        boards.build()
        with Labelled(labels.OTHER):
            content.build()
