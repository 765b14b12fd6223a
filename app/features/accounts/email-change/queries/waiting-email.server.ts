import type { Queryable } from '#app/platform/database/database.ts'
import { validLinks } from '../../commands/email-links.server.ts'
import { userById } from '../../queries.server.ts'

/**
 * The new address that a user has asked for and not confirmed yet, while its link is valid. A confirmed link stays
 * valid, too.
 */
export async function waitingEmail(database: Queryable, userId: string): Promise<string | undefined> {
  const [link] = await validLinks(database, 'change-email', userId)
  if (!link) return undefined
  const user = await userById(database, userId)
  return link.newEmail === user?.email ? undefined : link.newEmail
}
