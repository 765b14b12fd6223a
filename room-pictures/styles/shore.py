"""Coastal and Mediterranean.

Coastal: an airy beach house: white beadboard, pale blue and navy stripes, slipcovers, driftwood, dunes outside. Mediterranean: sun-baked:
rough plaster, arches, terracotta floor, dark beams, wrought iron, painted tiles, olive trees.
"""

COASTAL = dict(
    name='Coastal', wall='#cfdde2', ceiling='#f6f8f7', trim='#f7f8f6', panelling='beadboard', skirting=.12, painted='#f4f5f2',
    feature=dict(kind='plain', col='#cfdde2'), floor=dict(kind='plank', light='#d9c8ad', dark='#b6a283', width=.15, rough=.55, worn=.3),
    wood=('#cdb995', '#a08a66'), metal='white', window=dict(frame='#f7f8f6', mull=(2, 2), view='sea'), curtain=dict(col='#f5f5f0', kind='sheer'), blind=dict(kind='cloth', col='#e6ebea'),
    sofa=dict(arm='rolled', legs='skirt', cover=('#f1efe9', 'linen'), back='loose', seats=3),
    chair=dict(kind='rattan', cover=('#5f8aa6', 'linen')), wicker_tables=True,
    pillows=[('stripe', ['#f4f2ec', '#2f4f6e']), ('#7fa8bd', 'linen'), ('ikat', ['#f1efe8', '#8fb3c4', '#2f4f6e']), ('#e6dcc8', 'knit')], throw='#8fb3c4',
    table='driftwood', lamp='rattan', lampshade='#f4efe3', pendant='woven', pendant_col='#cfae7c',
    rug=dict(kind='wide_stripe', pal=['#eeeae0', '#a9c3cf']), art=['sea_painting', 'sea_photograph', 'sea_painting'],
    artpal=['#cfe0e8', '#5f93b0', '#8fbcc6', '#e9e0cc', '#efe7d6'], frame='white', side='cane', plants=['areca', 'fern'],
    pot=('wicker', '#c9a875'), vase='bottle', stem='palm', clutter=.6, books=['#f1efe8', '#5f8aa6', '#2f4f6e', '#d9c8ad'],
    bed=dict(head='boards', legs='block', painted=True, duvet=('ticking', ['#eef0ee', '#6f95b0']), lining='#f9f8f5', sheet='#f9f8f5', blanket=('stripe', ['#f1efe8', '#7fa8bd']), pil=[('#a9c3cf', 'linen'), ('stripe', ['#f4f2ec', '#2f4f6e'])]),
    nightstand='drawers', bedlamp='jug', hearth='white', wall_piece='round_mirror',
    light=dict(key=1.15, sun=3.6, fill=1.1, warm=.1, temp='#f2f8ff'),
    dining=dict(table='plank', chair='cross'),
    kitchen=dict(low='#9fbac6', up='#f6f7f5', door='shaker', top=('lacquer', '#f0ede6'), splash=('tile', '#b5d0d8', (.1, .05)), stool='rattan', handle='nickel', shelf=True, hood='mantel'),
    bath=dict(tub='claw', tile=('#bcd5dc', (.15, .05)), vanity='painted', basin='counter', mirror='round', tap='nickel', mat=('woven', ('stripe', ['#e9e6dd', '#4f6f8c'])), stand='bench', towel='#8fb0c4'),
    wet_floor=dict(kind='tile', light='#f1efe9', dark='#b5cbd3', width=.15, rough=.4), office=dict(desk='writing', chair='rattan'))

MEDITERRANEAN = dict(
    name='Mediterranean', wall='#efe2c8', ceiling='#efe6d3', trim='#efe2c8', skirting=0, casing=0, plaster=True, beams='rafters',
    feature=dict(kind='plain', col='#e6c993', mottled=.07), floor=dict(kind='tile', light='#b8694a', width=.30, rough=.55, spread=.15, gap=.005, joint='#c9b294'),
    wood=('#6a4629', '#3c2514'), metal='black', window=dict(frame='#5a3a22', mull=(2, 3), view='bay', arch=True, bright=1.6), curtain=None,
    sofa=dict(arm='wood', legs='block', cover=('#f0e8d8', 'linen'), back='loose', seats=3),
    chair=dict(kind='wishbone', cover=('#3f6c87', 'linen')), tilepal=['#f1ead8', '#2f6a94', '#d39a3a'],
    pillows=[('geo', ['#f1ead8', '#2f6a94', '#d39a3a']), ('#c06a3f', 'linen'), ('#2f6a94', 'linen'), ('stripe', ['#f1e8d4', '#c06a3f'])], throw='#d3a04f',
    table='tile_iron', lamp='turned', lampshade='#efdcb4', pendant='wheel',
    rug=dict(kind='stripe', pal=['#e9dcc0', '#b05a3a', '#2f6a94']), art=['bay_painting', 'sea_painting'],
    artpal=['#b9d3e0', '#2f6a94', '#6fa8bd', '#d39a3a', '#e9d3a4'], frame='wood', side='rough_chest', plants=['olive', 'fiddle'],
    pot=('terracotta', '#b8714d'), vase='urn', stem='olive', clutter=.6, books=['#b05a3a', '#2f6a94', '#e9d3a4', '#5a3a22'],
    bed=dict(head='scrolled_iron', legs='iron', colour='#1b1917', duvet='#f3ecdd', quilt='diamonds', sheet='#f8f3e8', blanket='#3a7396', blanket_kind='linen', pil=[('#e9d3a4', 'linen'), ('#c06a3f', 'linen')]),
    nightstand='stool', bedlamp='jug', hearth='plaster', wall_piece='plates', niches=True,
    light=dict(key=1.1, sun=4.6, fill=.95, warm=.5, temp='#fff0d2', elevation=42),
    dining=dict(table='trestle', chair='ladder'),
    kitchen=dict(low='wood', up='wood', door='raised', top=('concrete', '#c4b69c'), splash=('pattern', ['#f1ead8', '#2f6a94', '#d39a3a']), stool='log', handle='black', shelf=True, hood='mantel'),
    bath=dict(tub='built', tile=('#4f8fae', (.1, .1)), vanity='masonry', basin='vessel', mirror='arch', tap='bronze', stand='drum', drum='#3f6f94'),
    wet_floor=dict(kind='tile', light='#b8694a', width=.30, rough=.55, spread=.15, gap=.005, joint='#c9b294'), office=dict(desk='rough', chair='ladder'))

STYLES = [COASTAL, MEDITERRANEAN]
