/** The pattern of a material's swatch. */
export type Weave =
  | 'grain'
  | 'weave'
  | 'stone'
  | 'metal'
  | 'glass'
  | 'brick'
  | 'hide'
  | 'stripe'
  | 'chips'
  | 'plain'

export interface MaterialLook {
  hex: string
  weave: Weave
}

/** The first entry found in a material's name wins, so finishes precede the materials they cover. */
const LOOKS: [words: string, weave: Weave, hex: string][] = [
  ['walnut', 'grain', '#6f4e37'],
  ['mahogany', 'grain', '#5f3424'],
  ['macassar|ebony', 'grain', '#43302a'],
  ['charred', 'grain', '#35302c'],
  ['smoked oak', 'grain', '#7d6148'],
  ['teak|mango wood|olive wood', 'grain', '#96653c'],
  ['driftwood', 'grain', '#b9ab97'],
  ['reclaimed|stained|old timber', 'grain', '#85623f'],
  ['birch|bleached maple', 'grain', '#e0cba8'],
  ['cedar|ash|maple|beech|hinoki|pine', 'grain', '#d3b183'],
  ['oak|plywood|timber', 'grain', '#b98f60'],
  ['bamboo|rattan|wicker', 'weave', '#c7a873'],
  ['jute|sisal|rope|rush|sea-grass|cord|grasscloth', 'weave', '#c9b48c'],
  ['shiplap|painted boards|painted panelling|painted wood', 'grain', '#ece8de'],
  ['brick', 'brick', '#9c5a40'],
  ['terracotta', 'brick', '#b9704b'],
  ['glazed tile', 'brick', '#3d7393'],
  ['black marble', 'stone', '#2b2a2c'],
  ['terrazzo', 'chips', '#e3dacb'],
  ['travertine|limestone', 'stone', '#d8cbb5'],
  ['marble', 'stone', '#e9e6e1'],
  ['fieldstone|river stone', 'stone', '#9a958b'],
  ['concrete|microcement', 'stone', '#a5a19b'],
  ['plaster|limewash', 'stone', '#e0d3bf'],
  ['stoneware|clay|ceramic|china', 'plain', '#a9876c'],
  ['brass|gilt|gold', 'metal', '#b8924f'],
  ['copper', 'metal', '#b06a45'],
  ['chrome|nickel|tin', 'metal', '#bfc1c2'],
  ['painted iron|wrought iron|black iron|iron|steel', 'metal', '#45464a'],
  ['fibreglass', 'plain', '#d9b25f'],
  ['mirrored|mirror|crystal|glass', 'glass', '#cfdcdb'],
  ['white lacquer|matt lacquer', 'plain', '#f0ede6'],
  ['lacquer', 'plain', '#2c3134'],
  ['black leather', 'hide', '#2e2b29'],
  ['leather', 'hide', '#8a5534'],
  ['sheepskin|bouclé', 'hide', '#ebe4d8'],
  ['velvet|damask', 'weave', '#7b4257'],
  ['kilim|hand-knotted|persian|embroidered|patterned', 'weave', '#a4513a'],
  ['charcoal|felt|tweed', 'weave', '#6b6a68'],
  ['stripe|striped', 'stripe', '#f0ebe0'],
  ['undyed wool|wool', 'weave', '#d5ccbd'],
  ['white linen|lace|cotton', 'weave', '#f0ebe2'],
  ['wallpaper', 'plain', '#d9b9ae'],
  ['paper|washi', 'plain', '#f3ecdc'],
]

const ELSE: MaterialLook = { hex: '#ddd3c2', weave: 'weave' }

/** A material's look; linen for an unknown one. */
export function lookOf(material: string): MaterialLook {
  const name = material.toLowerCase()
  const found = LOOKS.find(([words]) => new RegExp(`(?<![a-z])(${words})(?![a-z])`).test(name))
  return found ? { weave: found[1], hex: found[2] } : ELSE
}
