import { SUBMISSION_STATUSES } from '#app/features/consultations/rules/choices.ts'
import { choiceFrom, searchFrom } from '#app/lib/paging.ts'

/** The filters in a query; invalid values are ignored. */
export const intakeFilter = (query: URLSearchParams) => ({
  status: choiceFrom(query, 'status', SUBMISSION_STATUSES),
  search: searchFrom(query),
})
