"""What stands along a wall: the pieces, how wide they are, and a wall filled with them."""
import labels
from furniture import bathroom_fittings, bathtubs, kitchen_units, tiling
from furniture.armchair import armchair
from furniture.bed import bed
from furniture.bookcase import bookcase
from furniture.desk_chair import desk_chair, dress_desk
from furniture.desks import desk
from furniture.drapery import curtain_panel
from furniture.fireplace import fireplace
from furniture.kitchen_hoods import hood
from furniture.kitchen_tall_unit import tall_unit
from furniture.lamps import floor_lamp
from furniture.pictures import framed
from furniture.plants import plant
from furniture.sofa import sofa
from furniture.storage import dress_sideboard, sideboard
from furniture.vanity import vanity
from geometry.scene import Group
from geometry.solids import box
from scenes import plain
from scenes.labelling import Labelled


def _at(y, build, turn=0, scale=1.0):
    with Group('piece', (0, y, 0), turn, scale):
        build()


def _kitchen(style, chance, w, room):
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


def _sideboard(style, chance, w, room):
    with Group('side', (0, -.27, 0)):
        dress_sideboard(style, sideboard(style, w), w)
    if chance.random() < .5:
        plain.screen(chance, min(w, chance.uniform(.8, 1.5)), chance.uniform(1.0, 1.4))


def _desk(style, chance, w, room):
    dress_desk(style, desk(style, w), w)
    plain.clutter(chance, [(chance.uniform(-w, w) * .4, -.3, .76) for _ in range(6)], chance.choice((2, 6, 14)))
    if chance.random() < .6:
        plain.screen(chance, chance.uniform(.4, .8), 1.05)
    _at(-1.0, lambda: desk_chair(style), 180 + chance.uniform(-40, 40))


def _bedstead(style, chance, w, room):
    _at(-1.16, lambda: bed(style))
    for s in (-1, 1):
        if chance.random() < .6:
            plain.loose_box(chance, (.45, .4, .5), (s * 1.15, -.25, .25), 0, labels.FURNITURE)


def _wardrobe(style, chance, w, room):
    top = chance.choice((room.height, room.height, 2.0, 2.2, 2.36, chance.uniform(.6, 1.2)))
    plain.cupboards(chance, w, min(top, room.height), chance.uniform(.35, .65))


def _washstand(style, chance, w, room):
    vanity(style, w)
    with Group('mirror', (0, -.02, 1.6)):
        bathroom_fittings.wall_mirror(style, min(.9, w * .7))


def _bathtub(style, chance, w, room):
    _at(-.6, lambda: bathtubs.bathtub(style))


