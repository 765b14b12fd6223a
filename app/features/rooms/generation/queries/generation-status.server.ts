import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { EngineName } from '#app/platform/ai/capabilities.ts'
import { isOneOf } from '#app/platform/database/columns.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { redesigns, roomUploads } from '../../tables.server.ts'
import { UNDER_WAY } from '../rules/generation.ts'

export const isUnderWay = isOneOf(roomUploads.generationState, UNDER_WAY)

/** Rooms that wait for a provider that is down. They have no job. */
export const isPaused = and(
  eq(roomUploads.generationState, 'queued'),
  isNotNull(roomUploads.generationPausedAt),
)

/**
 * Number of rooms ahead in the queue, by an index of running and waiting rooms only. Names are written out, because
 * Drizzle omits the table in queries of a single table.
 */
const roomsBefore = sql<number>`CASE WHEN generation_state = 'queued' THEN (
  SELECT count(*)::int FROM room_uploads AS waiting
  WHERE waiting.generation_state = 'queued' AND (waiting.generation_turn, waiting.generation_requested_at)
      < (room_uploads.generation_turn, room_uploads.generation_requested_at)
) ELSE 0 END`

/** The state of a room's latest generation, in one small query. */
export async function generationStatus(database: Queryable, userId: string, uploadId: string) {
  const [status] = await database
    .select({
      state: roomUploads.generationState,
      stage: roomUploads.generationStage,
      /** Changes with every stored partial picture. */
      preview: roomUploads.generationPreview,
      changedAt: roomUploads.updatedAt,
      /** Number of rooms ahead of this one in the queue. */
      before: roomsBefore,
      /** Whether it waits for a provider that is down. */
      isPaused: sql<boolean>`${isPaused!}`,
    })
    .from(roomUploads)
    .where(and(eq(roomUploads.id, uploadId), eq(roomUploads.userId, userId)))
  if (!status) return undefined
  const { preview, ...rest } = status
  return { ...rest, hasPreview: preview !== null }
}

/** Whether a generation has produced its redesign. */
export async function hasRedesign(database: Queryable, generationId: string): Promise<boolean> {
  const made = await database
    .select({ id: redesigns.id })
    .from(redesigns)
    .where(eq(redesigns.generationId, generationId))
  return made.length > 0
}

/** Number of the latest redesigns from which the usual time is computed. */
const LATEST = 50

/** Median duration in seconds of an engine's latest redesigns; null without any. */
export async function usualSeconds(database: Queryable, engine: EngineName): Promise<number | null> {
  const latest = database
    .select({ seconds: redesigns.generationSeconds })
    .from(redesigns)
    .where(eq(redesigns.engine, engine))
    .orderBy(desc(redesigns.generatedAt))
    .limit(LATEST)
    .as('latest')
  const [row] = await database
    .select({ seconds: sql<number | null>`percentile_cont(0.5) WITHIN GROUP (ORDER BY ${latest.seconds})` })
    .from(latest)
  return row!.seconds
}
