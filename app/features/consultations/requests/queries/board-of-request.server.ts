import { eq } from 'drizzle-orm'
import type { Queryable } from '#app/platform/database/database.ts'
import { designerRequests } from '../../tables.server.ts'

/** The sender of a request, and the version whose design board they added; undefined without one. */
export async function boardOfRequest(database: Queryable, requestId: string) {
  const [request] = await database
    .select({ name: designerRequests.name, redesignId: designerRequests.boardId })
    .from(designerRequests)
    .where(eq(designerRequests.id, requestId))
  return request?.redesignId ? { name: request.name, redesignId: request.redesignId } : undefined
}
