"""The pieces that stand along a wall: how wide and high they are, and what builds them."""
from furniture import bathroom_fittings, bathtubs, lavatories
from furniture.fireplace import fireplace
from furniture.lamps import floor_lamp
from furniture.plants import plant
from scenes import appliances, doors, fixtures, furnishings, kitchens, wall_things
from scenes.fronts import Manner

PIECES = {     # name: (narrowest, widest, height, builder(room, chance, width))
    'wardrobe': (.6, 3.8, 2.4, furnishings.wardrobe),
    'kitchen': (1.5, 5.5, 2.4, furnishings.kitchen_run),
    'tall unit': (.6, .6, 2.3, lambda r, c, w: kitchens.tall_unit(r, c, Manner(c, r.style))),
    'refrigerator': (.6, .95, 2.0, lambda r, c, w: appliances.refrigerator(c, w)),
    'washing machine': (.62, .64, .9, lambda r, c, w: appliances.washing_machine(c)),
    'stove': (.62, .64, .95, lambda r, c, w: appliances.stove(c)),
    'sideboard': (1.0, 2.0, 1.0, furnishings.low_cupboard),
    'bookcase': (.6, 3.2, 2.2, furnishings.book_wall),
    'bed': (2.0, 2.6, 1.3, furnishings.sleeping_place),
    'sofa': (1.5, 2.6, .9, furnishings.couch),
    'armchair': (1.0, 1.2, .9, lambda r, c, w: furnishings.set_off(-.65, lambda: furnishings.armchair(r.style, c), c.uniform(-35, 35))),
    'desk': (1.2, 1.7, 1.3, furnishings.workplace),
    'fireplace': (1.6, 1.8, 1.3, lambda r, c, w: fireplace(r.style)),
    'door': (.9, 1.15, 2.1, lambda r, c, w: doors.closed_door(c, r.style, w - .24, c.uniform(1.95, 2.1))),
    'double door': (1.5, 1.9, 2.1, lambda r, c, w: doors.closed_door(c, r.style, w - .24, c.uniform(2.0, 2.2), True)),
    'plant': (.6, .9, 1.6, lambda r, c, w: furnishings.set_off(-.4, lambda: plant(r.style, c.choice(r.style['plants'])), c.uniform(0, 360))),
    'lamp': (.5, .6, 1.6, lambda r, c, w: furnishings.set_off(-.35, lambda: floor_lamp(r.style), c.uniform(0, 360))),
    'radiator': (.7, 1.6, .7, lambda r, c, w: appliances.radiator(c, w - .15, c.uniform(.4, .9))),
    'tall radiator': (.45, .7, 1.9, lambda r, c, w: appliances.radiator(c, w - .1, c.uniform(1.4, 1.8))),
    'towel radiator': (.55, .75, 1.8, lambda r, c, w: appliances.towel_radiator(c, w - .1, c.uniform(.8, 1.6), c.uniform(.2, .6))),
    'heap': (.5, 1.6, 1.2, furnishings.heap),
    'coats': (.7, 1.4, 1.9, lambda r, c, w: wall_things.coats(c, w - .1, c.uniform(1.6, 1.85))),
    'curtain': (.6, 1.6, 2.4, furnishings.hanging_cloth),
    'bare': (.2, 1.2, 0, lambda r, c, w: None),
    'vanity': (.6, 1.5, 1.9, furnishings.wash_place),
    'lavatory': (.7, .9, .9, lambda r, c, w: lavatories.lavatory(r.style)),
    'bathtub': (1.8, 1.9, .7, lambda r, c, w: furnishings.set_off(-.6, lambda: bathtubs.bathtub(r.style))),
    'shower': (.85, 1.4, 2.1, lambda r, c, w: fixtures.shower(r, c, w) if c.random() < .9 else bathroom_fittings.shower(r.style, 1.0, 1.0)),
    'towels': (.6, .8, 1.6, lambda r, c, w: appliances.towel_radiator(c, w - .1, .5, .9)),
    'banister': (1.0, 3.0, 1.0, lambda r, c, w: furnishings.set_off(-c.uniform(0, .9), lambda: fixtures.banister(c, w - .1))),
    'stairs': (2.2, 3.6, 2.4, furnishings.flight),
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
