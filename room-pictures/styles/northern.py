"""Scandinavian, Japandi and Zen.

Scandinavian: white, pale birch, mustard and sage, cosy textiles, graphic rug. Japandi: limewash beige, oak and dark accents, low, sparse,
paper and slats. Zen: life at floor level, straw mats, paper screens, bamboo, ink, nothing superfluous.
"""

SCANDINAVIAN = dict(
    name='Scandinavian', wall='#ebe9e4', ceiling='#f6f5f2', trim='#f7f6f3',
    feature=dict(kind='plain', col='#e1e4e0'), floor=dict(kind='plank', light='#dcc19a', dark='#b89468', width=.15, rough=.42),
    wood=('#dfc29a', '#bd986a'), metal='black', window=dict(frame='#f7f6f3', mull=(2, 1), view='garden'), curtain=dict(col='#f3f0ea', kind='sheer'), blind=dict(kind='cloth', col='#ece5d8'),
    sofa=dict(arm='straight', legs='taper', cover=('#b3b6b5', 'linen'), back='loose', seats=3),
    chair=dict(kind='wishbone', cover=('#e9e2d6', 'boucle')), light_doors=True,
    pillows=[('#bd9440', 'linen'), ('#e8e3d8', 'knit'), ('#7d8f86', 'linen'), ('geo', ['#efece4', '#3a3d3f', '#c99a3c'])], throw='#d7cfc0',
    table='nest_round', lamp='tripod', lampshade='#f4eee2', pendant='dome', pendant_col='#26282a',
    rug=dict(kind='moroccan', pal=['#ece6da', '#4a4845', '#c7bda9'], pile=True), art=['blobs', 'forest_photograph', 'arches'],
    artpal=['#f1ede4', '#7d8f86', '#d9a441', '#c8b8a4', '#3c4446'], frame='wood', side='credenza', plants=['fiddle', 'monstera'],
    pot=('ceramic', '#efece6'), vase='bottle', stem='euc', clutter=.6, books=['#e7e1d5', '#9aa7a0', '#d6a94f', '#3d4547', '#c9beb0'],
    bed=dict(head='slat', legs='taper', duvet='#aeb9b1', lining='#f2efe9', sheet='#f7f5f1', blanket='#e6dfd2', pil=[('#f4f2ee', 'linen'), ('#bd9440', 'linen')]),
    nightstand='legs', bedlamp='globe', hearth='plain', wall_piece=None,
    light=dict(key=1.0, sun=3.0, fill=1.0, warm=.15, temp='#eaf2ff'),
    dining=dict(table='oval', chair='wishbone'),
    kitchen=dict(low='#aab7b0', up='#eceae4', door='flat', top=('wood',), splash=('tile', '#f3f2ee', (.15, .075)), stool='wood', handle='black', shelf=True, hood='chimney'),
    bath=dict(hung=True, tub='oval', tile=('#f1f0ec', (.2, .1)), vanity='wood', basin='vessel', mirror='round', tap='black', mat=('woven', ('ticking', ['#e9e5dc', '#8f938f'])), stand='round', towel='#bcc4b6'),
    wet_floor=dict(kind='tile', light='#c9c7c2', width=.3, rough=.4), office=dict(desk='trestle', chair='shell'))

