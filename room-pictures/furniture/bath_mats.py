"""What lies on a bathroom's floor before tub or basin: tufted and terry mats, flat-woven runners and duckboards. Metres; middle at the origin, on the floor."""
import math

import numpy as np

from furniture.finishes import wood
from geometry.chance import rng
from geometry.scene import Group, mesh, quads
from geometry.solids import box
from geometry.strands import strands
from materials import natural

GRAIN = .005        # from one point of a cloth to the next
TUFT = .0085        # from one tuft to the next
BORDER = (.030, .052)       # where a terry mat's smooth band lies, from its edge


def bath_mat(style):
    """The style's own mat, if it has one: `mat` in its `bath` is (kind, colour or pattern)."""
    spec = style['bath'].get('mat')
    chance = np.random.default_rng(int(rng.uniform(0, 1e6)))
    if spec:
        with Group('mat', (0, 0, 0), chance.uniform(-5, 5)):
            MATS[spec[0]](style, spec[1], chance)


def _tufted(_, colour, chance, w=.86, d=.55):
    """A long soft pile on a backing that lies flat; hands and feet left it leaning this way and that, and its maker sheared it even along the edge."""
    x, y = _grid(w, d, TUFT)
    x, y = (v + chance.uniform(-.4, .4, v.shape) * TUFT for v in (x, y))
    inset = .045 - np.hypot(*(np.maximum(0, abs(v) - half + .045) for v, half in ((x, w / 2), (y, d / 2))))
    x, y, inset = (v[inset > 0] for v in (x, y, inset))
    roots = np.stack([x, y, _lift(x, y, w, d, chance, .4)], -1)
    way = 2.2 * _waves(x, y, chance, .30) + chance.normal(0, .7, x.shape)
    free = np.minimum(1, .3 + inset / .03)
    lean = free * (.005 + .004 * _waves(x, y, chance, .12) + chance.uniform(0, .005, x.shape))
    tips = roots + np.stack([lean * np.cos(way), lean * np.sin(way), .011 + .004 * free + .003 * _waves(x, y, chance, .2) + chance.uniform(-.003, .003, x.shape)], -1)
    strands(roots, tips, .0053, natural.fabric(colour, 'pile'))


def _terry(_, colour, chance, w=.82, d=.54):
    """Thick heavy terry with a smooth woven border, that lies flat and kept a trace of its fold."""
    def height(x, y, inset):
        loops = chance.uniform(0, .0034, x.shape) + .0012 * _waves(x, y, chance, .05)
        band = (inset > BORDER[0]) & (inset < BORDER[1])
        return .011 + np.where(band, -.005, loops) + .002 * (inset < .008)
    _cloth(w, d, natural.fabric(colour, 'terry'), chance, .35, height)


def _woven(_, cover, chance, w=.95, d=.56):
    """A flat weave with ribs across and knotted ends."""
    mat = natural.textile(cover)
    _cloth(w, d, mat, chance, .4, lambda x, y, inset: .004 + .0011 * np.sin(x * 2 * math.pi / .011 + 2 * _waves(x, y, chance, .1)))
    for side in (-1, 1):
        y = np.linspace(-d / 2 + .008, d / 2 - .008, 42) + chance.uniform(-.002, .002, 42)
        roots = np.stack([np.full(42, side * (w / 2 - .006)), y, np.full(42, .005)], -1)
        reach = chance.uniform(.036, .052, 42)
        tips = roots + np.stack([side * reach, chance.normal(0, .007, 42), np.full(42, -.002)], -1)
        strands(roots, tips, .0036, mat)


def _duckboard(style, _, chance, w=.78, d=.46, slats=9):
    """Slats on two battens."""
    mat = wood(style, rough=.6)
    pitch = d / slats
    for k in range(slats):
        box((w + chance.uniform(-.002, .002), pitch - .012, .017), (0, (k + .5) * pitch - d / 2, .0295 + chance.uniform(-.0006, .0006)), mat, .004)
    for s in (-1, 1):
        box((.04, d - .02, .021), (s * (w / 2 - .11), 0, .0105), mat, .003)


def _grid(w, d, step):
    return np.meshgrid(np.linspace(-w / 2, w / 2, round(w / step) + 1), np.linspace(-d / 2, d / 2, round(d / step) + 1))


def _waves(x, y, chance, length):
    """Smooth noise of about -1 to 1 whose hills are some `length` metres apart."""
    total = 0
    for turn in chance.uniform(0, 2 * math.pi, 5):
        k = 2 * math.pi / length * chance.uniform(.6, 1.5)
        total = total + np.sin(k * (x * math.cos(turn) + y * math.sin(turn)) + chance.uniform(0, 7)) / 2.2
    return total


def _lift(x, y, w, d, chance, loose):
    """How high cloth stands off the floor: a fold that runs out, corners that curl and a little slack."""
    turn, at = chance.uniform(-.5, .5), chance.uniform(-.25, .25) * w
    across, along = (x - at) * math.cos(turn) + y * math.sin(turn), y * math.cos(turn) - (x - at) * math.sin(turn)
    fold = np.exp(-(across / .030) ** 2) * np.clip(.5 + along / d * chance.choice([-1.6, 1.6]), 0, 1) ** 1.5
    near = np.clip((abs(x) / w * 2 + abs(y) / d * 2 - 1.72) / .28, 0, 1) ** 2
    curl = near * (.5 + .5 * np.sign(x) * chance.choice([-1, 1])) * np.where(y > 0, chance.uniform(.2, 1), chance.uniform(.2, 1))
    return loose * (.017 * fold + .020 * curl + .0025 * (1 + _waves(x, y, chance, .28)))


def _cloth(w, d, mat, chance, loose, height):
    """A cloth that is thick as `height` says (of x, y and the distance from the edge) and has soft edges, not quite straight."""
    x, y = _grid(w, d, GRAIN)
    inset = np.minimum(w / 2 - abs(x), d / 2 - abs(y))
    z = _lift(x, y, w, d, chance, loose) + height(x, y, inset) * np.where(inset < GRAIN / 2, .15, np.minimum(1, .7 + inset / .03))
    points = np.stack([x + .003 * _waves(x * 0, y, chance, .6), y + .004 * _waves(x, y * 0, chance, .5), z], -1).reshape(-1, 3)
    rows, columns = x.shape
    mesh('cloth', points, quads(columns, rows), mat, smooth=True, uv=np.stack([x, y], -1).reshape(-1, 2).tolist())


MATS = dict(tufted=_tufted, terry=_terry, woven=_woven, duckboard=_duckboard)
