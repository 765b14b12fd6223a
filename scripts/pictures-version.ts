import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * A version that changes with any file in a folder of pictures.
 *
 * @param folder has no subfolders
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
