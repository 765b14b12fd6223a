import {
  REDESIGN_STATUSES,
  UPLOAD_ROOMS,
  type UploadFilter,
} from '#app/features/insights/rules/list-filters.ts'
import { dayRangeFrom } from '#app/lib/day-range.ts'
import { choiceFrom, searchFrom } from '#app/lib/paging.ts'

/** What an address asks for; what it cannot mean is left out. */
export function uploadFilter(query: URLSearchParams): UploadFilter {
  return {
    search: searchFrom(query),
    changed: dayRangeFrom(query),
    style: query.get('style') || undefined,
    roomType: choiceFrom(query, 'room', UPLOAD_ROOMS),
    status: choiceFrom(query, 'status', REDESIGN_STATUSES),
  }
}
