import { REQUEST_STATUSES } from '#app/features/consultations/rules/choices.ts'
import { dayRangeFrom } from '#app/lib/day-range.ts'
import { searchFrom } from '#app/lib/paging.ts'

/** What the address narrows the list to: it opens with what waits for an answer. */
export function requestFilter(query: URLSearchParams) {
  const asked = query.get('status') ?? 'pending'
  return {
    status: REQUEST_STATUSES.find((each) => each === asked),
    search: searchFrom(query),
    days: dayRangeFrom(query),
  }
}
