"""What is seen through a window."""
from painting.canvas import clouds, cv2, np, rgb
from painting.greenery import crown, culm, cypress, fir, hedge, tree
from painting.houses import house, villa

LIT = 1.7             # how bright a lit window may be beside what counts as white by day
OUT_OF_FOCUS = 12     # radius in pixels of the disc into which a lens focused on the room spreads a point
SKIES = dict(day=('#a9cdf0', '#f4f7f6'), mist=('#dfe6e4', '#f6f5ef'), south=('#7fb4e6', '#e9f3f7'))


def _sky(h, w, name, rs):
    top, low = (rgb(c) for c in SKIES[name])
    y = np.linspace(0, 1, h)[:, None, None] ** .8
    a = np.repeat(top * (1 - y) + low * y, w, 1)
    haze = np.clip((clouds(h, w, rs, 3, 6, .6) - .5) * 3, 0, .75)[..., None]
    return a * (1 - haze) + rgb('#ffffff') * haze * .96 + a * haze * .04


def _hills(a, rs, levels):
    h, w = a.shape[:2]
    for level, rough, colour in levels:
        ridge = h * level + (clouds(2, w, rs, 3, 6)[0] - .5) * h * rough
        mask = np.clip((np.arange(h)[:, None] - ridge[None]) / 2, 0, 1)[..., None]
        a = a * (1 - mask) + rgb(colour) * (.8 + .4 * clouds(h, w, rs, 12, 5)[..., None]) * mask
    return a


def _lawn(a, rs, level, near, far):
    """A meadow from the height `level` down, in broad patches of light and shade."""
    h, w = a.shape[:2]
    y0 = int(h * level)
    depth = np.linspace(0, 1, h - y0)[:, None, None] ** .7
    patches = cv2.resize(clouds(64, w, rs, 5, 5), (w, h - y0), interpolation=cv2.INTER_CUBIC)[..., None]
    a[y0:] = (rgb(far) * (1 - depth) + rgb(near) * depth) * (.55 + .9 * patches)
    return a


def garden(h, w, rs):
    """A lawn, a hedge, and trees of different distance."""
    a = _hills(_sky(h, w, 'day', rs), rs, ((.47, .10, '#b4c6bd'), (.53, .07, '#9db59a')))
    a = _lawn(a, rs, .585, '#84a35a', '#b3c686')
    for _ in range(18):
        tree(a, rs, rs.randint(w), h * rs.uniform(.57, .60), h * rs.uniform(.14, .22), '#8da783')
    hedge(a, rs, .61, .035, '#7f9b66')
    for _ in range(8):
        tree(a, rs, rs.randint(w), h * rs.uniform(.63, .68), h * rs.uniform(.32, .5), ('#7d9c58', '#6c8c50', '#94a862')[rs.randint(3)])
    hedge(a, rs, .74, .028, '#6f8f54')
    return a


def forest(h, w, rs):
    """Firs that fade into mist, above a clearing."""
    a = _hills(_sky(h, w, 'mist', rs), rs, ((.36, .30, '#c3cec9'), (.46, .22, '#a9b8af')))
    a = _lawn(a, rs, .64, '#7d8455', '#a5a97d')
    for count, foot, height, colour in ((68, .62, .26, '#93a89b'), (40, .67, .42, '#6b8672'), (17, .74, .62, '#4c6a53')):
        for x in rs.permutation(count):
            top = h * (foot - height * rs.uniform(.75, 1.15))
            fir(a, rs, (x + rs.uniform(.2, .8)) * w / count, top, h * foot * rs.uniform(.97, 1.05), h * height * rs.uniform(.17, .23), colour)
    return a


def city(h, w, rs):
    """Houses of many years in three rows; the far ones fade into the haze, and the sun stands to the left."""
    a = _sky(h, w, 'day', rs)
    tones = ('#b8a896', '#c9bfb1', '#a8826c', '#9c9690', '#d2c7b4', '#8f7466', '#b3b7ba')
    for haze, highest, lowest, wide in ((.62, .30, .47, 30), (.36, .36, .60, 20), (.10, .50, .78, 11)):
        x = -rs.randint(60)
        while x < w:
            bw, top = int(w / wide * rs.uniform(.6, 1.4)), int(h * rs.uniform(highest, lowest))
            wall = rgb(tones[rs.randint(len(tones))]) * rs.uniform(.85, 1.08)
            house(a, rs, x, bw, top, wall * (1 - haze) + rgb('#c9d6e0') * haze, 900 / wide)
            x += int(bw * rs.uniform(.9, 1.1))
    return a


