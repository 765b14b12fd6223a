"""Which pictures the pool has, and which layout, mirroring and seed each one gets."""
from dataclasses import dataclass

from styles import STYLES

ROOM_TYPES = ['Living Room', 'Bedroom', 'Kitchen', 'Dining Room', 'Bathroom', 'Home Office']
LAYOUT_COUNT = {'Living Room': 4, 'Bedroom': 3, 'Kitchen': 3, 'Dining Room': 3, 'Bathroom': 3, 'Home Office': 3}

LAYOUT_CHANGES = {('farmhouse', 'Bathroom'): 0,       # too like a neighbour otherwise
                  ('modern', 'Kitchen'): 0,           # bare around a table
                  ('zen', 'Kitchen'): 0}              # a table to sit at on the floor does not suit a kitchen
BEFORES = [('Living Room', 0, 901), ('Bedroom', 0, 902), ('Kitchen', 0, 903), ('Dining Room', 0, 904), ('Bathroom', 1, 905), ('Home Office', 0, 906)]
EXAMPLES = {('japandi', 'Living Room')}               # as large as a page: painted by the built-in engine, it is the landing page's example
AFTER_STYLES = {'Living Room': 'mid-century-modern', 'Bedroom': 'japandi', 'Kitchen': 'scandinavian'}


@dataclass(frozen=True)
class Shot:
    """One picture to take."""
    style: str          # slug
    room_type: str
    layout: int
    mirrored: bool
    seed: int
    name: str = ''      # file name where it is not style and room
    large: bool = False # for a whole page

    @property
    def room_slug(self):
        """The room type as it stands in file names."""
        return self.room_type.lower().replace(' ', '-')

    @property
    def file(self):
        """The file name without width and ending."""
        return self.name or f'{self.style}-{self.room_slug}'


def shot(style_index, room_index):
    """The picture of one style and room type; neighbouring styles get different layouts."""
    style, room_type = STYLES[style_index]['slug'], ROOM_TYPES[room_index]
    k = style_index + 2 * room_index
    n = LAYOUT_COUNT[room_type]
    layout = LAYOUT_CHANGES.get((style, room_type), k % n)
    mirrored, seed = (k // n + style_index // 2) % 2 == 1, 100 + style_index * 17 + room_index * 7
    return Shot(style, room_type, layout, mirrored, seed, large=(style, room_type) in EXAMPLES)


def all_shots(room_types=ROOM_TYPES):
    """Every picture of the pool, room type by room type."""
    return [shot(s, ROOM_TYPES.index(r)) for r in room_types for s in range(len(STYLES))]


def before_and_after():
    """The lived-in rooms and their three redesigned counterparts, which share layout and seed."""
    shots = []
    for room_type, layout, seed in BEFORES:
        room = room_type.lower().replace(' ', '-')
        shots.append(Shot('dated', room_type, layout, False, seed, 'before-' + room, True))
        if room_type in AFTER_STYLES:
            style = AFTER_STYLES[room_type]
            shots.append(Shot(style, room_type, layout, False, seed, f'after-{style}-{room}', True))
    return shots
