"""Furniture along a wall, each in forms from plain to the style's own. Backs at y=0, facing -Y; builders take the room, chance and a width."""
import labels
from furniture import bathroom_fittings, bookcase as style_bookcase, kitchen_units, shelf_ware, tiling
from furniture.armchair import armchair as style_armchair
from furniture.bed import bed
from furniture.desk_chair import desk_chair, dress_desk
from furniture.desks import desk
from furniture.kitchen_hoods import hood
from furniture.sofa import sofa as style_sofa
from furniture.storage import dress_sideboard, sideboard
from furniture.vanity import vanity
from geometry.scene import Group
from rooms.arrange import put
from scenes import beds, fixtures, kitchens, plain, shelves, window_cloth
from scenes.fronts import cupboards
from scenes.labelling import Labelled


def set_off(y, build, turn=0):
    """A piece whose own origin is y metres before the wall."""
    put(build, (0, y, 0), turn)


def kitchen_run(room, chance, w):
    """A fitted kitchen, plain or in the style."""
    if chance.random() < .75 or w > 3.6:
        return kitchens.kitchen(room, chance, w)
    style = room.style
    kitchen_units.base_run(style, w, oven=chance.choice((None, 0, w * .25)), sink=chance.choice((None, -w * .25)))
    tiling.splashback(style, -w / 2, w / 2, chance.choice((.15, .6, .6)))
    if chance.random() < .75:
        kitchen_units.upper_run(style, -w / 2, chance.choice((w / 2, w * .1)))
    elif chance.random() < .5:
        shelf_ware.open_shelves(style, -w / 2, w / 2)
    if chance.random() < .3:
        hood(style, w * .3)
    kitchen_units.worktop_things(style, (w * .4, -w * .1, -w * .35))
    plain.clutter(chance, [(chance.uniform(-w / 2, w / 2) * .9, -.3, .93) for _ in range(6)], chance.choice((0, 3, 8, 16)))


def low_cupboard(room, chance, w):
    """A sideboard with things or a screen on it."""
    if chance.random() < .5:
        with Group('side', (0, -.27, 0)):
            dress_sideboard(room.style, sideboard(room.style, w), w)
        z = 1.0
    else:
        z = chance.uniform(.45, 1.0)
        cupboards(chance, room.style, w, z, chance.uniform(.35, .5))
        plain.clutter(chance, [(chance.uniform(-w, w) * .45, -.2, z) for _ in range(6)], chance.choice((2, 5, 9)))
    if chance.random() < .5:
        plain.screen(chance, min(w, chance.uniform(.8, 1.5)), z + chance.uniform(.35, .5))


def workplace(room, chance, w):
    """A desk with its chair, clutter and screen."""
    dress_desk(room.style, desk(room.style, w), w)
    plain.clutter(chance, [(chance.uniform(-w, w) * .4, -.3, .76) for _ in range(6)], chance.choice((2, 6, 14)))
    if chance.random() < .6:
        plain.screen(chance, chance.uniform(.4, .8), 1.05)
    set_off(-1.0, lambda: desk_chair(room.style), 180 + chance.uniform(-40, 40))


def sleeping_place(room, chance, w):
    """A bed with its head at the wall and bedside cupboards."""
    if chance.random() < .3:
        set_off(-1.16, lambda: bed(room.style))
    else:
        beds.bed(chance, chance.choice((.9, 1.2, 1.4, 1.6, 1.8)))
    for s in (-1, 1):
        if chance.random() < .5:
            with Group('bedside', (s * 1.2, 0, 0)):
                cupboards(chance, room.style, .45, chance.uniform(.4, .65), .38)


def couch(room, chance, w):
    """A sofa, plain or in the style."""
    if chance.random() < .25 and w > 2.3:
        set_off(-.6, lambda: style_sofa(room.style, chance.choice((2, 3))))
    else:
        set_off(-chance.uniform(.02, .2), lambda: beds.sofa(chance, w))


def armchair(style, chance):
    """An armchair of the style, or a plain one; its middle at the origin."""
    if chance.random() < .5:
        return style_armchair(style)
    with Group('chair', (0, .4, 0)):
        beds.sofa(chance, chance.uniform(.75, 1.05))


def wardrobe(room, chance, w):
    """Fitted cupboards, mostly tall."""
    top = chance.choice((room.height, room.height, 2.0, 2.2, 2.36, chance.uniform(.6, 1.2)))
    cupboards(chance, room.style, w, min(top, room.height), chance.uniform(.35, .65))


def book_wall(room, chance, w):
    """A bookcase, up to the ceiling or lower."""
    if chance.random() < .12:
        return style_bookcase.bookcase(room.style, min(w, 1.4), chance.uniform(1.5, 2.25))
    shelves.bookcase(chance, room.style, w, min(room.height, chance.choice((room.height, chance.uniform(.8, 1.4), chance.uniform(1.6, 2.3), 2.0))), chance.uniform(.22, .4))


def wash_place(room, chance, w):
    """A washstand, plain or in the style."""
    if chance.random() < .65:
        return fixtures.washstand(room, chance, w)
    vanity(room.style, w)
    with Group('mirror', (0, -.02, 1.6)):
        bathroom_fittings.wall_mirror(room.style, min(.9, w * .7))


def hanging_cloth(room, chance, w):
    """A curtain in front of the wall."""
    with Labelled(labels.TEXTILE):
        window_cloth.folded(chance, -w / 2, w / 2, .01, room.height - chance.choice((.01, .1, .3)), plain.material(chance, rough=.95), -.1)


def flight(room, chance, w):
    """Stairs along the wall."""
    fixtures.stairs(chance, w, chance.uniform(1.6, room.height))


def heap(room, chance, w):
    """Boxes, bags and baskets piled against the wall."""
    for _ in range(chance.choice((2, 4, 7))):
        size = [chance.uniform(.15, .5) for _ in range(3)]
        plain.loose_box(chance, size, (chance.uniform(-.4, .4) * w, -.3, size[2] / 2 + chance.choice((0, 0, .3, .6))), chance.uniform(-20, 20))
