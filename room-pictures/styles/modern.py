"""Modern, Contemporary, Minimalist and Urban Modern.

Modern: straight lines, chrome tube, black leather, walnut plane, one primary red. Contemporary: rounded forms, boucle, stone,
fluting, muted clay. Minimalist: almost nothing, one tone, no handles. Urban Modern: dark concrete, cognac leather, glowing hoops.
"""

MODERN = dict(
    name='Modern', wall='#f0ece5', ceiling='#f6f4f0', trim='#f1eee9', skirting=.06, casing=0,
    feature=dict(kind='plain', col='#f0ece5'), floor=dict(kind='plank', light='#cdb08a', dark='#a98a62', width=.17, rough=.35),
    wood=('#80563a', '#4d3122'), metal='chrome', window=dict(frame='#2b2b2c', mull=(2, 1), view='garden', slim=True), curtain=dict(col='#e6e2da', kind='sheer', high=True), blind=dict(kind='slats', down=.45, col='#ebe9e5'),
    sofa=dict(arm='track', legs='sled', cover=('#262628', 'leather'), back='tight', seats=3),
    chair=dict(kind='tubular', cover=('#232325', 'leather')),
    pillows=[('#b3322a', 'linen'), ('#e8e6e1', 'linen'), ('#8f6f52', 'knit')], throw='#9a7c5f',
    table='glass_chrome', lamp='arc', lampshade='#f2f0ea', pendant='bar',
    rug=dict(kind='bordered', pal=['#d9d2c6', '#3a3532'], pile=True), art=['grid', 'grid', 'city_photograph'],
    artpal=['#f3f1ea', '#b3322a', '#27508a', '#e0b32f', '#1d1d1f'], frame='black', side='floating', plants=['fiddle', 'rubber'],
    pot=('lacquer', '#1f1f20'), vase='cylinder', stem='palm', clutter=.52, books=['#b3322a', '#1f1f21', '#e6e4df', '#3a5f8f'],
    bed=dict(head='ledge', legs='sled', duvet='#e9e8e5', sheet='#f5f5f3', blanket='#8a6d53', blanket_kind='knit', pil=[('#8f7a66', 'linen'), ('#b3322a', 'linen')]),
    nightstand='floating', bedlamp='line', hearth='dark', wall_piece=None,
    light=dict(key=1.05, sun=3.2, fill=1.0, warm=.45, temp='#fff6ea'),
    dining=dict(table='glass', chair='cantilever', cover=('#262628', 'leather')),
    kitchen=dict(low='wood', up='#f2f1ee', door='flat', top=('lacquer', '#f0efec'), splash=('glass', '#e9ecec'), stool='tubular', handle='none', gap=.008, shelf=True, hood='slim'),
    bath=dict(hung=True, tub='square', tile=('#eceae6', (.6, .3)), tile_rough=.25, vanity='wood', basin='counter', mirror='rect', tap='chrome', mat=('terry', '#e2e0db'), stand='square', towel='#8f7a66'),
    wet_floor=dict(kind='tile', light='#5d5e60', width=.6, rough=.4), office=dict(desk='glass', chair='mesh'))

