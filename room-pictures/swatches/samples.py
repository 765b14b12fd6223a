"""What each material of the built-in styles is made of: lay (flat or draped) and a function that makes the surface."""
from materials.cloth import fabric
from materials.hard import ceramic, concrete, lacquer, marble, metal, mirror, paint, worn_paint
from materials.natural import patterned, wood
from swatches.surfaces import boarded, brushed, fibres, hammered, inlaid, laid, pane, plaited, ridged, terrazzo


def _flat(make, *a, **k):
    return 'flat', lambda: make(*a, **k)


def _draped(make, *a, **k):
    return 'draped', lambda: make(*a, **k)


WOODS = {
    'Walnut veneer': _flat(wood, '#8a6446', '#523a28', gloss=.1), 'Smoked walnut': _flat(wood, '#6b4e3a', '#35261c'),
    'Fluted oak': _flat(ridged, wood, '#cda878', '#9c7648'), 'Soaped ash': _flat(wood, '#e8d8bd', '#cfb68f', contrast=.7),
    'Pale birch': _flat(wood, '#ead9bb', '#d3b98f', contrast=.6), 'Polished mahogany': _flat(wood, '#7d3f28', '#44190f', gloss=.6, rough=.2),
    'Reclaimed oak planks': _flat(wood, '#a3855f', '#5a4229', worn=.5, contrast=1.4), 'Carved mango wood': _flat(wood, '#b07a46', '#6f4422', contrast=1.2),
    'Bleached maple': _flat(wood, '#ecdfc8', '#d8c5a4', contrast=.5), 'Reclaimed timber': _flat(wood, '#957556', '#4e3a28', worn=.7, contrast=1.5),
    'Oiled teak': _flat(wood, '#b5763f', '#7a4721', rough=.32), 'Moulded plywood': _flat(wood, '#c79a66', '#a27344', contrast=.8, gloss=.2),
    'Scrubbed pine': _flat(wood, '#dcbf90', '#b98f58', contrast=1.1), 'Whitewashed driftwood': _flat(wood, '#cfc5b4', '#9a8d7a', worn=.8),
    'Macassar ebony': _flat(wood, '#6a4632', '#1c1310', contrast=1.6, gloss=.5, rough=.2), 'Hinoki cedar': _flat(wood, '#e3c396', '#c99c66', contrast=.8),
    'Bamboo': _flat(plaited, '#c9b074', 11, False), 'Smoked oak': _flat(wood, '#86694d', '#4b3726'), 'Charred timber': _flat(wood, '#3a3431', '#121110', rough=.75, contrast=1.5),
    'Olive wood': _flat(wood, '#b9915a', '#6a4826', contrast=1.5), 'Stained oak': _flat(wood, '#7c5a3c', '#472f1e'), 'Honeyed beech': _flat(wood, '#d9a566', '#b47e40', contrast=.7),
    'Painted wood': _flat(worn_paint, '#4f8077'), 'Painted panelling': _flat(laid, '#d8d8cb', '#b9b9ac', 6, .5, 0, 3.0, .006),
    'Painted shiplap': _flat(boarded, '#e9e6dc'), 'Painted boards': _flat(boarded, '#d9e3e5', 4),
}

WOVEN = {
    'Rattan': _flat(plaited, '#c79b5f', 13), 'Wicker': _flat(plaited, '#ad8453', 19), 'Rope': _flat(plaited, '#d3bd92', 7, False, .8),
    'Paper cord': _flat(plaited, '#d9c197', 15, False, .5), 'Sea-grass matting': _flat(plaited, '#b5a26c', 21), 'Tatami rush': _flat(plaited, '#b9b071', 34, False),
    'Grasscloth': _flat(plaited, '#c2b48f', 40), 'Kilim weave': _draped(patterned, 'ikat', ('#a4452f', '#e2c9a0', '#2f5f63')),
    'Macramé cotton': _flat(plaited, '#efe6d3', 8), 'Embroidered cotton': _draped(patterned, 'floral', ('#efe4cf', '#a8472f', '#3c6e67', '#cf9b3a')),
    'Striped cotton': _draped(patterned, 'stripe', ('#f2efe6', '#5f89a6')), 'Ticking stripe': _draped(patterned, 'ticking', ('#efe9da', '#4d5a66')),
    'Silk damask': _draped(patterned, 'damask', ('#b08c52', '#caa86c')), 'Persian wool': _draped(patterned, 'floral', ('#7a2c2a', '#d3b283', '#2c4452', '#b06a3c')),
    'Hand-knotted wool': _draped(patterned, 'geo', ('#8a355e', '#e2a545', '#2f6f7d')), 'Patterned velvet': _draped(patterned, 'damask', ('#6d2748', '#94406a')),
    'Floral wallpaper': _flat(patterned, 'floral', ('#dfe0cd', '#b06a69', '#7c9788', '#cea75e')), 'Lace': _draped(patterned, 'damask', ('#f6f2e8', '#d8cfbd')),
}

