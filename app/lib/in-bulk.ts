import { AppError } from './app-error.ts'

/** Most things one form does something to: a page of the longest list. */
export const MAX_IN_BULK = 100

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** What became of things that something was done to, one after the other. */
export interface BulkOutcome {
  done: number
  /** How many were left as they are, by the reason. */
  left: Map<string, number>
}

/**
 * Does the same to several things, each in a transaction of its own: what cannot be done to one is said, and is no reason
 * to leave the others.
 *
 * @param ids as a form sends them, with commas between
 * @param one what is done to each: a command, which authorises and writes down for itself
 * @throws AppError `nothing_selected`, `too_many_selected`; whatever is no answer to a person
 */
export async function inBulk(ids: string, one: (id: string) => Promise<unknown>): Promise<BulkOutcome> {
  const each = [...new Set(ids.split(',').filter((id) => UUID.test(id)))]
  if (each.length === 0) throw new AppError('nothing_selected', 'Nothing is selected.')
  if (each.length > MAX_IN_BULK)
    throw new AppError('too_many_selected', `Please select at most ${MAX_IN_BULK} at a time.`)
  const outcome: BulkOutcome = { done: 0, left: new Map() }
  for (const id of each) {
    try {
      await one(id)
      outcome.done += 1
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      outcome.left.set(error.message, (outcome.left.get(error.message) ?? 0) + 1)
    }
  }
  return outcome
}
