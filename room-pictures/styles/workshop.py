"""Industrial and Mid-Century Modern.

Industrial: brick, iron, worn leather, bare bulbs, grid windows. Mid-Century: teak slats, tapered legs, teal, orange and mustard, sputnik lamp.
"""

INDUSTRIAL = dict(
    name='Industrial', wall='#c6c0b7', ceiling='#bdb7ae', trim='#2a2826', beams='iron',
    feature=dict(kind='brick', pair=('#644131', '#876149')), floor=dict(kind='plank', light='#8a6848', dark='#54392a', width=.17, rough=.36, worn=.25),
    wood=('#8d6541', '#4e3320'), metal='iron', window=dict(frame='#1b1a19', mull=(4, 4), view='city', frosted=True, slim=True, bright=1.5),
    curtain=dict(col='#6f6962', kind='drape', high=True, net='#d9d3c8'), blind=dict(kind='cloth', col='#55524d'),
    sofa=dict(arm='straight', legs='metal_block', cover=('#74472c', 'leather'), back='loose', seats=3),
    chair=dict(kind='sling', cover=('#3b3029', 'leather')),
    pillows=[('#55534e', 'linen'), ('#b7ab98', 'linen'), ('plaid', ['#a0907c', '#3d3a37', '#7e3f2a'])], throw='#4a4b4a',
    table='plank_iron', lamp='pharmacy', lampshade='#d8c7a6', pendant='edison',
    rug=dict(kind='persian', pal=['#b8a58e', '#5e3a35', '#2f3a43', '#84583f']), art=['forest_photograph', 'city_photograph', 'strokes'],
    artpal=['#ded7ca', '#1f1f1f', '#6b665f', '#8a5236', '#efe9dd'], frame='black', side='plank_console', plants=['snake', 'rubber'],
    pot=('concrete', '#8f8c86'), vase='cylinder', stem='euc', clutter=.72, books=['#6d3d2a', '#2f3236', '#a58f71', '#d7ccb8', '#49524b'],
    bed=dict(head='pipe', legs='iron', duvet='#6d7075', lining='#b5b1aa', sheet='#d9d5cd', blanket='#7a4527', blanket_kind='linen', pil=[('#55565a', 'linen'), ('#8e5632', 'linen')]),
    nightstand='crate', bedlamp='edison', hearth='dark', wall_piece='clock',
    light=dict(key=1.0, sun=3.6, fill=.7, warm=.5, temp='#fff1de'),
    dining=dict(table='plank', chair='metal'),
    kitchen=dict(low='#2b2c2d', up='#2b2c2d', door='flat', top=('concrete', '#84817c'), splash=('tile', '#e3e0d8', (.2, .1)), stool='metal', handle='iron', shelf=True, hood='chimney'),
    bath=dict(tub='oval', tile=('#dcd8d0', (.2, .1)), vanity='pipe', basin='vessel', mirror='round', tap='black', mat=('terry', '#a9a49c'), stand='square', towel='#8a8782'),
    wet_floor=dict(kind='seamless', light='#77736d', contrast=.8), office=dict(desk='pipe', chair='leather'))

MIDCENTURY = dict(
    name='Mid-Century Modern', wall='#ece7dc', ceiling='#f4f1ea', trim='#efeae0',
    blind=dict(kind='slats', down=.45, wood=('#9a6a44', '#6a442a')), feature=dict(kind='slats', pair=('#9a6a44', '#6a442a')), floor=dict(kind='plank', light='#b5804f', dark='#83522e', width=.10, rough=.34),
    wood=('#9a5f35', '#5f351b'), metal='brass', window=dict(frame='#7a4a2a', mull=(3, 1), view='garden'), curtain=dict(col='#d2c09c', kind='drape'),
    sofa=dict(arm='slim', legs='taper', cover=('#2f5f5f', 'linen'), back='tufted', seats=3, bolster=True),
    chair=dict(kind='shell', cover=('#b3683e', 'linen')), slatted=True,
    pillows=[('#c78a35', 'velvet'), ('#e7dcc4', 'linen'), ('geo', ['#e8dcc0', '#b9572f', '#2f5f5f'])], throw='#bb7637',
    table='kidney', lamp='arc', lampshade='#d8a13b', pendant='sputnik',
    rug=dict(kind='circles', pal=['#d9cbb0', '#b3714a', '#4f716c', '#bf9a5c', '#7a5f4a'], pile=True), art=['midmod', 'arches', 'blobs'],
    artpal=['#f0e6cf', '#bd5a30', '#2f5f5f', '#d3a242', '#4a3325'], frame='wood', side='credenza', plants=['rubber', 'snake'],
    pot=('ceramic', '#e9e2d2'), vase='bottle', stem='euc', clutter=.6, books=['#bb6633', '#2f5f5f', '#e3d3ac', '#5d3b25', '#cf9d40'],
    bed=dict(head='panel', legs='taper', duvet='#d3a257', quilt='channels', lining='#f2ead9', sheet='#f5f0e6', blanket='#2f5f5f', pil=[('#f4eee0', 'linen'), ('#bb6633', 'linen')]),
    nightstand='legs', bedlamp='mushroom', hearth='brick', wall_piece='sunburst',
    light=dict(key=1.0, sun=4.0, fill=.85, warm=.4, temp='#fff6e6'),
    dining=dict(table='oval', chair='curved', cover=('#b3683e', 'linen')),
    kitchen=dict(low='wood', up='wood', door='flat', top=('lacquer', '#efece4'), splash=('tile', '#4f8580', (.1, .1)), stool='wood', handle='brass', shelf=False, hood='box'),
    bath=dict(tub='square', tile=('#5a8f88', (.1, .1)), vanity='wood', basin='counter', mirror='round', tap='brass', mat=('tufted', '#d9cdb0'), stand='square', towel='#c98d4a'),
    wet_floor=dict(kind='tile', light='#e6dfd0', dark='#3f4a48', width=.08, rough=.4), office=dict(desk='tapered', chair='shell_pad'))

STYLES = [INDUSTRIAL, MIDCENTURY]