CLOTHS = {
    'Bouclé': _draped(fabric, '#e6ddcd', 'boucle'), 'Undyed wool': _draped(fabric, '#d8cdbb', 'knit'), 'Sheepskin': _flat(fabric, '#efe7d8', 'fur'),
    'Washed cotton': _draped(fabric, '#e9e4da', 'linen'), 'Wool felt': _draped(fabric, '#7b7d7e', 'linen'), 'Black leather': _draped(fabric, '#2a2725', 'leather'),
    'Buttoned leather': _draped(fabric, '#6d3a25', 'leather'), 'Distressed leather': _draped(fabric, '#8a5734', 'leather'), 'Saddle leather': _draped(fabric, '#9a5c30', 'leather'),
    'Cognac leather': _draped(fabric, '#a0592c', 'leather'), 'White linen': _draped(fabric, '#f2eee5', 'linen'), 'Sheep’s wool': _flat(fabric, '#dfd3bd', 'fur'),
    'Nubby tweed': _draped(fabric, '#8a8272', 'boucle'), 'Worn velvet': _draped(fabric, '#8e5f68', 'velvet'), 'Velvet': _draped(fabric, '#74405f', 'velvet'),
    'Channelled velvet': _flat(ridged, fabric, '#1f5a50', 'velvet', pitch=92.0, depth=.03), 'Raw linen': _draped(fabric, '#cbbd9f', 'linen'), 'Handwoven linen': _draped(fabric, '#dccaa6', 'linen'),
    'Charcoal wool': _draped(fabric, '#4a4b4d', 'knit'), 'Performance linen': _draped(fabric, '#d6cfc2', 'linen'), 'Tone-on-tone wool': _draped(fabric, '#c4bcae', 'knit'),
    'Paper shades': _flat(ridged, paint, '#f4ecd9', .95, .3, pitch=78.0, depth=.012), 'Washi paper': _flat(paint, '#f3ecd9', .95, .5, .05),
}

HARD = {
    'Tubular chrome': _flat(ridged, metal, 'chrome', pitch=52.0, depth=.05), 'Blackened steel': _flat(metal, 'black'), 'Antique brass': _flat(metal, 'bronze'), 'Raw steel': _flat(brushed, metal, 'steel'),
    'Hammered copper': _flat(hammered, metal, 'copper'), 'Hand-forged iron': _flat(hammered, metal, 'iron'), 'Satin brass': _flat(brushed, metal, 'brass'), 'Enamelled tin': _flat(lacquer, '#e9e6dd', .18, .6),
    'Black iron': _flat(metal, 'black'), 'Patinated brass': _flat(metal, 'bronze'), 'Painted iron': _flat(worn_paint, '#e4e0d3', '#4a4642'), 'Polished brass': _flat(metal, 'gold'),
    'Brass inlay': _flat(inlaid, '#2e1d15', '#d8b878'), 'Wrought iron': _flat(metal, 'iron'), 'Brushed nickel': _flat(brushed, metal, 'nickel'), 'Gilt frames': _flat(metal, 'gold'),
    'White lacquer': _flat(lacquer, '#f3f1ec', .08, .8), 'Matt lacquer': _flat(lacquer, '#d9d5cd', .5), 'High-gloss lacquer': _flat(lacquer, '#2b2430', .05, 1.0), 'Lacquer': _flat(lacquer, '#1f2a2d', .1, .9),
    'Fibreglass': _flat(fibres, '#d9b25f'), 'Clear glass': _flat(pane, '#dbe9e5'), 'Smoked glass': _flat(pane, '#4d4944'), 'Wired glass': _flat(pane, '#cddad6', .05, 'wires'),
    'Frosted glass': _flat(pane, '#e3ebe8', .5, 'frost'), 'Mirrored glass': _flat(mirror), 'Crystal': _flat(pane, '#e6eef0', .02, 'facets'),
    'Etched glass': _flat(patterned, 'fan', ('#cfdeda', '#eef5f2')), 'Ribbed glass': _flat(pane, '#bfcdca', .05, 'ribs'), 'Coloured glass': _flat(pane, '#b4506a', .02, 'facets'),
}

STONES = {
    'Travertine': _flat(concrete, '#d9c9ac', .4, .2, 1.2), 'Terrazzo': _flat(terrazzo), 'Tinted plaster': _flat(paint, '#c9ad94', .9, .4, .1), 'Microcement': _flat(concrete, '#b9b4ab'),
    'Honed limestone': _flat(concrete, '#d6cbb6', .55, 0, .6), 'Cast concrete': _flat(concrete, '#9d9992'), 'Polished concrete': _flat(concrete, '#8f8c87', .15, .6), 'Exposed brick': _flat(laid, '#a0563b', '#c8bba8', 9, .9, .5, .33),
    'Fieldstone': _flat(laid, '#948d80', '#c5bba9', 7, .95, .37, .7), 'Rough plaster': _flat(paint, '#e3d6c0', .95, 1.0, .12), 'White marble': _flat(marble, '#eeebe6', '#a9a7a6', 3.5), 'Honed marble': _flat(marble, '#e2ddd4', '#b5a895', 3.5, .4),
    'Black marble': _flat(marble, '#232225', '#c9c2b4', 3.5), 'River stone': _flat(concrete, '#8f8d80', .35, .3, 1.4), 'Unglazed clay': _flat(ceramic, '#b07a5a', .9, .4), 'Stoneware': _flat(ceramic, '#a79a86', .5, .9),
    'Limewash': _flat(paint, '#ddd2bf', .95, .2, .13), 'Lime plaster': _flat(paint, '#ece0c8', .95, .5, .1), 'Terracotta tile': _flat(laid, '#b9683f', '#d3c1a6', 9, .75, 0, 1.0),
    'Glazed tile': _flat(laid, '#2f6f94', '#e6e0d2', 12, .1, 0, 1.0), 'Glazed ceramic': _flat(ceramic, '#2f7d86', .08, .5),
}

SAMPLES = WOODS | WOVEN | CLOTHS | HARD | STONES
