"""What is laid for one person at a table: the eater sits at -Y. Lengths in metres."""
from furniture.finishes import metal
from geometry.curves import through
from geometry.scene import Group
from geometry.solids import box, lathe, rod
from materials import hard, natural

PLATE = through([(.001, .003), (.055, .003), (.088, .006), (.112, .014), (.138, .021), (.1405, .0235), (.137, .0245), (.110, .0185), (.086, .0105), (.055, .0085), (.001, .0085)], 4)
BOWL = through([(.001, .001), (.034, .001), (.038, .005), (.062, .022), (.077, .046), (.0785, .051), (.0755, .051), (.058, .025), (.034, .0105), (.001, .0095)], 4)
GLASS = [(.001, 0), (.032, 0), (.032, .003), (.004, .008), (.004, .08), (.03, .11), (.038, .15), (.032, .19), (.031, .19), (.036, .15), (.028, .112), (.001, .09)]
CUP = through([(.001, .001), (.022, .001), (.025, .004), (.034, .03), (.037, .062), (.0345, .062), (.031, .03), (.021, .008), (.001, .007)], 4)


def place_setting(style):
    """Plate, bowl, napkin, cutlery and a glass; at a table to sit at on the floor a bowl, a cup and chopsticks."""
    (_on_the_floor if style['dining']['table'] == 'low' else _at_a_table)(style)


def _crockery(style):
    return hard.ceramic(style.get('plate', style['artpal'][1]), .3, .1)


def _at_a_table(style):
    lathe(PLATE, hard.ceramic('#f3efe7', .25, .1), seg=96, auto=60)
    lathe(BOWL, _crockery(style), (0, 0, .009), 72, auto=60)
    with Group('napkin', (-.205, -.01, 0), 3):
        for k, wide in enumerate((.098, .094)):
            box((wide, .17, .004), (0, .002 * k, .002 + .004 * k), natural.fabric('#e9e2d6', 'linen'), .0018)
    steel = metal(style) if style['metal'] in ('brass', 'gold') else hard.metal('steel')
    _fork(steel, -.205, .009)
    _knife(steel, .175)
    lathe(GLASS, hard.glass(), (.17, .17, 0), 48)


def _fork(steel, x, z):
    box((.009, .13, .003), (x, -.025, z + .0015), steel, .001)
    box((.022, .012, .003), (x, .046, z + .0015), steel, .001)
    for k in (-1.5, -.5, .5, 1.5):
        box((.0028, .040, .0025), (x + k * .0058, .068, z + .002), steel, .0008)


def _knife(steel, x):
    box((.012, .095, .006), (x, -.055, .003), steel, .002)
    box((.018, .115, .002), (x - .002, .05, .002), steel, .0008)


def _on_the_floor(style):
    lathe(BOWL, _crockery(style), (-.05, -.01, 0), 72, auto=60)
    lathe(CUP, hard.ceramic('#e9e2d4', .4), (.11, .07, 0), 64, auto=60)
    box((.05, .014, .008), (.10, -.10, .004), hard.ceramic('#e9e2d4', .4), .003)
    for dy in (-.006, .006):
        rod((.115, -.10 + dy, .0115), (-.115, -.10 + dy * 1.5, .0075), .0032, hard.lacquer('#2b1f18', .3), .0022)
