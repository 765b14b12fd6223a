import type { Queryable } from '#app/platform/database/database.ts'

/** A kind of file in the storage, and how to tell whether a row still names it. */
export interface FileOwner {
  kind: string
  /** Modules that put such files into the storage. */
  storedBy: string[]
  /** What a row says of the file with this key; undefined when it is of another kind. */
  nameOf(key: string): string | undefined
  /** Those of the names that rows have. */
  named(database: Queryable, names: string[]): Promise<string[]>
}

/** Of a row, in a key. */
export const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
/** A name that is made of what a pattern finds first in a key. */
export const by = (pattern: string, name: (found: string) => string) => (key: string) => {
  const found = new RegExp(`^${pattern}$`).exec(key)?.[1]
  return found === undefined ? undefined : name(found)
}
