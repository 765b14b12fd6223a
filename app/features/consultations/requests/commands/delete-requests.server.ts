import { eq, inArray, or } from 'drizzle-orm'
import type { z } from 'zod'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import { withdrawEmails } from '#app/features/email/outbox/commands/withdraw-emails.server.ts'
import { removePicturesQueue } from '#app/features/rooms/deletion/schema.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import { photosOf } from '../../rules/named-photos.ts'
import {
  designerNotes,
  designerReplies,
  designerRequests,
  designIntakeSubmissions,
  designIntakeTokens,
  projectCases,
} from '../../tables.server.ts'
import { lockRequest } from '../queries/lock-request.server.ts'
import { deleteRequestSchema } from '../schema.ts'

/**
 * Deletes a request with everything that belongs to it, and the replies that were not sent yet.
 *
 * @throws AppError `request_not_found`
 */
export async function deleteRequest(
  services: Services,
  actor: Administrator,
  input: z.input<typeof deleteRequestSchema>,
): Promise<void> {
  const { requestId } = deleteRequestSchema.parse(input)
  await services.database.transaction(async (transaction) => {
    const request = await lockRequest(transaction, requestId)
    await withdrawReplies(transaction, requestId)
    const submissions = await deleteWithRelated(services, transaction, [request])
    await recordAudit(transaction, actor, {
      action: 'consultations.delete_request',
      subject: { kind: 'request', id: requestId, name: request.email ?? request.name },
      before: {
        owner: request.userId,
        name: request.name,
        status: request.status,
        submissions: submissions.length,
      },
    })
  })
}

/** Withdraws the unsent replies, whose links to intake forms are deleted with the request. */
async function withdrawReplies(transaction: Transaction, requestId: string): Promise<void> {
  const replies = await transaction
    .select({ id: designerReplies.id })
    .from(designerReplies)
    .where(eq(designerReplies.designerRequestId, requestId))
  await withdrawEmails(transaction, { kinds: ['designer_reply'], references: replies.map(({ id }) => id) })
}

/**
 * Deletes requests with their dependants, in the specification's order, so that no reference dangles. A job removes
 * the photos of the requests and intake forms.
 *
 * @returns the intake forms deleted with them
 */
export async function deleteWithRelated(
  { jobs }: Services,
  transaction: Transaction,
  requests: { id: string; photos: string[] }[],
) {
  if (requests.length === 0) return []
  const ids = requests.map((request) => request.id)
  const submissions = await transaction
    .select()
    .from(designIntakeSubmissions)
    .where(inArray(designIntakeSubmissions.designerRequestId, ids))
  await transaction.delete(projectCases).where(
    or(
      inArray(projectCases.designerRequestId, ids),
      inArray(
        projectCases.intakeSubmissionId,
        submissions.map((submission) => submission.id),
      ),
    ),
  )
  await transaction
    .delete(designIntakeSubmissions)
    .where(inArray(designIntakeSubmissions.designerRequestId, ids))
  await transaction.delete(designerNotes).where(inArray(designerNotes.designerRequestId, ids))
  await transaction.delete(designerReplies).where(inArray(designerReplies.designerRequestId, ids))
  await transaction.delete(designIntakeTokens).where(inArray(designIntakeTokens.designerRequestId, ids))
  await transaction.delete(designerRequests).where(inArray(designerRequests.id, ids))
  const keys = photosOf(requests, submissions)
  if (keys.length > 0) await jobs.enqueue(transaction, removePicturesQueue, { keys })
  return submissions
}
