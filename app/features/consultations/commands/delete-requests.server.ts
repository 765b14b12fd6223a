import { eq, inArray, or } from 'drizzle-orm'
import type { Transaction } from '#app/platform/database/database.ts'
import {
  designerReplies,
  designerRequests,
  designIntakeSubmissions,
  designIntakeTokens,
  projectCases,
} from '../tables.server.ts'

/**
 * Deletes a user's designer requests with everything that hangs on them, in the order of the specification.
 *
 * @returns storage keys of the photos that were sent with requests and intake forms
 */
export async function deleteRequestsOf(transaction: Transaction, userId: string): Promise<string[]> {
  const requests = await transaction
    .select({ id: designerRequests.id, photos: designerRequests.photos })
    .from(designerRequests)
    .where(eq(designerRequests.userId, userId))
    .for('update')
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
  await transaction.delete(designerReplies).where(inArray(designerReplies.designerRequestId, ids))
  await transaction.delete(designIntakeTokens).where(inArray(designIntakeTokens.designerRequestId, ids))
  await transaction.delete(designerRequests).where(inArray(designerRequests.id, ids))
  return [
    ...requests.flatMap((request) => request.photos),
    ...submissions.flatMap((each) => [...each.currentSpacePhotos, ...each.inspirationImages]),
  ]
}
