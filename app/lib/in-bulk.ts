import { AppError } from './app-error.ts'

/** Maximum number of items in one form: a page of the longest list. */
export const MAX_IN_BULK = 100

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

const FAULT = 'Something went wrong on our side.'

/** The outcome of a bulk action. */
export interface BulkOutcome {
  done: number
  /** Number of unchanged items by reason. */
  left: Map<string, number>
}

/**
 * Runs a command for several items, each in its own transaction. A failure for one is reported and does not stop the
 * others, so that the answer tells what was changed.
 *
 * @param ids from a form, separated by commas
 * @param one the command for each item, which authorises and audits itself
 * @param onFault hears of each unexpected error
 * @throws AppError `nothing_selected`, `too_many_selected`; an unexpected error of the first item
 */
export async function inBulk(
  ids: string,
  one: (id: string) => Promise<unknown>,
  onFault: (error: unknown) => void,
): Promise<BulkOutcome> {
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
      const isRefused = error instanceof AppError
      if (!isRefused && id === each[0]) throw error
      if (!isRefused) onFault(error)
      const why = isRefused ? error.message : FAULT
      outcome.left.set(why, (outcome.left.get(why) ?? 0) + 1)
    }
  }
  return outcome
}
