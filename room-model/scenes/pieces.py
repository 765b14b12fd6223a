"""The pieces that stand along a wall: how wide and high they are, and what builds them."""
import labels
from furniture import bathroom_fittings, bathtubs, bookcase as style_bookcase, kitchen_units, tiling
from furniture.armchair import armchair as style_armchair
from furniture.bed import bed
from furniture.desk_chair import desk_chair, dress_desk
from furniture.desks import desk
from furniture.fireplace import fireplace
from furniture.kitchen_hoods import hood
from furniture.lamps import floor_lamp
from furniture.plants import plant
from furniture.sofa import sofa as style_sofa
from furniture.storage import dress_sideboard, sideboard
from furniture.vanity import vanity
from geometry.scene import Group
from scenes import appliances, beds, doors, fixtures, kitchens, plain, shelves, wall_things, window_cloth
from scenes.fronts import Manner, cupboards
from scenes.labelling import Labelled


def _at(y, build, turn=0):
    with Group('piece', (0, y, 0), turn):
        build()


def _kitchen(room, chance, w):
    if chance.random() < .75 or w > 3.6:
        return kitchens.kitchen(room, chance, w)
    style = room.style
    kitchen_units.base_run(style, w, oven=chance.choice((None, 0, w * .25)), sink=chance.choice((None, -w * .25)))
    tiling.splashback(style, -w / 2, w / 2, chance.choice((.15, .6, .6)))
    if chance.random() < .75:
        kitchen_units.upper_run(style, -w / 2, chance.choice((w / 2, w * .1)))
    elif chance.random() < .5:
        kitchen_units.open_shelves(style, -w / 2, w / 2)
    if chance.random() < .3:
        hood(style, w * .3)
    kitchen_units.worktop_things(style, (w * .4, -w * .1, -w * .35))
    plain.clutter(chance, [(chance.uniform(-w / 2, w / 2) * .9, -.3, .93) for _ in range(6)], chance.choice((0, 3, 8, 16)))


def _sideboard(room, chance, w):
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


def _desk(room, chance, w):
    dress_desk(room.style, desk(room.style, w), w)
    plain.clutter(chance, [(chance.uniform(-w, w) * .4, -.3, .76) for _ in range(6)], chance.choice((2, 6, 14)))
    if chance.random() < .6:
        plain.screen(chance, chance.uniform(.4, .8), 1.05)
    _at(-1.0, lambda: desk_chair(room.style), 180 + chance.uniform(-40, 40))


def _bedstead(room, chance, w):
    if chance.random() < .3:
        _at(-1.16, lambda: bed(room.style))
    else:
        beds.bed(chance, chance.choice((.9, 1.2, 1.4, 1.6, 1.8)))
    for s in (-1, 1):
        if chance.random() < .5:
            with Group('bedside', (s * 1.2, 0, 0)):
                cupboards(chance, room.style, .45, chance.uniform(.4, .65), .38)


def _sofa(room, chance, w):
    if chance.random() < .25 and w > 2.3:
        _at(-.6, lambda: style_sofa(room.style, chance.choice((2, 3))))
    else:
        _at(-chance.uniform(.02, .2), lambda: beds.sofa(chance, w))


def armchair(style, chance):
    """An armchair of the style, or a plain one; its middle at the origin."""
    if chance.random() < .5:
        return style_armchair(style)
    with Group('chair', (0, .4, 0)):
        beds.sofa(chance, chance.uniform(.75, 1.05))


def _wardrobe(room, chance, w):
    top = chance.choice((room.height, room.height, 2.0, 2.2, 2.36, chance.uniform(.6, 1.2)))
    cupboards(chance, room.style, w, min(top, room.height), chance.uniform(.35, .65))


def _bookcase(room, chance, w):
    if chance.random() < .12:
        return style_bookcase.bookcase(room.style, min(w, 1.4), chance.uniform(1.5, 2.25))
    shelves.bookcase(chance, room.style, w, min(room.height, chance.choice((room.height, chance.uniform(.8, 1.4), chance.uniform(1.6, 2.3), 2.0))), chance.uniform(.22, .4))


def _vanity(room, chance, w):
    if chance.random() < .65:
        return fixtures.washstand(room, chance, w)
    vanity(room.style, w)
    with Group('mirror', (0, -.02, 1.6)):
        bathroom_fittings.wall_mirror(room.style, min(.9, w * .7))


def _curtain(room, chance, w):
    with Labelled(labels.TEXTILE):
        window_cloth.folded(chance, -w / 2, w / 2, .01, room.height - chance.choice((.01, .1, .3)), plain.material(chance, rough=.95), -.1)


def _low_stairs(room, chance, w):
    fixtures.stairs(chance, w, chance.uniform(1.6, room.height))


def _heaped(room, chance, w):
    """Boxes, bags and baskets piled against the wall."""
    for _ in range(chance.choice((2, 4, 7))):
        size = [chance.uniform(.15, .5) for _ in range(3)]
        plain.loose_box(chance, size, (chance.uniform(-.4, .4) * w, -.3, size[2] / 2 + chance.choice((0, 0, .3, .6))), chance.uniform(-20, 20))