PIECES = {     # name: (narrowest, widest, height, builder)
    'wardrobe': (.6, 3.4, 2.4, _wardrobe),
    'kitchen': (1.5, 3.6, 2.4, _kitchen),
    'tall unit': (.64, .64, 2.3, lambda s, c, w, r: tall_unit(s, 0)),
    'appliance': (.64, .64, 1.9, lambda s, c, w, r: plain.appliance(c)),
    'sideboard': (1.0, 2.0, 1.0, _sideboard),
    'bookcase': (.7, 1.6, 2.2, lambda s, c, w, r: bookcase(s, w, c.uniform(1.5, 2.25))),
    'bed': (2.0, 2.6, 1.3, _bedstead),
    'sofa': (2.3, 2.5, .9, lambda s, c, w, r: _at(-.6, lambda: sofa(s, c.choice((2, 3))))),
    'armchair': (1.0, 1.2, .9, lambda s, c, w, r: _at(-.65, lambda: armchair(s), c.uniform(-35, 35))),
    'desk': (1.2, 1.7, 1.3, _desk),
    'fireplace': (1.6, 1.8, 1.3, lambda s, c, w, r: fireplace(s)),
    'door': (.85, 1.1, 2.1, lambda s, c, w, r: plain.door(c, w - .2, c.uniform(1.95, 2.1))),
    'double door': (1.5, 1.9, 2.1, lambda s, c, w, r: plain.door(c, w - .2, c.uniform(2.0, 2.2))),
    'plant': (.6, .9, 1.6, lambda s, c, w, r: _at(-.4, lambda: plant(s, c.choice(s['plants'])), c.uniform(0, 360))),
    'lamp': (.5, .6, 1.6, lambda s, c, w, r: _at(-.35, lambda: floor_lamp(s), c.uniform(0, 360))),
    'radiator': (.7, 1.6, .7, lambda s, c, w, r: plain.radiator(c, w - .1, c.uniform(.4, .9))),
    'box': (.4, 1.6, 1.2, lambda s, c, w, r: plain.loose_box(c, (w - .1, .45, c.uniform(.4, 1.6)), (0, -.25, .5), 0, labels.FURNITURE)),
    'curtain': (.6, 1.4, 2.4, lambda s, c, w, r: _at(-.1, lambda: curtain_panel(s, w, r.height - .1)) if s.get('curtain') and s['curtain'].get('kind') not in ('roman', 'bamboo') else None),
    'bare': (.2, 2.2, 0, lambda s, c, w, r: None),
    'vanity': (.8, 1.5, 1.9, _washstand),
    'lavatory': (.7, .9, .9, lambda s, c, w, r: bathroom_fittings.lavatory(s)),
    'bathtub': (1.8, 1.9, .7, _bathtub),
    'shower': (1.1, 1.3, 2.1, lambda s, c, w, r: bathroom_fittings.shower(s, 1.0, 1.0)),
    'towels': (.6, .8, 1.6, lambda s, c, w, r: [box((.5, .03, .8), (0, -.08, 1.2), plain.material(c), .01)]),
}
LIVED = ('wardrobe', 'sideboard', 'bookcase', 'sofa', 'armchair', 'desk', 'door', 'plant', 'lamp', 'radiator', 'box', 'bare', 'bare', 'fireplace', 'curtain')
PURPOSES = {        # what stands there; a name that occurs more often is chosen more often
    'living': ('sofa', 'sofa', 'sofa', *LIVED),
    'hall': ('wardrobe', 'door', 'door', 'double door', 'bare', 'sideboard', 'plant', 'box'),
    'bedroom': (*('bed',) * 6, 'wardrobe', 'wardrobe', *LIVED),
    'kitchen': (*('kitchen',) * 4, 'tall unit', 'appliance', 'wardrobe', 'door', 'bare', 'radiator', 'box'),
    'bathroom': ('vanity', 'lavatory', 'bathtub', 'shower', 'appliance', 'wardrobe', 'towels', 'bare', 'bare', 'door', 'radiator'),
    'office': ('desk', 'desk', 'desk', 'desk', 'bookcase', *LIVED),
}


def fill_wall(room, wall, frame, purpose, chance, crowded):
    """Puts pieces side by side along a wall; frame(u, z) gives a group on it. Pictures and shelves hang above low ones."""
    first, last = room.span(wall) if wall != 'front' else (-room.width / 2, room.width / 2)
    u = first + chance.uniform(0, .5)
    while u < last - .3:
        name = 'bare' if chance.random() > crowded else chance.choice(PURPOSES[purpose])
        narrow, wide, height, build = PIECES[name]
        w = chance.uniform(narrow, min(wide, max(narrow, last - u)))
        blocked = any(o.u0 < u + w and o.u1 > u and o.z0 < height for o in (room.openings(wall) if wall != 'front' else ()))
        if u + w <= last + .02 and not blocked:
            with frame(u + w / 2, 0):
                with Labelled(labels.FURNITURE if name != 'towels' else labels.TEXTILE):
                    build(room.style, chance, w, room)
                if height < 1.4 and chance.random() < .6:
                    _hang(room, chance, w, max(1.3, height + .25))
        u += w + chance.choice((0, .02, .1, .4))


def _hang(room, chance, w, low):
    kind = chance.choice(('picture', 'picture', 'pictures', 'shelf', 'cupboard', 'mirror', 'cloth'))
    z = chance.uniform(low + .2, max(low + .3, room.height - .6))
    if kind == 'cupboard' and w > .5:
        plain.cupboards(chance, w, min(room.height - .05, low + .95), .35, low + .15)
    elif kind == 'shelf':
        for k in range(chance.choice((1, 2, 3))):
            plain.loose_box(chance, (max(.4, w * .8), .22, .03), (0, -.12, low + .3 * k), 0, labels.FURNITURE)
            plain.clutter(chance, [(chance.uniform(-.3, .3) * w, -.12, low + .02 + .3 * k) for _ in range(3)], chance.choice((0, 4, 7)))
    elif kind in ('picture', 'pictures'):
        for k in range(1 if kind == 'picture' else 3):
            with Group('art', (k * .55 - (.55 if kind == 'pictures' else 0), -.01, z)):
                framed(room.style, chance.choice(room.style['art']), chance.uniform(.25, .9), chance.uniform(.25, .8), .05)
    else:
        with Labelled(labels.TEXTILE if kind == 'cloth' else labels.OTHER):
            box((chance.uniform(.3, 1.0), .02, chance.uniform(.3, .9)), (0, -.03, z), plain.material(chance, rough=.05 if kind == 'mirror' else None), .004)
