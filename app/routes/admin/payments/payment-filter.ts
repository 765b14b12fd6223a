import { PAYMENT_STATES, type PaymentFilter } from '#app/features/insights/rules/list-filters.ts'
import { dayRangeFrom } from '#app/lib/day-range.ts'
import { choiceFrom, searchFrom } from '#app/lib/paging.ts'

/** The filters in a query; invalid values are ignored. */
export const paymentFilter = (query: URLSearchParams): PaymentFilter => ({
  search: searchFrom(query),
  state: choiceFrom(query, 'state', PAYMENT_STATES),
  days: dayRangeFrom(query),
})

export const STATE_OPTIONS = [
  { value: '', label: 'All' },
  { value: 'paid', label: 'Purchases' },
  { value: 'refunded', label: 'Refunded' },
  { value: 'disputed', label: 'Disputed' },
]
