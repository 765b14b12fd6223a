"""Trees, shrubs, hedges and grass."""
import numpy as np

from views.leaves import blades, leaf_material, normals, plain, plant, raw_mesh

BARK = '#57514a'


def _grow(rs, start, way, length, radius, level, out, spread, children):
    """Adds a branch and its children to out = (lines, tips)."""
    steps = np.linspace(0, 1, 5)[:, None]
    bent = normals(way + rs.randn(3) * .12 + np.array([0, 0, .12]))
    points = start + (way * steps * (1 - steps * .5) + bent * steps ** 2 * .5) * length
    out[0].append((points, radius * np.linspace(1, .55, 5)))
    if level == 0:
        out[1].append(points)
        return
    for k in range(children):
        t = rs.uniform(.35, 1) if k else 1
        at = points[0] * (1 - t) + points[-1] * t
        side = normals(way + normals(rs.randn(3)) * spread * (.5 if not k else 1) + np.array([0, 0, .1]))
        _grow(rs, at, side, length * rs.uniform(.6, .82), radius * .55, level - 1, out, spread, children)


def _leaves_on(rs, tips, each, size, reach, droop):
    """Leaves around the last twigs."""
    tips = np.asarray(tips)
    twig = np.repeat(np.arange(len(tips)), each)
    t = rs.uniform(0, 1.15, (len(twig), 1))
    centres = tips[twig, 0] * (1 - t) + tips[twig, -1] * t + rs.randn(len(twig), 3) * reach
    ways = normals(rs.randn(len(twig), 3)) + np.array([0, 0, -droop])
    return blades(rs, centres, ways, size, size * .6)


def tree(rs, height=9, colours=('#31491c', '#5f7f35'), spread=.9, each=70, size=.2, trunk=.3, children=5, droop=.4, bark=BARK, crown=.62, thick=1):
    """A broad-leaved tree of about `height` metres. trunk and crown: shares of the height before the first fork and of the lowest branches."""
    lines, tips = [], []
    lead = height * trunk
    _grow(rs, np.zeros(3), np.array([0, 0, 1.0]), lead, height * .025 * thick, 0, (lines, []), 0, 0)
    for k in range(children + 1):
        way = normals(np.array([*rs.randn(2) * spread * (.9 if k else .2), 1]))
        _grow(rs, np.array([0, 0, lead * rs.uniform(.75, 1)]), way, height * crown * rs.uniform(.42, .55), height * .013 * thick, 2, (lines, tips), spread, children)
    return plant('tree', lines, _leaves_on(rs, tips, each, size, height * .028, droop), plain(bark, size=3), leaf_material(*colours))


def umbrella_pine(rs, height=10, colours=('#2f4424', '#6f8746'), needles=42000):
    """A stone pine: a bare trunk that forks high up, and a flat crown of needles in tufts."""
    lines, lead = [], height * .62
    _grow(rs, np.zeros(3), np.array([0, 0, 1.0]), lead, height * .022, 0, (lines, []), 0, 0)
    fork, tufts = lines[0][0][-1], []
    for k in range(9):
        lobe = np.array([*_disc(rs) * height * .27, height * rs.uniform(.8, .9)])
        s = np.linspace(0, 1, 5)[:, None]
        lines.append((fork * (1 - s) + lobe * s + np.array([0, 0, -.12 * height]) * s * (1 - s), np.linspace(.11, .03, 5) * height / 10))
        tufts += [lobe + np.array([*_disc(rs) * .17, abs(rs.randn()) * .035]) * height for _ in range(22)]
    at = np.asarray(tufts)[rs.randint(len(tufts), size=needles)] + rs.randn(needles, 3) * np.array([.3, .3, .17]) * height / 10
    leaves = blades(rs, at, rs.randn(needles, 3) * .6 + [0, 0, .8], .2, .035)
    return plant('pine', lines, leaves, plain('#6f5a4a', size=3), leaf_material(*colours, .2))


def _disc(rs):
    """A random point inside the circle of radius 1."""
    a, r = rs.uniform(0, 2 * np.pi), np.sqrt(rs.rand())
    return np.array([np.cos(a), np.sin(a)]) * r


def shrub(rs, height=1.4, colours=('#3b5526', '#6f8f45'), count=5000, size=.07):
    """A rounded bush of leaves on its surface and inside, in clumps."""
    clumps = normals(rs.randn(40, 3)) * rs.uniform(.45, .9, (40, 1))
    at = clumps[rs.randint(40, size=count)] + normals(rs.randn(count, 3)) * .27 * rs.rand(count, 1) ** .4
    at = at * np.array([.62, .62, .5]) * height + np.array([0, 0, .48 * height])
    at[:, 2] = np.abs(at[:, 2])
    verts, quads, tints = blades(rs, at, rs.randn(count, 3) + [0, 0, .4], size, size * .6)
    return raw_mesh('shrub', verts, quads, [leaf_material(*colours)], tints=tints)


def hedge(rs, length=4, height=1.9, depth=.9, colours=('#2c4420', '#557536'), count=22000, size=.07):
    """A clipped hedge along X: leaves on the faces of a box and a little inside, with bumps."""
    at = rs.rand(count, 3) * 2 - 1
    face = rs.randint(3, size=count)
    keep = np.arange(count)
    at[keep, np.where(face == 0, 1, np.where(face == 1, 2, 1))] = np.where(rs.rand(count) < .5, -1, 1) * (1 - .18 * rs.rand(count) ** 2)
    bump = 1 + .07 * np.sin(at[:, :1] * 7 + 2 * at[:, 2:]) + .05 * np.sin(at[:, :1] * 17 + 5 * at[:, 2:]) + rs.randn(count, 1) * .02
    at = at * np.array([length / 2, depth / 2, height / 2]) * np.c_[np.ones(count), bump, bump] + np.array([0, 0, height / 2])
    verts, quads, tints = blades(rs, at, rs.randn(count, 3), size, size * .65)
    return raw_mesh('hedge', verts, quads, [leaf_material(*colours, .3)], tints=tints)


def grass(rs, side=2.0, count=3500, high=.09, colours=('#47601f', '#8aa348'), width=.012):
    """A square patch of blades."""
    roots = np.c_[(rs.rand(count, 2) - .5) * side * 1.1, np.zeros(count)]
    ways = normals(np.c_[rs.randn(count, 2) * .45, np.ones(count)])
    length = high * (.6 + .8 * rs.rand(count, 1))
    verts, quads, tints = blades(rs, roots + ways * length / 2, ways, 1.0, width)
    corner = verts.reshape(-1, 4, 3)
    corner[:, 0], corner[:, 2] = roots, roots + ways * length
    return raw_mesh('grass', corner.reshape(-1, 3), quads, [leaf_material(*colours, .35)], tints=tints)
