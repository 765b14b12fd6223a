/** Maximum length of a search, in characters. */
export const MAX_QUERY_LENGTH = 120
/** Number of words whose spelling is checked. */
const MAX_WORDS = 12

/** Reads the search as one line, cut to {@link MAX_QUERY_LENGTH}. */
export function searchQueryFrom(query: URLSearchParams): string {
  const typed = query.get('q') ?? ''
  return typed
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY_LENGTH)
    .trim()
}

/** The distinct words of a search, in lower case. */
export function wordsOf(query: string): string[] {
  const words = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words)].slice(0, MAX_WORDS)
}

/**
 * Replaces words of a search.
 *
 * @param replacements the new word of each old one, in lower case
 */
export function withWords(query: string, replacements: ReadonlyMap<string, string>): string {
  return query.replace(/[\p{L}\p{N}]+/gu, (word) => replacements.get(word.toLowerCase()) ?? word)
}
