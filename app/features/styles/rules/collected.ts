import type { StyleProfile } from '../schema.ts'

/** The collected family: rooms that tell where their owner has been. */
export const COLLECTED_FAMILY: StyleProfile[] = [
  {
    primaryStyle: 'Bohemian',
    colorPalette: [
      { name: 'Desert Rose', hex: '#d9b899' },
      { name: 'Spice Market', hex: '#b4532f' },
      { name: 'Teal Glaze', hex: '#2f6f6b' },
      { name: 'Turmeric', hex: '#cf9b3a' },
      { name: 'Henna', hex: '#8e4536' },
      { name: 'Camel', hex: '#d6b68f' },
    ],
    materials: [
      'Rattan',
      'Kilim weave',
      'Macramé cotton',
      'Carved mango wood',
      'Hammered copper',
      'Embroidered cotton',
    ],
    characteristics: [
      'Carried home from everywhere: kilims over kilims, plants over books, and a place to lie down.',
      'Earth and spice colours, with teal for air.',
      'Low seats, floor cushions and a canopy of leaves.',
      'Nothing matches, yet the warmth runs through all of it.',
    ],
    designPrinciples: [
      'Layer textiles until the room feels like a tent',
      'Let plants take one whole corner',
      'Collect slowly and tell the story of each piece',
      'Repeat one warm colour to tie the mixture together',
    ],
  },
  {
    primaryStyle: 'Mid-Century Modern',
    colorPalette: [
      { name: 'Parchment', hex: '#e8ddc6' },
      { name: 'Teak', hex: '#a5703f' },
      { name: 'Burnt Orange', hex: '#cf7430' },
      { name: 'Petrol', hex: '#2f6b6b' },
      { name: 'Mustard', hex: '#d7a136' },
      { name: 'Avocado', hex: '#6d7148' },
    ],
    materials: ['Oiled teak', 'Moulded plywood', 'Nubby tweed', 'Satin brass', 'Fibreglass', 'Terrazzo'],
    characteristics: [
      'California, 1958: tapered legs, a wall of glass and a record playing.',
      'Teak and walnut in thin, tilted and boomerang forms.',
      'Mustard, orange and petrol in clear fields of colour.',
      'Indoors and outdoors share one floor and the same plants.',
    ],
    designPrinciples: [
      'Lift everything on tapered legs',
      'Mix one organic curve with each straight line',
      'Hang the lamp as if it were a mobile',
      'Choose a few icons and let wood do the rest',
    ],
  },
  {
    primaryStyle: 'Vintage',
    colorPalette: [
      { name: 'Faded Celadon', hex: '#cad0bc' },
      { name: 'Dusty Rose', hex: '#b06a69' },
      { name: 'Tea Stain', hex: '#cdbfa6' },
      { name: 'Eau de Nil', hex: '#7c9788' },
      { name: 'Mauve Velvet', hex: '#8a6e75' },
      { name: 'Marigold', hex: '#cea75e' },
    ],
    materials: [
      'Floral wallpaper',
      'Worn velvet',
      'Patinated brass',
      'Painted iron',
      'Lace',
      'Honeyed beech',
    ],
    characteristics: [
      'Found on Sundays: flea-market furniture, faded roses and a mirror gone silver at the edges.',
      'Colours look as if the sun had been on them for forty years.',
      'Pieces from the twenties to the sixties live together without formality.',
      'Small patterns, framed prints and china worth using.',
    ],
    designPrinciples: [
      'Buy age, not copies of it',
      'Keep the patina and mend only what would break',
      'Hang pictures close together, like an old family wall',
      'Freshen one old piece with a new fabric',
    ],
  },
  {
    primaryStyle: 'Eclectic',
    colorPalette: [
      { name: 'Verdigris', hex: '#8fb3a9' },
      { name: 'Poppy', hex: '#ae4a40' },
      { name: 'Saffron', hex: '#db9434' },
      { name: 'Magenta Plum', hex: '#8a355e' },
      { name: 'Cobalt Teal', hex: '#326c85' },
      { name: 'Bone', hex: '#f3eedf' },
    ],
    materials: [
      'Patterned velvet',
      'Painted wood',
      'Coloured glass',
      'Gilt frames',
      'Hand-knotted wool',
      'Glazed ceramic',
    ],
    characteristics: [
      'A confident mixture: three centuries and four colours in one room, and all of it meant.',
      'A baroque mirror over a plastic chair, because the curves agree.',
      'Bold painted walls make a gallery of what hangs on them.',
      'Pattern meets pattern, held together by scale and by repeated colours.',
    ],
    designPrinciples: [
      'Choose a palette of five and let every piece belong to it',
      'Combine periods, but match in scale or in shape',
      'Repeat each colour three times around the room',
      'Leave one calm place for the eye to rest',
    ],
  },
]
