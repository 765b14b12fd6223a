/** What materials are made of, as a decorator would say it in one word. */
const SUBSTANCES = [
  ...['oak', 'ash', 'birch', 'pine', 'beech', 'maple', 'walnut', 'teak', 'mahogany', 'ebony', 'cedar'],
  ...['wood', 'timber', 'driftwood', 'plywood', 'bamboo', 'rattan', 'wicker', 'rope', 'rush', 'cord'],
  ...[
    'linen',
    'cotton',
    'wool',
    'felt',
    'velvet',
    'damask',
    'lace',
    'tweed',
    'sheepskin',
    'leather',
    'bouclé',
  ],
  ...['brick', 'concrete', 'marble', 'limestone', 'travertine', 'terrazzo', 'stone', 'stoneware', 'clay'],
  ...['tile', 'ceramic', 'plaster', 'limewash', 'terracotta'],
  ...['brass', 'copper', 'chrome', 'nickel', 'steel', 'iron', 'tin', 'gilt'],
  ...['glass', 'crystal', 'lacquer', 'paper', 'wallpaper', 'grasscloth'],
]

/**
 * What a material is made of.
 *
 * @param material such as 'Smoked oak'
 * @returns such as 'oak'; undefined for what is not known
 */
export function substanceOf(material: string): string | undefined {
  const words = material.toLowerCase().split(/[^\p{L}]+/u)
  return SUBSTANCES.find((substance) => words.includes(substance))
}

/** The substances that both lists of materials name, in the order of the first. */
export function sharedSubstances(one: readonly string[], other: readonly string[]): string[] {
  const theirs = new Set(other.map(substanceOf))
  const shared = one.map(substanceOf).filter((each) => each !== undefined && theirs.has(each)) as string[]
  return [...new Set(shared)]
}
