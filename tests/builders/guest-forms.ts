/** The fields that a browser sends with a guest form, opened a while ago. */
import { createIntakeLink } from '#app/features/consultations/intake/commands/create-intake-link.server.ts'
import { requestRows } from '#app/features/consultations/requests/queries/request-rows.server.ts'
import { answerState } from '#app/features/consultations/requests/rules/answer-state.ts'
import { designerRequests, designIntakeSubmissions } from '#app/features/consultations/tables.server.ts'
import type { Sender } from '#app/features/guest-forms/commands/spam-guard.server.ts'
import { HONEYPOT_FIELD, STAMP_FIELD } from '#app/features/guest-forms/rules/spam.ts'
import { stampForm } from '#app/platform/security/form-stamp.ts'
import type { Services } from '#app/platform/services.ts'

/**
 * The spam guard's fields as an honest browser sends them.
 *
 * @param form name of the form
 * @param seconds since it was opened
 */
export const guardFields = ({ environment }: Services, form: string, seconds = 10) => ({
  [HONEYPOT_FIELD]: '',
  [STAMP_FIELD]: stampForm(environment.secret, form, Date.now() - seconds * 1000),
})

/** A guest at a network address reserved for documentation. */
export const guest = (more: Partial<Sender> = {}): Sender => ({
  userId: null,
  address: '192.0.2.1',
  browserId: null,
  ...more,
})

/** A designer request as the form stores it. */
export async function createRequest(
  { database }: Services,
  values: Partial<typeof designerRequests.$inferInsert> = {},
) {
  const [request] = await database
    .insert(designerRequests)
    .values({
      name: 'Anna Bell',
      email: 'anna@example.com',
      phone: '555 0100',
      projectType: 'single_room',
      timeline: '1_3_months',
      budgetRange: '5k_15k',
      message: 'A room to read in, please.',
      ...values,
    })
    .returning()
  return request!
}

/** The token of a link to the intake form, of a new request by default. */
export async function createIntakeToken(services: Services, requestId?: string): Promise<string> {
  const designerRequestId = requestId ?? (await createRequest(services)).id
  const address = await services.database.transaction((transaction) =>
    createIntakeLink(transaction, { designerRequestId, appUrl: '' }),
  )
  return address.split('/').at(-1)!
}

/** An intake form that a client has sent. */
export async function createSubmission(services: Services) {
  const request = await createRequest(services)
  const [submission] = await services.database
    .insert(designIntakeSubmissions)
    .values({
      designerRequestId: request.id,
      clientName: request.name,
      clientEmail: 'anna@example.com',
      roomType: 'Bedroom',
    })
    .returning()
  return submission!
}

/** What somebody who opens a request now sees of its answers. */
export async function seenAnswers({ database }: Services, requestId: string): Promise<string> {
  const [row] = await requestRows(database, [requestId])
  return answerState(row!.request.status, row!.replies[0])
}
