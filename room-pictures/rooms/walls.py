"""Wall bodies and what covers them. Everything is built in a wall's own frame (see rooms.room)."""
import math

from furniture.finishes import metal, wood
from geometry.chance import rng
from geometry.scene import mesh, tint
from geometry.solids import box, plane, rod, tube
from materials import hard, natural
from painting.fabrics import fabric
from rooms.room import WALL, free_heights, free_spans


def build_wall(room, wall):
    """Body, cladding and skirting of one wall."""
    style, openings, (u0, u1) = room.style, room.openings(wall), room.span(wall)
    feature = style['feature'] if wall == room.feature else {'kind': 'plain'}
    mottled = .06 if style.get('plaster') else 0
    base = hard.paint(feature.get('col', style['wall']) if feature['kind'] not in ('brick', 'stone', 'shiplap', 'slats', 'fluted', 'marble') else style['wall'],
                      .75, .12, feature.get('mottled', mottled))
    with room.frame(wall):
        for a, b in free_spans(u0 - (WALL if wall == 'back' else 0), u1 + (WALL if wall == 'back' else 0), 0, room.height, openings):
            box((b - a, WALL, room.height), ((a + b) / 2, WALL / 2, room.height / 2), base, 0)
        for w in openings:
            for z0, z1 in ((0, w.z0), (w.z1, room.height)):
                if z1 - z0 > .01:
                    box((w.u1 - w.u0, WALL, z1 - z0), ((w.u0 + w.u1) / 2, WALL / 2, (z0 + z1) / 2), base, 0)
        if feature['kind'] in CLADDINGS:
            CLADDINGS[feature['kind']](room, feature, u0, u1, openings)
        elif style.get('panelling') and not room.wet:
            PANELLINGS[style['panelling']](room, u0, u1, openings)
        _skirting(room, feature['kind'], u0, u1, openings)


def _skirting(room, kind, u0, u1, openings):
    h = room.style.get('skirting', .13)
    if kind in ('slats', 'fluted', 'stone', 'marble') or not h or room.wet:
        return
    y = -.025 if kind in ('brick', 'shiplap', 'planks') or room.style.get('panelling') == 'beadboard' else -.01
    for a, b in free_spans(u0, u1, 0, h, openings):
        box((b - a, .02, h), ((a + b) / 2, y, h / 2), hard.lacquer(room.style['trim'], .45), .006)


def brick(room, f, u0, u1, openings, size=(.225, .071), stagger=.5):
    """Bricks one by one, each a little different."""
    bw, bh, g = *size, .010
    for a, b in free_spans(u0, u1, 0, room.height, openings):
        box((b - a, .012, room.height), ((a + b) / 2, .007, room.height / 2), hard.paint('#8b8378', .95, .8), 0)
    verts, faces, tints, row, z = [], [], [], 0, bh / 2 + .005
    while z < room.height:
        u = u0 - bw * stagger * (row % 2)
        while u < u1 + bw:
            if not any(w.u0 - bw * .6 < u + bw / 2 < w.u1 + bw * .6 and w.z0 - bh / 2 < z < w.z1 + bh / 2 for w in openings):
                _block(verts, faces, tints, u + bw / 2, z, bw - g, bh - g, .008, .003)
            u += bw
        z += bh
        row += 1
    tint(mesh('bricks', verts, faces, hard.masonry(*f['pair'], f.get('chalk', .35))), tints)


def _block(verts, faces, tints, u, z, w, h, out, rough):
    b, k = len(verts), rng.choice([rng.uniform(.75, 1.1), rng.uniform(.75, 1.1), rng.uniform(.45, .75), rng.uniform(1.0, 1.35)])
    colour = (k * rng.uniform(.95, 1.06), k * rng.uniform(.94, 1.03), k * rng.uniform(.92, 1.05), 1)
    depth = rng.uniform(-rough, rough)
    for inset, y in ((0, .006), (0, -out * .4), (.004, -out - depth)):
        for sx, sz in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            verts.append((u + sx * (w / 2 - inset) + rng.uniform(-.0012, .0012), y + rng.uniform(-.001, .001),
                          z + sz * (h / 2 - inset) + rng.uniform(-.0012, .0012)))
            tints.append(colour)
    faces.append((b + 8, b + 9, b + 10, b + 11))
    faces += [(b + l * 4 + i, b + l * 4 + (i + 1) % 4, b + l * 4 + 4 + (i + 1) % 4, b + l * 4 + 4 + i) for l in (0, 1) for i in range(4)]


def stone(room, f, u0, u1, openings):
    """Field stones in rough courses."""
    for a, b in free_spans(u0, u1, 0, room.height, openings):
        box((b - a, .01, room.height), ((a + b) / 2, -.003, room.height / 2), hard.paint('#8d8374', .95, .8), 0)
    verts, faces, tints, z = [], [], [], 0
    while z < room.height:
        h, u = rng.uniform(.09, .19), u0 - rng.uniform(0, .2)
        while u < u1:
            w = rng.uniform(.16, .44)
            if not any(o.u0 - w / 2 < u + w / 2 < o.u1 + w / 2 and o.z0 - h / 2 < z + h / 2 < o.z1 + h / 2 for o in openings):
                _block(verts, faces, tints, u + w / 2, z + h / 2, w - .014, h - .014, .03, .016)
            u += w
        z += h
    tint(mesh('stones', verts, faces, hard.masonry(*f['pair'], .2)), tints)


