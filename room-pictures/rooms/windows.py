"""Windows: frames, sills, trim, curtains and the view. Built in the wall's own frame."""
import math

from furniture.blinds import hang_blind
from furniture.drapery import hang_curtains
from geometry.chance import rng
from geometry.solids import box, sheet
from materials import hard, natural
from rooms.arches import arched_bars, arched_frame, fill_corners
from rooms.outside import view
from rooms.room import panes

CASING, LINING = .085, .012      # metres: how wide a casing is where the style does not say, and how thick the boards that line its reveal
FRAME, DEEP = .10, .07           # metres: how far a frame's middle is behind the wall's face, and how deep it is


def build_window(room, window, curtains=True):
    """Frame, bars, sill, trim, curtains and the view of one opening."""
    style, spec = room.style, room.style['window']
    w, h = window.u1 - window.u0, window.z1 - window.z0
    u, z = (window.u0 + window.u1) / 2, (window.z0 + window.z1) / 2
    slim = spec.get('slim')
    frame_mat = hard.lacquer(spec['frame'], .4)
    with room.frame(window.wall):
        (_arched if spec.get('arch') else _square)(room, window, frame_mat, FRAME)
        box((w + .1, .16, .035), (u, .02, window.z0 - .01), frame_mat if slim else hard.lacquer(style['trim'], .4), .006)
        if casing(style):
            _trim(style, room.face_depth(window.wall) + .012, u, z, w, h, window)
        if curtains and style.get('curtain'):
            hang_curtains(style, window, room.height)
        elif curtains and style.get('blind'):
            hang_blind(style, window)


def casing(style):
    """How wide the casings of a style's windows are, in metres; 0 without any."""
    spec = style['window']
    return 0 if spec.get('slim') or spec.get('arch') else style.get('casing', CASING)


def _square(room, window, mat, y):
    """A square window's frame and bars, y metres behind the wall's face."""
    spec = room.style['window']
    w, h, u, z = window.u1 - window.u0, window.z1 - window.z0, (window.u0 + window.u1) / 2, (window.z0 + window.z1) / 2
    t = .035 if spec.get('slim') else .05
    for s in (-1, 1):
        box((t, DEEP, h), (u + s * (w / 2 - t / 2), y, z), mat, .004)
        box((w - 2 * t, DEEP, t), (u, y, z + s * (h / 2 - t / 2)), mat, .004)
    nx, nz = panes(spec, w)
    bar = .020 if spec.get('slim') else .028
    for i in range(1, nx):
        box((bar * (1.6 if nx == 2 else 1), .045, h), (window.u0 + w * i / nx, y, z), mat, .003)
    for i in range(1, nz):
        box((w, .039, bar), (u, y, window.z0 + h * i / nz), mat, .003)


def _arched(room, window, mat, y):
    """An arched window's frame and bars, and the wall's corners above it."""
    style = room.style
    columns, rows = panes(style['window'], window.u1 - window.u0)
    arched_frame(window, .05, y, mat)
    arched_bars(window, max(2, columns), rows, .028, y, mat)
    feature = style['feature'] if window.wall == room.feature else {}
    fill_corners(window, hard.paint(feature.get('col', style['wall']), .75, .12, feature.get('mottled', .06)))


def _trim(style, out, u, z, w, h, window):
    """The casing, which stands out by `out` metres, farther than what covers the wall, and the lining of the reveal behind it."""
    mat, c, reveal = hard.lacquer(style['trim'], .45), casing(style), FRAME - DEEP / 2
    for s in (-1, 1):
        box((c, out, h + 2 * c), (u + s * (w / 2 + c / 2), -out / 2, z), mat, .004)
        box((LINING, reveal, h), (u + s * (w / 2 - LINING / 2), reveal / 2, z), mat, .001)
    box((w + 2 * c + .04, out + .008, c * 1.1), (u, -out / 2, window.z1 + c / 2), mat, .005)
    box((w, out, c * .8), (u, -out / 2, window.z0 - c * .55), mat, .004)
    box((w, reveal, LINING), (u, reveal / 2, window.z1 - LINING / 2), mat, .001)


def hang_view(room, wall):
    """What is seen through a wall's windows, bent around them so that slanting looks meet it too."""
    spec, openings = room.style['window'], room.openings(wall)
    u = (openings[0].u0 + openings[-1].u1) / 2
    picture = natural.outdoors(view(spec['view'], rng.randrange(999)), spec.get('bright', 2.3))

    def point(a, v):
        angle = math.radians(170) * (a - .5)
        return u + 7 * math.sin(angle), .3 + 7 * math.cos(angle), -2.7 + 9.4 * v
    with room.frame(wall):
        far = sheet(point, 32, 2, picture)
    far.visible_diffuse = far.visible_shadow = False
