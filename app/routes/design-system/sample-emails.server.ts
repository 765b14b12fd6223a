import * as accounts from '#app/features/accounts/emails.tsx'
import { passwordResetEmail } from '#app/features/accounts/password-reset/emails.tsx'
import { recoveryCodeUsedEmail, secondFactorEmail } from '#app/features/accounts/second-factor/emails.tsx'
import { welcomeEmail } from '#app/features/accounts/signing-up/emails.tsx'
import { budgetEmail } from '#app/features/ai-settings/spending/emails.tsx'
import { alertEmail } from '#app/features/alerts/emails.tsx'
import { ALERT_KINDS } from '#app/features/alerts/schema.ts'
import { intakeAddress } from '#app/features/consultations/intake/rules/intake-link.ts'
import { designerRequestEmail, requestReceivedEmail } from '#app/features/consultations/requests/emails.tsx'
import { requestFields } from '#app/features/consultations/requests/rules/request-form.ts'
import { designerRequestSchema } from '#app/features/consultations/requests/schema.ts'
import type { Email } from '#app/features/email/outbox/commands/queue-email.server.ts'
import { templateEmail } from '#app/features/email/templates/emails.tsx'
import { DEFAULT_TEMPLATES } from '#app/features/email/templates/rules/default-templates.ts'
import { SAMPLE_VALUES } from '#app/features/email/templates/rules/template-variables.ts'
import { contactMessageEmail, messageReceivedEmail } from '#app/features/feedback/emails.tsx'
import { receiptEmail } from '#app/features/payments/emails.tsx'
import { pairReadyEmail } from '#app/features/quiz/together/emails.tsx'
import { uploadDeletedEmail } from '#app/features/rooms/deletion/emails.tsx'
import {
  redesignFailedEmail,
  redesignQuestionEmail,
  redesignReadyEmail,
} from '#app/features/rooms/generation/emails.tsx'
import { invitationEmail, roleChangedEmail } from '#app/features/team/emails.tsx'
import type { Environment } from '#app/platform/env/environment.ts'
import { landingPictures } from '../site/landing/landing-pictures.server.ts'

const anna = { name: 'Anna Berg', email: 'anna@example.com' }
const newEmail = 'anna.berg@example.com'
const room = { ...anna, uploadId: 'sample', roomType: 'Living Room', style: 'Japandi' }
const budget = { ...anna, spent: 8012, budget: 10_000, month: '2026-11' }
const pack = { roomCredits: 1, revisionCredits: 3, amountCents: 800, currency: 'usd' }
const deleted = { ...room, reason: 'not_a_room' as const, creditRestored: true }
const request = designerRequestSchema.parse(
  requestFields({
    ...anna,
    projectType: 'single_room',
    phone: '503 555 0100',
    contactPreference: 'both',
    city: 'Portland',
    message: 'Our living room faces north. We would love it to feel warmer.',
  }),
)
/** The token in links of sample emails. */
export const SAMPLE_TOKEN = 'secret-of-the-sample'

/** A redesign from the starter pool, in the size that the page shows. */
const samplePicture = () => ({
  address: landingPictures().hero?.after.placeholder ?? 'data:,',
  width: 560,
  height: 374,
})

/** Every email of the product with sample values, with its kind in the outbox. */
export async function sampleEmails(site: Environment): Promise<(Email & { kind: string })[]> {
  const messages: [string, Promise<Email>][] = [
    ['welcome', welcomeEmail(site, anna, SAMPLE_TOKEN, { change: null, isFirstFree: true })],
    ['confirmation', accounts.confirmationEmail(site, anna, SAMPLE_TOKEN)],
    ['password_reset', passwordResetEmail(site, anna, SAMPLE_TOKEN)],
    ['password_changed', accounts.passwordChangedEmail(site, anna)],
    ['new_address', accounts.newAddressEmail(site, { ...anna, newEmail }, SAMPLE_TOKEN)],
    ['address_changed', accounts.addressChangedEmail(site, { ...anna, newEmail })],
    [
      'team_invitation',
      invitationEmail(site, { email: anna.email, role: 'support', from: 'Ines Sand' }, SAMPLE_TOKEN),
    ],
    ['second_factor', secondFactorEmail(site, anna, true)],
    ['recovery_code_used', recoveryCodeUsedEmail(site, anna, 9)],
    ['role_changed', roleChangedEmail(site, anna, 'support')],
    ['redesign_ready', redesignReadyEmail(site, { ...room, isPreview: false, picture: samplePicture() })],
    [
      'redesign_failed',
      redesignFailedEmail(site, { ...room, kind: 'redesign', message: 'Your photo is too dark.' }),
    ],
    ['redesign_question', redesignQuestionEmail(site, { ...room, question: 'surfaces' })],
    ['pair_ready', pairReadyEmail(site, anna)],
    ['upload_deleted', uploadDeletedEmail(site, { ...deleted, customMessage: 'It shows a garden.' })],
    ['receipt', receiptEmail(site, anna, { ...pack, id: 'sample', provider: 'stripe' })],
    ['receipt (test mode)', receiptEmail(site, anna, { ...pack, id: 'sample', provider: 'test' })],
    ['ai_budget_80', budgetEmail(site, { ...budget, mark: 80 })],
    ['ai_budget_100', budgetEmail(site, { ...budget, mark: 100, spent: 10_000 })],
    ...ALERT_KINDS.map((kind): [string, Promise<Email>] => [
      `alert_${kind}`,
      alertEmail(site, anna.email, { kind, service: 'image', count: 4, total: 12 }),
    ]),
    [
      'designer_request',
      designerRequestEmail(site, { ...request, id: 'sample' }).then((email) => ({
        recipient: site.contactEmail ?? 'team@example.com',
        ...email,
      })),
    ],
    ['confirmation_of_receipt', requestReceivedEmail(site, anna.email)],
    ['confirmation_of_receipt (message)', messageReceivedEmail(site, anna.email)],
    [
      'contact_notice',
      contactMessageEmail(site, { ...anna, message: request.message }).then((email) => ({
        recipient: site.contactEmail ?? 'team@example.com',
        ...email,
      })),
    ],
    ...DEFAULT_TEMPLATES.map((template): [string, Promise<Email>] => [
      template.name,
      templateEmail(site, {
        recipient: anna.email,
        template,
        values: { ...SAMPLE_VALUES, intake_form_url: `${site.appUrl}${intakeAddress(SAMPLE_TOKEN)}` },
        customMessage: 'I loved the photo of your window.',
      }),
    ]),
  ]
  return Promise.all(messages.map(async ([kind, message]) => ({ kind, ...(await message) })))
}
