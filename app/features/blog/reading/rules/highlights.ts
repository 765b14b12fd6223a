/**
 * Private characters that the database puts around matches and in place of angle brackets, which the full text search
 * would read as tags.
 */
export const MARKS = { hit: '\uE000', end: '\uE001', less: '\uE002', greater: '\uE003' }

/** A piece of text, and whether it matched the search. */
export interface TextPart {
  text: string
  isHit: boolean
}

/**
 * Splits marked text into pieces of plain text.
 *
 * @param marked as the database returns it
 */
export function highlightParts(marked: string): TextPart[] {
  const text = marked.replaceAll(MARKS.less, '<').replaceAll(MARKS.greater, '>').replace(/\s+/g, ' ').trim()
  return text
    .split(MARKS.hit)
    .flatMap((piece, index): TextPart[] => {
      if (index === 0) return [{ text: piece, isHit: false }]
      const end = piece.indexOf(MARKS.end)
      const hit = end < 0 ? piece : piece.slice(0, end)
      return [
        { text: hit, isHit: true },
        { text: end < 0 ? '' : piece.slice(end + 1), isHit: false },
      ]
    })
    .map((part) => ({ ...part, text: part.text.replaceAll(MARKS.end, '') }))
    .filter((part) => part.text !== '')
}

const ELLIPSIS: TextPart = { text: '… ', isHit: false }

/** A search result's excerpt, or fragments of the text when only the text matches. */
export function snippetParts(excerpt: string, text: string): TextPart[] {
  const [inExcerpt, inText] = [highlightParts(excerpt), highlightParts(text)]
  const isOnlyInText = inText.some((part) => part.isHit) && !inExcerpt.some((part) => part.isHit)
  return isOnlyInText || inExcerpt.length === 0
    ? [ELLIPSIS, ...inText, { text: ' …', isHit: false }]
    : inExcerpt
}
