import { REDESIGN_STATUSES, type UploadFilter } from '#app/features/insights/schema.ts'
import { ROOM_TYPES } from '#app/features/rooms/rules/room-types.ts'
import { dayRangeFrom } from '#app/lib/day-range.ts'
import { searchFrom } from '#app/lib/paging.ts'

/** What an address asks for; what it cannot mean is left out. */
export function uploadFilter(query: URLSearchParams): UploadFilter {
  return {
    search: searchFrom(query),
    changed: dayRangeFrom(query),
    style: query.get('style') || undefined,
    roomType: ROOM_TYPES.find((type) => type === query.get('room')),
    status: REDESIGN_STATUSES.find((status) => status === query.get('status')),
  }
}
