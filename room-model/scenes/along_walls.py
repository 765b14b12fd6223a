"""Fills walls with pieces side by side, and hangs things above and between them."""
import labels
from geometry.scene import Group
from scenes import doors, wall_things
from scenes.hanging import hang
from scenes.labelling import Labelled
from scenes.pieces import PIECES, PURPOSES

CASING = .12        # how far a door's or window's frame reaches beyond its opening


def ends(room, wall):
    """First and last u of a wall, the front one too."""
    return room.span(wall) if wall != 'front' else (-room.width / 2, room.width / 2)


def _obstacles(room, wall, taken):
    """Stretches of the wall that hold something already: (first, last, height where it begins)."""
    doorways = [d for d in getattr(room, 'doorways', ()) if d.wall == wall]
    windows = [w for w in room.windows if w.wall == wall]
    return [(o.u0 - CASING, o.u1 + CASING, o.z0) for o in doorways + windows] + [(a, b, 0) for a, b, _ in taken]


def _free(obstacles, u, last, height):
    """Metres from u to the next obstacle that begins below `height`; 0 within one."""
    nearest = last
    for a, b, z in obstacles:
        if z < height and b > u:
            nearest = min(nearest, max(a, u))
    return nearest - u


def fill_wall(room, wall, frame, purpose, chance, crowded, taken=()):
    """Puts pieces side by side along a wall; frame(u, z) gives a group on it. Things hang above low ones."""
    (u, last), obstacles = ends(room, wall), _obstacles(room, wall, taken)
    u += chance.uniform(0, .4)
    while u < last - .3:
        name = 'bare' if chance.random() > crowded else chance.choice(PURPOSES[purpose])
        narrow, wide, height, build = PIECES[name]
        space = min(wide, _free(obstacles, u, last, height))
        if space < narrow:
            u += .12
            continue
        w = space if name == 'kitchen' and chance.random() < .6 else chance.uniform(narrow, space)
        with frame(u + w / 2, 0):
            with Labelled(labels.FURNITURE):
                build(room, chance, w)
            if height < 1.4 and chance.random() < .75 and _free(obstacles, u, last, 2.2) >= w:
                hang(room, chance, w, max(1.2, height + .15))
        u += w + chance.choice((0, .01, .05, .1, .3))


def fill_projections(room, wall, frame, chance, taken):
    """Hangs something on the chimney breasts and pillars of a wall."""
    for a, b, deep in taken:
        if chance.random() < .7:
            with frame((a + b) / 2, 0), Group('on', (0, -deep + .02, 0)):
                if b - a > 1 and chance.random() < .5:
                    with Labelled(labels.FURNITURE):
                        PIECES['radiator' if chance.random() < .3 else 'sideboard'][3](room, chance, b - a)
                hang(room, chance, b - a, 1.25)


def closed_door(room, wall, frame, chance):
    """Sets a shut door somewhere on a wall without openings; returns the stretch that it takes."""
    first, last = ends(room, wall)
    w, h = min(chance.uniform(.7, .95), last - first - .5), chance.uniform(1.95, 2.1)
    u = chance.uniform(first + .15 + w / 2, last - .15 - w / 2)
    with frame(u, 0):
        doors.closed_door(chance, room.style, w, h)
        _switch(chance, w)
    return u - w / 2 - CASING, u + w / 2 + CASING, 0


def _switch(chance, w):
    with Group('switch', (chance.choice((-1, 1)) * (w / 2 + .22), 0, 0)):
        wall_things.small_fittings(chance)


def build_doorways(room, frame, chance):
    """Fills the openings for doors that `plan_doorways` left."""
    for d in room.doorways:
        with frame(d.wall, (d.u0 + d.u1) / 2, 0):
            doors.doorway(chance, room.style, d.u1 - d.u0, d.z1)
            _switch(chance, d.u1 - d.u0)
