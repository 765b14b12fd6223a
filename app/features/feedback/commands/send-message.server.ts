import { AppError } from '#app/lib/app-error.ts'
import { assertNoSpam, countSubmission, type Sender } from '#app/platform/limits/guest-forms.ts'
import type { Services } from '#app/platform/services.ts'
import { CONTACT_FORM, contactProblem } from '../rules/contact-form.ts'
import { contactSchema } from '../schema.ts'
import { websiteFeedback } from '../tables.server.ts'

/**
 * Keeps a message of a visitor or member.
 *
 * @param input the fields of the form, the spam guard's among them
 * @throws AppError in the order of the specification: `honeypot`, `stamp_unknown`, `too_fast`, `too_many_submissions`,
 *   then `invalid_message` with what to change
 */
export async function sendMessage(
  services: Services,
  sender: Sender,
  input: Record<string, string>,
): Promise<void> {
  await assertNoSpam(services, CONTACT_FORM, sender, input)
  const form = contactSchema.parse(input)
  const problem = contactProblem(form)
  if (problem) throw new AppError('invalid_message', problem.message, { title: problem.title })
  await services.database.transaction(async (transaction) => {
    await countSubmission(transaction, CONTACT_FORM, sender)
    await transaction.insert(websiteFeedback).values({
      userId: sender.userId,
      feedbackText: form.message,
      contactName: form.name,
      contactEmail: form.email,
    })
  })
}
