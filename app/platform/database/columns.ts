import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, check, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A primary key that the database generates. */
export const id = () => uuid().primaryKey().defaultRandom()

/** A moment, with its time zone. */
export const moment = () => timestamp({ withTimezone: true })

/** The moment a row was inserted. */
export const createdAt = () => moment().notNull().defaultNow()

/** The moment a row was last updated. */
export const updatedAt = () =>
  moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date())

/**
 * A check that a text column holds one of the values (or null where the column allows it).
 *
 * @param name the constraint's name, `{table}_{column}_known`
 */
export function oneOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  return check(name, isOneOf(column, values))
}

/** Whether a text column holds one of the values; inlines them, as a partial index requires. */
export const isOneOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} IN (${sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '))})`

/** A check that a text column is no longer than `length` characters. */
export function atMost(name: string, column: AnyPgColumn, length: number) {
  return check(name, sql`char_length(${column}) <= ${sql.raw(String(length))}`)
}
