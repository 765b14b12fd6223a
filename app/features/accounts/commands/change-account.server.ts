import { and, eq, ne } from 'drizzle-orm'
import type { z } from 'zod'
import { queueEmail } from '#app/features/email/outbox/commands/queue-email.server.ts'
import { CONFIRMATION_LINK_HOURS } from '#app/lib/link-lifetimes.ts'
import { isStaff, type Member } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { waitingEmail } from '../email-change/queries/waiting-email.server.ts'
import { confirmationEmail, passwordChangedEmail } from '../emails.tsx'
import { lockUser } from '../queries.server.ts'
import { changeNameSchema, changePasswordSchema } from '../schema.ts'
import { checkPassword, wrongPassword } from '../signing-in/commands/check-password.server.ts'
import { sessions, users } from '../tables.server.ts'
import { limitConfirmation } from './attempt-limits.server.ts'
import { makeLink, voidLinksOfOldPassword } from './email-links.server.ts'
import { passwordHashOf, replacePassword } from './set-password.server.ts'

/** Changes a member's name. */
export async function changeName(
  { database }: Services,
  actor: Member,
  input: z.input<typeof changeNameSchema>,
): Promise<void> {
  const { name } = changeNameSchema.parse(input)
  await database.update(users).set({ name }).where(eq(users.id, actor.userId))
}

/**
 * Sends a member another link to confirm their address.
 *
 * @throws AppError `too_many_attempts`
 */
export async function requestConfirmation(services: Services, actor: Member): Promise<void> {
  const { database, environment } = services
  const { userId } = actor
  await limitConfirmation(services, userId)
  await database.transaction(async (transaction) => {
    await lockUser(transaction, userId)
    const token = await makeLink(transaction, 'confirm-email', { userId }, CONFIRMATION_LINK_HOURS)
    const message = await confirmationEmail(environment, actor, token)
    await queueEmail(transaction, { kind: 'confirm_email', reference: crypto.randomUUID(), userId }, message)
  })
}

/**
 * Replaces a member's password, signs out every other browser, voids earlier links for a password or an address, and
 * notifies the member by email.
 *
 * @param sessionId the browser that stays signed in
 * @returns the new address whose confirmation was waiting, and which the member has to ask for again
 * @throws AppError `wrong_password`, `too_many_attempts`
 */
export async function changePassword(
  services: Services,
  actor: Member,
  input: z.input<ReturnType<typeof changePasswordSchema>>,
  sessionId: string,
): Promise<{ cancelledEmail: string | undefined }> {
  const { currentPassword, password } = changePasswordSchema(isStaff(actor)).parse(input)
  const { userId } = actor
  const checked = (await passwordHashOf(services.database, userId)) ?? ''
  await checkPassword(services, actor, currentPassword)
  const passwordHash = await services.authentication.hashPassword(password)
  const message = await passwordChangedEmail(services.environment, actor)
  return services.database.transaction(async (transaction) => {
    await lockUser(transaction, userId)
    const cancelledEmail = await waitingEmail(transaction, userId)
    // A reset by the mailed link counts, also when it comes between the check and this.
    if (!(await replacePassword(transaction, userId, checked, passwordHash))) throw wrongPassword()
    await transaction.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)))
    await voidLinksOfOldPassword(transaction, userId)
    await queueEmail(
      transaction,
      { kind: 'password_changed', reference: crypto.randomUUID(), userId },
      message,
    )
    return { cancelledEmail }
  })
}
