"""Bathrooms."""
from furniture import bathroom_fittings as bath
from furniture.bath_mats import bath_mat
from furniture.bathtubs import bathtub
from furniture.lavatories import lavatory
from furniture.tiling import tile_wall
from furniture.tabletop import vase
from furniture.towel_stands import towel_stand
from furniture.vanity import two_basins, vanity
from geometry.chance import rng
from geometry.scene import Group
from geometry.solids import box
from materials import hard
from materials.nodes import brightness
from rooms.arrange import ceiling_light, corner_plant, hang, put
from rooms.room import Room, Window, free_spans
from rooms.shell import build_shell
from rooms.stage import camera, light_room
from rooms.windows import casing

CLASSIC = ('claw', 'copper')
DRY_CLADDINGS = ('concrete', 'brick', 'shiplap', 'planks', 'stone')


def _start(style, tiled, **plan):
    """Builds the shell and tiles the named walls; older styles are tiled to hip height only."""
    spec = dict(style, curtain=None, panelling=None, beams=style.get('beams') if style.get('beams') != 'iron' else None)
    if style['window'].get('frosted') or any(window.wall != 'back' for window in plan['windows']):
        spec['blind'] = None        # at the side of a room it would keep the light out and show little of itself
    if style['feature']['kind'] not in DRY_CLADDINGS:
        spec['feature'] = dict(kind='plain', col=style['wall'])
    if spec['floor']['kind'] in ('plank', 'herringbone', 'mats') and not style.get('wet_floor'):
        spec['floor'] = dict(kind='tile', light='#cfcbc4', width=.4)
    room = Room(spec, wet=True, **plan)
    build_shell(room)
    height, kind = 1.2 if style['bath']['tub'] in CLASSIC else room.height, spec['feature']['kind']
    for wall in tiled:
        if wall == room.feature and (kind == 'stone' or kind in DRY_CLADDINGS and height > 2):
            continue
        _tile(room, wall, height)
    light_room(room)
    return room


def _tile(room, wall, height):
    spec, (u0, u1), inset = room.style['bath'], room.span(wall), .001
    if wall == room.feature and room.style['feature']['kind'] in DRY_CLADDINGS:
        inset = room.face_depth() + .002
    colour, size = spec['tile']
    joint = '#cfcac0' if brightness(colour) > .45 else '#2b2b2b'
    openings = room.openings(wall)
    holes = [(w.u0, w.u1, w.z0, w.z1) for w in openings]
    with room.frame(wall, 0, inset):
        tile_wall(colour, size, max(u0, -4.2), u1, 0, height, size[0] < .5, spec.get('tile_rough', .16), vein=spec.get('marble'), joint=joint, holes=holes)
        if height < 2:
            for a, b in free_spans(u0, u1, height, height + .03, openings, casing(room.style)):
                box((b - a, .035, .035), ((a + b) / 2, -.016, height + .016), hard.tiles(colour, .2, False), .008)


def _vanity_wall(room, wall, u, w=1.2, lights=True):
    style = room.style
    inset = .02 if style['feature']['kind'] not in DRY_CLADDINGS or wall != room.feature else room.face_depth() + .01
    with room.frame(wall, u, inset):
        top = vanity(style, w)
        if style['clutter'] > .12:
            of_vase, of_jar = (.09, -.07) if two_basins(w) else (w / 2 - .16, -w / 2 + .16)
            with Group('vase', (of_vase, -.22, top + .02)):
                vase(style, .62)
            with Group('jar', (of_jar, -.18, top + .02)):
                _bottles(style)
    with room.frame(wall, u, room.face_depth(wall) + (.045 if style['bath']['tub'] in CLASSIC else 0), 1.62):      # clear of the tiles' ledge
        bath.wall_mirror(style, min(.9, w * .62))
    if lights and style['clutter'] > .3:
        for s in (-1, 1):
            hang(room, wall, u + s * (w * .31 + .24), 1.68, lambda: bath.wall_light(style))


def _bottles(style):
    from geometry.solids import cyl
    for k in range(3):
        c = style['books'][k % len(style['books'])]
        cyl(.03 - .004 * k, .028 - .004 * k, .14 - .03 * k, (.075 * k - .06, .03 * (k % 2), 0), hard.ceramic(c, .25))


def _towels(room, wall, u, z=1.25):
    colours = [room.style['bed']['sheet'], room.style['pillows'][0][0] if room.style['pillows'][0][0].startswith('#') else room.style['artpal'][1]]
    hang(room, wall, u, z, lambda: bath.towel_rail(room.style, colours))


def _lamp(room, x, y):
    """The style's hanging lamp at (x, y), in a size for small rooms."""
    put(lambda: ceiling_light(room.style, 0, 0, 0, .6), (x, y, room.height), 0, .7)


def tub_window(style):
    """A tub under the window at the far end, the basin along one side."""
    w = rng.uniform(2.95, 3.15)
    room = _start(style, ('back', 'left', 'right'), width=w, depth=5.0, windows=[Window('back', -.72, .72, .95, 2.2)])
    put(lambda: bathtub(style), (.08, -.62, 0))
    _vanity_wall(room, 'left', -1.58, 1.2)
    put(lambda: bath_mat(style), (.12, -1.36, 0))
    put(lambda: towel_stand(style), (w / 2 - .32, -1.42, 0))
    _towels(room, 'right', 2.05)
    corner_plant(style, -w / 2 + .30, -.34, 0, .72)
    _lamp(room, .1, -.8)
    camera((.38, -4.45, 1.34), (-.10, -.6, 1.1), 26, -.075)


def vanity_wall(style):
    """The basin and mirror on the far wall, a shower beside them, a window at the side."""
    w = rng.uniform(3.25, 3.45)
    room = _start(style, ('back', 'right'), width=w, depth=5.0, windows=[Window('left', -2.15, -1.0, .95, 2.2)])
    _vanity_wall(room, 'back', -.50, 1.55)
    with room.frame('back', w / 2 - .52, .03):
        bath.shower(style, 1.0, 1.0)
    put(lambda: bath_mat(style), (-.42, -1.05, 0))
    put(lambda: bathtub(style), (-w / 2 + .50, -1.82, 0), 90)
    _towels(room, 'right', 1.55)
    put(lambda: towel_stand(style), (-.42, -1.82, 0))
    corner_plant(style, -w / 2 + .28, -.36, 1, .72)
    _lamp(room, .15, -.9)
    camera((.62, -4.45, 1.38), (-.14, -.5, 1.1), 26, -.075)


def long_bath(style):
    """The tub along one wall, lavatory and basin across, window at the end."""
    w = rng.uniform(2.85, 3.05)
    room = _start(style, ('left', 'back'), width=w, depth=5.0, windows=[Window('back', -.72, .38, .98, 2.2)])
    put(lambda: bathtub(style), (-w / 2 + .50, -1.22, 0), 90)
    with room.frame('back', .62, .03):
        lavatory(style)
    hang(room, 'back', .22, .70, lambda: bath.paper_holder(style))
    _vanity_wall(room, 'right', 1.60, 1.15)
    put(lambda: bath_mat(style), (-.12, -1.32, 0), 90)
    put(lambda: towel_stand(style), (-.16, -.30, 0))
    _towels(room, 'right', .60)
    _lamp(room, 0, -.75)
    camera((-.26, -4.4, 1.36), (.10, -.6, 1.1), 26, -.075)


LAYOUTS = [tub_window, vanity_wall, long_bath]
