import type { StyleProfile } from '../schema.ts'

/** The clean-lined family: what the last hundred years did with less. */
export const MODERN_FAMILY: StyleProfile[] = [
  {
    primaryStyle: 'Modern',
    colorPalette: [
      { name: 'Gallery White', hex: '#e6e4df' },
      { name: 'Pale Concrete', hex: '#c7c3bc' },
      { name: 'Steel Blue', hex: '#2c4a5e' },
      { name: 'Graphite', hex: '#4a5157' },
      { name: 'Signal Red', hex: '#c8553d' },
      { name: 'Walnut', hex: '#86674a' },
    ],
    materials: [
      'Walnut veneer',
      'Tubular chrome',
      'Clear glass',
      'Black leather',
      'Wool felt',
      'White lacquer',
    ],
    characteristics: [
      'Rooms composed like a good poster: straight lines, open floor and one strong colour in the right place.',
      'Furniture stands on slim legs, so the floor runs on beneath it and the room feels larger.',
      'Doors are flush and handles disappear; the joints are the ornament.',
      'A single piece of art, hung large and alone.',
    ],
    designPrinciples: [
      'Let every piece do a job, and show how it does it',
      'Line up edges: sofa with window, lamp with table',
      'Use one primary colour and give it room',
      'Keep a third of each surface empty',
    ],
  },
  {
    primaryStyle: 'Contemporary',
    colorPalette: [
      { name: 'Oat Plaster', hex: '#dad3c9' },
      { name: 'Warm White', hex: '#f5f2ec' },
      { name: 'Mushroom', hex: '#8b8378' },
      { name: 'Deep Lagoon', hex: '#3d5f60' },
      { name: 'Baked Clay', hex: '#b9745a' },
      { name: 'Soft Black', hex: '#3a3836' },
    ],
    materials: ['Bouclé', 'Fluted oak', 'Travertine', 'Tinted plaster', 'Smoked glass', 'Blackened steel'],
    characteristics: [
      'Of this very moment: rounded sofas, sculptural lamps and layers of one warm neutral.',
      'Curves answer the straight walls: an arch, a kidney-shaped table, a circular mirror.',
      'Texture takes over from pattern, so plaster, bouclé and stone are what you look at.',
      'Light comes from many small sources, hidden ones included.',
    ],
    designPrinciples: [
      'Build the room in four shades of one neutral',
      'Choose one sculptural piece per room and clear the space around it',
      'Mix matt, nubby and polished within arm’s reach',
      'Edit each season: trends may enter in cushions, never in floors',
    ],
  },
  {
    primaryStyle: 'Minimalist',
    colorPalette: [
      { name: 'Chalk', hex: '#f1efea' },
      { name: 'Rice Paper', hex: '#dad7d0' },
      { name: 'Pebble', hex: '#a8a29a' },
      { name: 'Lichen Grey', hex: '#7d8580' },
      { name: 'Bare Maple', hex: '#c2a680' },
      { name: 'Charcoal', hex: '#3e3e3c' },
    ],
    materials: [
      'Bleached maple',
      'Microcement',
      'White linen',
      'Matt lacquer',
      'Honed limestone',
      'Frosted glass',
    ],
    characteristics: [
      'Quiet on purpose: what is left in the room is there because nothing could replace it.',
      'Storage is built in and reaches the ceiling, so that surfaces stay bare.',
      'White has a dozen temperatures here, and daylight moves through all of them.',
      'Shadow gaps take the place of skirting and trim.',
    ],
    designPrinciples: [
      'Remove one thing more than feels comfortable',
      'Give everything you own a closed place',
      'Spend on proportion and finish; there is nothing to hide behind',
      'Let daylight be the decoration',
    ],
  },
  {
    primaryStyle: 'Urban Modern',
    colorPalette: [
      { name: 'Pavement', hex: '#8f9293' },
      { name: 'Midnight Asphalt', hex: '#303437' },
      { name: 'Skylight', hex: '#deddda' },
      { name: 'Harbour Blue', hex: '#2d526c' },
      { name: 'Sodium Orange', hex: '#c4652f' },
      { name: 'Smoked Walnut', hex: '#5d4637' },
    ],
    materials: [
      'Smoked walnut',
      'Blackened steel',
      'Polished concrete',
      'Charcoal wool',
      'Ribbed glass',
      'Cognac leather',
    ],
    characteristics: [
      'A city flat after dark: deep greys, low light and one glowing accent.',
      'Lean furniture with metal frames leaves room for people and for the view.',
      'Loft bones, tailored: concrete and steel, but softened by wool and a good rug.',
      'Large graphic art and black-framed glass instead of walls.',
    ],
    designPrinciples: [
      'Start dark at the edges and bring the light to the seats',
      'Choose furniture that does two jobs in little space',
      'Put one warm material beside every cold one',
      'Repeat black in thin lines: frames, legs, lamps',
    ],
  },
]
