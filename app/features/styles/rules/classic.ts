import type { StyleProfile } from '../schema.ts'

/** The dressed family: symmetry, polish and a sense of occasion. */
export const CLASSIC_FAMILY: StyleProfile[] = [
  {
    primaryStyle: 'Traditional',
    colorPalette: [
      { name: 'Buttermilk', hex: '#e2d3b4' },
      { name: 'Library Red', hex: '#7a3230' },
      { name: 'Hunter Green', hex: '#34503f' },
      { name: 'Old Gold', hex: '#b08c44' },
      { name: 'Damask Beige', hex: '#cdbb98' },
      { name: 'Mahogany', hex: '#69402a' },
    ],
    materials: [
      'Polished mahogany',
      'Silk damask',
      'Persian wool',
      'Antique brass',
      'Buttoned leather',
      'Painted panelling',
    ],
    characteristics: [
      'The house you would like to have inherited: panelled, symmetrical and full of good wood.',
      'Rolled arms, turned legs and a pair of everything beside the fireplace.',
      'Florals, stripes and Persian carpets share one deep, warm palette.',
      'Curtains reach the floor and lamps wear pleated shades.',
    ],
    designPrinciples: [
      'Find the axis of the room and balance both sides of it',
      'Layer patterns of three sizes in the same colours',
      'Frame what matters: mouldings, mats, trimmed edges',
      'Choose dark polished wood and let it shine by lamplight',
    ],
  },
  {
    primaryStyle: 'Transitional',
    colorPalette: [
      { name: 'Greige', hex: '#d4cdc1' },
      { name: 'Ivory', hex: '#f5f2ec' },
      { name: 'Dusk Blue', hex: '#4c6373' },
      { name: 'Soft Pewter', hex: '#8b9094' },
      { name: 'Sage Grey', hex: '#7d8973' },
      { name: 'Saddle', hex: '#a37c5e' },
    ],
    materials: [
      'Stained oak',
      'Performance linen',
      'Brushed nickel',
      'Honed marble',
      'Grasscloth',
      'Tone-on-tone wool',
    ],
    characteristics: [
      'Classic shapes with the fuss taken off: the middle way, and the most comfortable one.',
      'A traditional sofa in plain linen, a modern lamp on an old chest.',
      'Colour stays close together, so that line and touch do the talking.',
      'Panelling and mouldings remain, painted into the wall.',
    ],
    designPrinciples: [
      'Pair each classic piece with a plain one',
      'Keep contrast low and quality high',
      'Repeat one metal finish through the room',
      'Use pattern only in weaves you have to touch to notice',
    ],
  },
  {
    primaryStyle: 'Glam',
    colorPalette: [
      { name: 'Rose Smoke', hex: '#c6b8bc' },
      { name: 'Black Orchid', hex: '#3a2c3b' },
      { name: 'Champagne', hex: '#b38e4f' },
      { name: 'Plum Velvet', hex: '#74405f' },
      { name: 'Sapphire', hex: '#36506a' },
      { name: 'Pearl', hex: '#f4eeee' },
    ],
    materials: [
      'Velvet',
      'Mirrored glass',
      'Polished brass',
      'Crystal',
      'High-gloss lacquer',
      'White marble',
    ],
    characteristics: [
      'Evening dress for a room: velvet, mirror and a chandelier that means it.',
      'Soft jewel colours glow against pale rose and pearl.',
      'Tufted and channelled upholstery with generous curves.',
      'Light is doubled by every polished surface.',
    ],
    designPrinciples: [
      'Let one piece sparkle and the rest reflect it',
      'Put lamps where mirrors can catch them',
      'Choose three textures that beg to be touched',
      'Dim everything: glamour needs a little shadow',
    ],
  },
  {
    primaryStyle: 'Art Deco',
    colorPalette: [
      { name: 'Peacock Green', hex: '#2f5a51' },
      { name: 'Lacquer Black', hex: '#1b343b' },
      { name: 'Gilt', hex: '#c29c45' },
      { name: 'Bordeaux', hex: '#6e2b3e' },
      { name: 'Cocktail Cream', hex: '#efe6d4' },
      { name: 'Macassar', hex: '#57341f' },
    ],
    materials: [
      'Macassar ebony',
      'Lacquer',
      'Brass inlay',
      'Channelled velvet',
      'Black marble',
      'Etched glass',
    ],
    characteristics: [
      'The grand hotel of 1928: fans, sunbursts and stepped silhouettes, drawn with a ruler.',
      'Dark, saturated walls edged in brass.',
      'Exotic veneers are book-matched until the grain becomes a pattern.',
      'Strict symmetry, bold geometry and a love of the machine age.',
    ],
    designPrinciples: [
      'Repeat one geometric motif from rug to door handle',
      'Outline dark surfaces with a thin line of metal',
      'Mirror the room left and right of its centre',
      'Step shapes inwards as they rise',
    ],
  },
]
