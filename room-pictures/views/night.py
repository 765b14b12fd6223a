"""Towers, blocks and street lamps after dark. A window's tint is the colour of its light, so that floors and flats can be lit as a whole."""
import numpy as np

from materials.nodes import Nodes, lin
from views.buildings import Builder, GLASS, TRIM, WALL
from views.leaves import plain

LAMP = 4
# Light by its colour temperature, from bulbs to cool tubes, and that of a screen.
WARM, SOFT, NEUTRAL, COOL, SCREEN = ((1, .56, .24), (1, .69, .40), (1, .84, .66), (.88, .95, 1), (.35, .5, 1))
STOREY = 3.4


class NightBuilder(Builder):
    """A Builder whose faces are dark unless their tint is a colour."""

    def quad(self, corners, what, tint=0):
        super().quad(corners, what, tint if isinstance(tint, tuple) else (0.0, 0.0, 0.0))

    def lit_front(self, width, lights, share, z=0.0):
        """A wall towards -Y with a pane for each colour in lights (floors, bays, 3); share: of a bay and a storey that is pane."""
        floors, bays = lights.shape[:2]
        w = width / bays
        self.upright(-width / 2, width / 2, 0, z + floors * STOREY, 0, WALL)
        for f in range(floors):
            for k in range(bays):
                x0, z0 = -width / 2 + w * (k + .5 - share[0] / 2), z + STOREY * (f + .8 - share[1])
                self.upright(x0, x0 + w * share[0], z0, z0 + STOREY * share[1], -.03, GLASS, tuple(lights[f, k]))


