import { ilike, or, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** An `ILIKE` pattern for a text anywhere, with wildcards escaped. */
export const containing = (text: string) => `%${escaped(text)}%`

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Minimum letters for an indexed match anywhere in a text. */
const TRIGRAM = 3

/**
 * A condition that one of the columns contains a text, ignoring case. One or two letters match only the beginning of
 * words, where a trigram index finds them.
 *
 * @param columns columns or expressions, each with a trigram index
 * @returns undefined for an empty text
 */
export function textMatches(columns: (AnyPgColumn | SQL)[], text: string): SQL | undefined {
  if (!text) return undefined
  if (text.length >= TRIGRAM) return or(...columns.map((column) => ilike(column, containing(text))))
  const beginnings = [`${escaped(text)}%`, `% ${escaped(text)}%`]
  return or(...columns.flatMap((column) => beginnings.map((pattern) => ilike(column, pattern))))
}
