const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
}

/** Tags that separate words. */
const BLOCK = /<\/?(?:p|h[1-6]|li|ul|ol|br|hr|div|blockquote|pre|tr|td|th|table|figure|figcaption)\b[^>]*>/gi

/**
 * The text of sanitised HTML, on one line.
 *
 * @param html as `sanitiseHtml` returns it, so that every `<` begins a tag
 */
export function plainText(html: string): string {
  return html
    .replace(BLOCK, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => ENTITIES[entity]!)
    .replace(/\s+/g, ' ')
    .trim()
}

/**
 * The beginning of a text, cut between words.
 *
 * @param length maximum characters, including the ellipsis
 */
export function excerptOf(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length - 1)
  const end = cut.lastIndexOf(' ')
  return `${(end > length / 2 ? cut.slice(0, end) : cut).replace(/[\s.,;:–-]+$/, '')}…`
}
