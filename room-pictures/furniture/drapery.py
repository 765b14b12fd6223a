"""Curtains, poufs and screens."""
import math

from furniture.finishes import metal, wood
from furniture.nets import hang_net
from geometry.chance import rng
from geometry.scene import Group
from geometry.solids import box, sheet, tube
from materials import hard, natural


def curtain_panel(style, w, h, folds=7):
    """A panel of w x h metres hanging from z=h in the XZ plane; origin at its foot."""
    spec = style['curtain']
    mat = natural.sheer(spec['col'], .48) if spec['kind'] == 'sheer' else natural.drape(spec['col'])
    ph = rng.uniform(0, 6)

    def point(u, v):
        uu = u + .012 * math.sin(v * 3 + ph) * (1 - v)
        x = (u - .5) * w * (1 + .10 * (1 - v)) + .012 * math.sin(uu * folds * 12.566 + ph)
        y = (.058 + .02 * (1 - v)) * (1 + .25 * math.sin(uu * 11 + ph)) * math.sin(uu * folds * 6.283 + ph) + .012 * math.sin(uu * folds * 17 + 1 + 2 * v)
        return x, y, v * h
    sheet(point, folds * 18, 24, mat)


def hang_curtains(style, window, room_height):
    """The style's curtains for a window in a wall at y=0."""
    spec, u0, u1 = style['curtain'], window.u0, window.u1
    h = min(room_height - .06, window.z1 + (.32 if spec.get('high') else .2))
    out = .2 if spec.get('net') else .12
    if spec.get('net'):
        hang_net(style, window, h)
    w = min(.62, (u1 - u0) * .42)
    tube([(u0 - .5, .01 - out, h), (u1 + .5, .01 - out, h)], .013, wood(style) if spec.get('rod') == 'wood' else metal(style), smooth=False)
    for u in (u0 - .2, u1 + .2):
        with Group('curtain', (u, -out, .015)):
            curtain_panel(style, w, h - .03)


def pouf(style, colour=None):
    """A round floor cushion."""
    from geometry.solids import lathe
    mat = natural.fabric(colour or style['artpal'][1], 'knit')
    lathe([(.001, .01), (.22, .01), (.28, .08), (.29, .2), (.25, .32), (.12, .37), (.001, .365)], mat, seg=56)


def folding_screen(style, w=1.5, h=1.75):
    """A paper screen in three leaves."""
    n, leaf = 3, w / 3
    x, y = -w / 2, 0.0
    for i in range(n):
        turn = 18 if i % 2 else -18
        a = math.radians(turn)
        with Group('leaf', (x, y, 0), turn):
            box((leaf, .012, h), (leaf / 2, 0, h / 2), hard.shade('#f3ead8', .35), 0)
            for k in range(3):
                box((.022, .03, h), (leaf * k / 2, 0, h / 2), wood(style), .002)
            for k in range(6):
                box((leaf, .03, .018), (leaf / 2, 0, .01 + k * (h - .02) / 5), wood(style), .002)
        x += leaf * math.cos(a)
        y += leaf * math.sin(a)
