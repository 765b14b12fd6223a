import { expect, test } from 'vitest'
import { readMigrations } from './migration-files.ts'

/** The last migration that read whole tables while it held them for its constraints. */
const LAST_BLOCKING = '0052'

interface Changes {
  /** The file's name. */
  name: string
  sql: string
}

const created = (sql: string) =>
  [...sql.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?"?(\w+)"?/gi)].map(([, table]) => table!)

const added = (sql: string) =>
  [
    ...sql.matchAll(
      /ALTER TABLE (?:ONLY )?"?(\w+)"? ADD CONSTRAINT "?(\w+)"? ((?:CHECK|FOREIGN KEY)[^;]*)/gi,
    ),
  ].map(([, table, name, rule]) => ({ table: table!, name: name!, isValid: !/\bNOT VALID\b/i.test(rule!) }))

const UNIQUE =
  /ALTER TABLE (?:ONLY )?"?(\w+)"? ADD CONSTRAINT "?(\w+)"? (?:UNIQUE|PRIMARY KEY)(?! USING INDEX)/gi

/** Names of unique constraints that build their index at once. */
const builds = (sql: string, made: string[]) =>
  [...sql.matchAll(UNIQUE)].filter(([, table]) => !made.includes(table!)).map(([, , name]) => name!)

const validated = (sql: string) =>
  [...sql.matchAll(/VALIDATE CONSTRAINT "?(\w+)"?/gi)].map(([, constraint]) => constraint!)

/**
 * Finds constraints that block a table. Adding a check or a foreign key locks its table and reads all of it, for
 * minutes when it is large. With `NOT VALID` it reads nothing. A later migration reads it with `VALIDATE CONSTRAINT`,
 * which blocks neither reads nor writes, but would keep the first lock in the same transaction.
 */
function faultsOf(migrations: Changes[]): string[] {
  return migrations.flatMap(({ name: file, sql }, index) => {
    const made = created(sql)
    const later = migrations.slice(index + 1).flatMap((each) => validated(each.sql))
    const blocking = builds(sql, made).map(
      (name) =>
        `${file}: ${name} blocks its table: build a unique index concurrently, then add it USING INDEX`,
    )
    const checks = added(sql)
      .filter(({ table }) => !made.includes(table))
      .flatMap(({ name, isValid }) => [
        ...(isValid ? [`${file}: ${name} blocks its table: add NOT VALID`] : []),
        ...(isValid || later.includes(name)
          ? []
          : [`${file}: ${name} stays unchecked: write VALIDATE CONSTRAINT "${name}" in a later migration`]),
        ...(validated(sql).includes(name)
          ? [`${file}: ${name} is validated under the lock that added it: do so in a later migration`]
          : []),
      ])
    return [...blocking, ...checks]
  })
}

test('no new migration blocks a table while it checks its rows', () => {
  const migrations = readMigrations()
    .filter(({ name }) => name.slice(0, 4) > LAST_BLOCKING)
    .map(({ name, statements }) => ({ name: `${name}.sql`, sql: statements.join('\n') }))
  expect(faultsOf(migrations)).toEqual([])
})

const ADD = 'ALTER TABLE "a" ADD CONSTRAINT "c" CHECK ("b" IN (\'x\', \'y\'))'
const REFER = 'ALTER TABLE "a" ADD CONSTRAINT "c" FOREIGN KEY ("b") REFERENCES "public"."d"("id")'
const VALIDATE = 'ALTER TABLE "a" VALIDATE CONSTRAINT "c";'

test.each([
  ['a constraint of a new table', [`CREATE TABLE "a" (b text);\n${REFER};`], 0],
  ['a check of a table with rows', [`${ADD};`], 1],
  ['a foreign key of a table with rows', [`${REFER} ON DELETE set null;`], 1],
  ['a unique constraint of a table with rows', ['ALTER TABLE "a" ADD CONSTRAINT "c" UNIQUE("b");'], 1],
  ['a unique constraint of a ready index', ['ALTER TABLE "a" ADD CONSTRAINT "c" UNIQUE USING INDEX "i";'], 0],
  ['a constraint that is validated later', [`${ADD} NOT VALID;`, VALIDATE], 0],
  ['a constraint that is never validated', [`${REFER} NOT VALID;`], 1],
  ['a constraint that is validated at once', [`${ADD} NOT VALID;\n${VALIDATE}`], 2],
])('%s', (_what, files, faults) => {
  expect(faultsOf(files.map((sql, index) => ({ name: `${index}.sql`, sql })))).toHaveLength(faults)
})
