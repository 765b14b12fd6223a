"""Chooses what hangs on a stretch of wall. Each builder takes the room, chance, the stretch's width, and heights from and up to which it may reach."""
import labels
from geometry.scene import Group
from scenes import appliances, plain, shelves, wall_things
from scenes.blocks import Blocks
from scenes.fronts import cupboards
from scenes.labelling import Labelled


def _shelves(room, chance, w, low, top):
    shelves.wall_shelves(chance, room.style, max(.4, w * chance.uniform(.6, 1)), low + .1, top + .2)


def _cupboard(room, chance, w, low, top):
    if w > .5:
        cupboards(chance, room.style, w, chance.choice((top, room.height - .01)), chance.uniform(.25, .38), low + .15)


def _mirror(room, chance, w, low, top):
    wall_things.mirror(chance, chance.uniform(.3, max(.35, min(1.4, w))), chance.uniform(.4, max(.45, top - low)), (low + top) / 2)


def _clock(room, chance, w, low, top):
    wall_things.clock(chance, min(room.height - .4, low + .55))


def _television(room, chance, w, low, top):
    wall_things.television(chance, min(1.5, max(.6, w * .9)), low + .45)


def _coats(room, chance, w, low, top):
    wall_things.coats(chance, min(w, 1.2), chance.uniform(1.6, 1.85))


def _lamp(room, chance, w, low, top):
    wall_things.wall_lamp(chance, min(room.height - .3, low + .5))


def _air(room, chance, w, low, top):
    with Group('air', (0, 0, room.height - chance.uniform(.25, .5))):
        appliances.air_conditioner(chance)


def _cloth(room, chance, w, low, top):
    cloth = Blocks()
    cloth.box((w * .8, .02, top - low), (0, -.015, (low + top) / 2), plain.material(chance, rough=.95))
    with Labelled(labels.TEXTILE):
        cloth.build()


def _pictures(room, chance, w, low, top):
    wall_things.picture_group(room, chance, w, low + .05, top)


CHOICE = (*(_pictures,) * 6, *(_shelves,) * 4, _cupboard, _cupboard, _mirror, _mirror, _clock, _television, _coats, _lamp, _air, _cloth)


def hang(room, chance, w, low):
    """One thing or one group on w metres of wall, above what stands there, whose top is at height `low`."""
    high = room.height - .15
    if high - low >= .35:
        chance.choice(CHOICE)(room, chance, w, low, low + min(high - low, chance.uniform(.5, 1.1)))
