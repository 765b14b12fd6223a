import { nearestNamedColour } from './named-colours.ts'

/** Names under which shops know colours that the open colour system describes. */
const COMMON: Record<string, string> = {
  'Yellowish white': 'off-white',
  'Pinkish white': 'off-white',
  'Pale yellow': 'cream',
  'Pale orange yellow': 'cream',
  'Grayish yellow': 'beige',
  'Light grayish yellowish brown': 'beige',
  'Light grayish brown': 'taupe',
  'Yellowish gray': 'greige',
  'Brownish gray': 'taupe',
  'Light brownish gray': 'taupe',
  'Brownish pink': 'beige',
  'Dark grayish yellow': 'khaki',
  'Moderate yellow': 'mustard',
  'Dark yellow': 'mustard',
}
/** What nobody types into a shop's search. */
const FINE = /ish$|^(very|medium|moderate|strong|vivid|brilliant)$/i

/**
 * The plain name of a colour, as people search for it: 'light brown', 'off-white'.
 *
 * @param hex `#rrggbb`
 */
export function commonColour(hex: string): string {
  const { name } = nearestNamedColour(hex)
  if (/^blackish/i.test(name)) return 'black'
  const words = name.split(' ').filter((word) => !FINE.test(word))
  return COMMON[name] ?? words.join(' ').toLowerCase()
}
