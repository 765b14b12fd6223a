import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Variables } from './variables.ts'

/** The file of the secret that the product generates when `SECRET` is not set. */
export const secretFileIn = (dataFolder: string): string => path.join(dataFolder, 'secret')

/**
 * The secret in the data folder, generated at the first start.
 *
 * @throws Error in production with a `DATABASE_URL`, because processes on other machines would not know it
 */
export function madeSecret(given: Variables, dataFolder: string): string {
  if (given.NODE_ENV === 'production' && given.DATABASE_URL)
    throw new Error(
      `SECRET is missing, which DATABASE_URL needs in production: 32 characters or more, the same in every process${existsSync(secretFileIn(dataFolder)) ? `; until now it was the text in ${secretFileIn(dataFolder)}` : ''}. See .env.example.`,
    )
  try {
    return storedSecret(dataFolder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(
      `The data folder ${dataFolder} cannot be written (${code}): give it to the user who runs the product, or set DATA_FOLDER to another.`,
    )
  }
}

/** Reads or generates the secret. It is stored with the data, so that sessions survive a restart. */
function storedSecret(dataFolder: string): string {
  const file = secretFileIn(dataFolder)
  mkdirSync(dataFolder, { recursive: true })
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8').trim()
}
