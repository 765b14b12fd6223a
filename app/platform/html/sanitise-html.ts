import sanitize from 'sanitize-html'

/** An allow-list for one kind of HTML; everything else is removed. */
export interface HtmlAllowList {
  tags: readonly string[]
  /** Attributes by tag; `*` stands for every tag. */
  attributes: Readonly<Record<string, readonly string[]>>
  /** Schemes of links, without the colon. Paths on this site (`/blog`) need none. */
  linkSchemes: readonly string[]
  /** Whether a picture may be shown. Without it, only pictures of this site may. */
  isPictureAllowed?: (address: string) => boolean
  /** Inline styles by property, each with patterns for its value. Without it, none are allowed. */
  styles?: Readonly<Record<string, readonly RegExp[]>>
}

/** Deeper than anybody writes. Stops documents that are built to be slow. */
const MAX_DEPTH = 60

/** Whether an address is a path on this site, and not `//another.site`. */
export const isOwnAddress = (address: string) => /^\/(?![/\\])/.test(address)

/**
 * Removes everything that the allow-list does not name: scripts, event handlers, styles, frames, forms, addresses
 * that run code. A heading of a forbidden level becomes the nearest allowed one. Links to other sites get
 * `rel="noopener"`.
 *
 * @param html untrusted: from a person, an AI model or a file
 * @returns well-formed HTML that may be inserted into a page
 */
export function sanitiseHtml(html: string, allowed: HtmlAllowList): string {
  const isPictureAllowed = allowed.isPictureAllowed ?? isOwnAddress
  return sanitize(html, {
    allowedTags: [...allowed.tags],
    allowedAttributes: Object.fromEntries(
      Object.entries(allowed.attributes).map(([tag, names]) => [tag, [...names]]),
    ),
    allowedSchemes: [...allowed.linkSchemes],
    allowedSchemesByTag: { img: ['https'] },
    allowedSchemesAppliedToAttributes: ['href', 'src', 'cite'],
    allowProtocolRelative: false,
    allowedStyles: allowed.styles ? { '*': copyOf(allowed.styles) } : {},
    disallowedTagsMode: 'discard',
    nestingLimit: MAX_DEPTH,
    transformTags: { ...nearestHeadings(allowed.tags), a: withSafeTarget },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isPictureAllowed(attribs.src ?? ''),
  }).trim()
}

const copyOf = (styles: NonNullable<HtmlAllowList['styles']>) =>
  Object.fromEntries(Object.entries(styles).map(([property, patterns]) => [property, [...patterns]]))

/** Maps a heading of a forbidden level to the nearest allowed one. Without an allowed one, only its text remains. */
function nearestHeadings(tags: readonly string[]): Record<string, string> {
  const ranks = [1, 2, 3, 4, 5, 6].filter((rank) => tags.includes(`h${rank}`))
  if (ranks.length === 0) return {}
  const nearest = (rank: number) => Math.min(Math.max(rank, ranks[0]!), ranks.at(-1)!)
  return Object.fromEntries([1, 2, 3, 4, 5, 6].map((rank) => [`h${rank}`, `h${nearest(rank)}`]))
}

function withSafeTarget(tagName: string, { rel: _own, ...attribs }: sanitize.Attributes): sanitize.Tag {
  const leaves = /^\s*https?:/i.test(attribs.href ?? '')
  return { tagName, attribs: leaves ? { ...attribs, rel: 'noopener' } : attribs }
}
