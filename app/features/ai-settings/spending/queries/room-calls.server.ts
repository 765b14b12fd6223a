import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/database.ts'
import { apiUsageLogs } from '../../tables.server.ts'

/** A paid call that was made for a room. */
export type RoomCall = Awaited<ReturnType<typeof callsForRoom>>[number]

/** Every paid call for a room, oldest first. */
export const callsForRoom = (database: Queryable, roomUploadId: string) =>
  database
    .select({
      id: apiUsageLogs.id,
      generationId: apiUsageLogs.generationId,
      apiType: apiUsageLogs.apiType,
      model: apiUsageLogs.model,
      tokensTotal: apiUsageLogs.tokensTotal,
      /** An estimate while the call is running. */
      costCents: apiUsageLogs.costCents,
      success: apiUsageLogs.success,
      processingTimeMs: apiUsageLogs.processingTimeMs,
      createdAt: apiUsageLogs.createdAt,
      endedAt: apiUsageLogs.endedAt,
    })
    .from(apiUsageLogs)
    .where(eq(apiUsageLogs.roomUploadId, roomUploadId))
    .orderBy(asc(apiUsageLogs.createdAt), asc(apiUsageLogs.id))
