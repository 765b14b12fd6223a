import { SUBMISSION_STATUSES } from '#app/features/consultations/rules/choices.ts'
import { choiceFrom, searchFrom } from '#app/lib/paging.ts'

/** What the address narrows the list to. */
export const intakeFilter = (query: URLSearchParams) => ({
  status: choiceFrom(query, 'status', SUBMISSION_STATUSES),
  search: searchFrom(query),
})
