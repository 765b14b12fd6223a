import { eq } from 'drizzle-orm'
import { queueEmail } from '#app/features/email/outbox/commands/queue-email.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import { isStaffRole } from '#app/lib/roles.ts'
import type { Services } from '#app/platform/services.ts'
import { limitNewPassword } from '../../commands/attempt-limits.server.ts'
import { confirmAddress } from '../../commands/confirm-email.server.ts'
import { consumeLink, voidLinksOfOldPassword } from '../../commands/email-links.server.ts'
import { setPassword } from '../../commands/set-password.server.ts'
import { passwordChangedEmail } from '../../emails.tsx'
import { lockUser } from '../../queries.server.ts'
import { ACCOUNT_TEXTS } from '../../rules/texts.ts'
import { sessions } from '../../tables.server.ts'
import { resetLinkOwner } from '../queries.server.ts'
import { resetPasswordSchema } from '../schema.ts'

/**
 * Stores a new password for the person who opened the link. The link works once. The same transaction ends all their
 * sessions, voids the other links for a password or an address, confirms the address, which the link has proved, and
 * queues a notification.
 *
 * @param address network address of the sender
 * @returns the account's email address
 * @throws AppError `link_expired`, `too_many_attempts`
 */
export async function resetPassword(
  services: Services,
  input: unknown,
  address: string,
): Promise<{ email: string }> {
  const { token } = resetPasswordSchema(false).parse(input)
  await limitNewPassword(services, address)
  // Checked first, because hashing a password costs far more than a query.
  const user = await resetLinkOwner(services.database, token)
  if (!user) throw linkExpired()
  const { password } = resetPasswordSchema(isStaffRole(user.role)).parse(input)
  const passwordHash = await services.authentication.hashPassword(password)
  const message = await passwordChangedEmail(services.environment, user)
  await services.database.transaction(async (transaction) => {
    await lockUser(transaction, user.id)
    if (!(await consumeLink(transaction, 'reset-password', token))) throw linkExpired()
    await setPassword(transaction, user.id, passwordHash)
    await transaction.delete(sessions).where(eq(sessions.userId, user.id))
    await voidLinksOfOldPassword(transaction, user.id)
    await confirmAddress(transaction, user.id)
    await queueEmail(
      transaction,
      { kind: 'password_changed', reference: crypto.randomUUID(), userId: user.id },
      message,
    )
  })
  return { email: user.email }
}

const linkExpired = () => new AppError('link_expired', ACCOUNT_TEXTS.resetLinkExpired, { status: 410 })
