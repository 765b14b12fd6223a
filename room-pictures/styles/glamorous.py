"""Glam and Art Deco.

Glam: pale and sparkling: blush and silver, crystal, mirrored fronts, tufted velvet, fur, white marble. Art Deco: dark and geometric:
stepped brass lines, fans, lacquer, black marble, emerald and rose.
"""

GLAM = dict(
    name='Glam', wall='#e9dfdf', ceiling='#f8f5f3', trim='#f6f2f0', crown=True, panelling='picture_frame', moulding='#f3ecea', skirting=.18, ornate=True,
    feature=dict(kind='plain', col='#e9dfdf'), floor=dict(kind='tile', light='#f1eeea', width=.8, vein='#b3aca5', rough=.15),
    wood=('#cfc6bd', '#a89d92'), metal='gold', window=dict(frame='#f6f2f0', mull=(2, 2), view='garden', frosted=True), curtain=dict(col='#d9c3c4', kind='drape', high=True, net='#f6f2ee'), blind=dict(kind='cloth', col='#e9d6d3'),
    sofa=dict(arm='rolled', legs='slim', cover=('#c9a7aa', 'velvet'), back='chesterfield', seats=3),
    chair=dict(kind='slipper', cover=('#84808b', 'velvet')),
    pillows=[('#efe9e6', 'fur'), ('#b9b7bd', 'velvet'), ('damask', ['#e9dfdc', '#cdb9a0']), ('#d8b98a', 'velvet')], throw='#f1ece8', throw_fur=True,
    table='mirrored', lamp='column', lampshade='#f6f0ea', pendant='crystal',
    rug=dict(kind='bordered', pal=['#cdbcc0', '#c3b08c'], pile=True), art=['strokes', 'bouquet', 'strokes'],
    artpal=['#f3eeea', '#c9a7aa', '#d8b98a', '#b9b7bd', '#efe0d8'], frame='gold', side='mirrored', plants=['fiddle', 'pampas'],
    pot=('metal', '#d8b878'), vase='urn', stem='blossom', clutter=.6, books=['#f1ece8', '#c9a7aa', '#d8b98a', '#8f8d93'],
    bookcase='#efe9e6',
    bed=dict(head='tufted', legs='slim', cover=('#c9a7aa', 'velvet'), height=1.25, wings=True, duvet='#f3efec', sheet='#faf8f6', blanket='#e9e2dd', blanket_kind='fur',
             pil=[('#d9cfce', 'linen'), ('#c9a7aa', 'velvet')]),
    nightstand='mirrored', bedlamp='crystal', hearth='marble', wall_piece='sunburst',
    light=dict(key=1.1, sun=2.6, fill=1.15, warm=.9, temp='#fff4ee'),
    dining=dict(table='pedestal', chair='louis', cover=('#c9a7aa', 'velvet'), marble=('#f1eeea', '#9b9690'), metal_foot=True),
    kitchen=dict(low='#82626a', up='#f2efec', door='shaker', top=('marble', '#f1eeea', '#aaa39c'), splash=('marble', '#f1eeea', '#b3aca5'), stool='velvet', handle='gold', shelf=False, hood='gold', velvet='#c9a7aa'),
    bath=dict(tub='oval', tile=('#f1eeea', (.6, .3)), vanity='shaker', basin='counter', mirror='arch', tap='gold', marble='#b4aea7', mat=('tufted', '#c39a9e'), stand='drum', drum='#c9a7aa', towel='#94626c'),
    wet_floor=dict(kind='tile', light='#f1eeea', dark='#a39a97', width=.3, diagonal=True, vein='#b3aca6', rough=.12), office=dict(desk='mirrored', chair='velvet'))

ART_DECO = dict(
    name='Art Deco', wall='#1f3f3c', ceiling='#efe6d6', trim='#e9dfcc', crown=True, painted='#16201f',
    feature=dict(kind='deco_panels', col='#1f3f3c'), floor=dict(kind='herringbone', light='#6e4429', dark='#3a2114', width=.09, rough=.22, gloss=.4),
    wood=('#5a3420', '#2a160d'), metal='brass', window=dict(frame='#e9dfcc', mull=(2, 3), view='garden', frosted=True), curtain=dict(col='#57303a', kind='drape', net='#ece4d6'),
    sofa=dict(arm='curved', legs='plinth', cover=('#9c585d', 'velvet'), back='channel', seats=3),
    chair=dict(kind='barrel', cover=('#957a55', 'velvet')),
    pillows=[('#c9a658', 'velvet'), ('#14302f', 'velvet'), ('fan', ['#15302f', '#d9b35c'])], throw=None,
    table='deco_drum', lamp='torch', lampshade='#f4e6c8', pendant='tier',
    rug=dict(kind='fans', pal=['#1b2a33', '#cda85e', '#10191f']), art=['deco', 'arches', 'deco'],
    artpal=['#12302f', '#1d4b4a', '#d6b160', '#b5656a', '#e9dfcc', '#d6b160'], frame='brass', side='deco_cabinet', plants=['kentia', 'rubber'],
    pot=('lacquer', '#141414'), vase='urn', stem='palm', clutter=.5, books=['#14302f', '#7a2f3c', '#d9b98a', '#1b1b1b', '#b58a45'],
    bed=dict(head='fan', legs='plinth', cover=('#9c585d', 'velvet'), duvet='#bfa172', quilt='diamonds', lining='#efe4cf', sheet='#f3ece0', blanket='#1d4b4a', blanket_kind='velvet', pil=[('#f2ebdf', 'linen'), ('#9c585d', 'velvet')]),
    nightstand='drum', bedlamp='globe', hearth='marble', wall_piece='sunburst',
    light=dict(key=1.15, sun=3.2, fill=1.1, warm=1.0, temp='#fff1dd'),
    dining=dict(table='pedestal', chair='tub', cover=('#cbb08a', 'velvet'), channel=True, marble=('#17181a', '#cbb684'), metal_foot=True),
    kitchen=dict(low='#1f3f3c', up='#1f3f3c', door='shaker', top=('marble', '#f0ece5', '#8f8778'), splash=('marble', '#f0ece5', '#8f8778'), stool='velvet', handle='brass', shelf=False, hood='brass'),
    bath=dict(tub='oval', tile=('#1f4a45', (.075, .3)), vanity='deco', basin='counter', mirror='round', tap='brass', mat=('terry', '#e9e2d2'), stand='drum', drum='#20282a'),
    wet_floor=dict(kind='tile', light='#ece6da', dark='#1c1c1e', width=.3, diagonal=True, vein='#a79b8c'), office=dict(desk='deco', chair='velvet'))

STYLES = [GLAM, ART_DECO]
