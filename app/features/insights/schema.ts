import { z } from 'zod'
import type { RoomType } from '#app/features/rooms/rules/room-types.ts'
import type { DayRange } from '#app/lib/day-range.ts'
import { defineQueue } from '#app/platform/jobs/queue.ts'

/** What became of an upload, as administrators filter it. */
export const REDESIGN_STATUSES = ['redesigned', 'waiting', 'failed', 'none'] as const
export type RedesignStatus = (typeof REDESIGN_STATUSES)[number]

export interface UploadFilter {
  /** Only this person's. */
  userId?: string
  /** Part of the owner's e-mail address or of the description. */
  search: string
  /** A style's name, or 'No Style'. */
  style?: string | undefined
  roomType?: RoomType | undefined
  status?: RedesignStatus | undefined
  /** When they changed last. */
  changed?: DayRange
}

/** Adds up the counts of a day; scheduled, so its jobs carry nothing. */
export const mergeCountsQueue = defineQueue(
  'insights.merge-counts',
  z.preprocess((data) => data ?? {}, z.object({})),
)
