import { FEEDBACK_VIEWS } from '#app/features/feedback/rules/feedback-status.ts'
import { dayRangeFrom } from '#app/lib/day-range.ts'
import { choiceFrom, searchFrom } from '#app/lib/paging.ts'

/** The filters in a query; invalid values are ignored. */
export const feedbackFilter = (query: URLSearchParams) => ({
  view: choiceFrom(query, 'view', FEEDBACK_VIEWS) ?? FEEDBACK_VIEWS[0],
  search: searchFrom(query),
  days: dayRangeFrom(query),
})
