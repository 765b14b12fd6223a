"""Panelling: wainscot, moulded frames, beadboard, and the posts of a timber frame. Built in a wall's own frame."""
from geometry.scene import mesh, quads
from geometry.solids import box
from furniture.finishes import wood
from materials import hard
from rooms.room import free_heights, free_spans

PROFILE = [(0, 0), (0, .011), (.004, .015), (.010, .016), (.013, .012), (.017, .017), (.024, .021), (.030, .018), (.034, .011), (.037, .007), (.038, 0)]   # a moulding's: metres from its outer edge, and out of the wall
BAY, POST, HEAD = 1.7, .10, 2.40    # about how far posts are apart, their width, and how high the rail above windows begins
PITCH, TALL_FRAMES = .95, 1.0       # about how wide moulded frames are, and where the tall ones begin


def divided(a, b, pitch):
    """Equal parts of a..b about `pitch` wide, as (middle, width)."""
    n = max(1, round((b - a) / pitch))
    return [(a + (b - a) * (i + .5) / n, (b - a) / n) for i in range(n)]


def wainscot(room, u0, u1, openings, h=.95):
    """Raised panels below a rail."""
    mat = hard.lacquer(room.style['trim'], .45)
    for a, b in free_spans(u0, u1, 0, h, openings, .08):
        box((b - a, .016, h), ((a + b) / 2, -.006, h / 2), mat, 0)
        box((b - a, .05, .045), ((a + b) / 2, -.02, h), mat, .01)
        n = max(1, round((b - a) / .62))
        for i in range(n):
            u, w = a + (b - a) * (i + .5) / n, (b - a) / n - .14
            _moulding(mat, u, (.17 + h - .09) / 2, w, h - .30, -.014)
            if w > .1:
                box((w - .1, .012, h - .40), (u, -.016, (.17 + h - .09) / 2), mat, .005)


def _moulding(mat, u, z, w, h, y=0.0):
    """A frame of w x h metres with mitred corners and the profile PROFILE."""
    if w < .08 or h < .08:
        return
    verts = []
    for inward, out in PROFILE:
        x, up = w / 2 - inward, h / 2 - inward
        verts += [(-x, -out, -up), (x, -out, -up), (x, -out, up), (-x, -out, up), (-x, -out, -up)]
    mesh('moulding', verts, quads(5, len(PROFILE)), mat, (u, y, z), smooth=True, auto=35)


def picture_frame(room, u0, u1, openings):
    """Tall moulded frames in the wall's own colour, with a rail at hip height."""
    style = room.style
    mat = hard.lacquer(style.get('moulding', style['wall']), .5)
    for a, b in free_spans(u0, u1, .2, room.height, openings, .10):
        for u, pitch in divided(a, b, PITCH):
            w = pitch - .13
            _moulding(mat, u, (TALL_FRAMES + room.height - .22) / 2, w, room.height - .22 - TALL_FRAMES)
            _moulding(mat, u, .52, w, .56)
        box((b - a, .045, .05), ((a + b) / 2, -.014, .90), mat, .011)


def beadboard(room, u0, u1, openings, h=.92):
    """Narrow painted boards to hip height under a ledge."""
    mat = hard.paint(room.style['trim'], .55, .05)
    for a, b in free_spans(u0, u1, 0, h, openings, .02):
        n = max(1, round((b - a) / .09))
        for i in range(n):
            box(((b - a) / n - .004, .02, h), (a + (b - a) * (i + .5) / n, -.008, h / 2), mat, .004, grain=2)
        box((b - a, .05, .03), ((a + b) / 2, -.02, h + .01), mat, .008)
    for w in openings:
        if .1 < w.z0 < h + .02:
            box((w.u1 - w.u0, .02, min(h, w.z0)), ((w.u0 + w.u1) / 2, -.008, min(h, w.z0) / 2), mat, .003)


def posts(room, u0, u1, openings):
    """A timber frame that shows in the plaster: a rail above the windows, and posts from floor to ceiling, beside the room in its corners only."""
    mat = wood(room.style, rough=.55)
    box((u1 - u0, .03, .09), ((u0 + u1) / 2, -.008, HEAD + .045), mat, .003)
    is_back = u0 + u1 == 0          # the side walls begin or end at u = 0
    bays = 2 * round(((u1 - u0) / BAY - 1) / 2) + 1 if is_back else 1       # an odd number, so that a scroll hangs between two posts; beside, pictures hang anywhere
    for u in (u0 + POST / 2, *(u0 + (u1 - u0) * k / bays for k in range(1, bays)), u1 - POST / 2):
        for z0, z1 in free_heights(u - POST / 2, u + POST / 2, 0, room.height, openings, .06):
            box((POST, .036, z1 - z0), (u, -.008, (z0 + z1) / 2), mat, .003, grain=2)


PANELLINGS = dict(posts=posts, wainscot=wainscot, picture_frame=picture_frame, beadboard=beadboard)
