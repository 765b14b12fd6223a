import { and, eq, ne } from 'drizzle-orm'
import type { z } from 'zod'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { sessionIdSchema } from '../schema.ts'
import { sessions } from '../tables.server.ts'

/**
 * Signs a member out of one of their browsers, from its next request.
 *
 * @returns false when the session has ended already or is not theirs
 */
export async function endSession(
  { database }: Services,
  actor: Member,
  input: z.input<typeof sessionIdSchema>,
): Promise<boolean> {
  const { sessionId } = sessionIdSchema.parse(input)
  const ended = await database
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, actor.userId)))
    .returning({ id: sessions.id })
  return ended.length > 0
}

/**
 * Signs a member out of all other browsers.
 *
 * @param sessionId the browser that stays signed in
 * @returns the number of ended sessions
 */
export async function endOtherSessions(
  { database }: Services,
  actor: Member,
  sessionId: string,
): Promise<number> {
  const ended = await database
    .delete(sessions)
    .where(and(eq(sessions.userId, actor.userId), ne(sessions.id, sessionId)))
    .returning({ id: sessions.id })
  return ended.length
}
