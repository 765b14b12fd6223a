"""What is seen through a window."""
from painting.canvas import clouds, cv2, np, rgb
from painting.greenery import fir, hedge, tree

LIT = 1.7             # how bright a lit window may be beside what counts as white by day
OUT_OF_FOCUS = 6      # radius in pixels of the disc into which a lens focused on the room spreads a point
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
    a = _sky(h, w, 'day', rs)
    for layer, tone in enumerate(('#a9a6a4', '#8d8178', '#6f625a')):
        x = -20
        while x < w:
            bw, top = rs.randint(w // 44, w // 18), int(h * rs.uniform(.22 + .14 * layer, .5 + .14 * layer))
            wall = rgb(tone) * rs.uniform(.8, 1.12)
            a[top:, max(0, x):x + bw] = wall
            step = 22 - 4 * (2 - layer)
            for wy in range(top + 10, h - 6, step):
                for wx in range(max(0, x) + 6, min(w, x + bw) - 8, 14):
                    a[wy:wy + step // 2, wx:wx + 7] = wall * .5 + rgb('#9fb6c8') * .10
            x += bw
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
    """Hills, cypresses and the sea beyond."""
    a = sea(h, w, rs)
    a = _hills(a, rs, ((.50, .16, '#9fb3b0'), (.66, .14, '#a9ad7a'), (.80, .08, '#b39f6a')))
    for _ in range(18):
        x, y, r = rs.randint(w), h * rs.uniform(.72, .9), h * rs.uniform(.10, .2)
        cv2.ellipse(a, (x, int(y - r)), (int(r * .17), int(r)), 0, 0, 360, tuple(rgb('#3f5638') * rs.uniform(.8, 1.2)), -1, cv2.LINE_AA)
    return a


def bamboo(h, w, rs):
    a = _sky(h, w, 'mist', rs) * .96
    for layer in range(3):
        for _ in range(32):
            x, wd, lean = rs.randint(w), int(5 + 5 * layer), rs.randint(-30, 30)
            col = rgb('#a9bd86') * (1.05 - .18 * layer) * rs.uniform(.85, 1.1)
            cv2.line(a, (x, h), (x + lean, 0), tuple(np.clip(col, 0, 1)), wd, cv2.LINE_AA)
            for y in range(20, h, 74):
                cv2.line(a, (x + int(lean * (1 - y / h)) - wd, y), (x + int(lean * (1 - y / h)) + wd, y), tuple(col * .7), 2)
            for _ in range(26):
                p = (x + rs.randint(-70, 70), rs.randint(0, int(h * .8)))
                cv2.ellipse(a, p, (22, 4), float(rs.choice([30, 45, 60, 120, 140])), 0, 360, tuple(np.clip(col * rs.uniform(.75, 1.1), 0, 1)), -1, cv2.LINE_AA)
    return a


VIEWS = dict(garden=garden, forest=forest, city=city, skyline=skyline, sea=sea, bay=bay, bamboo=bamboo)


def view(kind, seed, w=2048, h=640):
    """A view of w x h pixels, half a circle wide, as soft as a lens makes what lies far behind the window."""
    a = np.clip(VIEWS[kind](h, w, np.random.RandomState(seed)), 0, LIT if kind == 'skyline' else 1).astype(np.float32)
    disc = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * OUT_OF_FOCUS + 1,) * 2).astype(np.float32)
    light = cv2.filter2D(a ** 2.2, -1, disc / disc.sum(), borderType=cv2.BORDER_REFLECT)
    grey = light.mean(2, keepdims=True)
    return np.clip(grey + (light - grey) * .82, 0, 1) ** (1 / 2.2)
