/** Entries about what the team deleted before the account name its owner by the address of that time. */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#app/features/accounts/tables.server.ts'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { deleteSubmission } from '#app/features/consultations/intake/commands/review-submission.server.ts'
import { deleteRequest } from '#app/features/consultations/requests/commands/delete-requests.server.ts'
import { setRequestStatus } from '#app/features/consultations/requests/commands/set-request-status.server.ts'
import { designIntakeSubmissions } from '#app/features/consultations/tables.server.ts'
import { deleteFeedback, setFeedbackStatus } from '#app/features/feedback/commands/manage-feedback.server.ts'
import { websiteFeedback } from '#app/features/feedback/tables.server.ts'
import { deleteUpload } from '#app/features/rooms/deletion/commands/delete-upload.server.ts'
import type { Administrator } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { createRequest } from '#tests/builders/guest-forms.ts'
import { createAdministrator, createMember, memberActor, type TestMember } from '#tests/builders/members.ts'
import { uploadOne } from '#tests/builders/rooms.ts'
import { tablesThatSay } from '#tests/builders/said-in.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { deleteUser } from './delete-user.server.ts'

type Deletion = (services: Services, admin: Administrator, member: TestMember) => Promise<unknown>

const deleteTheirUpload: Deletion = async (services, admin, member) => {
  const { id: uploadId } = await uploadOne(services, memberActor(member))
  const how = { reason: 'other', restoreCredit: false, sendNotice: false } as const
  await deleteUpload(services, admin, { uploadId, ...how })
}

const deleteTheirMessage: Deletion = async (services, admin, { userId, name, email }) => {
  const [message] = await services.database
    .insert(websiteFeedback)
    .values({ userId, feedbackText: 'Hello', contactName: name, contactEmail: email })
    .returning()
  const feedbackId = message!.id
  await setFeedbackStatus(services, admin, { feedbackId, status: 'reviewed' })
  await deleteFeedback(services, admin, { feedbackId })
}

const deleteTheirRequest: Deletion = async (services, admin, { userId, name, email }) => {
  const { id: requestId } = await createRequest(services, { userId, name, email })
  await setRequestStatus(services, admin, { requestId, status: 'contacted' })
  await deleteRequest(services, admin, { requestId })
}

const deleteTheirForm: Deletion = async (services, admin, { userId, name, email }) => {
  const { id: designerRequestId } = await createRequest(services, { userId, name, email })
  const [submission] = await services.database
    .insert(designIntakeSubmissions)
    .values({ designerRequestId, clientName: name, clientEmail: email, roomType: 'Bedroom' })
    .returning()
  await deleteSubmission(services, admin, { submissionId: submission!.id })
}

test.each([
  ['uploads', deleteTheirUpload],
  ['messages', deleteTheirMessage],
  ['requests', deleteTheirRequest],
  ['intake forms', deleteTheirForm],
])('no former address stays in entries about %s that were deleted earlier', async (_what, deletion) => {
  await using test = await createTestServices()
  const { services } = test
  const admin = await createAdministrator(services)
  const member = await createMember(services, { name: 'Wilhelmine', email: 'former@example.com' })
  await deletion(services, admin, member)
  const entries = await services.database.$count(auditLog)
  await services.database
    .update(users)
    .set({ email: 'present@example.com' })
    .where(eq(users.id, member.userId))

  await deleteUser(services, admin, { userId: member.userId })

  for (const word of ['former@', 'Wilhelmine']) expect(await tablesThatSay(services, word), word).toEqual([])
  expect(await services.database.$count(auditLog)).toBe(entries + 1)
})
