/** Minimum letters of a word that may be completed. */
const BEGINNING = 4
/** Words up to this many letters may have one slip; longer words may have two. */
const SHORT = 5

/**
 * Counts the insertions, deletions, substitutions and swaps of neighbours that turn one word into the other.
 *
 * Optimal string alignment: L. Boytsov, Indexing methods for approximate dictionary searching, 2011, section 2.1.
 */
export function slipsBetween(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, index) => index)]
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      row[j] = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + same)
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (swapped) row[j] = Math.min(row[j]!, rows[i - 2]![j - 2]! + 1)
    }
    rows.push(row)
  }
  return rows[one.length]![other.length]!
}

/**
 * The candidate nearest to a mistyped or unfinished word.
 *
 * @param candidates similar words, most similar first
 * @returns undefined when none is near enough
 */
export function nearestWord(typed: string, candidates: readonly string[]): string | undefined {
  const allowed = typed.length <= SHORT ? 1 : 2
  const judged = candidates
    .map((word) => ({ word, slips: slipsBetween(typed, word) }))
    .filter(({ word, slips }) => slips <= allowed || (typed.length >= BEGINNING && word.startsWith(typed)))
    .toSorted((one, other) => one.slips - other.slips)
  return judged[0]?.word
}
