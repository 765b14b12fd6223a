import { OUTBOX_STATES } from '#app/features/email/outbox/rules/outbox-states.ts'
import { dayRangeFrom } from '#app/lib/day-range.ts'
import { choiceFrom, searchFrom } from '#app/lib/paging.ts'

/** The filters in a query; invalid values are ignored. */
export const outboxFilter = (query: URLSearchParams) => ({
  state: choiceFrom(query, 'state', OUTBOX_STATES),
  search: searchFrom(query),
  days: dayRangeFrom(query),
})
