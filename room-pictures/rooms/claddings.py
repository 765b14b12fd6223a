"""What covers a feature wall. Built in the wall's own frame (see rooms.room): called with the room, the style's `feature`, both ends and the openings."""
from furniture.finishes import metal
from geometry.chance import rng
from geometry.solids import box, cyl, plane, rod, tube
from materials import hard, natural
from painting.fabrics import fabric
from rooms.bricks import brick
from rooms.masonry import stone
from rooms.panelling import beadboard, divided
from rooms.room import free_heights, free_spans

DECO_PITCH = 1.0      # metres, about, from one stepped frame to the next


def shiplap(room, f, u0, u1, openings):
    """Painted horizontal boards with shadow gaps."""
    mat, n = hard.paint(f['col'], .75, .12), 15
    h = room.height / n
    for a, b in free_spans(u0, u1, 0, room.height, openings):
        box((b - a, .004, room.height), ((a + b) / 2, -.001, room.height / 2), hard.paint('#cfcabf', .9), 0)
    for i in range(n):
        for a, b in free_spans(u0, u1, i * h, (i + 1) * h, openings):
            box((b - a, .024, h - .011), ((a + b) / 2, -.011, h * (i + .5)), mat, .005)


def planks(room, f, u0, u1, openings):
    """Bare boards, as in a cabin."""
    mat, z = natural.wood(*f['pair'], rough=.6), 0
    while z < room.height:
        h = min(rng.choice([.16, .19, .22]), room.height - z)
        for a, b in free_spans(u0, u1, z, z + h, openings):
            cut = a
            while cut < b - .01:
                end = min(b, cut + rng.uniform(1.4, 2.8))
                box((end - cut - .003, .03, h - .005), ((cut + end) / 2, -.013, z + h / 2), mat, .006)
                cut = end
        z += h


def slats(room, f, u0, u1, openings):
    """Upright wooden laths on a dark ground."""
    mat = natural.wood(*f['pair'], rough=.45)
    for a, b in free_spans(u0, u1, 0, room.height, openings):
        box((b - a, .01, room.height), ((a + b) / 2, -.006, room.height / 2), hard.lacquer('#3a2417', .7), 0)
    u = u0 + .02
    while u < u1:
        for z0, z1 in free_heights(u, u + .05, .03, room.height - .03, openings):
            box((.042, .032, z1 - z0), (u + .021, -.024, (z0 + z1) / 2), mat, .003, grain=2)
        u += f.get('pitch', .070)


def fluted(room, f, u0, u1, openings):
    """Rounded staves side by side."""
    mat = natural.wood(*f['pair'], rough=.45) if f.get('pair') else hard.paint(f['col'], .6, .1)
    n = round((u1 - u0) / .085)
    for i in range(n):
        u = u0 + (i + .5) * (u1 - u0) / n
        for z0, z1 in free_heights(u - .04, u + .04, 0, room.height, openings):
            rod((u, 0, z0), (u, 0, z1), .042, mat, seg=14)


def deco_panels(room, f, u0, u1, openings):
    """Brass lines with stepped corners."""
    mat = hard.lacquer('#b98f43', .3)       # gilt, not metal: mirror-like lines this thin break into dashes
    for a, b in free_spans(u0, u1, .3, room.height - .22, openings, .06):
        for u, w in divided(a, b, DECO_PITCH):
            _stepped_frame(mat, u, w / 2 - .07, .30, room.height - .22)


def _stepped_frame(mat, u, half, z0, z1):
    for inset, r in ((0, .013), (.055, .008)):
        st, k = .09, inset * .4
        right = [(half - inset, z0 + inset), (half - inset, z1 - st - inset), (half - st - k, z1 - st - inset), (half - st - k, z1 - inset)]
        pts = [(u - half + inset, -.006, z0 + inset)] + [(u + x, -.006, z) for x, z in right]
        pts += [(u - x, -.006, z) for x, z in right[:0:-1]]
        tube(pts, r, mat, True, smooth=False)


def wallpaper(room, f, u0, u1, openings):
    """Printed paper, repeating every 1.1 m."""
    mat = natural.picture(fabric(f['pattern'], f['pal'], 5, 768), .85)
    base = .92 if f.get('dado') else 0.0
    for z0, z1, margin in ((base, room.height, 0),):
        for a, b in free_spans(u0, u1, z0, z1, openings):
            plane(b - a, z1 - z0, mat, ((a + b) / 2, -.002, (z0 + z1) / 2), repeat=((b - a) / 1.1, (z1 - z0) / 1.1))
        for w in openings:
            for za, zb in ((z0, w.z0), (w.z1, z1)):
                if zb - za > .02:
                    plane(w.u1 - w.u0, zb - za, mat, ((w.u0 + w.u1) / 2, -.002, (za + zb) / 2), repeat=((w.u1 - w.u0) / 1.1, (zb - za) / 1.1))
    if f.get('dado'):
        beadboard(room, u0, u1, openings)


def concrete(room, f, u0, u1, openings):
    """Cast panels with tie holes."""
    mat = hard.concrete(f['col'], .7, 0, .7)
    for a, b in free_spans(u0, u1, 0, room.height, openings):
        n = max(1, round((b - a) / 1.25))
        for i in range(n):
            for j in range(2):
                w, h = (b - a) / n, room.height / 2
                u, z = a + w * (i + .5), h * (j + .5)
                box((w - .008, .012, h - .008), (u, -.004, z), mat, .002)
                for sx in (-1, 1):
                    for sz in (-1, 1):
                        cyl(.011, .011, .002, (u + sx * w * .36, -.0095, z + sz * h * .36), hard.lacquer('#56524d', .9), (90, 0, 0), 20, 0)


def marble(room, f, u0, u1, openings):
    """Two wide veined slabs framed in metal."""
    mat = hard.marble(f['col'], f['vein'], .45)
    for a, b in free_spans(u0, u1, 0, room.height, openings):
        n = max(1, round((b - a) / 1.6))
        for i in range(n):
            u, w = a + (b - a) * (i + .5) / n, (b - a) / n
            box((w - .02, .012, room.height), (u, -.004, room.height / 2), mat, .001)
            box((.014, .016, room.height), (u + w / 2, -.004, room.height / 2), metal(room.style), .001)


CLADDINGS = dict(brick=brick, stone=stone, shiplap=shiplap, planks=planks, slats=slats, fluted=fluted, deco_panels=deco_panels,
                 wallpaper=wallpaper, concrete=concrete, marble=marble)
