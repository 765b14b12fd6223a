"""A plain, lived-in house for the before pictures: beige walls, worn carpet, inherited furniture that does not match, clutter."""

DATED = dict(
    name='Dated', slug='dated', lived_in=True, wall='#d5c9b0', ceiling='#e9e4d8', trim='#e3dccb', skirting=.08,
    feature=dict(kind='plain', col='#d5c9b0'), floor=dict(kind='carpet', light='#9c8a72'),
    wood=('#b07f4d', '#7d5430'), metal='chrome', window=dict(frame='#efece4', mull=(2, 1), view='garden'),
    curtain=dict(col='#b9a98b', kind='drape'),
    sofa=dict(arm='rolled', legs='skirt', cover=('floral', ['#b7a78b', '#8c6f5a', '#7d8468', '#a58a70']), back='loose', seats=3),
    chair=dict(kind='club', cover=('#7a6a58', 'velvet')),
    pillows=[('#8c6f5a', 'velvet'), ('#a99f8a', 'linen'), ('plaid', ['#b9ad97', '#6f6453', '#8a5a4a'])], throw='#8a7d6b',
    table='turned_leg', lamp='turned', lampshade='#e6d8b8', pendant='flush',
    rug=dict(kind='bordered', pal=['#a08c74', '#7d6a56']), art=['landscape'], artpal=['#cfc5ae', '#9aa08a', '#7d8468', '#8c7f66', '#c2b391', '#d8cba9'],
    frame='wood', side='credenza', plants=['snake'], pot=('ceramic', '#a9683f'), vase='cylinder', stem='dry', clutter=.78,
    books=['#8a5a4a', '#5f6f7d', '#b39a5f', '#6b7a5a', '#d8cfbd'],
    bed=dict(head='boards', legs='block', duvet=('floral', ['#cdbfa6', '#9a7f78', '#8a8f74', '#b89c8f']), lining='#d8cdb8', sheet='#e0d8c6', blanket='#8a7d6b',
             pil=[('#cfc2aa', 'linen'), ('#9a7f78', 'linen')]),
    nightstand='legs', bedlamp='jug', hearth='brick', wall_piece=None,
    light=dict(key=.85, sun=1.6, fill=.85, warm=.3, temp='#fff4e2'),
    dining=dict(table='turned', chair='ladder'),
    kitchen=dict(low='wood', up='wood', door='raised', top=('lacquer', '#c9bfab'), splash=('tile', '#dccfae', (.1, .1)), stool='metal', handle='brass', shelf=False, hood='slim'),
    bath=dict(tub='square', tile=('#d8c3a6', (.15, .15)), vanity='wood', basin='counter', mirror='rect', tap='chrome', mat=('tufted', '#b9a48c')),
    wet_floor=dict(kind='tile', light='#a58f76', width=.3, rough=.5), office=dict(desk='tapered', chair='leather'))
