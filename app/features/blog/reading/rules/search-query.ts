/** Longest search text, in characters. */
export const MAX_QUERY_LENGTH = 120
/** The spelling of this many words is checked. */
const MAX_WORDS = 12

/** The typed search on one line, cut to {@link MAX_QUERY_LENGTH}. */
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

/** The search with words put right: each as it was typed, and what takes its place. */
export function withWords(query: string, replacements: ReadonlyMap<string, string>): string {
  return query.replace(/[\p{L}\p{N}]+/gu, (word) => replacements.get(word.toLowerCase()) ?? word)
}
