/** A member who has used every feature: a row in every table with an owner. */
import { randomUUID } from 'node:crypto'
import {
  recoveryCodes,
  secondFactors,
  sessions,
  verifications,
} from '#app/features/accounts/tables.server.ts'
import { apiUsageLogs } from '#app/features/ai-settings/tables.server.ts'
import {
  designerNotes,
  designerRequests,
  designIntakeSubmissions,
  designIntakeTokens,
  projectCases,
} from '#app/features/consultations/tables.server.ts'
import { creditReservations } from '#app/features/credits/tables.server.ts'
import { outboxEmails } from '#app/features/email/tables.server.ts'
import { websiteFeedback } from '#app/features/feedback/tables.server.ts'
import { checkouts, paymentHistory, subscribers } from '#app/features/payments/tables.server.ts'
import type { QuizResult } from '#app/features/quiz/schema.ts'
import { quizResponses } from '#app/features/quiz/tables.server.ts'
import { quizPairs } from '#app/features/quiz/together/tables.server.ts'
import { boardThings, designBoards } from '#app/features/rooms/board/tables.server.ts'
import { roomShares, versionVotes } from '#app/features/rooms/sharing/tables.server.ts'
import { redesigns } from '#app/features/rooms/tables.server.ts'
import { userProfiles } from '#app/features/styles/tables.server.ts'
import { testimonials } from '#app/features/testimonials/tables.server.ts'
import type { Member } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { createMember, memberActor, type TestMember } from './members.ts'
import { styleProfile, uploadOne } from './rooms.ts'

/** A person with an account, as an actor for commands. */
export interface BusyMember extends TestMember {
  actor: Member
}

/** Creates a member and fills every table with a `user_id`, and the rows that depend on those. */
export async function createBusyMember(services: Services): Promise<BusyMember> {
  const member = await createMember(services)
  const actor = memberActor(member)
  const { id } = await uploadOne(services, actor)
  await fillAccount(services, member)
  await fillRoom(services, id)
  await fillRequests(services, member)
  return { ...member, actor }
}

async function fillAccount({ database }: Services, { userId, email, name }: TestMember) {
  const inAnHour = new Date(Date.now() + 3_600_000)
  await database.insert(sessions).values({ userId, token: randomUUID(), expiresAt: inAnHour })
  await database
    .insert(verifications)
    .values({ identifier: `reset-password:${randomUUID()}`, value: userId, expiresAt: inAnHour })
  await database.insert(secondFactors).values({ userId, secret: 'sealed' })
  await database.insert(recoveryCodes).values({ userId, codeHash: randomUUID() })
  await database
    .insert(paymentHistory)
    .values({ userId, amountCents: 800, status: 'completed', stripeSessionId: randomUUID() })
  await database
    .insert(checkouts)
    .values({ userId, provider: 'test', amountCents: 800, roomCredits: 1, revisionCredits: 3 })
  await database.insert(subscribers).values({ userId, stripeCustomerId: `cus_${randomUUID()}` })
  await database
    .insert(quizResponses)
    .values({ userId, styleResult: 'Japandi', responses: { style: 'Japandi', styleProfile } as QuizResult })
  await database.insert(userProfiles).values({ userId, styleProfile })
  await database.insert(quizPairs).values({ userId })
  await database.insert(creditReservations).values({ generationId: randomUUID(), userId, kind: 'revision' })
  await database.insert(apiUsageLogs).values({ userId, apiType: 'image_generation', success: true })
  await database
    .insert(websiteFeedback)
    .values({ userId, feedbackText: 'The sofa is lovely.', contactName: name })
  await database.insert(testimonials).values({ userId, name, content: 'Our living room is itself again.' })
  const message = { subject: 'Hello', html: '<p>Hello</p>', plainText: 'Hello' }
  await database.insert(outboxEmails).values([
    { kind: 'welcome', reference: userId, recipient: email, ...message },
    { kind: 'welcome', reference: userId, recipient: `earlier-${email}`, userId, ...message },
  ])
}

async function fillRoom({ database }: Services, roomUploadId: string) {
  const [redesign] = await database
    .insert(redesigns)
    .values({
      roomUploadId,
      generationId: randomUUID(),
      kind: 'redesign',
      redesignImageUrl: `${randomUUID()}.jpg`,
      width: 600,
      height: 400,
      placeholder: 'data:,',
      engine: 'palette',
      style: 'Japandi',
    })
    .returning()
  const redesignId = redesign!.id
  await database.insert(designBoards).values({ redesignId, styleProfile, notes: 'Ask Ben about the rug.' })
  await database
    .insert(boardThings)
    .values({ redesignId, position: 0, source: 'added', name: 'A lamp', priceCents: 4900 })
  const [share] = await database.insert(roomShares).values({ roomUploadId, showsName: true }).returning()
  const roomShareId = share!.id
  await database
    .insert(versionVotes)
    .values({ roomShareId, redesignId, voter: randomUUID(), voterName: 'Charles' })
}

async function fillRequests({ database }: Services, { userId, name, email }: TestMember) {
  const [request] = await database
    .insert(designerRequests)
    .values({ userId, name, email, projectType: 'single_room', message: 'A room to read in, please.' })
    .returning()
  const designerRequestId = request!.id
  const [submission] = await database
    .insert(designIntakeSubmissions)
    .values({
      designerRequestId,
      clientName: name,
      clientEmail: email,
      roomType: 'Bedroom',
      currentSpacePhotos: [`intake-current/${randomUUID()}.jpg`],
    })
    .returning()
  await database.insert(designerNotes).values({ designerRequestId, note: `${name} prefers mornings.` })
  await database
    .insert(designIntakeTokens)
    .values({ designerRequestId, token: randomUUID().replaceAll('-', '').repeat(2), expiresAt: new Date() })
  await database
    .insert(projectCases)
    .values({ title: 'The reading room', designerRequestId, intakeSubmissionId: submission!.id })
}
