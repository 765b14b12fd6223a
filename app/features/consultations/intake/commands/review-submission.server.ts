import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { recordAudit } from '#app/features/audit/commands.server.ts'
import { removePicturesQueue } from '#app/features/rooms/deletion/schema.ts'
import { AppError } from '#app/lib/app-error.ts'
import { assertUnchanged } from '#app/lib/edit-version.ts'
import type { Administrator, Staff } from '#app/platform/auth/actor.ts'
import type { Transaction } from '#app/platform/database/database.ts'
import type { Services } from '#app/platform/services.ts'
import { designerRequests, designIntakeSubmissions, projectCases } from '../../tables.server.ts'
import { reviewVersion } from '../queries/submission-list.server.ts'
import { deleteSubmissionSchema, reviewSchema } from '../schema.ts'

/**
 * Stores an administrator's status and notes on an intake form, and when they reviewed it.
 *
 * @throws AppError `submission_not_found`, `changed_meanwhile`
 */
export async function reviewSubmission(
  { database }: Services,
  actor: Staff,
  input: z.input<typeof reviewSchema>,
): Promise<void> {
  const { submissionId, version, status, adminNotes } = reviewSchema.parse(input)
  await database.transaction(async (transaction) => {
    const before = await lockSubmission(transaction, submissionId)
    assertUnchanged(reviewVersion(before), version, 'the status or the notes')
    const notes = adminNotes || null
    await transaction
      .update(designIntakeSubmissions)
      .set({ submissionStatus: status, adminNotes: notes, reviewedAt: new Date() })
      .where(eq(designIntakeSubmissions.id, submissionId))
    await recordAudit(transaction, actor, {
      action: 'consultations.review_submission',
      subject: { kind: 'submission', id: submissionId, name: before.clientEmail },
      before: { status: before.submissionStatus, notes: before.adminNotes },
      after: { status, notes },
    })
  })
}

/**
 * Deletes an intake form and its photos.
 *
 * @throws AppError `submission_not_found`
 */
export async function deleteSubmission(
  { database, jobs }: Services,
  actor: Administrator,
  input: z.input<typeof deleteSubmissionSchema>,
): Promise<void> {
  const { submissionId } = deleteSubmissionSchema.parse(input)
  await database.transaction(async (transaction) => {
    const gone = await lockSubmission(transaction, submissionId)
    const owner = await ownerOf(transaction, gone)
    await transaction.delete(projectCases).where(eq(projectCases.intakeSubmissionId, submissionId))
    await transaction.delete(designIntakeSubmissions).where(eq(designIntakeSubmissions.id, submissionId))
    const keys = [...gone.currentSpacePhotos, ...gone.inspirationImages]
    if (keys.length > 0) await jobs.enqueue(transaction, removePicturesQueue, { keys })
    await recordAudit(transaction, actor, {
      action: 'consultations.delete_submission',
      subject: { kind: 'submission', id: submissionId, name: gone.clientEmail },
      before: { owner, name: gone.clientName, room: gone.roomType, status: gone.submissionStatus },
    })
  })
}

/** The account of the request that an intake form belongs to; null for a guest's. */
async function ownerOf(transaction: Transaction, { designerRequestId }: { designerRequestId: string }) {
  const [request] = await transaction
    .select({ userId: designerRequests.userId })
    .from(designerRequests)
    .where(eq(designerRequests.id, designerRequestId))
  return request?.userId ?? null
}

async function lockSubmission(transaction: Transaction, submissionId: string) {
  const [submission] = await transaction
    .select()
    .from(designIntakeSubmissions)
    .where(eq(designIntakeSubmissions.id, submissionId))
    .for('update')
  if (!submission) throw new AppError('submission_not_found', 'This form no longer exists.', { status: 404 })
  return submission
}
