"""Sockets and light switches. Origin on the wall's face at the plate's middle, facing -Y; metres."""
from geometry.chance import rng
from geometry.scene import Group
from geometry.solids import box, cyl
from materials import hard

PLATE = .082


def _plastic(style):
    """Plates are brass where the style shines, black where its windows are, and otherwise white."""
    if style['metal'] in ('brass', 'gold'):
        return hard.metal('brass'), hard.lacquer('#3a3128', .4)
    dark = sum(int(style['window']['frame'][i:i + 2], 16) for i in (1, 3, 5)) < 120
    return (hard.lacquer('#201f1e', .4), hard.lacquer('#0d0d0d', .5)) if dark else (hard.lacquer('#f1efe9', .35), hard.lacquer('#cbc8c0', .4))


def _unmoved(build):
    """Leaves the room's other choices by chance as they would be without this piece."""
    def built(*a):
        state = rng.getstate()
        build(*a)
        rng.setstate(state)
    return built


@_unmoved
def socket(style, count=2):
    """One or more round sockets side by side, each on a square plate."""
    plate, well = _plastic(style)
    box((PLATE * count, .010, PLATE), (0, -.005, 0), plate, .003)
    for i in range(count):
        with Group('socket', ((i - (count - 1) / 2) * PLATE, -.0102, 0)):
            cyl(.0215, .0215, .0015, (0, 0, 0), well, (90, 0, 0), 24, 0)
            cyl(.0195, .0195, .002, (0, 0, 0), plate, (90, 0, 0), 24, 0)
            for s in (-1, 1):
                cyl(.0028, .0028, .0026, (s * .0095, 0, 0), hard.lacquer('#161514', .5), (90, 0, 0), 8, 0)


@_unmoved
def switch(style):
    """A rocker switch on a square plate."""
    plate, _ = _plastic(style)
    box((PLATE, .010, PLATE), (0, -.005, 0), plate, .003)
    box((.056, .008, .056), (0, -.010, 0), plate, .002, (4, 0, 0))
