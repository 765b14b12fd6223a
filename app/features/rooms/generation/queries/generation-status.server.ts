import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { EngineName } from '#app/platform/ai/capabilities.ts'
import { isOneOf } from '#app/platform/database/columns.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { redesigns, roomUploads } from '../../tables.server.ts'
import { UNDER_WAY } from '../rules/generation.ts'

/** Rooms whose generation is under way. */
export const isUnderWay = isOneOf(roomUploads.generationState, UNDER_WAY)

/** Rooms that wait until the provider is back; no job is there for them. */
export const isPaused = and(
  eq(roomUploads.generationState, 'queued'),
  isNotNull(roomUploads.generationPausedAt),
)

/**
 * Over an index that holds running and waiting rooms only; each person's second room comes after others' first. Names
 * are written out, because columns of the one table of a query lose their table's.
 */
const roomsBefore = sql<number>`CASE WHEN generation_state = 'queued' THEN (
  SELECT count(*)::int FROM room_uploads AS waiting
  WHERE waiting.generation_state = 'queued' AND (waiting.generation_turn, waiting.generation_requested_at)
      < (room_uploads.generation_turn, room_uploads.generation_requested_at)
) ELSE 0 END`

/** The state of a waiting room, in one small query. */
export async function generationStatus(database: Queryable, userId: string, uploadId: string) {
  const [status] = await database
    .select({
      state: roomUploads.generationState,
      stage: roomUploads.generationStage,
      /** Changes with every partial picture that is stored. */
      preview: roomUploads.generationPreview,
      changedAt: roomUploads.updatedAt,
      /** How many rooms are before this one while it waits. */
      before: roomsBefore,
      /** Whether it waits for a provider that is down. */
      isPaused: sql<boolean>`${roomUploads.generationPausedAt} IS NOT NULL`,
    })
    .from(roomUploads)
    .where(and(eq(roomUploads.id, uploadId), eq(roomUploads.userId, userId)))
  if (!status) return undefined
  const { preview, ...rest } = status
  return { ...rest, hasPreview: preview !== null }
}

/** Whether a generation has made its redesign. */
export async function hasRedesign(database: Queryable, generationId: string): Promise<boolean> {
  const made = await database
    .select({ id: redesigns.id })
    .from(redesigns)
    .where(eq(redesigns.generationId, generationId))
  return made.length > 0
}

/** How many of the latest redesigns the expected time rests on. */
const LATEST = 50

/** Seconds that half of an engine's latest redesigns took at most; null without any. */
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
