"""Framed pictures, alone and in groups. Origin on the wall's face at the middle, facing -Y."""
from furniture.finishes import wood
from geometry.chance import rng
from geometry.scene import Group
from geometry.solids import box, plane
from materials import hard, natural
from painting.art import art

NARROW = .8         # metres of wall that have room for one upright picture
WIDEST = 1.25       # metres


def frame_material(style):
    """What the style's picture frames are made of."""
    kind = style['frame']
    return wood(style) if kind == 'wood' else hard.lacquer('#f0eee9', .4) if kind == 'white' else hard.metal(kind)


def framed(style, kind, w, h, mount=.06):
    """A framed picture of w x h metres with a paper mount; its art is chosen by chance."""
    mat, b = frame_material(style), .034 if style.get('ornate') else .022
    for s in (-1, 1):
        box((w + 2 * b, .03, b), (0, -.015, s * (h / 2 + b / 2)), mat, .003)
        box((b, .03, h), (s * (w / 2 + b / 2), -.015, 0), mat, .003)
        if style.get('ornate'):
            box((w + 2 * b + .03, .02, .016), (0, -.012, s * (h / 2 + b)), mat, .006)
            box((.016, .02, h + 2 * b), (s * (w / 2 + b), -.012, 0), mat, .006)
    if mount:
        plane(w, h, hard.paint('#f5f2ea', .9, .05), (0, -.008, 0))
    iw, ih = w - 2 * mount, h - 2 * mount
    px = 460
    picture = art(kind, style['artpal'], rng.randrange(9999), px, int(px * ih / iw))
    plane(iw, ih, natural.picture(picture, .75), (0, -.0095, 0))


def art_group(style, width, variant=0):
    """A composition about `width` metres wide that suits the style: one large, a pair, three, or a gallery."""
    kinds, clutter = style['art'], style['clutter']
    if clutter < .2:
        framed(style, kinds[0], min(.9, width * .45), min(1.15, width * .6), .1)
    elif width < NARROW:
        framed(style, kinds[variant % len(kinds)], width * .85, width * 1.15, .08)
    elif style.get('gallery'):
        _gallery(style, width)
    elif variant % 3 == 0 and clutter > .4:
        for i in range(3):
            with Group('art', ((i - 1) * width * .35, 0, 0)):
                framed(style, kinds[i % len(kinds)], width * .29, width * .38, .06)
    elif variant % 3 == 1:
        w = min(width * .85, WIDEST)
        framed(style, kinds[variant % len(kinds)], w, w * .68, .07)
    else:
        for i, x in enumerate((-.285, .285)):
            with Group('art', (x * width, 0, 0)):
                framed(style, kinds[i % len(kinds)], width * .45, width * .56, .08)


def _gallery(style, width):
    """Unlike frames side by side: six, or three where the wall is too narrow for their borders to keep apart."""
    if width > 1.6:
        k, places = width / 2.0, [(-.72, .02, .42, .56), (-.26, .20, .36, .28), (-.26, -.18, .36, .36), (.20, .02, .44, .60), (.62, .22, .28, .28),
                                  (.62, -.16, .32, .40)]
    else:
        k, places = width / .9, [(-.19, 0, .38, .54), (.22, .16, .28, .24), (.22, -.15, .28, .26)]
    for i, (x, z, w, h) in enumerate(places):
        with Group('art', (x * k, 0, z * k)):
            framed(dict(style, frame=('brass', 'black', 'wood', 'white')[i % 4] if style.get('gallery') == 'mixed' else style['frame']),
                   style['art'][i % len(style['art'])], w * k, h * k, .05 if i % 2 else .0)
