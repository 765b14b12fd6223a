import type { z } from 'zod'
import { teamAddresses } from '#app/features/accounts/queries.server.ts'
import { queueConfirmation } from '#app/features/email/outbox/commands/queue-confirmation.server.ts'
import { queueEmail } from '#app/features/email/outbox/commands/queue-email.server.ts'
import { TEAM_MESSAGES } from '#app/features/email/outbox/rules/team-messages.ts'
import { checkForm } from '#app/features/guest-forms/commands/check-form.server.ts'
import {
  assertNoSpam,
  countSubmission,
  type Sender,
} from '#app/features/guest-forms/commands/spam-guard.server.ts'
import { messageProblem } from '#app/features/guest-forms/rules/problem.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import { contactMessageEmail, messageReceivedEmail } from '../emails.tsx'
import { CONTACT_FORM, contactFields } from '../rules/contact-form.ts'
import { contactSchema } from '../schema.ts'
import { websiteFeedback } from '../tables.server.ts'

/**
 * Stores a message of a visitor or member, notifies the team, and confirms it to the sender.
 *
 * @param input the form's fields, including those of the spam guard
 * @throws AppError in the specification's order: `honeypot`, `stamp_unknown`, `too_fast`, `too_many_submissions`,
 *   then `invalid_message` with what to correct
 */
export async function sendMessage(
  services: Services,
  sender: Sender,
  input: Record<string, string>,
): Promise<void> {
  await assertNoSpam(services, CONTACT_FORM, sender, input)
  const form = checkForm('invalid_message', contactSchema, { ...contactFields(input) }, messageProblem)
  const { environment } = services
  const email = await contactMessageEmail(environment, form)
  const confirmation = await messageReceivedEmail(environment, form.email)
  await services.database.transaction(async (transaction) => {
    await countSubmission(transaction, CONTACT_FORM, sender)
    const reference = await keep(transaction, sender, form)
    for (const recipient of await teamAddresses(transaction, environment))
      await queueEmail(
        transaction,
        { kind: TEAM_MESSAGES.contact, reference, userId: null },
        { recipient, ...email },
      )
    await queueConfirmation(transaction, CONTACT_FORM.name, sender.userId, confirmation)
  })
}

async function keep(
  transaction: Transaction,
  { userId }: Sender,
  { name, email, message }: z.output<typeof contactSchema>,
): Promise<string> {
  const [kept] = await transaction
    .insert(websiteFeedback)
    .values({ userId, feedbackText: message, contactName: name, contactEmail: email })
    .returning({ id: websiteFeedback.id })
  return kept!.id
}
