"""Bohemian and Eclectic.

Bohemian: earthy and handmade: macrame, rattan, kilims, poufs, many plants, terracotta and ochre on warm white. Eclectic: bold and deliberate:
saturated walls, a gallery of unlike frames, velvet, zebra, checkerboard, pieces of different ages.
"""

BOHEMIAN = dict(
    name='Bohemian', wall='#efe5d6', ceiling='#f5eee2', trim='#efe5d6', skirting=.1, plaster=True, casing=0,
    blind=dict(kind='slats', down=.45, wood=('#c6a06a', '#96713f')), feature=dict(kind='plain', col='#d9a583', mottled=.08), floor=dict(kind='plank', light='#c09a6b', dark='#8e6a42', width=.16, rough=.5),
    wood=('#b98d55', '#7d5a33'), metal='brass', window=dict(frame='#efe5d6', mull=(2, 2), view='garden'), curtain=dict(col='#f1e7d6', kind='sheer', rod='wood'),
    sofa=dict(arm='straight', legs='block', cover=('#e3d5bd', 'linen'), back='loose', seats=3),
    chair=dict(kind='rattan', cover=('#b5653f', 'linen')), wicker_tables=True, plates='basket',
    pillows=[('ikat', ['#e8d8b8', '#a8452f', '#2f6b6b']), ('#b98530', 'velvet'), ('zigzag', ['#ead9bd', '#8f3f4a', '#c98a3c']), ('#8f3f4a', 'velvet'), ('kelim', None)], throw='#c9852f',
    table='moroccan_tray', lamp='rattan', lampshade='#f1dfbd', pendant='woven',
    rug=dict(kind='kilim', pal=['#d8c5a0', '#96513c', '#4a6d6b', '#b58a52', '#74454f', '#6b7050']), art=['arches', 'botanical', 'blobs'],
    artpal=['#efe0c6', '#b5653f', '#c98a3c', '#6b7a4a', '#8f3f4a', '#e0b98c'], frame='wood', side='cane', plants=['monstera', 'areca', 'fern', 'fiddle'],
    pot=('terracotta', '#b87350'), vase='jug', stem='dry', clutter=.95, books=['#a8452f', '#2f6b6b', '#c98a3c', '#efe0c6', '#7a3148'], poufs=True,
    bed=dict(head='cane', legs='block', duvet='#c78a63', quilt='lines', lining='#efe4d0', sheet='#f6eedf', blanket=('ikat', ['#e8d8b8', '#a8452f', '#2f6b6b']), pil=[('#c98a3c', 'linen'), ('#8f3f4a', 'velvet')]),
    nightstand='stool', bedlamp='jug', painted=None, hearth='plaster', wall_piece='macrame',
    light=dict(key=1.0, sun=4.0, fill=.95, warm=.7, temp='#fff0d6'),
    dining=dict(table='oval', chair='rattan', cover=('#b5653f', 'linen')),
    kitchen=dict(low='wood', up='#efe5d6', door='cane', top=('wood',), splash=('pattern', ['#efe3cc', '#2f6b6b', '#b5653f']), stool='rattan', handle='brass', shelf=True, hood='mantel'),
    bath=dict(tub='oval', tile=('#d3a286', (.1, .1)), vanity='cane', basin='vessel', mirror='arch', tap='brass', mat=('woven', ('stripe', ['#dccdb0', '#a8573f'])), stand='drum', drum='#b98a62'),
    wet_floor=dict(kind='tile', light='#c98f6a', width=.2, rough=.6, spread=.12), office=dict(desk='trestle_wood', chair='rattan'))
BOHEMIAN['pillows'][-1] = ('zigzag', ['#e3cfa8', '#2f6b6b', '#5d6b3f'])

ECLECTIC = dict(
    name='Eclectic', wall='#2f5563', ceiling='#f1ece2', trim='#efe8da', crown=True, skirting=.16,
    feature=dict(kind='plain', col='#2f5563'), floor=dict(kind='herringbone', light='#b88c5c', dark='#86603a', width=.09, rough=.35),
    wood=('#6f432a', '#412416'), metal='brass', window=dict(frame='#efe8da', mull=(2, 3), view='garden', frosted=True), curtain=dict(col='#c65f4a', kind='drape', high=True),
    sofa=dict(arm='rolled', legs='turned', cover=('#c2933a', 'velvet'), back='chesterfield', seats=3),
    chair=dict(kind='wing', cover=('palm', ['#efe6d3', '#3f7a5a', '#88a860', '#d98a7a'])), painted='#b5485a',
    pillows=[('palm', ['#efe6d3', '#3f7a5a', '#88a860', '#d98a7a']), ('#b5485a', 'velvet'), ('stripe', ['#f2ede2', '#222222']), ('#7a4f86', 'velvet')], throw=None,
    table='lucite_pair', lamp='arc', lampshade='#d98a7a', pendant='sputnik',
    rug=dict(kind='zebra', pal=['#ddd2bd', '#3a332d']), art=['portrait', 'strokes', 'midmod', 'bouquet', 'portrait', 'grid'],
    artpal=['#f3e9d6', '#c65f4a', '#3f7a5a', '#c2933a', '#7a4f86', '#2c2a35'], frame='brass', side='deco_cabinet', plants=['rubber', 'monstera'],
    pot=('ceramic', '#d98a7a'), vase='urn', stem='tulip', clutter=.84, books=['#c65f4a', '#3f7a5a', '#c2933a', '#7a4f86', '#efe6d3'], gallery='mixed',
    bed=dict(head='tufted', legs='turned', cover=('#b5485a', 'velvet'), height=1.1, duvet='#efe6d6', sheet='#f6f0e4', blanket=('palm', ['#efe6d3', '#3f7a5a', '#88a860', '#d98a7a']),
             pil=[('stripe', ['#f2ede2', '#222222']), ('#c2933a', 'velvet')]),
    nightstand='drum', bedlamp='mushroom', hearth='marble', wall_piece='sunburst',
    light=dict(key=1.15, sun=3.6, fill=1.05, warm=.8, temp='#fff3e0'),
    dining=dict(table='pedestal', chair='tub', cover=('#b5485a', 'velvet'), marble=('#f0ece5', '#8f8778'), metal_foot=True),
    kitchen=dict(low='#2f6b5f', up='#e6b3a0', door='shaker', top=('marble', '#f0ece5', '#8f8778'), splash=('pattern', ['#f3ede0', '#27508a', '#c2933a']), stool='velvet', handle='brass', shelf=True, hood='brass'),
    bath=dict(tub='claw', tile=('#d98a7a', (.06, .2)), vanity='painted', basin='counter', mirror='sunburst', tap='brass', mat=('tufted', '#dcb5ab'), stand='drum', drum='#d6b45c'),
    wet_floor=dict(kind='tile', light='#efe9dd', dark='#26262a', width=.25, rough=.3), office=dict(desk='lacquer', chair='velvet'))

STYLES = [BOHEMIAN, ECLECTIC]
