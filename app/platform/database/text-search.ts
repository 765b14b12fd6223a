import { ilike, or, type SQL, sql } from 'drizzle-orm'
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

/** What JSON writes for a line break or a tab in a text. */
const WRITTEN_BREAK = '\\\\[nrt]'
/** No letter of a longer address stands before or after the address. A full stop may end the sentence. */
const NOT_AFTER = '(?<![a-z0-9._%+-])'
const NOT_BEFORE = '(?![a-z0-9-]|\\.[a-z0-9])'

/**
 * A condition that a text contains an email address, ignoring case, and not only as a part of a longer one: in
 * `maria@example.com` there is no `ria@example.co`.
 *
 * @param text may be JSON as text
 */
export function mentionsAddress(text: SQL, address: string): SQL {
  const said = address.toLowerCase()
  const whole = NOT_AFTER + said.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') + NOT_BEFORE
  return sql`(position(${said} in lower(${text})) > 0
    AND regexp_replace(lower(${text}), ${WRITTEN_BREAK}, ' ', 'g') ~ ${whole})`
}
