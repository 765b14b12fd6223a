import { createHash } from 'node:crypto'
import { AppError } from './app-error.ts'

/** Identifies stored values. A form that shows them carries it as its field `version`. */
export const versionOf = (values: unknown): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url')

/**
 * Refuses to overwrite what somebody else saved after a form was loaded. The values must be read under a lock.
 *
 * @param stored the version of the values that are stored now
 * @param version the form's field `version`
 * @param what names them in the message, such as 'this template'
 * @throws AppError `changed_meanwhile`
 */
export function assertUnchanged(stored: string, version: string, what: string): void {
  if (stored === version) return
  throw new AppError(
    'changed_meanwhile',
    `Somebody else saved ${what} meanwhile. What you typed is still here: copy what you need, then reload the page to see what was saved.`,
    { status: 409 },
  )
}
