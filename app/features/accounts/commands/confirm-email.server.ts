import { eq } from 'drizzle-orm'
import { queueEmail } from '#app/features/email/outbox/commands/queue-email.server.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { isUniqueViolation } from '#app/platform/database/violations.ts'
import type { Services } from '#app/platform/services.ts'
import { addressChangedEmail } from '../emails.tsx'
import { lockUser } from '../queries.server.ts'
import { users } from '../tables.server.ts'
import { readLink, voidOtherLinks } from './email-links.server.ts'

/** The outcome of opening a link: it confirmed the address, changed it, or did nothing. */
export type Confirmation = 'confirmed' | 'changed' | 'taken' | 'expired'

/**
 * Confirms the address that a link was sent to. The link gives the same answer until it expires, because mail programs
 * open links too. After a further change, a new password or a cancellation, a link for a new address does nothing.
 */
export async function confirmEmail(services: Services, token: string): Promise<Confirmation> {
  const { database } = services
  const owner = await readLink(database, 'confirm-email', token)
  if (!owner) return changeAddress(services, token)
  return (await confirmAddress(database, owner.userId)) ? 'confirmed' : 'expired'
}

/**
 * Notes that a user has proved that their address is theirs.
 *
 * @returns false when there is no such user
 */
export async function confirmAddress(database: Queryable, userId: string): Promise<boolean> {
  const confirmed = await database
    .update(users)
    .set({ emailVerified: true })
    .where(eq(users.id, userId))
    .returning({ id: users.id })
  return confirmed.length > 0
}

/** Changes the address once. The link stays, so that whoever opens it after a mail program hears that it worked. */
async function changeAddress({ database, environment }: Services, token: string): Promise<Confirmation> {
  const link = await readLink(database, 'change-email', token)
  if (!link) return 'expired'
  const { userId } = link
  try {
    return await database.transaction(async (transaction) => {
      const { name, email } = await lockUser(transaction, userId)
      // Read again: a cancellation or a new password may have voided it before the lock.
      const newEmail = (await readLink(transaction, 'change-email', token))?.newEmail
      if (!newEmail) return 'expired'
      if (newEmail === email) return 'changed'
      await transaction
        .update(users)
        .set({ email: newEmail, emailVerified: true })
        .where(eq(users.id, userId))
      // The others were sent to the old address.
      await voidOtherLinks(transaction, userId, 'change-email', token)
      const message = await addressChangedEmail(environment, { name, email, newEmail })
      const cause = { kind: 'email_changed', reference: crypto.randomUUID(), userId }
      await queueEmail(transaction, cause, message)
      return 'changed'
    })
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_unique')) return 'taken'
    throw error
  }
}
