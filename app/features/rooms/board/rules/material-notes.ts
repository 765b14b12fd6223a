/** A description of a material and its place. */
export interface MaterialNote {
  material: string
  what: string
  where: string
}

/** The first entry that matches a material's name decides. Finishes come before the materials under them. */
const FAMILIES: [words: string, what: string, where: string][] = [
  [
    'paper shade|paper lantern|washi|paper cord',
    'Paper made for light and touch',
    'Lamp shades, screens, woven seats',
  ],
  ['wallpaper', 'Printed or woven paper', 'One wall, or all of a small room'],
  [
    'grasscloth|sea-grass|jute|sisal|rope|rush|cord|tatami',
    'Dry, strong plant fibre',
    'Rugs, baskets, woven seats',
  ],
  ['bamboo|rattan|wicker|cane', 'Light, springy cane', 'Chairs, lamp shades, cabinet fronts'],
  ['charred', 'Timber burnt black to last', 'One cabinet, a bench, a picture ledge'],
  [
    'driftwood|reclaimed|stained|old timber|weathered|beam',
    'Wood with a past: marks belong to it',
    'Shelves, a bench, a table top',
  ],
  [
    'shiplap|painted board|panelling|painted wood|wainscot',
    'Boards painted as one surface',
    'Walls, up to a rail or to the ceiling',
  ],
  ['lacquer', 'Wood under a smooth, even coat', 'Cabinet fronts, trays, side tables'],
  [
    'walnut|mahogany|ebony|macassar|teak|cherry|rosewood|smoked oak|mango wood|olive wood',
    'Dark or warm hardwood with a visible grain',
    'Table tops, sideboards, chair frames',
  ],
  [
    'oak|ash|birch|beech|maple|pine|cedar|hinoki|plywood|timber|wood',
    'Pale wood with a quiet grain',
    'Floor, table tops, legs and bed frames',
  ],
  ['brick', 'Fired clay, laid in a bond', 'One bare wall, a chimney breast'],
  ['terracotta|glazed tile|zellige|tile', 'Fired clay in small pieces', 'Floor, splashback, window sills'],
  [
    'marble|travertine|limestone|terrazzo|granite|slate|fieldstone|river stone|stone(?!ware)',
    'Natural or cast stone',
    'Worktops, a table top, the hearth',
  ],
  ['concrete|microcement', 'Cast or trowelled cement', 'Floor, worktops, a bench'],
  [
    'plaster|limewash|clay paint',
    'Mineral coat with a cloudy depth',
    'Walls, and the ceiling of a small room',
  ],
  [
    'stoneware|ceramic|china|clay|porcelain',
    'Shaped and fired by hand or wheel',
    'Lamp bases, vases, the table',
  ],
  ['mirror', 'Silvered glass', 'Across from a window; cabinet fronts'],
  [
    'crystal|glass|acrylic|fibreglass|fiberglass',
    'Clear or coloured, it passes the light on',
    'Lamps, table tops, vases',
  ],
  ['brass|gilt|gold|bronze|copper', 'Warm metal that ages well', 'Handles, lamps, picture frames'],
  [
    'chrome|nickel|steel|iron|aluminium|aluminum|metal|tin',
    'Cool or blackened metal',
    'Table legs, lamps, curtain rails',
  ],
  ['leather|hide|suede', 'Hide that softens with use', 'Armchair, cushions, handles'],
  ['sheepskin|bouclé|fur|mohair', 'Thick, soft pile', 'A chair’s back, the bedside, cushions'],
  ['velvet|damask|silk|satin|chintz', 'Cloth with a sheen or a figure', 'Sofa or chairs, curtains, cushions'],
  [
    'kilim|persian|hand-knotted|embroider|ikat|suzani|patterned|carpet|rug',
    'Patterned weave, made by hand',
    'The rug that holds the room together',
  ],
  ['wool|felt|tweed|flannel|knit|charcoal', 'Warm, dense cloth', 'Throws, rugs, upholstery'],
  [
    'linen|cotton|canvas|lace|muslin|stripe|gingham|ticking|cloth|fabric',
    'Washable natural cloth',
    'Curtains, slipcovers, bed and table linen',
  ],
]

/** Describes a material of a style; unknown materials have only their name. */
export function materialNote(material: string): MaterialNote {
  const name = material.toLowerCase()
  const family = FAMILIES.find(([words]) => new RegExp(`(?<![a-z])(${words})`).test(name))
  return { material, what: family?.[1] ?? '', where: family?.[2] ?? '' }
}