def offices(rs, floors, bays):
    """Short runs in one light; most floors are dark or have only a dim light left on."""
    a = np.zeros((floors, bays, 3))
    tone = (NEUTRAL, COOL, SOFT, SOFT)[rs.randint(4)]
    for f in range(floors):
        kind = rs.rand()
        if kind < .3:
            start, power = rs.randint(bays), rs.uniform(.15, .6)
            a[f, start:start + rs.randint(1, max(3, bays // 2))] = np.array(tone) * power
        elif kind < .5:
            a[f] = np.array(tone) * rs.uniform(.02, .08)
    return a * (.85 + .3 * rs.rand(floors, bays, 1)) * (rs.rand(floors, bays, 1) > .06)


def homes(rs, floors, bays, share=.3):
    """Flats of one to three windows, each lit or not, warm and of very different brightness; a few screens."""
    a = np.zeros((floors, bays, 3))
    for f in range(floors):
        k = 0
        while k < bays:
            n = rs.randint(1, 4)
            if rs.rand() < share:
                tone = (*(WARM, SOFT) * 4, NEUTRAL, NEUTRAL, SCREEN)[rs.randint(11)]
                a[f, k:k + n] = np.array(tone) * min(1.0, .3 * np.exp(rs.randn() * .8)) * (rs.rand(min(n, bays - k), 1) > .3)
            k += n
    return a


def facade(colour, power):
    """A matt wall, a little brighter near the street, whose lamps light it."""
    m = Nodes('facade')
    z = m.node('SeparateXYZ', {0: m.node('NewGeometry').outputs['Position']}).outputs[2]
    near = m.node('MapRange', {0: z, 1: 26.0, 2: 0.0})
    near.interpolation_type = 'SMOOTHSTEP'
    glow = m.node('Emission', {'Color': lin('#ffb777'), 'Strength': m.node('Math', {0: near.outputs[0], 1: .05 * power}, operation='MULTIPLY').outputs[0]}).outputs[0]
    matt = m.node('BsdfDiffuse', {'Color': lin(colour)}).outputs[0]
    return _no_lamp(m, m.node('AddShader', {0: matt, 1: glow}).outputs[0])


def asphalt(power):
    """The ground between the houses, in the pools of light below the lamps."""
    m = Nodes('asphalt')
    pools = m.grey(m.noise(m.node('NewGeometry').outputs['Position'], .06, 2, .5), .3, 1, .4, .6)
    glow = m.node('Emission', {'Color': lin('#ffae66'), 'Strength': m.node('Math', {0: pools, 1: .14 * power}, operation='MULTIPLY').outputs[0]}).outputs[0]
    return _no_lamp(m, m.node('AddShader', {0: m.node('BsdfDiffuse', {'Color': lin('#2c2c2e')}).outputs[0], 1: glow}).outputs[0])


def panes(power):
    """Dark panes that mirror the sky, and rooms lit from their ceilings."""
    m = Nodes('panes')
    light = m.node('Attribute', attribute_name='tint').outputs['Color']
    up = m.node('Math', {0: m.node('Math', {0: m.node('SeparateXYZ', {0: m.obj}).outputs[2], 1: STOREY}, operation='DIVIDE').outputs[0]}, operation='FRACT').outputs[0]
    things = m.noise(m.scaled(m.obj, (1.1, 1.1, .8)), 1, 3, .7)
    seen = m.node('Math', {0: m.grey(up, .45, 1.25, .2, .8), 1: m.grey(things, .35, 1.2, .38, .6)}, operation='MULTIPLY').outputs[0]
    strength = m.node('Math', {0: seen, 1: power}, operation='MULTIPLY').outputs[0]
    glow = m.node('Emission', {'Color': light, 'Strength': strength}).outputs[0]
    pane = m.node('BsdfPrincipled', {'Base Color': lin('#15181c'), 'Roughness': .08, 'Specular': .7}).outputs[0]
    return _no_lamp(m, m.node('AddShader', {0: pane, 1: glow}).outputs[0])


def lamp(power):
    """A bulb in the colour of its tint."""
    m = Nodes('lamp')
    return _no_lamp(m, m.node('Emission', {'Color': m.node('Attribute', attribute_name='tint').outputs['Color'], 'Strength': power}).outputs[0])


def _no_lamp(m, shader):
    """The material, whose glow Cycles does not sample as a light: there are thousands."""
    mat = m.finish(shader)
    mat.cycles.sample_as_light = False
    return mat


def tower(rs, width, deep, lights, share, colour, power, beacon=False):
    """A tall block. lights: takes (rs, bays) and returns the colours of one side's windows (floors, bays, 3), of as many floors for every side."""
    b, bays = NightBuilder(rs), max(4, round(width / 2.8))
    for quarter in range(4):
        since, w = len(b.quads), (width, deep)[quarter % 2]
        a = lights(rs, max(3, round(bays * w / width)))
        b.lit_front(w, a, share)
        b.shifted(since, (0, -(deep, width)[quarter % 2] / 2))
        b.turned(quarter, (0, 0), since)
    top = len(a) * STOREY
    b.block(-width / 2 - .1, width / 2 + .1, -deep / 2 - .1, deep / 2 + .1, top, top + 1.1, WALL)
    b.block(-width * .3, width * .22, -deep * .25, deep * .3, top, top + 4.5, TRIM)
    for _ in range(4):
        x, y = rs.uniform(-.4, .4) * width, rs.uniform(-.4, .4) * deep
        b.block(x - 1, x + 1, y - .8, y + .8, top + .5, top + 2.4, TRIM)
    if beacon:
        b.block(-.12, .12, -.12, .12, top + 4, top + 13, TRIM)
        bulb(b, 0, 0, top + 13, .35, (1, .06, .04))
    return b.finish('tower', [facade(colour, power), plain('#4a4c52', uneven=.1), panes(power), plain('#3b3d42'), lamp(power * 3)])


def bulb(b, x, y, z, r, colour):
    """An upright cross of two faces that glows in a colour."""
    for u, v in ((r, 0), (0, r)):
        b.quad([(x - u, y - v, z - r), (x + u, y + v, z - r), (x + u, y + v, z + r), (x - u, y - v, z + r)], LAMP, colour)
