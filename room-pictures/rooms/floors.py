"""Floors: boards, herringbone, tiles, polished concrete, mats, carpet."""
import math

from geometry.chance import rng
from geometry.scene import mesh, tint
from materials import hard, natural
from materials.nodes import brightness


def lay_floor(room):
    """Lays the style's floor; wet rooms and kitchens may name their own."""
    spec = room.style.get('wet_floor') if room.wet and room.style.get('wet_floor') else room.style['floor']
    x, y0 = room.width / 2 + .1, -room.depth
    under = hard.paint(spec.get('joint') or _joint(spec), .9, .2)
    quad = [(-x, y0, -.004), (x, y0, -.004), (x, .1, -.004), (-x, .1, -.004)]
    if spec['kind'] in ('seamless', 'carpet'):
        mat = hard.concrete(spec['light'], spec.get('rough', .5), spec.get('gloss', .1), spec.get('contrast', .4))
        if spec['kind'] == 'carpet':
            mat = natural.fabric(spec['light'], 'linen')
        mesh('floor', [(a, b, 0) for a, b, _ in quad], [(0, 1, 2, 3)], mat)
        return
    mesh('under', quad, [(0, 1, 2, 3)], under)
    LAYERS[spec['kind']](room, spec)


def _joint(spec):
    """What shows between pieces: dirt between boards, grout that suits the tiles."""
    if spec['kind'] != 'tile':
        return '#33271d'
    return '#857d72' if brightness(spec['light']) > .45 else '#3f3d3b'


def _pieces(mat, rects, gap=.0004, edge=.0008, spread=.17):
    """Flat pieces (cx, cy, length, width, angle) with bevelled edges, each with its own tint and grain."""
    verts, faces, uv, tints = [], [], [], []
    for cx, cy, length, w, angle in rects:
        ca, sa, base = math.cos(angle), math.sin(angle), len(verts)
        ou, ov, k = rng.uniform(0, 90), rng.uniform(0, 90), rng.uniform(.95 - spread, .95 + spread)
        colour = (k * rng.uniform(.98, 1.02), k, k * rng.uniform(.95, 1.03), 1)
        for inset, z in ((gap, -.003), (gap + edge, 0)):
            for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                x, y = sx * (length / 2 - inset), sy * (w / 2 - inset)
                verts.append((cx + x * ca - y * sa, cy + x * sa + y * ca, z))
                uv.append((x + ou, y + ov))
                tints.append(colour)
        faces.append((base + 4, base + 5, base + 6, base + 7))
        faces += [(base + i, base + (i + 1) % 4, base + 4 + (i + 1) % 4, base + 4 + i) for i in range(4)]
    tint(mesh('floor', verts, faces, mat, uv=uv), tints)


def _wood(spec):
    return natural.wood(spec['light'], spec['dark'], rough=spec.get('rough', .42), gloss=spec.get('gloss', 0), worn=spec.get('worn', 0),
                        tinted=.85, contrast=.8)


def boards(room, spec):
    w, x, rects = spec['width'], -room.width / 2 - .1, []
    while x < room.width / 2 + .1:
        y = -room.depth - rng.uniform(0, 1.5)
        while y < .1:
            length = rng.choice([1.2, 1.5, 1.8, 2.1])
            rects.append((x + w / 2, y + length / 2, length, w, math.pi / 2))
            y += length
        x += w
    _pieces(_wood(spec), rects)


def herringbone(room, spec):
    w = spec['width']
    length, step = w * 5, w * math.sqrt(2)
    column, rects = length / math.sqrt(2), []
    for c in range(-10, 11):
        for i in range(-8, int((room.depth + 2) / step)):
            x, y = c * column, -room.depth + i * step + (0 if c % 2 == 0 else step * .5)
            if abs(x) < room.width / 2 + .8 and y < .6:
                rects.append((x, y, length, w, math.pi / 4 * (1 if c % 2 == 0 else -1)))
    _pieces(_wood(spec), rects)


def tiled(room, spec):
    """Square or oblong tiles, straight or set diagonally; a second colour makes a checkerboard."""
    w, length = spec['width'], spec.get('length', spec['width'])
    angle = math.pi / 4 if spec.get('diagonal') else 0
    groups, reach = ([], []), int(8 / w)
    for i in range(-reach, reach):
        for j in range(-reach, reach):
            u, v = i * length + (length / 2 if spec.get('bond') and j % 2 else 0), j * w
            x, y = u * math.cos(angle) - v * math.sin(angle), u * math.sin(angle) + v * math.cos(angle) - 3
            if abs(x) < room.width / 2 + .5 and -room.depth - .5 < y < .4:
                groups[(i + j) % 2 if spec.get('dark') else 0].append((x, y, length, w, angle))
    for rects, colour in zip(groups, (spec['light'], spec.get('dark'))):
        if rects and colour:
            mat = hard.marble(colour, spec['vein'], .5) if spec.get('vein') else hard.tiles(colour, spec.get('rough', .35))
            _pieces(mat, rects, gap=spec.get('gap', .002), edge=.0015, spread=spec.get('spread', .06))


def mats(room, spec):
    """Woven floor mats with dark cloth borders."""
    straw, cloth, rects, rims = natural.rush(spec['light']), natural.fabric(spec['dark'], 'linen'), [], []
    for i in range(-3, 4):
        for j in range(5):
            x, y = i * .91, -.5 - j * 1.82 + (.91 if i % 2 else 0)
            rects.append((x, y, 1.82, .91, math.pi / 2))
            for s in (-1, 1):
                rims.append((x + s * .44, y, 1.82, .03, math.pi / 2))
    _pieces(straw, rects, spread=.05)
    verts, faces = [], []
    for cx, cy, length, w, _ in rims:
        b = len(verts)
        verts += [(cx - w / 2, cy - length / 2, .002), (cx + w / 2, cy - length / 2, .002), (cx + w / 2, cy + length / 2, .002), (cx - w / 2, cy + length / 2, .002)]
        faces.append((b, b + 1, b + 2, b + 3))
    mesh('rims', verts, faces, cloth)


LAYERS = dict(plank=boards, herringbone=herringbone, tile=tiled, mats=mats)
