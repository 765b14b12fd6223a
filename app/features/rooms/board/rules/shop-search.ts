import { commonColour } from '#app/lib/colour/common-colour.ts'

/** A search for things in a shop or on the web. `{query}` in the address stands for the search words. */
export interface ShopSearch {
  name: string
  address: string
}

/** The searches until an administrator sets others. */
export const DEFAULT_SEARCHES: ShopSearch[] = [
  { name: 'Search the web', address: 'https://duckduckgo.com/?q={query}' },
]

const PLACE = '{query}'

/** Why an address cannot be used as a search, in words; undefined when it can. */
export function searchProblem(address: string): string | undefined {
  if (!address.includes(PLACE)) return `has no ${PLACE} for the search words`
  const url = URL.canParse(address) ? new URL(address) : undefined
  // URL parsers accept missing slashes; browsers do not always.
  if (url?.protocol !== 'https:' || !/^https:\/\//i.test(address)) return 'does not begin with https://'
  if (url.username || url.password) return 'holds a name or a password'
  const host = decodeURIComponent(url.host)
  return host.includes(PLACE) ? `has ${PLACE} in the shop’s own name` : undefined
}

interface Thing {
  name: string
  colour: string
  material: string
  /** `#rrggbb`; null when unknown. */
  hex: string | null
  source: string
}

/**
 * The search words for a thing: its name, and its colour and material unless the name contains them. No shop knows the
 * palette's own names of what the engine laid, so these colours have their common names, and its surface stands in small
 * letters behind them.
 */
export function searchWords({ name, colour, material, hex, source }: Thing): string {
  const said = name.toLowerCase()
  const isOurName = source === 'laid' && hex !== null
  const more = [isOurName ? commonColour(hex) : colour, material]
    .map((word) => word.trim())
    .filter((word) => word && !said.includes(word.toLowerCase()))
  return [...new Set(more), (source === 'laid' ? said : name).trim()].join(' ')
}

/** The address of a search for a thing. */
export const searchAddress = ({ address }: ShopSearch, thing: Thing): string =>
  address.replaceAll(PLACE, encodeURIComponent(searchWords(thing)))

/** Formats searches for the administrator's text field, one per line. */
export const searchesText = (searches: readonly ShopSearch[]): string =>
  searches.map(({ name, address }) => `${name} ${address}`).join('\n')
