"""A second kit of easy chair, lamps, rug, coffee table and vases for each style, so that its rooms are not all one home's. Data only.

`kit_words` names its things in descriptions (see words.py). Zen has one kit: it sits on mats.
"""


def _kit(words, chair, lamp, rug):
    return dict(kit_words=dict(chair=words), chair=dict(kind=chair[0], cover=chair[1:]), lamp=lamp, rug=rug)


def _lights_and_table(kit, pendant, table, bedlamp, vase, pot=None):
    """Adds a ceiling light and, where it differs, a coffee table, each with its words; lamp and vase for tables and, where they differ, pots."""
    kit.update(pendant=pendant[0], bedlamp=bedlamp, vase=vase, **(dict(pot=pot) if pot else {}))
    kit['kit_words'].update(lamp=pendant[1])
    if table:
        kit['table'] = table[0]
        kit['kit_words'].update(table=table[1])


SECOND = {
    'modern': _kit('red shell chair', ('shell', '#a8362e', 'linen'), 'pharmacy', dict(kind='lines', pal=['#d2cabd', '#a39a8d'], pile=True)),
    'contemporary': _kit('channelled greige tub chair', ('barrel', '#b5a591', 'boucle'), 'tripod', dict(kind='lines', pal=['#d9cdbd', '#b39b86'])),
    'minimalist': _kit('rounded taupe tub chair', ('tub', '#8f877c', 'linen'), 'globe', dict(kind='lines', pal=['#9a8f80', '#7f7465'])),
    'urban-modern': _kit('dark leather sling chair', ('sling', '#4d4038', 'leather'), 'pharmacy',
                         dict(kind='bordered', pal=['#6d6a66', '#2f2f30'])),
    'scandinavian': _kit('sage slipper chair', ('slipper', '#8b9a83', 'linen'), 'pharmacy', dict(kind='lines', pal=['#ddd5c6', '#aba392'])),
    'japandi': _kit('brown linen slipper chair', ('slipper', '#7f715f', 'linen'), 'tripod', dict(kind='jute', pal=['#c2ae8c', '#94805f', '#6f6353'])),
    'traditional': _kit('brown leather club chair', ('club', '#6d4a2f', 'leather'), 'turned',
                        dict(kind='persian', pal=['#c9b18a', '#243456', '#7d2f2c', '#9a7a46'])),
    'transitional': _kit('oatmeal wing chair', ('wing', '#c3baab', 'linen'), 'tripod', dict(kind='lines', pal=['#cbc4b7', '#9aa1a7'])),
    'vintage': _kit('rose velvet slipper chair', ('slipper', '#a8746c', 'velvet'), 'column', dict(kind='bordered', pal=['#c3ae90', '#85775f'])),
    'rustic': _kit('worn leather club chair', ('club', '#6b4126', 'leather'), 'tripod', dict(kind='stripe', pal=['#b0936a', '#6d3427', '#3d4a44'])),
    'farmhouse': _kit('white linen wing chair', ('wing', '#dbd5c8', 'linen'), 'tripod', dict(kind='stripe', pal=['#d3cab8', '#66737f', '#978d7c'])),
    'industrial': _kit('dark leather club chair', ('club', '#50321f', 'leather'), 'tripod', dict(kind='stripe', pal=['#8d857b', '#4b4744', '#6b4a38'])),
    'mid-century-modern': _kit('black leather lounge chair', ('lounge', '#2b2320', 'leather'), 'pharmacy',
                               dict(kind='curves', pal=['#d6c8ab', '#a8734f', '#b99b63', '#55716d'], pile=True)),
    'bohemian': _kit('leather sling chair', ('sling', '#84492f', 'leather'), 'tripod',
                     dict(kind='moroccan', pal=['#dfd1b6', '#5b3a2c', '#c0a87f'], pile=True)),
    'eclectic': _kit('raspberry velvet slipper chair', ('slipper', '#b5485a', 'velvet'), 'turned',
                     dict(kind='moroccan', pal=['#e6dac5', '#2f5a63', '#d9b45a'])),
    'coastal': _kit('white slip-covered club chair', ('club', '#dfdbd1', 'linen'), 'tripod', dict(kind='jute', pal=['#cbb48b', '#a68f68', '#4f6f8a'])),
    'mediterranean': _kit('cream-cushioned rattan chair', ('rattan', '#ddd0b6', 'linen'), 'turned',
                          dict(kind='kilim', pal=['#d3c2a0', '#4f7083', '#9c6046', '#b58f5a', '#70745a', '#745058'])),
    'glam': _kit('channelled blush tub chair', ('barrel', '#c9a7aa', 'velvet'), 'torch', dict(kind='plain', pal=['#e0d8d3', '#cfc6c1'], fur=True, pile=True)),
    'art-deco': _kit('green velvet slipper chair', ('slipper', '#1d4b4a', 'velvet'), 'column', dict(kind='bordered', pal=['#2c3a44', '#b39a66'], pile=True)),
}

