import { QUIZ_TAKERS, type QuizFilter } from '#app/features/insights/rules/list-filters.ts'
import { BUILT_IN_STYLES } from '#app/features/styles/rules/names.ts'
import { dayRangeFrom } from '#app/lib/day-range.ts'
import { choiceFrom, searchFrom } from '#app/lib/paging.ts'
import type { ListFilter } from '#app/ui/lists/filter-select.tsx'

/** The filters in a query; invalid values are ignored. */
export const quizFilter = (query: URLSearchParams): QuizFilter => ({
  search: searchFrom(query),
  who: choiceFrom(query, 'who', QUIZ_TAKERS),
  style: query.get('style') || undefined,
  days: dayRangeFrom(query),
})

/** The filters of the quizzes, by query parameter. */
export const QUIZ_FILTERS: ListFilter[] = [
  {
    label: 'Who',
    name: 'who',
    options: [
      { value: '', label: 'Everybody' },
      { value: 'members', label: 'Members' },
      { value: 'guests', label: 'Guests' },
    ],
  },
  { label: 'Style', name: 'style', options: [{ value: '', label: 'All styles' }, ...BUILT_IN_STYLES] },
]
