import { eq } from 'drizzle-orm'
import { queueEmail } from '#app/features/email/outbox/commands/queue-email.server.ts'
import type { Queryable } from '#app/platform/database/database.ts'
import { isUniqueViolation } from '#app/platform/database/violations.ts'
import type { Services } from '#app/platform/services.ts'
import { addressChangedEmail } from '../emails.tsx'
import { lockUser } from '../queries.server.ts'
import { users } from '../tables.server.ts'
import { consumeLink, readLink, voidLinks } from './email-links.server.ts'

/** The outcome of opening a link: it confirmed the address, changed it, or did nothing. */
export type Confirmation = 'confirmed' | 'changed' | 'taken' | 'expired'

/**
 * Confirms the address that a link was sent to. A confirmation link works repeatedly until it expires, because mail
 * programs open links too. A link for a new address works once.
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

async function changeAddress(services: Services, token: string): Promise<Confirmation> {
  try {
    return await services.database.transaction(async (transaction) => {
      const owner = await consumeLink(transaction, 'change-email', token)
      if (!owner?.newEmail) return 'expired'
      const { userId, newEmail } = owner
      const { name, email } = await lockUser(transaction, userId)
      await transaction
        .update(users)
        .set({ email: newEmail, emailVerified: true })
        .where(eq(users.id, userId))
      // Voids links that were sent to the old address.
      await voidLinks(transaction, userId)
      const message = await addressChangedEmail(services.environment, { name, email, newEmail })
      await queueEmail(
        transaction,
        { kind: 'email_changed', reference: crypto.randomUUID(), userId },
        message,
      )
      return 'changed'
    })
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_unique')) return 'taken'
    throw error
  }
}
