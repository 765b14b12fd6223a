"""Where a room's windows and doors are."""
from rooms.room import Window
from scenes.along_walls import ends

WALLS = ('back', 'left', 'right', 'front')


def random_windows(room, chance, wet):
    """None to two windows on each wall but the front one."""
    found = []
    for wall in WALLS[:3]:
        first, last = room.span(wall)
        u = first + chance.uniform(.3, 1.5)
        for _ in range(chance.choice((0, 0, 0, 1, 1, 2))):
            w = chance.uniform(.6, 1.1) if wet else chance.uniform(.6, min(2.4, max(.7, last - first - .8)))
            sill = chance.choice((.02, .4, .85, .95, 1.2)) if not wet else chance.uniform(.9, 1.4)
            if u + w < last - .25:
                found.append(Window(wall, u, u + w, sill, min(room.height - .15, sill + chance.uniform(.8, 2.1))))
            u += w + chance.uniform(.3, 1.5)
    return found


def plan_doorways(room, chance):
    """Leaves openings for one to three doors where no window is; walls and claddings spare them as they spare windows."""
    room.doorways = []
    for n in range(12):
        wall, w = chance.choice(WALLS), chance.choice((chance.uniform(.72, .95), chance.uniform(.72, .95), chance.uniform(1.2, 1.7)))
        first, last = ends(room, wall)
        u = chance.uniform(first + .2, max(first + .2, last - w - .2))
        same = [o for o in room.windows + room.doorways if o.wall == wall]
        if u + w < last - .15 and all(abs(o.u0 + o.u1 - 2 * u - w) > o.u1 - o.u0 + w + 1.4 for o in same):
            room.doorways.append(Window(wall, u, u + w, 0, min(room.height - .12, chance.uniform(1.95, 2.15))))
        if len(room.doorways) >= 1 + (n % 3):
            break
    room.openings = lambda wall: sorted((o for o in room.windows + room.doorways if o.wall == wall), key=lambda o: o.u0)
