/** Substances of materials, in a decorator's single words. */
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
 * The substance of a material.
 *
 * @param material for example 'Smoked oak'
 * @returns for example 'oak'; undefined when unknown
 */
export function substanceOf(material: string): string | undefined {
  const words = material.toLowerCase().split(/[^\p{L}]+/u)
  return SUBSTANCES.find((substance) => words.includes(substance))
}

/** The substances that occur in both lists of materials, in the order of the first. */
export function sharedSubstances(one: readonly string[], other: readonly string[]): string[] {
  const theirs = new Set(other.map(substanceOf))
  const shared = one.map(substanceOf).filter((each) => each !== undefined && theirs.has(each)) as string[]
  return [...new Set(shared)]
}
