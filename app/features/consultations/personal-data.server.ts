import { eq, getTableColumns, inArray } from 'drizzle-orm'
import { forgetSubjects } from '#app/features/audit/commands.server.ts'
import { forgetTeamMessages } from '#app/features/email/outbox/commands/forget-team-messages.server.ts'
import { TEAM_MESSAGES } from '#app/features/email/outbox/rules/team-messages.ts'
import type { Export, Forget } from '#app/platform/services.ts'
import { deleteWithRelated } from './requests/commands/delete-requests.server.ts'
import { namedPhotos } from './rules/named-photos.ts'
import { designerReplies, designerRequests, designIntakeSubmissions } from './tables.server.ts'

/** A member's requests to designers and the replies, without the repliers' names and the team's notes. */
export const exportOf: Export = async (database, { userId }) => {
  const { assigneeId, ...request } = getTableColumns(designerRequests)
  const requests = await database
    .select(request)
    .from(designerRequests)
    .where(eq(designerRequests.userId, userId))
  const ids = requests.map(({ id }) => id)
  const { sentBy, ...reply } = getTableColumns(designerReplies)
  const replies = await database
    .select(reply)
    .from(designerReplies)
    .where(inArray(designerReplies.designerRequestId, ids))
  const { adminNotes, ...submission } = getTableColumns(designIntakeSubmissions)
  const submissions = await database
    .select(submission)
    .from(designIntakeSubmissions)
    .where(inArray(designIntakeSubmissions.designerRequestId, ids))
  return {
    tables: {
      designer_requests: requests,
      designer_replies: replies,
      design_intake_submissions: submissions,
    },
    pictures: namedPhotos(requests, submissions),
  }
}

export const forget: Forget = async (services, transaction, { userId }) => {
  const requests = await transaction
    .select()
    .from(designerRequests)
    .where(eq(designerRequests.userId, userId))
    .for('update')
  const submissions = await deleteWithRelated(services, transaction, requests)
  await forgetSubjects(transaction, 'request', requests)
  await forgetSubjects(transaction, 'submission', submissions)
  await forgetTeamMessages(transaction, TEAM_MESSAGES.designerRequest, requests)
}
