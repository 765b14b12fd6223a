import type { StyleProfile } from '../schema.ts'

/** The grounded family: rough wood, stone, and houses that open to the land. */
export const COUNTRY_FAMILY: StyleProfile[] = [
  {
    primaryStyle: 'Rustic',
    colorPalette: [
      { name: 'Candle Cream', hex: '#d8c5a5' },
      { name: 'Bark', hex: '#7c5d45' },
      { name: 'Fern', hex: '#5b6b4a' },
      { name: 'Barn Red', hex: '#8c4630' },
      { name: 'Honeycomb', hex: '#c08c44' },
      { name: 'Old Timber', hex: '#7a5030' },
    ],
    materials: [
      'Reclaimed timber',
      'Fieldstone',
      'Hand-forged iron',
      'Saddle leather',
      'Sheep’s wool',
      'Rough plaster',
    ],
    characteristics: [
      'A cabin at the edge of the wood: heavy beams, a stone hearth and a fire that is really used.',
      'Knots, cracks and tool marks stay where they are.',
      'Big, low furniture that nobody has to be careful with.',
      'Forest and ember colours, warm even in bad weather.',
    ],
    designPrinciples: [
      'Start from the raw material and do as little to it as possible',
      'Gather the seats around the fire, or around what stands for it',
      'Weight at the bottom: stone, leather and thick rugs',
      'Keep light low, yellow and in pools',
    ],
  },
  {
    primaryStyle: 'Farmhouse',
    colorPalette: [
      { name: 'Fresh Milk', hex: '#efeadf' },
      { name: 'Sage Leaf', hex: '#8c9c8b' },
      { name: 'Enamel Blue', hex: '#6f8a96' },
      { name: 'Stove Iron', hex: '#40464a' },
      { name: 'Flour Sack', hex: '#dad2c2' },
      { name: 'Scrubbed Pine', hex: '#b3946d' },
    ],
    materials: [
      'Scrubbed pine',
      'Painted shiplap',
      'Ticking stripe',
      'Enamelled tin',
      'Wicker',
      'Black iron',
    ],
    characteristics: [
      'A kitchen everyone ends up in: painted boards, a long table and jars on open shelves.',
      'White, milk and sage keep it fresh, black iron keeps it honest.',
      'Useful things are hung up and shown: baskets, crocks, aprons.',
      'Ticking, gingham and grain-sack stripes, always cotton.',
    ],
    designPrinciples: [
      'Make the table the largest thing in the house',
      'Paint the walls, leave the worktops bare',
      'Display what you use every day and nothing else',
      'Let something old show its chipped edge',
    ],
  },
  {
    primaryStyle: 'Mediterranean',
    colorPalette: [
      { name: 'Sun-Baked Plaster', hex: '#e9d2ac' },
      { name: 'Terracotta', hex: '#b47048' },
      { name: 'Aegean', hex: '#2f6c92' },
      { name: 'Olive Grove', hex: '#727d42' },
      { name: 'Apricot', hex: '#c16a38' },
      { name: 'Whitewash', hex: '#faf4e6' },
    ],
    materials: [
      'Terracotta tile',
      'Lime plaster',
      'Wrought iron',
      'Glazed tile',
      'Olive wood',
      'Handwoven linen',
    ],
    characteristics: [
      'Thick walls, a cool tiled floor and lunch that lasts until four.',
      'Arches and niches are cut into plaster the colour of sunlight.',
      'Blue arrives in glazed tiles and painted doors, as it does on the coast.',
      'Carved wood, wrought iron and pots of herbs on every ledge.',
    ],
    designPrinciples: [
      'Plaster by hand and let the trowel show',
      'Carry the floor of the house out to the terrace',
      'Put patterned tile where water is: sink, hearth, stair',
      'Shade first, then colour',
    ],
  },
  {
    primaryStyle: 'Industrial',
    colorPalette: [
      { name: 'Foundry Grey', hex: '#a39a91' },
      { name: 'Gunmetal', hex: '#4a4a4c' },
      { name: 'Brick Dust', hex: '#a3532b' },
      { name: 'Workshop Blue', hex: '#3f4a52' },
      { name: 'Aged Brass', hex: '#8a744f' },
      { name: 'Oiled Plank', hex: '#75502f' },
    ],
    materials: [
      'Exposed brick',
      'Raw steel',
      'Cast concrete',
      'Reclaimed oak planks',
      'Distressed leather',
      'Wired glass',
    ],
    characteristics: [
      'An old factory that never pretends otherwise: brick, beams and pipes in plain sight.',
      'Tall windows in iron grids throw long shadows across the floor.',
      'Workbenches, lockers and stools have found a second career.',
      'Bare bulbs and enamel shades hang low over large tables.',
    ],
    designPrinciples: [
      'Expose the structure and clean it, no more',
      'Weigh metal against leather and old wood',
      'Buy salvage before new',
      'Zone the open floor with rugs and light, not walls',
    ],
  },
]
