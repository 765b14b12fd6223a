"""Surfaces of woodwork: the wall's colour, the trim's, the style's wood, white, or any."""
from furniture.finishes import wood
from materials import hard
from materials.nodes import lin
from scenes import plain

WHITES = ((.82, .82, .80), (.75, .74, .70), (.86, .85, .80), (.66, .66, .66), (.74, .70, .60))
WOODS = ((.36, .19, .08), (.50, .31, .15), (.16, .07, .03), (.60, .42, .24), (.27, .13, .05), (.45, .22, .09))


def woodwork(chance, style, like_wall=.3):
    """A surface for doors and fronts; like_wall: how often it has the wall's colour."""
    way = chance.random()
    if way < like_wall:
        tone = chance.uniform(.85, 1.15)
        return plain.material(chance, tuple(min(.9, c * tone) for c in lin(style['wall'])[:3]))
    if way < like_wall + .15:
        return hard.lacquer(style['trim'], .45)
    if way < like_wall + .30:
        return wood(style)
    if way < like_wall + .45:
        return plain.material(chance, chance.choice(WHITES))
    if way < like_wall + .55:
        return plain.material(chance, chance.choice(WOODS))
    return plain.material(chance)


def shade_of(chance, mat):
    """The same surface a little darker, for grooves and panels."""
    base = mat.node_tree.nodes.get('Principled BSDF')
    if base is None or base.inputs['Base Color'].is_linked:
        return mat
    tone = chance.uniform(.6, .95)
    return plain.material(chance, tuple(c * tone for c in base.inputs['Base Color'].default_value[:3]))


def metal(chance):
    """Handles and tubes: chrome, steel, brass, black or white."""
    return plain.material(chance, chance.choice(((.6, .6, .6), (.4, .4, .42), (.55, .40, .15), (.02, .02, .02), (.8, .8, .8))), chance.uniform(.15, .5))


def dim_glass(chance):
    """Glass that one hardly sees through: pale, grey or black and glossy."""
    return plain.material(chance, chance.choice(((.75, .8, .8), (.5, .55, .56), (.12, .13, .14), (.03, .03, .035))), chance.uniform(.04, .3))


def wall_paint(style):
    """The paint of the room's plain walls."""
    return hard.paint(style['wall'], .75, .12, .06 if style.get('plaster') else 0)


def half_clear(chance, opacity=None):
    """Frosted or tinted glass; it counts as what is seen where it is at least half opaque."""
    mat = plain.material(chance, chance.choice(((.8, .85, .85), (.6, .7, .7), (.5, .5, .5))), chance.uniform(.05, .4))
    mat.node_tree.nodes['Principled BSDF'].inputs['Alpha'].default_value = opacity or chance.uniform(.52, .9)
    return mat


def glow(mat, strength):
    """Lets a surface shine in its own colour without lighting the room."""
    surface = mat.node_tree.nodes['Principled BSDF']
    surface.inputs['Emission'].default_value = surface.inputs['Base Color'].default_value
    surface.inputs['Emission Strength'].default_value = strength
    mat.cycles.sample_as_light = False
    return mat
