"""The classes of a pixel, shared by renderer and training."""

LABELS = ('unknown', 'wall', 'floor', 'ceiling', 'window', 'door', 'cupboard', 'furniture', 'textile', 'rug', 'lamp', 'plant', 'other')
UNKNOWN, WALL, FLOOR, CEILING, WINDOW, DOOR, CUPBOARD, FURNITURE, TEXTILE, RUG, LAMP, PLANT, OTHER = range(len(LABELS))
ROOM_BITS = 16      # an object's index is piece * ROOM_BITS + label