PIECES = {     # name: (narrowest, widest, height, builder(room, chance, width))
    'wardrobe': (.6, 3.8, 2.4, _wardrobe),
    'kitchen': (1.5, 5.5, 2.4, _kitchen),
    'tall unit': (.6, .6, 2.3, lambda r, c, w: kitchens.tall_unit(r, c, Manner(c, r.style))),
    'refrigerator': (.6, .95, 2.0, lambda r, c, w: appliances.refrigerator(c, w)),
    'washing machine': (.62, .64, .9, lambda r, c, w: appliances.washing_machine(c)),
    'stove': (.62, .64, .95, lambda r, c, w: appliances.stove(c)),
    'sideboard': (1.0, 2.0, 1.0, _sideboard),
    'bookcase': (.6, 3.2, 2.2, _bookcase),
    'bed': (2.0, 2.6, 1.3, _bedstead),
    'sofa': (1.5, 2.6, .9, _sofa),
    'armchair': (1.0, 1.2, .9, lambda r, c, w: _at(-.65, lambda: armchair(r.style, c), c.uniform(-35, 35))),
    'desk': (1.2, 1.7, 1.3, _desk),
    'fireplace': (1.6, 1.8, 1.3, lambda r, c, w: fireplace(r.style)),
    'door': (.9, 1.15, 2.1, lambda r, c, w: doors.closed_door(c, r.style, w - .24, c.uniform(1.95, 2.1))),
    'double door': (1.5, 1.9, 2.1, lambda r, c, w: doors.closed_door(c, r.style, w - .24, c.uniform(2.0, 2.2), True)),
    'plant': (.6, .9, 1.6, lambda r, c, w: _at(-.4, lambda: plant(r.style, c.choice(r.style['plants'])), c.uniform(0, 360))),
    'lamp': (.5, .6, 1.6, lambda r, c, w: _at(-.35, lambda: floor_lamp(r.style), c.uniform(0, 360))),
    'radiator': (.7, 1.6, .7, lambda r, c, w: appliances.radiator(c, w - .15, c.uniform(.4, .9))),
    'tall radiator': (.45, .7, 1.9, lambda r, c, w: appliances.radiator(c, w - .1, c.uniform(1.4, 1.8))),
    'towel radiator': (.55, .75, 1.8, lambda r, c, w: appliances.towel_radiator(c, w - .1, c.uniform(.8, 1.6), c.uniform(.2, .6))),
    'heap': (.5, 1.6, 1.2, _heaped),
    'coats': (.7, 1.4, 1.9, lambda r, c, w: wall_things.coats(c, w - .1, c.uniform(1.6, 1.85))),
    'curtain': (.6, 1.6, 2.4, _curtain),
    'bare': (.2, 1.2, 0, lambda r, c, w: None),
    'vanity': (.6, 1.5, 1.9, _vanity),
    'lavatory': (.7, .9, .9, lambda r, c, w: bathroom_fittings.lavatory(r.style)),
    'bathtub': (1.8, 1.9, .7, lambda r, c, w: _at(-.6, lambda: bathtubs.bathtub(r.style))),
    'shower': (.85, 1.4, 2.1, lambda r, c, w: fixtures.shower(r, c, w) if c.random() < .9 else bathroom_fittings.shower(r.style, 1.0, 1.0)),
    'towels': (.6, .8, 1.6, lambda r, c, w: appliances.towel_radiator(c, w - .1, .5, .9)),
    'banister': (1.0, 3.0, 1.0, lambda r, c, w: _at(-c.uniform(0, .9), lambda: fixtures.banister(c, w - .1))),
    'stairs': (2.2, 3.6, 2.4, _low_stairs),
}
LIVED = ('wardrobe', 'wardrobe', 'sideboard', 'sideboard', 'bookcase', 'bookcase', 'bookcase', 'sofa', 'armchair', 'desk', 'door', 'plant', 'lamp', 'radiator',
         'radiator', 'tall radiator', 'heap', 'bare', 'fireplace', 'curtain', 'banister')
PURPOSES = {        # what stands there; a name that occurs more often is chosen more often
    'living': ('sofa', 'sofa', 'sofa', *LIVED),
    'hall': ('wardrobe', 'door', 'door', 'double door', 'bare', 'sideboard', 'plant', 'heap', 'coats', 'coats', 'stairs', 'stairs', 'banister', 'bookcase', 'radiator'),
    'bedroom': (*('bed',) * 7, *('wardrobe',) * 3, *LIVED),
    'kitchen': (*('kitchen',) * 8, 'tall unit', 'refrigerator', 'refrigerator', 'stove', 'washing machine', 'wardrobe', 'bare', 'radiator', 'heap', 'sideboard'),
    'bathroom': ('vanity', 'vanity', 'lavatory', 'bathtub', 'shower', 'shower', 'washing machine', 'wardrobe', 'towels', 'towel radiator', 'towel radiator', 'bare', 'bare', 'door',
                 'radiator'),
    'office': ('desk', 'desk', 'desk', 'desk', 'bookcase', 'bookcase', *LIVED),
}
