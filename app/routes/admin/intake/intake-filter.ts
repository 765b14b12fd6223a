import { SUBMISSION_STATUSES } from '#app/features/consultations/rules/choices.ts'
import { searchFrom } from '#app/lib/paging.ts'

/** What the address narrows the list to. */
export const intakeFilter = (query: URLSearchParams) => ({
  status: SUBMISSION_STATUSES.find((each) => each === query.get('status')),
  search: searchFrom(query),
})