CONTEMPORARY = dict(
    name='Contemporary', wall='#e3dcd3', ceiling='#f1ede7', trim='#e3dcd3', skirting=.08, casing=0,
    feature=dict(kind='fluted', col='#d8cbbb'), floor=dict(kind='herringbone', light='#c3a683', dark='#9c805f', width=.12, rough=.4),
    wood=('#a5845f', '#745a3f'), metal='bronze', window=dict(frame='#4a4038', mull=(1, 1), view='garden', slim=True),
    curtain=dict(col='#e9e2d8', kind='sheer', high=True, net='#efeae2'), blind=dict(kind='slats', down=.45, wood=('#a5845f', '#745a3f')),
    sofa=dict(arm='curved', legs='platform', cover=('#e9e2d7', 'boucle'), back='channel', seats=3),
    chair=dict(kind='tub', cover=('#a8705a', 'boucle')),
    pillows=[('#a8705a', 'velvet'), ('#cbbdaa', 'boucle'), ('#7d6a5c', 'linen')], throw=None,
    table='pebbles', lamp='globe', lampshade='#f2e9da', pendant='cluster', stone='#8d7a6c',
    rug=dict(kind='bordered', pal=['#e3dacd', '#b99a86'], pile=True), art=['blobs', 'line', 'blobs'],
    artpal=['#efe8dd', '#a8705a', '#cbb49a', '#6d625a', '#d9c6b2'], frame='wood', side='fluted', plants=['pampas', 'olive'],
    pot=('ceramic', '#d5c8b7'), vase='round', stem='dry', clutter=.45, books=['#d9cbb8', '#a8705a', '#6d625a', '#efe8dd'],
    bed=dict(head='channel', legs='platform', cover=('#d9cdbd', 'boucle'), overhang=.9, duvet='#ece5da', sheet='#f4efe8', blanket='#a8705a', blanket_kind='boucle',
             pil=[('#cbbdaa', 'linen'), ('#a8705a', 'velvet')]),
    nightstand='drum', painted='#b9a48d', bedlamp='column', hearth='plaster', wall_piece='arch_mirror',
    light=dict(key=1.0, sun=3.2, fill=.95, warm=.35, temp='#fff5ea'),
    dining=dict(table='drum', chair='tub', cover=('#c9b9a6', 'boucle'), marble=('#ebe4da', '#9c9186')),
    kitchen=dict(low='wood', up='#ddd3c6', door='fluted', top=('marble', '#ebe4da', '#9c9186'), splash=('marble', '#ebe4da', '#9c9186'), stool='boucle', handle='bronze', shelf=False, hood='plaster'),
    bath=dict(hung=True, tub='oval', tile=('#d9cbb9', (.12, .12)), vanity='fluted', basin='vessel', mirror='arch', tap='bronze', mat=('tufted', '#dcd1c1'), stand='drum', drum='#cfc3b4'),
    wet_floor=dict(kind='seamless', light='#cabca9'), office=dict(desk='rounded', chair='boucle'))

MINIMALIST = dict(
    name='Minimalist', wall='#e8e3da', ceiling='#f3f1ed', trim='#e8e3da', skirting=0, casing=0,
    feature=dict(kind='plain', col='#e8e3da'), floor=dict(kind='plank', light='#cdb899', dark='#a9916e', width=.19, rough=.42),
    wood=('#b79c74', '#8f7654'), metal='black', window=dict(frame='#eceae7', mull=(1, 1), view='garden', slim=True), curtain=dict(col='#e8e4dd', kind='sheer', high=True, net='#efece6'), blind=dict(kind='slats', down=.45, col='#efedea'),
    sofa=dict(arm='low', legs='platform', cover=('#a39b90', 'linen'), back='loose', seats=3),
    chair=dict(kind='slipper', cover=('#857d72', 'linen')), painted='#f3f2f0',
    pillows=[('#6f675d', 'linen'), ('#b39a7c', 'boucle'), ('#d6ccbd', 'knit')], throw='#7b7267',
    table='stone_round', lamp='line', lampshade='#f5f3ef', pendant='disc',
    rug=dict(kind='lines', pal=['#c9bda9', '#a8977f'], pile=True), art=['line', 'sea_photograph', 'line'],
    artpal=['#f4f3f0', '#2b2a29'], frame='black', side='floating', plants=['olive', 'branch'],
    pot=('ceramic', '#e9e6e1'), vase='cylinder', stem='branch', clutter=.34, books=['#e9e6e1', '#cfc4b4', '#9c8468'],
    bed=dict(head='ledge', legs='platform', duvet='#a29a90', lining='#e6e1d9', sheet='#eeebe5', blanket='#6a6157', blanket_kind='linen', pil=[('#8f8981', 'linen')]),
    nightstand='floating', bedlamp='line', hearth='plain', wall_piece=None,
    light=dict(key=1.3, sun=3.0, fill=1.0, warm=.4, temp='#fff3e2'),
    dining=dict(table='slab', chair='shell', shell='#a89d90', lacquer=True),
    kitchen=dict(low='#a2978a', up='#e9e5de', door='flat', top=('lacquer', '#e3ded6'), splash=('lacquer', '#dcd6cc'), stool='block', handle='none', gap=.011, shelf=True, hood='box'),
    bath=dict(hung=True, tub='square', tile=('#cdc5ba', (1.2, .6)), tile_rough=.32, vanity='floating', basin='counter', mirror='rect', tap='black', stand='bench'),
    wet_floor=dict(kind='tile', light='#a59b8e', width=.8, rough=.4), office=dict(desk='slab', chair='shell'))

