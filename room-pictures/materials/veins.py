"""Veins of polished marble, in metres of the stone: sheets that cut through it, so that a slab's top and edge show the same ones."""
import math

LEAN = (math.radians(12), math.radians(-38), math.radians(33))      # the sheets stand diagonally to walls, floors and worktops


def bent(m, where, amount, scale):
    """Points moved by noise of `scale` cells per metre, `amount` metres at most, so that veins wander."""
    wander = m.node('TexNoise', {'Vector': where, 'Scale': scale, 'Detail': 5, 'Roughness': .55}).outputs['Color']
    off = m.node('VectorMath', {0: wander, 1: (.5, .5, .5)}, operation='SUBTRACT').outputs[0]
    return m.node('VectorMath', {0: m.scaled(off, (2 * amount,) * 3), 1: where}, operation='ADD').outputs[0]


def network(m, where, scale, turn=0.0):
    """Distance to the nearest of branching sheets, in cells of 1 / `scale` metres, three times as long as they lie apart."""
    lean = (LEAN[0], LEAN[1], LEAN[2] + turn)
    leaning = m.node('Mapping', {'Vector': where, 'Rotation': lean, 'Scale': (scale, scale * .33, scale * .33)}).outputs[0]
    return m.node('TexVoronoi', {'Vector': leaning, 'Scale': 1.0}, feature='DISTANCE_TO_EDGE').outputs['Distance']


def line(m, distance, width):
    """1 on veins, 0 beside them; `width` (a socket or a share of a cell) is where they end."""
    share = m.node('Math', {0: distance, 1: width}, operation='DIVIDE').outputs[0]
    return m.grey(share, 1, 0, .1, 1)


def patches(m, where, scale, low, high):
    """0 to 1 in broad patches, for what comes and goes."""
    return m.grey(m.noise(where, scale, 2, .5), 0, 1, low, high)
