/** Most letters that are searched for. */
export const MOST_LETTERS = 120
/** Most words that are looked at one by one. */
const MOST_WORDS = 12

/** What is searched for: what was typed, in one line, no longer than {@link MOST_LETTERS}. */
export function searchQueryFrom(query: URLSearchParams): string {
  const typed = query.get('q') ?? ''
  return typed
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MOST_LETTERS)
    .trim()
}

/** The words of a search, lower case, each once. */
export function wordsOf(query: string): string[] {
  const words = query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words)].slice(0, MOST_WORDS)
}

/** The search with words put right: each as it was typed, and what takes its place. */
export function withWords(query: string, replacements: ReadonlyMap<string, string>): string {
  return query.replace(/[\p{L}\p{N}]+/gu, (word) => replacements.get(word.toLowerCase()) ?? word)
}