URBAN_MODERN = dict(
    name='Urban Modern', wall='#5b5a59', ceiling='#dcdad6', trim='#3b3a39', skirting=.08, casing=0,
    feature=dict(kind='concrete', col='#77746f'), floor=dict(kind='plank', light='#8e7f70', dark='#5f5348', width=.16, rough=.4),
    wood=('#4f3b2d', '#2b1f18'), metal='black', window=dict(frame='#161616', mull=(3, 1), view='city', slim=True),
    curtain=dict(col='#75706a', kind='drape', high=True, net='#d8d2ca'), blind=dict(kind='cloth', col='#5d5953'),
    sofa=dict(arm='track', legs='metal_block', cover=('#47474a', 'linen'), back='loose', seats=3),
    chair=dict(kind='tubular', cover=('#6a4830', 'leather')),
    pillows=[('#5f4534', 'leather'), ('#2f3033', 'velvet'), ('#8f8a84', 'linen'), ('zigzag', ['#c9c4bc', '#333335'])], throw='#6b584a',
    table='marble_drum', lamp='line', lampshade='#e9dfcf', pendant='halo', stone='#4b4a4a',
    rug=dict(kind='lines', pal=['#8d8780', '#5a5653'], pile=True), art=['city_photograph', 'strokes', 'bay_photograph'],
    artpal=['#d5d1ca', '#1e1e20', '#8a6144', '#77736e', '#efece6'], frame='black', side='steel_shelf', plants=['rubber', 'monstera'],
    pot=('lacquer', '#232324'), vase='bottle', stem='palm', clutter=.5, books=['#2a2a2c', '#8a6144', '#8f8a84', '#d8d3ca'],
    bed=dict(head='cushioned', legs='metal_block', cover=('#4a494b', 'linen'), duvet='#8b8784', sheet='#dbd7d1', blanket='#665447', blanket_kind='linen',
             pil=[('#55524f', 'linen'), ('#54402f', 'velvet')]),
    nightstand='floating', bedlamp='globe', hearth='dark', wall_piece=None,
    light=dict(key=1.1, sun=4.2, fill=.6, warm=.8, temp='#ffe9cc', elevation=27),
    dining=dict(table='steel', chair='cantilever', cover=('#6a4830', 'leather'), marble=('#2b2a2b', '#77716a')),
    kitchen=dict(low='#343436', up='wood', gap=.009, door='flat', top=('concrete', '#8f8a83'), splash=('concrete', '#77746f'), stool='leather', handle='none', shelf=True, hood='slim'),
    bath=dict(hung=True, tub='oval', tile=('#4a4a4b', (.6, .6)), tile_rough=.42, vanity='wood', basin='vessel', mirror='rect', tap='black', mat=('duckboard', None), stand='bench', towel='#77726c'),
    wet_floor=dict(kind='tile', light='#3d3d3e', width=.6, rough=.35), office=dict(desk='steel', chair='leather'))

STYLES = [MODERN, CONTEMPORARY, MINIMALIST, URBAN_MODERN]
