import {
  REDESIGN_STATUSES,
  UPLOAD_ROOMS,
  type UploadFilter,
} from '#app/features/insights/rules/list-filters.ts'
import { dayRangeFrom } from '#app/lib/day-range.ts'
import { choiceFrom, searchFrom } from '#app/lib/paging.ts'

/** The filters in a query; invalid values are ignored. */
export function uploadFilter(query: URLSearchParams): UploadFilter {
  return {
    search: searchFrom(query),
    changed: dayRangeFrom(query),
    style: query.get('style') || undefined,
    roomType: choiceFrom(query, 'room', UPLOAD_ROOMS),
    status: choiceFrom(query, 'status', REDESIGN_STATUSES),
  }
}
