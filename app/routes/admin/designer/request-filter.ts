import { REQUEST_STATUSES } from '#app/features/consultations/rules/choices.ts'
import { dayRangeFrom } from '#app/lib/day-range.ts'
import { searchFrom } from '#app/lib/paging.ts'

/** Options of the assignee filter. The first is the default. */
export const ASSIGNEE_FILTERS = [
  { value: 'all', label: 'Everyone’s' },
  { value: 'me', label: 'Mine' },
  { value: 'nobody', label: 'Nobody’s' },
]

/**
 * The filters in a query. By default, requests that wait for an answer.
 *
 * @param ownId the viewer's user id, for 'Mine'
 */
export function requestFilter(query: URLSearchParams, ownId: string) {
  const whose = query.get('assignee')
  return {
    status: statusFilter(query),
    search: searchFrom(query),
    days: dayRangeFrom(query),
    assigneeId: whose === 'me' ? ownId : whose === 'nobody' ? null : undefined,
  }
}

/** The status in a query; undefined for every status. */
export function statusFilter(query: URLSearchParams) {
  const asked = query.get('status') ?? 'pending'
  return REQUEST_STATUSES.find((each) => each === asked)
}
