"""Plain cooker hoods. Backs at y=0, facing -Y; metres."""
import labels
from scenes import appliances, plain
from scenes.blocks import Blocks
from scenes.labelling import Labelled


def hood(chance, low, top):
    """A cooker hood: a flat box, a canopy with its chimney, or a slanted black glass."""
    parts, mat, kind = Blocks(), appliances.shell(chance), chance.choice(('box', 'canopy', 'canopy', 'slant'))
    if kind == 'slant':
        parts.box((.6, .03, .5), (0, -.24, low + .35), plain.material(chance, (.02, .02, .02), .1), (-35, 0, 0))
    else:
        parts.box((.6, .48, .07 if kind == 'canopy' else .14), (0, -.24, low + .15), mat)
        for k in range(4 if kind == 'canopy' else 0):
            parts.box((.55 - .09 * k, .44 - .06 * k, .05), (0, -(.44 - .06 * k) / 2, low + .2 + .05 * k), mat)
    parts.box((.24, .24, max(.1, top - low - .2)), (0, -.12, (low + .2 + top) / 2), mat)
    with Labelled(labels.OTHER):
        parts.build()
