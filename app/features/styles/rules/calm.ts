import type { StyleProfile } from '../schema.ts'

/** The calm family: pale wood, soft light and as few things as will do. */
export const CALM_FAMILY: StyleProfile[] = [
  {
    primaryStyle: 'Scandinavian',
    colorPalette: [
      { name: 'Snow Light', hex: '#ece9e3' },
      { name: 'Birch', hex: '#cfae82' },
      { name: 'Fjord Mist', hex: '#8fa3a0' },
      { name: 'Blush Clay', hex: '#d0a58c' },
      { name: 'Wool Grey', hex: '#cfcac1' },
      { name: 'Winter Sea', hex: '#54606b' },
    ],
    materials: ['Soaped ash', 'Pale birch', 'Undyed wool', 'Sheepskin', 'Washed cotton', 'Paper shades'],
    characteristics: [
      'Made for long winters: pale walls that pass the daylight on, and corners to curl up in.',
      'Honest, light furniture with round edges, made to be used every day.',
      'Soft layers of wool, sheepskin and candlelight keep white from feeling cold.',
      'Small, cheerful colour, always a little greyed.',
    ],
    designPrinciples: [
      'Protect the daylight: bare windows, pale floors, mirrors across from both',
      'Make comfort visible with a throw, a lamp and a place for the cup',
      'Prefer five small lamps to one bright one',
      'Buy simple things that age well',
    ],
  },
  {
    primaryStyle: 'Japandi',
    colorPalette: [
      { name: 'Limewash Sand', hex: '#dcd2c2' },
      { name: 'Tatami', hex: '#b7946a' },
      { name: 'Moss Tea', hex: '#7a8467' },
      { name: 'Raw Umber Clay', hex: '#ae7359' },
      { name: 'Stone Linen', hex: '#beb19c' },
      { name: 'Ink Wash', hex: '#4c4842' },
    ],
    materials: ['Smoked oak', 'Limewash', 'Paper cord', 'Stoneware', 'Raw linen', 'Charred timber'],
    characteristics: [
      'Nordic comfort with Japanese restraint: low, dark-edged and warm to the hand.',
      'Furniture sits close to the floor and leaves the wall above it empty.',
      'Irregular things are welcome: a hand-thrown bowl, a visible repair, a crooked branch.',
      'Sand and stone tones with one near-black line to hold them together.',
    ],
    designPrinciples: [
      'Keep the eye line low and the upper wall quiet',
      'Pair every pale surface with one dark, thin contour',
      'Choose crafted over perfect',
      'Show three objects, not ten, and change them with the seasons',
    ],
  },
  {
    primaryStyle: 'Zen',
    colorPalette: [
      { name: 'Washi', hex: '#dcd6c3' },
      { name: 'Bamboo Leaf', hex: '#71805f' },
      { name: 'Raked Gravel', hex: '#c9c1ab' },
      { name: 'River Stone', hex: '#9b9a86' },
      { name: 'Hinoki', hex: '#be9f79' },
      { name: 'Temple Slate', hex: '#504e47' },
    ],
    materials: ['Hinoki cedar', 'Bamboo', 'Washi paper', 'River stone', 'Tatami rush', 'Unglazed clay'],
    characteristics: [
      'A room for breathing out: natural, symmetrical where it rests the eye, and nearly silent.',
      'The garden is part of the plan, through a view, a single branch or moving water.',
      'Screens filter the light until nothing glares and nothing shines.',
      'Cushions and mats on the floor; the centre of the room stays free.',
    ],
    designPrinciples: [
      'Design the empty space first, then place what serves it',
      'Bring in stone, water, wood and one living plant',
      'Filter light; never point a lamp at the eye',
      'Keep one corner for nothing but sitting',
    ],
  },
  {
    primaryStyle: 'Coastal',
    colorPalette: [
      { name: 'Sea Haze', hex: '#d0e0e5' },
      { name: 'Dune', hex: '#d8c6a8' },
      { name: 'Tide Blue', hex: '#3e7ca6' },
      { name: 'Sea Glass', hex: '#76b0b5' },
      { name: 'Sailcloth', hex: '#f3f1ea' },
      { name: 'Shell Coral', hex: '#e09c80' },
    ],
    materials: [
      'Whitewashed driftwood',
      'Striped cotton',
      'Rattan',
      'Rope',
      'Sea-grass matting',
      'Painted boards',
    ],
    characteristics: [
      'Windows open, sand on the floor and nobody minds: airy, washed-out and easy to live in.',
      'Blues run from haze to deep tide over a base of white and dune.',
      'Slipcovers, stripes and boarded walls, all able to take sun and salt.',
      'The sea is suggested in colour and texture, hardly ever in anchors.',
    ],
    designPrinciples: [
      'Take the palette from the horizon: pale above, deeper below',
      'Choose fabrics you can wash and woods that may silver',
      'Leave windows almost bare and let curtains move',
      'One woven texture in every group of furniture',
    ],
  },
]