def shiplap(room, f, u0, u1, openings):
    """Painted horizontal boards with shadow gaps."""
    mat, n = hard.paint(f['col'], .75, .12), 15
    h = room.height / n
    for a, b in free_spans(u0, u1, 0, room.height, openings):
        box((b - a, .004, room.height), ((a + b) / 2, -.001, room.height / 2), hard.paint('#8f8a80', .9), 0)
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
    mat = metal(room.style)
    for a, b in free_spans(u0, u1, .3, room.height - .22, openings, .06):
        n = max(1, round((b - a) / 1.0))
        for i in range(n):
            _stepped_frame(mat, a + (b - a) * (i + .5) / n, (b - a) / n / 2 - .07, .30, room.height - .22)


def _stepped_frame(mat, u, half, z0, z1):
    for inset, r in ((0, .011), (.05, .005)):
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
                        plane(.022, .022, hard.lacquer('#3c3a38', .9), (u + sx * w * .36, -.0105, z + sz * h * .36))


def marble(room, f, u0, u1, openings):
    """Two wide veined slabs framed in metal."""
    mat = hard.marble(f['col'], f['vein'], .45)
    for a, b in free_spans(u0, u1, 0, room.height, openings):
        n = max(1, round((b - a) / 1.6))
        for i in range(n):
            u, w = a + (b - a) * (i + .5) / n, (b - a) / n
            box((w - .02, .012, room.height), (u, -.004, room.height / 2), mat, .001)
            box((.014, .016, room.height), (u + w / 2, -.004, room.height / 2), metal(room.style), .001)


def color_field(room, f, u0, u1, openings):
    """A painted arch or half-height field in a second colour."""
    mat = hard.paint(f['second'], .75, .12)
    if f.get('height'):
        for a, b in free_spans(u0, u1, 0, f['height'], openings):
            box((b - a, .003, f['height']), ((a + b) / 2, 0, f['height'] / 2), mat, 0)
        for w in openings:
            if w.z0 > .05:
                box((w.u1 - w.u0, .003, w.z0), ((w.u0 + w.u1) / 2, 0, w.z0 / 2), mat, 0)


def wainscot(room, u0, u1, openings, h=.95):
    """Raised panels below a rail."""
    mat = hard.lacquer(room.style['trim'], .45)
    for a, b in free_spans(u0, u1, 0, h, openings, .08):
        box((b - a, .016, h), ((a + b) / 2, -.006, h / 2), mat, 0)
        box((b - a, .05, .045), ((a + b) / 2, -.02, h), mat, .01)
        n = max(1, round((b - a) / .62))
        for i in range(n):
            u, w = a + (b - a) * (i + .5) / n, (b - a) / n - .14
            _moulding(mat, u, (.17 + h - .09) / 2, w, h - .30, -.016)
            if w > .1:
                box((w - .1, .012, h - .40), (u, -.016, (.17 + h - .09) / 2), mat, .005)


def _moulding(mat, u, z, w, h, y=-.006, t=.022):
    if w < .08 or h < .08:
        return
    for s in (-1, 1):
        box((w, .018, t), (u, y, z + s * (h / 2 - t / 2)), mat, .006)
        box((t, .018, h), (u + s * (w / 2 - t / 2), y, z), mat, .006)


def picture_frame(room, u0, u1, openings):
    """Tall moulded frames in the wall's own colour, with a rail at hip height."""
    style = room.style
    mat = hard.lacquer(style.get('moulding', style['wall']), .5)
    for a, b in free_spans(u0, u1, .2, room.height, openings, .10):
        n = max(1, round((b - a) / .95))
        for i in range(n):
            u, w = a + (b - a) * (i + .5) / n, (b - a) / n - .13
            _moulding(mat, u, (1.0 + room.height - .22) / 2, w, room.height - 1.22)
            _moulding(mat, u, .52, w, .56)
        box((b - a, .03, .035), ((a + b) / 2, -.01, .90), mat, .008)


def beadboard(room, u0, u1, openings, h=.92):
    """Narrow painted boards to hip height under a ledge."""
    mat = hard.paint(room.style['trim'], .55, .05)
    for a, b in free_spans(u0, u1, 0, h, openings, .02):
        n = max(1, round((b - a) / .09))
        for i in range(n):
            box(((b - a) / n - .004, .02, h), (a + (b - a) * (i + .5) / n, -.008, h / 2), mat, .004, grain=2)
        box((b - a, .05, .03), ((a + b) / 2, -.02, h + .01), mat, .008)
    for w in openings:
        if w.z0 > .1:
            box((w.u1 - w.u0, .02, min(h, w.z0)), ((w.u0 + w.u1) / 2, -.008, min(h, w.z0) / 2), mat, .003)


CLADDINGS = dict(brick=brick, stone=stone, shiplap=shiplap, planks=planks, slats=slats, fluted=fluted, deco_panels=deco_panels,
                 wallpaper=wallpaper, concrete=concrete, marble=marble, field=color_field)
PANELLINGS = dict(wainscot=wainscot, picture_frame=picture_frame, beadboard=beadboard)
