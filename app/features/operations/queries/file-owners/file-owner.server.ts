import type { Queryable } from '#app/platform/database/database.ts'

/** A kind of stored file, and how to tell whether a row still refers to it. */
export interface FileOwner {
  kind: string
  /** Modules that store such files. */
  storedBy: string[]
  /** The name under which a row refers to the file; undefined for files of another kind. */
  nameOf(key: string): string | undefined
  /** Returns the names that rows refer to. */
  named(database: Queryable, names: string[]): Promise<string[]>
}

/** Pattern of a row's id in a key. */
export const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
/** A `nameOf` that builds the name from a pattern's first group. */
export const by = (pattern: string, name: (found: string) => string) => (key: string) => {
  const found = new RegExp(`^${pattern}$`).exec(key)?.[1]
  return found === undefined ? undefined : name(found)
}
