import type { Queryable } from '#app/platform/database/database.ts'
import { validLinks } from '../../commands/email-links.server.ts'

/** The new address that a user has asked for and not confirmed yet, while its link is valid. */
export async function waitingEmail(database: Queryable, userId: string): Promise<string | undefined> {
  const [link] = await validLinks(database, 'change-email', userId)
  return link?.newEmail
}
