import { REQUEST_STATUSES } from '#app/features/consultations/rules/choices.ts'
import { dayRangeFrom } from '#app/lib/day-range.ts'
import { searchFrom } from '#app/lib/paging.ts'

/** Whose requests are listed; the first is what the list opens with. */
export const ASSIGNEE_FILTERS = [
  { value: 'all', label: 'Everyone’s' },
  { value: 'me', label: 'Mine' },
  { value: 'nobody', label: 'Nobody’s' },
]

/**
 * What the address narrows the list to: it opens with what waits for an answer.
 *
 * @param ownId the user's id of whoever is looking: 'Mine' are theirs
 */
export function requestFilter(query: URLSearchParams, ownId: string) {
  const asked = query.get('status') ?? 'pending'
  const whose = query.get('assignee')
  return {
    status: REQUEST_STATUSES.find((each) => each === asked),
    search: searchFrom(query),
    days: dayRangeFrom(query),
    assigneeId: whose === 'me' ? ownId : whose === 'nobody' ? null : undefined,
  }
}
