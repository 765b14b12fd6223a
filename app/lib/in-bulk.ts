import { AppError } from './app-error.ts'

/** Maximum number of items in one form: a page of the longest list. */
export const MAX_IN_BULK = 100

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The outcome of a bulk action. */
export interface BulkOutcome {
  done: number
  /** Number of unchanged items by reason. */
  left: Map<string, number>
}

/**
 * Runs a command for several items, each in its own transaction. A failure for one is reported and does not stop the
 * others.
 *
 * @param ids from a form, separated by commas
 * @param one the command for each item, which authorises and audits itself
 * @throws AppError `nothing_selected`, `too_many_selected`; any unexpected error
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
