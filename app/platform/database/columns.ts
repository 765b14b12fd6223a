import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, check, timestamp, uuid } from 'drizzle-orm/pg-core'

/** A primary key that the database generates. */
export const id = () => uuid().primaryKey().defaultRandom()

/** A time with time zone. */
export const moment = () => timestamp({ withTimezone: true })

/** The time of insertion. */
export const createdAt = () => moment().notNull().defaultNow()

/** The time of the last update. */
export const updatedAt = () =>
  moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date())

/**
 * A check that a text column contains one of the values (or null where the column allows it).
 *
 * @param name the constraint's name, `{table}_{column}_known`
 */
export function oneOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  return check(name, isOneOf(column, values))
}

/** A condition that a text column contains one of the values. Inlines them, as partial indexes require. */
export const isOneOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} IN (${sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '))})`

/** A check that a text column has at most `length` characters. */
export function atMost(name: string, column: AnyPgColumn, length: number) {
  return check(name, sql`char_length(${column}) <= ${sql.raw(String(length))}`)
}
