import type { Queryable } from '#app/platform/database/database.ts'
import { readLink } from '../commands/email-links.server.ts'
import { userById } from '../queries.server.ts'

/** The user who may choose a new password by a link; undefined when it is unknown, used or expired. */
export async function resetLinkOwner(database: Queryable, token: string) {
  const link = await readLink(database, 'reset-password', token)
  return link && userById(database, link.userId)
}
