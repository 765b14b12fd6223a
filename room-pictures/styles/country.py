"""Rustic and Farmhouse.

Rustic: a mountain cabin: bare boards or field stone, log furniture, hides and plaid, dark warm brown, forest outside. Farmhouse: bright and
painted: shiplap, cross-buck doors, white slipcovers, blue-grey and black iron, meadow outside.
"""

RUSTIC = dict(
    name='Rustic', wall='#a18b6e', ceiling='#8f7657', trim='#55391f', skirting=.14, beams='wood',
    feature=dict(kind='stone', pair=('#7d7366', '#b0a594')), floor=dict(kind='plank', light='#775840', dark='#463222', width=.19, rough=.6, worn=.12),
    wood=('#7d5736', '#452d17'), metal='iron', window=dict(frame='#4f3520', mull=(2, 2), view='forest', bright=1.55), curtain=dict(col='#8d3f33', kind='drape', rod='wood', net='#e8dcc4'), blind=dict(kind='cloth', col='#d6c5a4'),
    sofa=dict(arm='wood', legs='block', cover=('#6a4228', 'leather'), back='loose', seats=3),
    chair=dict(kind='club', cover=('plaid', ['#8f4335', '#3b3a31', '#c2a46e'])),
    pillows=[('plaid', ['#8f4335', '#3b3a31', '#c2a46e']), ('#c7b393', 'fur'), ('#50583f', 'linen'), ('ikat', ['#c9b38d', '#7d3b2c', '#3d4a44'])], throw='#8f4335',
    table='live_edge', lamp='turned', lampshade='#e0c391', pendant='wheel',
    rug=dict(kind='kilim', pal=['#c8ae84', '#7d3b2c', '#3d4a44', '#a8743c', '#54402c']), art=['forest_photograph', 'forest_painting'],
    artpal=['#cfd2c4', '#8fa39a', '#5f7a6b', '#3f5a48', '#6b5a3d', '#e3cf9f'], frame='wood', side='rough_chest', plants=['fern', 'pampas'],
    pot=('wicker', '#8f6a3f'), vase='jug', stem='dry', clutter=.8, books=['#5c3c22', '#7d3b2c', '#3d4a44', '#a8946e'],
    bed=dict(head='logs', legs='block_logs', duvet=('plaid', ['#8f4335', '#3b3a31', '#c2a46e']), lining='#d8c6a5', sheet='#e3d6bd', blanket='#cbb28a', blanket_kind='fur',
             pil=[('#d6c4a2', 'linen'), ('#50583f', 'linen')]),
    nightstand='stool', bedlamp='jug', hearth='stone', wall_piece='antlers',
    light=dict(key=1.0, sun=3.0, fill=.75, warm=1.0, temp='#fff0dc'),
    dining=dict(table='trestle', chair='ladder'),
    kitchen=dict(low='wood', up='wood', door='planked', top=('concrete', '#5b564f'), splash=('stone', ('#7d7366', '#b0a594')), stool='log', handle='iron', shelf=True, hood='mantel'),
    bath=dict(tub='copper', tile=('#c4b292', (.13, .13)), vanity='rough', basin='stone', mirror='wood', tap='bronze', mat=('woven', ('ticking', ['#cdbb9a', '#6d4a38'])), stand='bench'),
    wet_floor=dict(kind='tile', light='#7f766a', width=.4, rough=.7, spread=.16, gap=.005), office=dict(desk='rough', chair='ladder'))

FARMHOUSE = dict(
    name='Farmhouse', wall='#eeebe2', ceiling='#f4f1ea', trim='#f5f2ea', beams='wood', painted='#8b98a3', cross_doors=True,
    feature=dict(kind='shiplap', col='#f1eee6'), floor=dict(kind='plank', light='#b69a78', dark='#80664b', width=.16, rough=.55, worn=.35),
    wood=('#a98761', '#6e5237'), metal='black', window=dict(frame='#22211f', mull=(2, 3), view='garden'), curtain=dict(col='#d9d0bd', kind='drape', net='#ece5d6'), blind=dict(kind='cloth', col='#e2dac8'),
    sofa=dict(arm='rolled', legs='skirt', cover=('#e3dccd', 'linen'), back='loose', seats=3),
    chair=dict(kind='club', cover=('#8b98a3', 'linen')),
    pillows=[('plaid', ['#e9e2d3', '#3f4b57', '#8a3b32']), ('#8b98a3', 'linen'), ('ticking', ['#efe9dc', '#5f6d78']), ('#d8ccb6', 'knit')], throw='#7f8c96',
    table='xframe', lamp='turned', lampshade='#efe6d2', pendant='lantern',
    rug=dict(kind='jute', pal=['#c9ae82', '#8c7048', '#4b5560']), art=['garden_painting', 'botanical', 'forest_photograph'],
    artpal=['#dfe4e2', '#c7cfc6', '#93a391', '#6f8070', '#b7a888', '#e8dcc0'], frame='wood', side='hutch', plants=['olive', 'fern'],
    pot=('wicker', '#b08d5c'), vase='jug', stem='euc', clutter=.82, books=['#e9e2d3', '#8b98a3', '#b7a888', '#6e5237', '#d6cdbd'],
    bed=dict(head='boards', legs='block', duvet='#f2eee5', sheet='#f6f3ec', blanket=('plaid', ['#dfd8c9', '#5f6d78', '#3f4b57']), pil=[('ticking', ['#efe9dc', '#5f6d78']), ('#8b98a3', 'linen')]),
    nightstand='drawers', bedlamp='jug', hearth='brick', wall_piece='clock',
    light=dict(key=1.0, sun=4.0, fill=1.0, warm=.35, temp='#fff8ec'),
    dining=dict(table='plank', chair='spindle'),
    kitchen=dict(low='#8b98a3', up='#f1eee6', door='shaker', top=('wood',), splash=('tile', '#f4f2ec', (.2, .07)), stool='wood', handle='black', shelf=True, hood='box', sink='apron'),
    bath=dict(tub='claw', tile=('#f1eee6', (.2, .07)), vanity='painted', basin='counter', mirror='wood', tap='black', mat=('terry', '#ece8de'), stand='bench', towel='#8593a0'),
    wet_floor=dict(kind='tile', light='#d9d4c8', dark='#6f7b84', width=.2, rough=.5), office=dict(desk='trestle_wood', chair='spindle'))

STYLES = [RUSTIC, FARMHOUSE]
