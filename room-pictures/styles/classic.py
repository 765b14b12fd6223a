"""Traditional, Transitional and Vintage.

Traditional: wainscot, cherry wood, rolled arms, Persian rug, deep red and blue, polished brass. Transitional: the same order without
ornament: greige, moulded frames, nickel, square arms. Vintage: inherited and faded: flowered paper, rubbed paint, rose and sage.
"""

TRADITIONAL = dict(
    name='Traditional', wall='#ddcfae', ceiling='#f3eee2', trim='#f2ece0', crown=True, panelling='wainscot', skirting=.18, ornate=True,
    feature=dict(kind='plain', col='#ddcfae'), floor=dict(kind='plank', light='#8f5a36', dark='#5b341e', width=.10, rough=.28, gloss=.25),
    wood=('#70432b', '#3f2213'), metal='brass', window=dict(frame='#f2ece0', mull=(2, 3), view='garden'), curtain=dict(col='#7c2f30', kind='drape', high=True, net='#f1ece2'), blind=dict(kind='cloth', col='#e4d6b4'),
    sofa=dict(arm='rolled', legs='turned', cover=('#2f3f5c', 'velvet'), back='loose', seats=3),
    chair=dict(kind='wing', cover=('damask', ['#7d3231', '#8b423e'])),
    pillows=[('damask', ['#c9a860', '#e0c88f']), ('#8d3a38', 'velvet'), ('stripe', ['#e3d6b8', '#2f3f5c']), ('#d6c08c', 'linen')], throw=None,
    table='turned_leg', lamp='column', lampshade='#f1e4c6', pendant='chandelier',
    rug=dict(kind='persian', pal=['#d8c49a', '#7d2f2c', '#26334f', '#a8763f']), art=['garden_painting', 'bouquet', 'forest_painting'],
    artpal=['#c9bd9a', '#7f8f7d', '#5f7358', '#8b6f45', '#d8c79c', '#e6d7ae'], frame='brass', side='buffet', plants=['kentia', 'fern'],
    pot=('ceramic', '#33507a'), vase='urn', stem='blossom', clutter=.7, books=['#6b2a26', '#26334f', '#3d4d34', '#7a5a2e', '#4a2a1c'],
    bed=dict(head='carved', legs='turned', duvet=('damask', ['#dccfae', '#c4b186']), lining='#eee2c4', sheet='#f5efe1', blanket=('damask', ['#8d3a38', '#a9574f']), pil=[('#efe5cc', 'linen'), ('#2f3f5c', 'velvet')]),
    nightstand='drawers', bedlamp='candlestick', hearth='marble', wall_piece=None,
    light=dict(key=.95, sun=3.2, fill=.9, warm=.9, temp='#fff0d8'),
    dining=dict(table='turned', chair='louis', cover=('damask', ['#8d3a38', '#a9574f'])),
    kitchen=dict(low='wood', up='wood', door='raised', top=('marble', '#d9cdb8', '#8d8068'), splash=('tile', '#e6dcc4', (.1, .1)), stool='louis', handle='brass', shelf=False, hood='mantel'),
    bath=dict(tub='claw', tile=('#efe8d9', (.1, .1)), vanity='wood_raised', basin='counter', mirror='ornate', tap='brass', mat=('tufted', '#e6dcc6')),
    wet_floor=dict(kind='tile', light='#ece6da', dark='#3b3a3a', width=.3, diagonal=True, vein='#a79b8c'), office=dict(desk='pedestal', chair='leather_tufted', cover=('#5d3324', 'leather')))

