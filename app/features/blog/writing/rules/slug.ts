import { POST_LIMITS } from './post-limits.ts'

/** Leaves room for the number of a duplicate slug. */
const LONGEST = POST_LIMITS.slug - 10

/** Slugs of the blog's own pages and files. */
const TAKEN_BY_PAGES = ['search', 'pictures', 'feed', 'rss', 'page', 'new']

/** Letters that NFKD does not decompose. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  '&': ' and ',
}

/**
 * Derives a slug from a title: 'A Calm Bedroom, in Oak' becomes `a-calm-bedroom-in-oak`.
 *
 * @returns `post` for a title without Latin letters and digits; never the slug of the blog's own page
 */
export function slugOf(title: string): string {
  const words = title
    .toLowerCase()
    .replace(/[ßæøœłđı&]/g, (letter) => LETTERS[letter]!)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .match(/[a-z0-9]+/g)
  const slug = cutBetweenWords(words?.join('-') ?? 'post')
  return isOwnPage(slug) ? `${slug}-post` : slug
}

function cutBetweenWords(slug: string): string {
  if (slug.length <= LONGEST) return slug
  const cut = slug.slice(0, LONGEST + 1)
  const end = cut.lastIndexOf('-')
  return cut.slice(0, end > 0 ? end : LONGEST)
}

/** What all slugs that {@link freeSlug} may make of a slug begin with. */
export const slugStem = (slug: string) => slug.slice(0, LONGEST - 10)

/** Whether a slug belongs to one of the blog's own pages, which would hide a post. */
export const isOwnPage = (slug: string) => TAKEN_BY_PAGES.includes(slug)

/**
 * Returns an unused slug: `oak`, else `oak-2`, `oak-3`, …
 *
 * @param taken existing slugs
 */
export function freeSlug(slug: string, taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const mark = number === 1 ? '' : `-${number}`
    const free = slug.slice(0, LONGEST - mark.length).replace(/-$/, '') + mark
    if (!taken.includes(free)) return free
  }
}
