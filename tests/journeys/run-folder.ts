import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Everything that a run of journeys stores. The product that it starts makes and removes it. A measurement or a trial, which
 * starts products without a run of journeys, gets a folder that goes with its own process.
 */
export function runFolder(): string {
  process.env.JOURNEYS_FOLDER ??= ownFolder()
  return process.env.JOURNEYS_FOLDER
}

/** The data folder of that product. */
export const productFolder = (): string => path.join(runFolder(), 'product')

function ownFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'casabloom-products-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}
