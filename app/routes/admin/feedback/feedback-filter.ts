import { FEEDBACK_VIEWS } from '#app/features/feedback/rules/feedback-status.ts'
import { dayRangeFrom } from '#app/lib/day-range.ts'
import { choiceFrom, searchFrom } from '#app/lib/paging.ts'

/** What the address narrows the list to. */
export const feedbackFilter = (query: URLSearchParams) => ({
  view: choiceFrom(query, 'view', FEEDBACK_VIEWS) ?? FEEDBACK_VIEWS[0],
  search: searchFrom(query),
  days: dayRangeFrom(query),
})
