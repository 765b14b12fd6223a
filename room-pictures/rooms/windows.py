"""Windows: frames, sills, trim, curtains and the view. Built in the wall's own frame."""
import math

from furniture.drapery import dress_window
from geometry.chance import rng
from geometry.scene import mesh
from geometry.solids import box, sheet
from materials import hard, natural
from rooms.outside import view
from rooms.room import WALL


def build_window(room, window, curtains=True):
    """Frame, bars, sill, trim, curtains and the view of one opening."""
    style, spec = room.style, room.style['window']
    w, h = window.u1 - window.u0, window.z1 - window.z0
    u, z = (window.u0 + window.u1) / 2, (window.z0 + window.z1) / 2
    slim = spec.get('slim')
    frame_mat = hard.lacquer(spec['frame'], .4)
    with room.frame(window.wall):
        t, y = (.035 if slim else .05), .10
        for s in (-1, 1):
            box((t, .07, h), (u + s * (w / 2 - t / 2), y, z), frame_mat, .004)
            box((w - 2 * t, .07, t), (u, y, z + s * (h / 2 - t / 2)), frame_mat, .004)
        _bars(spec, window, u, z, w, h, y, frame_mat, slim)
        box((w + .1, .16, .035), (u, .02, window.z0 - .01), frame_mat if slim else hard.lacquer(style['trim'], .4), .006)
        if spec.get('arch'):
            feature = style['feature'] if window.wall == room.feature else {}
            _arch(window, hard.paint(feature.get('col', style['wall']), .75, .12, feature.get('mottled', .06)))
        elif not slim:
            _trim(style, room.face_depth(window.wall) + .012, u, z, w, h, window)
        if curtains:
            dress_window(style, window.u0, window.u1, window.z1, room.height)


def _bars(spec, window, u, z, w, h, y, mat, slim):
    nx, nz = spec['mull']
    nx = max(1, round(nx * w / 1.83))
    bar = .020 if slim else .028
    for i in range(1, nx):
        box((bar * (1.6 if nx == 2 else 1), .045, h), (window.u0 + w * i / nx, y, z), mat, .003)
    for i in range(1, nz):
        box((w, .039, bar), (u, y, window.z0 + h * i / nz), mat, .003)


def _trim(style, out, u, z, w, h, window):
    """The casing, which stands out by `out` metres, farther than what covers the wall."""
    mat, c = hard.lacquer(style['trim'], .45), style.get('casing', .085)
    if not c:
        return
    for s in (-1, 1):
        box((c, out, h + 2 * c), (u + s * (w / 2 + c / 2), -out / 2, z), mat, .004)
    box((w + 2 * c + .04, out + .008, c * 1.1), (u, -out / 2, window.z1 + c / 2), mat, .005)
    box((w, out, c * .8), (u, -out / 2, window.z0 - c * .55), mat, .004)


def _arch(window, mat):
    """Fills the upper corners so that the opening ends in a round arch."""
    w, r = window.u1 - window.u0, (window.u1 - window.u0) / 2
    u, spring = (window.u0 + window.u1) / 2, window.z1 - min(r, .75)
    k, n = (window.z1 - spring) / r, 24
    for s in (-1, 1):
        arc = [(u + s * r * math.cos(math.pi / 2 * i / n), spring + k * r * math.sin(math.pi / 2 * i / n)) for i in range(n + 1)]
        verts, faces = [], []
        for y in (-.001, WALL):
            verts += [(a, y, b) for a, b in arc] + [(a, y, window.z1 + .002) for a, _ in arc]
        m = n + 1
        for i in range(n):
            faces += [(i, i + 1, m + i + 1, m + i), (2 * m + i, 2 * m + i + 1, 3 * m + i + 1, 3 * m + i), (i, i + 1, 2 * m + i + 1, 2 * m + i)]
        mesh('arch', verts, faces, mat)


def hang_view(room, wall):
    """What is seen through a wall's windows, bent around them so that slanting looks meet it too."""
    spec, openings = room.style['window'], room.openings(wall)
    u = (openings[0].u0 + openings[-1].u1) / 2
    picture = natural.backdrop(view(spec['view'], rng.randrange(999)), spec.get('bright', 2.3))

    def point(a, v):
        angle = math.radians(170) * (a - .5)
        return u + 7 * math.sin(angle), .3 + 7 * math.cos(angle), -2.7 + 9.4 * v
    with room.frame(wall):
        far = sheet(point, 32, 2, picture)
    far.visible_diffuse = far.visible_shadow = False
