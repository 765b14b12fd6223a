import { REDESIGN_STATUSES, UPLOAD_ROOMS, type UploadFilter } from '#app/features/insights/schema.ts'
import { dayRangeFrom } from '#app/lib/day-range.ts'
import { searchFrom } from '#app/lib/paging.ts'

/** What an address asks for; what it cannot mean is left out. */
export function uploadFilter(query: URLSearchParams): UploadFilter {
  return {
    search: searchFrom(query),
    changed: dayRangeFrom(query),
    style: query.get('style') || undefined,
    roomType: UPLOAD_ROOMS.find((type) => type === query.get('room')),
    status: REDESIGN_STATUSES.find((status) => status === query.get('status')),
  }
}