JAPANDI = dict(
    name='Japandi', wall='#d9cfc0', ceiling='#ece6dc', trim='#d9cfc0', skirting=.05, casing=0,
    blind=dict(kind='slats', down=.45, wood=('#c39b6d', '#94704a')), feature=dict(kind='plain', col='#cbbfae', mottled=.10), plaster=True, floor=dict(kind='plank', light='#c9a77c', dark='#a37f57', width=.15, rough=.5),
    wood=('#b58d62', '#85623f'), metal='black', window=dict(frame='#8a6746', mull=(3, 4), view='garden'), curtain=dict(col='#e6ddce', kind='sheer', rod='wood'),
    sofa=dict(arm='low', legs='platform', cover=('#d8cfc0', 'boucle'), back='loose', seats=2),
    chair=dict(kind='wishbone', cover=('#4a4138', 'linen')),
    pillows=[('#8f7f6c', 'linen'), ('#efe8dc', 'linen'), ('#45403a', 'linen')], throw=None,
    table='slab_round', lamp='paper', lampshade='#f5ecdb', pendant='paper_globe',
    rug=dict(kind='lines', pal=['#d6cbb8', '#a8997f']), art=['ink'], artpal=['#e9e1d3', '#2c2825', '#8f7f6c'], frame='wood',
    side='low_bench', plants=['branch', 'olive'], pot=('ceramic', '#4b443d'), vase='round', stem='branch', clutter=.25, books=['#e0d6c5', '#6e6254', '#a59680'],
    bed=dict(head='low', legs='platform', duvet=('ticking', ['#c6b8a2', '#8b7c69']), lining='#ded3c2', sheet='#ece4d8', blanket='#7d7060', blanket_kind='linen', pil=[('#ebe3d6', 'linen'), ('#9a8b78', 'linen')]),
    nightstand='block', bedlamp='paper', hearth='plaster', wall_piece=None, side_slats=True,
    light=dict(key=.95, sun=3.0, fill=.8, warm=.4, temp='#fff3e2', elevation=30),
    dining=dict(table='oval', chair='curved', cover=('#4a4138', 'linen')),
    kitchen=dict(low='wood', up='wood', door='flat', top=('concrete', '#b9b2a6'), splash=('tile', '#cfc6b6', (.06, .2)), stool='wood', handle='none', shelf=True, hood='box'),
    bath=dict(hung=True, tub='oval', tile=('#c9bda9', (.06, .2)), vanity='wood', basin='vessel_dark', mirror='round', tap='black', mat=('duckboard', None), stand='bench'),
    wet_floor=dict(kind='seamless', light='#b3a794'), office=dict(desk='slab_wood', chair='wishbone'))

ZEN = dict(
    name='Zen', wall='#e7dfcf', ceiling='#efe9dc', trim='#5a4634', panelling='posts', skirting=.04, casing=.06,
    feature=dict(kind='plain', col='#e2d8c4', mottled=.05), floor=dict(kind='mats', light='#b8ad8c', dark='#47503f'),
    wood=('#6d5138', '#453021'), metal='black', window=dict(frame='#4a3828', mull=(4, 5), view='bamboo', bright=1.7), curtain=None, blind=dict(kind='paper', col='#f4ead6'),
    sofa=dict(arm='low', legs='platform', cover=('#8d9178', 'linen'), back='loose', seats=2),
    chair=dict(kind='floor_seat', cover=('#59634d', 'linen')),
    pillows=[('#e5dcc8', 'linen'), ('#4d5746', 'linen')], throw=None,
    table='tea', lamp='paper', lampshade='#f5ecdb', pendant='paper_globe',
    rug=None, art=['bamboo'], artpal=['#efe6d2', '#23211e', '#6e6a5a'], frame='wood', side='low_bench', plants=['bonsai', 'branch'],
    pot=('ceramic', '#59614f'), vase='round', stem='blossom', clutter=.14, books=['#d9ceb6', '#59634d'],
    bed=dict(head='lattice', legs='futon', duvet='#dcd3bf', sheet='#f0e9da', blanket='#6f775f', blanket_kind='linen', pil=[('#e5dcc8', 'linen'), ('#59634d', 'linen')]),
    nightstand='block', bedlamp='paper', hearth=None, wall_piece='scroll', screens=True,
    light=dict(key=.95, sun=2.6, fill=.85, warm=.5, temp='#fff1de', elevation=30),
    dining=dict(table='low', chair='floor', cover=('#59634d', 'linen')),
    kitchen=dict(low='wood', up='wood', door='battens', top=('concrete', '#cdc6b6'), splash=('tile', '#9da08a', (.05, .15)), stool='block', handle='none', shelf=True, hood='cupboard'),
    bath=dict(hung=True, tub='wood', tile=('#6b6a62', (.6, .3)), tile_rough=.42, vanity='wood', basin='stone', mirror='round', tap='black', mat=('duckboard', None)),
    wet_floor=dict(kind='tile', light='#55554f', width=.4, length=.8, rough=.5, bond=True), office=dict(desk='low', chair='floor'))

STYLES = [SCANDINAVIAN, JAPANDI, ZEN]