TRANSITIONAL = dict(
    name='Transitional', wall='#d3cdc4', ceiling='#f3f1ed', trim='#f1efea', crown=True, panelling='picture_frame', skirting=.16, moulding='#d9d4cb',
    feature=dict(kind='plain', col='#d3cdc4'), floor=dict(kind='plank', light='#86664b', dark='#59412e', width=.13, rough=.35),
    wood=('#4f3a2b', '#2c1f17'), metal='nickel', window=dict(frame='#f1efea', mull=(2, 2), view='garden'), curtain=dict(col='#b9c0c4', kind='drape', high=True, net='#f2f0eb'), blind=dict(kind='slats', down=.45, col='#f2f0ec'),
    sofa=dict(arm='track', legs='block', cover=('#dcd5c8', 'linen'), back='loose', seats=3),
    chair=dict(kind='slipper', cover=('#7b8a97', 'linen')),
    pillows=[('#7b8a97', 'velvet'), ('#efe9de', 'linen'), ('ikat', ['#e7e1d5', '#8d9aa5', '#5f6f7d']), ('#b9a98f', 'linen')], throw='#a9b1b6',
    table='tray_ottoman', lamp='column', lampshade='#f3efe6', pendant='drum',
    rug=dict(kind='bordered', pal=['#d6d0c5', '#8592a0']), art=['bay_photograph', 'botanical', 'sea_photograph'],
    artpal=['#efebe3', '#7b8a97', '#b9a98f', '#c9cfd2', '#55606a'], frame='black', side='buffet', plants=['olive', 'fiddle'],
    pot=('ceramic', '#e9e5dd'), vase='urn', stem='euc', clutter=.5, books=['#e6e0d4', '#7b8a97', '#b9a98f', '#4f5a63'],
    bed=dict(head='tufted', legs='block', cover=('#cfc7ba', 'linen'), duvet='#eae6de', sheet='#f6f3ee', blanket='#7f8d99', pil=[('#dfd9ce', 'linen'), ('#7b8a97', 'velvet')]),
    nightstand='drawers', bedlamp='crystal', hearth='white', wall_piece='round_mirror',
    light=dict(key=1.0, sun=3.2, fill=1.0, warm=.45, temp='#fff8ee'),
    dining=dict(table='pedestal', chair='upholstered', cover=('#cfc7ba', 'linen'), tufted=True),
    kitchen=dict(low='#6f7c86', up='#efece6', door='shaker', top=('marble', '#efece7', '#b5afa6'), splash=('tile', '#e9e6df', (.15, .075)), stool='upholstered', handle='nickel', shelf=False, hood='box'),
    bath=dict(tub='oval', tile=('#e9e6e0', (.15, .075)), vanity='shaker', basin='counter', mirror='rect', tap='nickel', mat=('terry', '#a9b3ba'), stand='bench', towel='#9aa6b0'),
    wet_floor=dict(kind='tile', light='#e6e2da', width=.45, vein='#b5afa6', diagonal=False), office=dict(desk='writing', chair='upholstered'))

VINTAGE = dict(
    name='Vintage', wall='#e6dccb', ceiling='#f2ebdd', trim='#ece2cf', skirting=.15, distressed=True, painted='#a9bba6', ornate=True,
    feature=dict(kind='wallpaper', col='#e6dccb', pattern='floral', pal=['#e8dfcc', '#c79b94', '#a3ae95', '#dab9ae']),
    floor=dict(kind='plank', light='#a5815a', dark='#74563a', width=.12, rough=.5, worn=.3),
    wood=('#8a6240', '#573a24'), metal='brass', window=dict(frame='#ece2cf', mull=(2, 3), view='garden'), curtain=dict(col='#efe6d6', kind='sheer', net='#f1ebdf'), blind=dict(kind='cloth', col='#e6d3c2'),
    sofa=dict(arm='rolled', legs='turned', cover=('#8f9d86', 'velvet'), back='camel', seats=2),
    chair=dict(kind='louis', cover=('floral', ['#eadfcd', '#b9807e', '#8a9a7d'])),
    pillows=[('floral', ['#eee4d2', '#b9807e', '#8a9a7d', '#d3a9a0']), ('#b9807e', 'velvet'), ('#e6dac5', 'knit'), ('dots', ['#efe6d6', '#b9807e'])], throw='#d9b9ae',
    table='trunk', lamp='turned', lampshade='#efdcc4', pendant='tole',
    rug=dict(kind='persian', pal=['#d9c8b0', '#a8746c', '#7d8a83', '#b99a78']), art=['bouquet', 'garden_painting', 'botanical'],
    artpal=['#d9cbb3', '#8a9a7d', '#b9807e', '#d9b08c', '#e9d3c4', '#7d6a55'], frame='brass', side='hutch', plants=['fern', 'trailing'],
    pot=('ceramic', '#e6d3c7'), vase='jug', stem='blossom', clutter=.85, books=['#8a5a4a', '#6b7a63', '#b9a184', '#a8746c', '#4f4536'], gallery='mixed',
    bed=dict(head='scrolled_iron', legs='iron', colour='#e9e1d0', duvet=('floral', ['#efe6d6', '#b9807e', '#8a9a7d', '#d3a9a0']), lining='#f1e8da', sheet='#f4ecdf', blanket='#c9a49a',
             pil=[('#efe5d4', 'linen'), ('#8f9d86', 'velvet')]),
    nightstand='drawers', bedlamp='jug', hearth='wood', wall_piece='plates',
    light=dict(key=.95, sun=3.4, fill=.95, warm=.7, temp='#fff1dc'),
    dining=dict(table='turned', chair='cross'),
    kitchen=dict(low='#a9bba6', up='#ece2cf', door='beaded', top=('wood',), splash=('tile', '#ece4d2', (.1, .1)), stool='cross', handle='brass', shelf=True, hood='mantel'),
    bath=dict(tub='claw', tile=('#dfe3d6', (.1, .1)), vanity='painted', basin='counter', mirror='ornate', tap='brass', mat=('woven', ('ticking', ['#e8dccb', '#b08a86'])), stand='square', towel='#c2a09c'),
    wet_floor=dict(kind='tile', light='#e6dfd0', dark='#8a9a8d', width=.12, rough=.4), office=dict(desk='writing', chair='spindle'))

STYLES = [TRADITIONAL, TRANSITIONAL, VINTAGE]
