"""What is seen through a window."""
from painting.canvas import clouds, cv2, np, rgb

SKIES = dict(day=('#a9cdf0', '#f4f7f6'), dusk=('#5f6f93', '#f0c9a4'), mist=('#dfe6e4', '#f6f5ef'), south=('#7fb4e6', '#e9f3f7'))


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


def _trees(a, rs, count, y0, spread, size, greens):
    """Round crowns built from many small leaf clusters, lit from above."""
    h, w = a.shape[:2]
    for _ in range(count):
        cx, cy, r = rs.randint(w), h * (y0 + rs.uniform(-spread, spread)), h * size * rs.uniform(.7, 1.3)
        base = rgb(greens[rs.randint(len(greens))])
        cv2.line(a, (int(cx), int(cy)), (int(cx), h), tuple(base * .35), max(2, int(r * .12)), cv2.LINE_AA)
        lobes = [(rs.uniform(-.6, .6) * r, rs.uniform(-.5, .5) * r, r * rs.uniform(.4, .7)) for _ in range(7)]
        for k in range(900):
            lx, ly, lr = lobes[k % 7]
            ang, rad = rs.uniform(0, 6.283), lr * rs.rand() ** .5
            dx, dy = lx + rad * np.cos(ang), ly + rad * np.sin(ang) * .85
            lit = np.clip(1.0 - .4 * (dy - ly) / lr - .3 * dy / r - .15 * dx / r, .4, 1.6) * rs.uniform(.75, 1.2)
            cv2.circle(a, (int(cx + dx), int(cy + dy)), max(2, int(r * rs.uniform(.015, .05))), tuple(np.clip(base * lit, 0, 1)), -1)
    return a


def garden(h, w, rs):
    a = _hills(_sky(h, w, 'day', rs), rs, ((.52, .12, '#b7c9b0'), (.60, .08, '#9db88a'), (.76, .03, '#a3bd7d')))
    a = _trees(a, rs, 8, .50, .04, .09, ['#8fa97c', '#7d9a6d', '#a0b489'])
    return _trees(a, rs, 4, .42, .08, .22, ['#6f9557', '#5f8550', '#86a766'])


def forest(h, w, rs):
    a = _hills(_sky(h, w, 'mist', rs), rs, ((.40, .3, '#b5c2bd'), (.52, .25, '#8a9f90'), (.78, .04, '#7c8a5d')))
    for _ in range(60):
        x, top, wd = rs.randint(w), h * rs.uniform(.12, .5), w * rs.uniform(.02, .045)
        col = rgb('#4d6650') * rs.uniform(.7, 1.35)
        for k in range(9):
            y0 = top + (h - top) * k / 9
            half = wd * (.25 + .75 * (k + 1) / 9)
            pts = np.array([(x, y0 - h * .03), (x - half, y0 + (h - top) / 8), (x + half, y0 + (h - top) / 8)], np.int32)
            cv2.fillPoly(a, [pts], tuple(np.clip(col * (.85 + .04 * k), 0, 1)), cv2.LINE_AA)
    return a


def city(h, w, rs, sky='day', lit=False):
    a = _sky(h, w, sky, rs)
    for layer, tone in enumerate(('#c3bdb8', '#a99c92', '#8d7f76')):
        x = -20
        while x < w:
            bw, top = rs.randint(w // 22, w // 9), int(h * rs.uniform(.22 + .14 * layer, .5 + .14 * layer))
            wall = rgb(tone) * rs.uniform(.8, 1.12) * (.45 if lit else 1)
            a[top:, max(0, x):x + bw] = wall
            step = 22 - 4 * (2 - layer)
            for wy in range(top + 10, h - 6, step):
                for wx in range(max(0, x) + 6, min(w, x + bw) - 8, 14):
                    glow = lit and rs.rand() < .45
                    a[wy:wy + step // 2, wx:wx + 7] = rgb('#ffd593') if glow else wall * .6 + rgb('#9fb6c8') * .12
            x += bw
    return a


def skyline(h, w, rs):
    return city(h, w, rs, 'dusk', True)


def sea(h, w, rs):
    a, horizon = _sky(h, w, 'south', rs), int(h * .50)
    d = np.linspace(0, 1, h - horizon)[:, None, None]
    waves = clouds(h - horizon, w, rs, 4, 6, 5)[..., None]
    a[horizon:] = (rgb('#5b95b8') * (1 - d) + rgb('#8fc4cc') * d) * (.78 + .44 * waves)
    dune = h * .84 + (clouds(2, w, rs, 3, 5)[0] - .5) * h * .18
    mask = np.clip((np.arange(h)[:, None] - dune[None]) / 2, 0, 1)[..., None]
    a = a * (1 - mask) + rgb('#dccba6') * (.85 + .3 * clouds(h, w, rs, 20, 4)[..., None]) * mask
    for _ in range(500):
        x = rs.randint(w)
        y = int(dune[x]) + rs.randint(-6, 40)
        cv2.line(a, (x, y), (x + rs.randint(-10, 14), y - rs.randint(14, 36)), tuple(rgb('#93a06a') * rs.uniform(.7, 1.2)), 1, cv2.LINE_AA)
    return a


def bay(h, w, rs):
    """Hills, cypresses and the sea beyond."""
    a = sea(h, w, rs)
    a = _hills(a, rs, ((.50, .16, '#9fb3b0'), (.66, .14, '#a9ad7a'), (.80, .08, '#b39f6a')))
    for _ in range(9):
        x, y, r = rs.randint(w), h * rs.uniform(.72, .9), h * rs.uniform(.10, .2)
        cv2.ellipse(a, (x, int(y - r)), (int(r * .17), int(r)), 0, 0, 360, tuple(rgb('#3f5638') * rs.uniform(.8, 1.2)), -1, cv2.LINE_AA)
    return a


def bamboo(h, w, rs):
    a = _sky(h, w, 'mist', rs) * .96
    for layer in range(3):
        for _ in range(16):
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


def view(kind, seed, w=1024, h=640):
    """A view of w x h pixels, as soft as a lens makes what lies far behind the window."""
    a = np.ascontiguousarray(VIEWS[kind](h, w, np.random.RandomState(seed)))
    return np.clip(cv2.GaussianBlur(a, (0, 0), 3.2), 0, 1)
