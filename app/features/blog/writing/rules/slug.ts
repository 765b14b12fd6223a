import { POST_LIMITS } from './post-limits.ts'

/** Room for the number of a slug that is taken. */
const LONGEST = POST_LIMITS.slug - 10

/** Parts of `/blog/…` that are pages or files of the blog itself. */
const TAKEN_BY_PAGES = ['search', 'pictures', 'feed', 'rss', 'page', 'new']

/** Letters that lose their marks in another way than by decomposition. */
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
 * The address of a post made from its title: 'A Calm Bedroom, in Oak' becomes `a-calm-bedroom-in-oak`.
 *
 * @returns `post` for a title without Latin letters and digits; never one of the blog's own pages
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

/** Whether an address is one of the blog's own pages, so that no post would be found there. */
export const isOwnPage = (slug: string) => TAKEN_BY_PAGES.includes(slug)

/**
 * A slug that no other post has: `oak`, else `oak-2`, `oak-3`, …
 *
 * @param taken slugs that exist
 */
export function freeSlug(slug: string, taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const mark = number === 1 ? '' : `-${number}`
    const free = slug.slice(0, LONGEST - mark.length).replace(/-$/, '') + mark
    if (!taken.includes(free)) return free
  }
}
