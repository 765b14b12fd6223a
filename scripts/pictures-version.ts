import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Changes whenever a file in a folder of pictures does.
 *
 * @param folder without folders in it
 */
export function picturesVersion(folder: string): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(folder).sort())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(folder, file)))
  return hash.digest('base64url').slice(0, 8)
}
