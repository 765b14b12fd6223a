import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readMigrationFiles } from 'drizzle-orm/migrator'

/** A file in `migrations/`. */
export interface Migration {
  /** The file's name without `.sql`. */
  name: string
  statements: string[]
  hash: string
  /** Milliseconds since 1970. The database identifies migrations by it. */
  writtenAt: number
  /** Whether it builds or removes indexes without blocking writes, which PostgreSQL does only outside a transaction. */
  isConcurrent: boolean
}

/** Every migration of this program, oldest first. */
export function readMigrations(folder = path.join(import.meta.dirname, 'migrations')): Migration[] {
  const journal = readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8')
  const { entries } = JSON.parse(journal) as { entries: { tag: string }[] }
  return readMigrationFiles({ migrationsFolder: folder }).map(({ sql, hash, folderMillis }, index) => ({
    name: entries[index]!.tag,
    statements: sql,
    hash,
    writtenAt: folderMillis,
    isConcurrent: sql.some((statement) => /\bINDEX CONCURRENTLY\b/i.test(statement)),
  }))
}
