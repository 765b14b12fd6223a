import { ilike, or, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** A pattern for `ILIKE` that finds a text anywhere; what people type is never a wildcard. */
export const containing = (text: string) => `%${escaped(text)}%`

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

/** Letters from which a trigram index finds a text anywhere. */
const TRIGRAM = 3

/**
 * Whether one of the columns holds a text, whatever its case. One or two letters are looked for where words begin:
 * that is what a trigram index finds, and what people mean by them.
 *
 * @param columns or expressions, each with a trigram index
 * @returns undefined for an empty text
 */
export function textMatches(columns: (AnyPgColumn | SQL)[], text: string): SQL | undefined {
  if (!text) return undefined
  if (text.length >= TRIGRAM) return or(...columns.map((column) => ilike(column, containing(text))))
  const beginnings = [`${escaped(text)}%`, `% ${escaped(text)}%`]
  return or(...columns.flatMap((column) => beginnings.map((pattern) => ilike(column, pattern))))
}
