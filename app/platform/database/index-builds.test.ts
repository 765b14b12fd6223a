import { expect, test } from 'vitest'
import { readMigrations } from './migration-files.ts'

/** The last migration that blocked writes while it built indexes on tables with rows. */
const LAST_BLOCKING = '0041'

const created = (sql: string) =>
  [...sql.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?"?(\w+)"?/gi)].map(([, name]) => name)
const builds = (sql: string) =>
  [
    ...sql.matchAll(
      /CREATE (?:UNIQUE )?INDEX (CONCURRENTLY )?(?:IF NOT EXISTS )?"?(\w+)"? ON (?:ONLY )?"?(\w+)"?/gi,
    ),
  ].map(([, concurrently, name, table]) => ({
    isConcurrent: Boolean(concurrently),
    name: name!,
    table: table!,
  }))

/**
 * Finds faults in the index builds of a migration. Building an index blocks writes to its table, for minutes on a
 * large one. `CONCURRENTLY` does not, but it runs outside a transaction. So it needs a file of its own, and must
 * first remove the invalid index that an interrupted attempt left.
 */
function faultsOf(sql: string): string[] {
  const made = created(sql)
  const indexes = builds(sql)
  const isConcurrent = indexes.some((each) => each.isConcurrent)
  const others = sql
    .split('--> statement-breakpoint')
    .filter(
      (statement) => statement.trim() && !/^\s*(CREATE (UNIQUE )?|DROP )INDEX CONCURRENTLY/i.test(statement),
    )
  return [
    ...indexes
      .filter((each) => !each.isConcurrent && !made.includes(each.table))
      .map(({ name }) => `${name} blocks writes: write CREATE INDEX CONCURRENTLY, in a migration of its own`),
    ...indexes
      .filter((each) => each.isConcurrent)
      .filter(({ name }) => !new RegExp(`DROP INDEX CONCURRENTLY IF EXISTS "?${name}"?;`, 'i').test(sql))
      .map(
        ({ name }) =>
          `${name} may be left invalid: write DROP INDEX CONCURRENTLY IF EXISTS "${name}"; before it`,
      ),
    ...(isConcurrent && others.length > 0
      ? ['concurrent builds share their migration with other statements']
      : []),
  ]
}

const isNew = ({ name }: { name: string }) => name.slice(0, 4) > LAST_BLOCKING

test('no new migration blocks writes while it builds an index', () => {
  const faults = readMigrations()
    .filter(isNew)
    .flatMap(({ name, statements }) =>
      faultsOf(statements.join('--> statement-breakpoint')).map((fault) => `${name}.sql: ${fault}`),
    )
  expect(faults).toEqual([])
})

test.each([
  [
    'an index of a new table',
    'CREATE TABLE "a" (b text);--> statement-breakpoint CREATE INDEX "i" ON "a" USING btree ("b");',
    0,
  ],
  ['an index of a table with rows', 'CREATE UNIQUE INDEX "i" ON "a" USING btree ("b");', 1],
  [
    'an index built concurrently',
    'DROP INDEX CONCURRENTLY IF EXISTS "i";--> statement-breakpoint CREATE INDEX CONCURRENTLY "i" ON "a" ("b");',
    0,
  ],
  ['an index that may be left invalid', 'CREATE INDEX CONCURRENTLY "i" ON "a" ("b");', 1],
  [
    'an index build beside other statements',
    'ALTER TABLE "a" ADD "b" text;--> statement-breakpoint DROP INDEX CONCURRENTLY IF EXISTS "i";--> statement-breakpoint CREATE INDEX CONCURRENTLY "i" ON "a" ("b");',
    1,
  ],
])('%s', (_what, sql, faults) => {
  expect(faultsOf(sql)).toHaveLength(faults)
})