GLOBES, PAPER, TIER = ('cluster', 'a cluster of opal globes'), ('paper_globe', 'a large paper globe'), ('tier', 'a tiered glass chandelier')
LANTERN, SHADED, WHEEL = ('lantern', 'a glazed metal lantern'), ('tole', 'a small shaded chandelier'), ('wheel', 'a wrought wheel of candles')
TURNED, PLANKS = ('turned_leg', 'a wooden table with turned legs'), ('plank_iron', 'a plank and iron table')

for _slug, *_rest in (
        ('modern', GLOBES, ('nest_round', 'two round nesting tables'), 'globe', 'round', ('lacquer', '#d9d6cf')),
        ('contemporary', ('drum', 'a wide drum lamp'), ('slab_round', 'a round oak slab table'), 'mushroom', 'cylinder', ('ceramic', '#7d6a5c')),
        ('minimalist', ('bar', 'a long light bar'), ('block', 'a plain low white block'), 'globe', 'round', ('ceramic', '#b3a797')),
        ('urban-modern', ('bar', 'a long light bar'), ('glass_chrome', 'a black glass table on a steel frame'), 'column', 'cylinder', ('concrete', '#8b8781')),
        ('scandinavian', PAPER, ('slab_round', 'a round birch slab table'), 'mushroom', 'round', ('ceramic', '#8b9a8f')),
        ('japandi', ('dome', 'a black dome lamp'), ('tea', 'a low oak table on slab sides'), 'column', 'bottle', ('ceramic', '#b6a48c')),
        ('traditional', SHADED, ('tray_ottoman', 'a leather ottoman with a tray'), 'jug', 'round', ('ceramic', '#d8ceb8')),
        ('transitional', LANTERN, TURNED, 'column', 'bottle', ('ceramic', '#8d9aa5')),
        ('vintage', ('chandelier', 'a brass chandelier'), None, 'candlestick', 'urn', ('ceramic', '#b9c4ae')),
        ('rustic', LANTERN, PLANKS, 'candlestick', 'round'),
        ('farmhouse', WHEEL, PLANKS, 'candlestick', 'bottle'),
        ('industrial', ('dome', 'a black dome lamp'), ('block', 'a plain concrete block as table'), 'globe', 'jug', ('ceramic', '#4a4845')),
        ('mid-century-modern', GLOBES, None, 'globe', 'round', ('ceramic', '#3f6a68')),
        ('bohemian', PAPER, ('live_edge', 'a live-edge table'), 'mushroom', 'bottle', ('terracotta', '#8f5a44')),
        ('eclectic', SHADED, ('kidney', 'a kidney-shaped table'), 'globe', 'round', ('ceramic', '#d2a13a')),
        ('coastal', LANTERN, ('xframe', 'a cross-framed wooden table'), 'candlestick', 'round'),
        ('mediterranean', ('chandelier', 'a black iron chandelier'), None, 'candlestick', 'jug', ('ceramic', '#3f6f94')),
        ('glam', TIER, ('pebbles', 'rounded stone tables'), 'globe', 'bottle', ('ceramic', '#e9e1dc')),
        ('art-deco', GLOBES, ('mirrored', 'a mirrored brass table'), 'crystal', 'round', ('ceramic', '#1f4a44'))):
    _lights_and_table(SECOND[_slug], *_rest)
