"""A style combined from parts of several, with its own colours."""
import colorsys
import copy

SHELL_PARTS = ('feature', 'floor', 'window', 'light', 'curtain', 'panelling', 'beams', 'crown')
THING_PARTS = ('sofa', 'chair', 'table', 'lamp', 'pendant', 'rug', 'plants', 'bed', 'kitchen', 'bath', 'office', 'dining', 'side', 'pillows')
OPTIONAL = ('panelling', 'beams', 'crown')


def hex_colour(hue, saturation, value):
    """A hex colour from hue, saturation and value (0…1)."""
    return '#%02x%02x%02x' % tuple(int(255 * c) for c in colorsys.hsv_to_rgb(hue, saturation, value))


def mixed_style(chance, styles):
    """One style with about 2 in 5 parts taken from others."""
    style = copy.deepcopy(chance.choice(styles))
    for part in (*SHELL_PARTS, *THING_PARTS):
        other = chance.choice(styles)
        if chance.random() < .4:
            if other.get(part) is not None or part in OPTIONAL:
                style[part] = copy.deepcopy(other.get(part))
    style['bed'] = dict(style['bed'])
    style.setdefault('tilepal', style['artpal'])            # tables of other styles need these
    if style['dining'].get('lacquer'):
        style.setdefault('painted', style['trim'])
    style['clutter'] = chance.uniform(.15, 1)
    if chance.random() < .6:
        style['wall'] = hex_colour(chance.random(), min(.7, abs(chance.gauss(0, .2))), chance.choice((chance.uniform(.55, .97),) * 5 + (chance.uniform(.15, .55),)))
    if chance.random() < .6:
        style['feature'] = dict(kind='plain', col=style['wall'])
    if chance.random() < .4:
        style['ceiling'] = hex_colour(chance.uniform(.05, .2), chance.uniform(0, .15), chance.uniform(.7, .97))
    if chance.random() < .6:
        style['beams'] = None
    return style
