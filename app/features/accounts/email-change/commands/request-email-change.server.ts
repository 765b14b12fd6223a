import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { queueEmail } from '#app/features/email/outbox/commands/queue-email.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import { RESET_LINK_HOURS } from '#app/lib/link-lifetimes.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import { limitConfirmation } from '../../commands/attempt-limits.server.ts'
import { makeLink, voidLinks } from '../../commands/email-links.server.ts'
import { passwordHashOf } from '../../commands/set-password.server.ts'
import { newAddressEmail } from '../../emails.tsx'
import { lockUser } from '../../queries.server.ts'
import { ACCOUNT_TEXTS } from '../../rules/texts.ts'
import { changeEmailSchema } from '../../schema.ts'
import { checkPassword, wrongPassword } from '../../signing-in/commands/check-password.server.ts'
import { users } from '../../tables.server.ts'
import { waitingEmail } from '../queries/waiting-email.server.ts'

/**
 * Sends a confirmation link to a new address. The account keeps its old address until the link is opened. Voids
 * earlier links for a new address.
 *
 * @throws AppError `wrong_password`, `same_email`, `email_taken`, `too_many_attempts`
 * @returns the new address
 */
export async function requestEmailChange(
  services: Services,
  actor: Member,
  input: z.input<typeof changeEmailSchema>,
): Promise<string> {
  const { email, currentPassword } = changeEmailSchema.parse(input)
  const { database } = services
  const checked = await passwordHashOf(database, actor.userId)
  await checkPassword(services, actor, currentPassword)
  if (email === actor.email) throw new AppError('same_email', 'This is already your address.')
  if ((await database.$count(users, eq(users.email, email))) > 0)
    throw new AppError('email_taken', ACCOUNT_TEXTS.emailInUse, { field: 'email', status: 409 })
  await limitConfirmation(services, actor.userId)
  await database.transaction(async (transaction) => {
    await lockUser(transaction, actor.userId)
    // A new password has voided the links approved with the old one. None may follow.
    if ((await passwordHashOf(transaction, actor.userId)) !== checked) throw wrongPassword()
    await sendLink(services, transaction, actor, email)
  })
  return email
}

/**
 * Sends the link to the new address that waits once more, and voids the earlier one. The password was given when the
 * change was requested.
 *
 * @throws AppError `no_email_waits`, `too_many_attempts`
 * @returns the new address
 */
export async function resendEmailChange(services: Services, actor: Member): Promise<string> {
  await limitConfirmation(services, actor.userId)
  return services.database.transaction(async (transaction) => {
    await lockUser(transaction, actor.userId)
    const email = await waitingEmail(transaction, actor.userId)
    if (!email) throw noEmailWaits()
    await sendLink(services, transaction, actor, email)
    return email
  })
}

async function sendLink(
  { environment }: Services,
  transaction: Transaction,
  { userId, name }: Member,
  newEmail: string,
): Promise<void> {
  await voidLinks(transaction, userId, ['change-email'])
  const token = await makeLink(transaction, 'change-email', { userId, newEmail }, RESET_LINK_HOURS)
  const message = await newAddressEmail(environment, { name, newEmail }, token)
  await queueEmail(transaction, { kind: 'new_address', reference: crypto.randomUUID(), userId }, message)
}

const noEmailWaits = () =>
  new AppError('no_email_waits', 'No new address is waiting. Please enter it again.', { status: 409 })