def skyline(h, w, rs):
    """A city after sunset: towers that fade into the haze, some of their windows lit."""
    y = np.linspace(0, 1, h)[:, None, None]
    a = np.repeat(rgb('#1c2c4e') * (1 - y) + rgb('#56628c') * y + rgb('#c08a66') * .55 * np.exp(-((y - .66) / .13) ** 2), w, 1)
    for tone, highest, lowest in (('#48506e', .40, .58), ('#2f3751', .34, .66), ('#1b2033', .44, .80)):
        x = -30
        while x < w:
            wide, top = rs.randint(w // 46, w // 20), int(h * rs.uniform(highest, lowest))
            a[top:, max(0, x):x + wide] = rgb(tone) * rs.uniform(.85, 1.15)
            _lit_windows(a, rs, max(0, x), min(w, x + wide), top)
            x += wide + (rs.randint(w // 40) if rs.rand() < .3 else 0)
    return a


def _lit_windows(a, rs, x0, x1, top):
    """Small lights in the floors of one tower between x0 and x1, from `top` down; every tower is lit differently."""
    share, tones = rs.uniform(.03, .22), [rgb(c) for c in ('#ffd9a0', '#ffe9c8', '#ffc27a', '#e8f0ff')]
    for wy in range(top + 8, a.shape[0] - 5, 10):
        row = share * rs.uniform(.3, 1.9)
        for wx in range(x0 + 5, x1 - 7, 8):
            if rs.rand() < row:
                a[wy:wy + 5, wx:wx + 4] = tones[rs.randint(4)] * rs.uniform(.7, LIT)


def sea(h, w, rs):
    a, horizon = _sky(h, w, 'south', rs), int(h * .50)
    d = np.linspace(0, 1, h - horizon)[:, None, None]
    waves = clouds(h - horizon, w, rs, 4, 6, 5)[..., None]
    a[horizon:] = (rgb('#5b95b8') * (1 - d) + rgb('#8fc4cc') * d) * (.78 + .44 * waves)
    dune = h * .84 + (clouds(2, w, rs, 3, 5)[0] - .5) * h * .18
    mask = np.clip((np.arange(h)[:, None] - dune[None]) / 2, 0, 1)[..., None]
    a = a * (1 - mask) + rgb('#dccba6') * (.85 + .3 * clouds(h, w, rs, 20, 4)[..., None]) * mask
    for _ in range(1000):
        x = rs.randint(w)
        y = int(dune[x]) + rs.randint(-6, 40)
        cv2.line(a, (x, y), (x + rs.randint(-10, 14), y - rs.randint(14, 36)), tuple(rgb('#93a06a') * rs.uniform(.7, 1.2)), 1, cv2.LINE_AA)
    return a


def bay(h, w, rs):
    """Hills with olive trees and cypresses, a few houses, and the sea beyond."""
    a = _hills(sea(h, w, rs), rs, ((.47, .16, '#a9bcc6'), (.53, .12, '#94a894'), (.60, .13, '#96a071')))
    _grove(a, rs, 150, (.565, .66), .016, '#76836a')
    for x in rs.randint(0, w, 6):
        villa(a, rs, x, int(h * rs.uniform(.58, .64)), int(h * rs.uniform(.03, .045)))
    _cypresses(a, rs, 16, (.60, .67), (.08, .13), '#5d7459')
    a = _hills(a, rs, ((.70, .09, '#a3a066'),))
    _grove(a, rs, 70, (.71, .84), .042, '#69765a')
    _cypresses(a, rs, 11, (.78, .90), (.26, .42), '#46603f')
    return a


def _grove(a, rs, count, levels, radius, colour):
    """Olive trees between two heights, the lower the larger; heights and radius are shares of the picture's height."""
    h, w = a.shape[:2]
    for y in sorted(rs.uniform(*levels, count)):
        r = h * radius * (.6 + .8 * (y - levels[0]) / (levels[1] - levels[0])) * rs.uniform(.8, 1.2)
        crown(a, rs, (rs.randint(w), h * y), (r * 1.3, r), colour)


def _cypresses(a, rs, count, levels, heights, colour):
    """Cypresses in small groups, with their feet between two heights."""
    h, w = a.shape[:2]
    for _ in range(count):
        x, foot = rs.randint(w), h * rs.uniform(*levels)
        for _ in range(rs.randint(1, 4)):
            tall = h * rs.uniform(*heights)
            cypress(a, rs, x, foot - tall, foot, tall * rs.uniform(.10, .14), colour)
            x += tall * rs.uniform(.16, .5)


def bamboo(h, w, rs):
    """A grove of bamboo: stems that fade into a green haze, under drooping leaves."""
    glow = clouds(h, w, rs, 7, 4, .5)[..., None]
    down = np.linspace(0, 1, h)[:, None, None]
    a = (rgb('#eef3df') * (1 - down) + rgb('#b3c49a') * down) * (.7 + .55 * glow)
    for count, thick, colour, leaves in ((95, 6, '#b9c99c', 26), (52, 10, '#8fa86a', 20), (24, 19, '#66803f', 12)):
        for _ in range(leaves):
            r = h * rs.uniform(.04, .08) * (.8 + thick / 22)
            crown(a, rs, (rs.randint(w), h * rs.beta(.9, 3.2)), (r * 1.7, r), colour, .5)
        for x in rs.permutation(count):
            culm(a, rs, (x + rs.uniform(.05, .95)) * w / count, thick * rs.uniform(.65, 1.25), colour)
    for x in rs.permutation(24):
        crown(a, rs, ((x + rs.rand()) * w / 24, h * rs.uniform(.90, 1.0)), (h * .10, h * .06), '#5f7a3e')
    return np.clip(a, 0, 1)


VIEWS = dict(garden=garden, forest=forest, city=city, skyline=skyline, sea=sea, bay=bay, bamboo=bamboo)


def view(kind, seed, w=2048, h=640):
    """A view of w x h pixels, half a circle wide, as soft as a lens makes what lies far behind the window."""
    a = np.clip(VIEWS[kind](h, w, np.random.RandomState(seed)), 0, LIT if kind == 'skyline' else 1).astype(np.float32)
    disc = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * OUT_OF_FOCUS + 1,) * 2).astype(np.float32)
    light = cv2.filter2D(a ** 2.2, -1, disc / disc.sum(), borderType=cv2.BORDER_REFLECT)
    grey = light.mean(2, keepdims=True)
    return np.clip(grey + (light - grey) * .82, 0, 1) ** (1 / 2.2)
