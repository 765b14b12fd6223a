import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { emailTemplates, outboxEmails } from '#app/features/email/tables.server.ts'
import { preparePhoto } from '#app/platform/pictures/prepare-photo.ts'
import type { Services } from '#app/platform/services.ts'
import { createIntakeToken, createRequest, seenAnswers } from '#tests/builders/guest-forms.ts'
import { createAdministrator } from '#tests/builders/members.ts'
import { jpegPhoto } from '#tests/builders/photos.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { deleteSubmission, reviewSubmission } from '../intake/commands/review-submission.server.ts'
import { submitIntake } from '../intake/commands/submit-intake.server.ts'
import { reviewVersion, submissionRow } from '../intake/queries/submission-list.server.ts'
import {
  designerReplies,
  designerRequests,
  designIntakeSubmissions,
  designIntakeTokens,
  projectCases,
} from '../tables.server.ts'
import { deleteRequest } from './commands/delete-requests.server.ts'
import { sendReply } from './commands/send-reply.server.ts'
import { setRequestStatus } from './commands/set-request-status.server.ts'
import { requestPage } from './queries/request-list.server.ts'

async function templateNamed({ database }: Services, name: string) {
  const [template] = await database.select().from(emailTemplates).where(eq(emailTemplates.name, name))
  return template!
}

async function fillIntake(services: Services, requestId: string) {
  const token = await createIntakeToken(services, requestId)
  const photo = { ...(await preparePhoto(await jpegPhoto())), filename: 'hall.jpg' }
  const photos = { currentSpacePhotos: [photo], inspirationImages: [] }
  return submitIntake(services, { token, fields: { roomType: ['Bedroom'] }, photos })
}

test('a reply queues one message with the typed text and its own intake link, and updates history and status', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const { database } = services
  const actor = await createAdministrator(services)
  const request = await createRequest(services, { name: '<b>Anna</b>', contactPreference: 'both' })
  const template = await templateNamed(services, 'Follow-up')
  const customMessage = 'See you <i>soon</i>.'
  const sent = await sendReply(services, actor, {
    requestId: request.id,
    seen: await seenAnswers(services, request.id),
    templateId: template.id,
    customMessage,
  })
  expect(sent).toEqual({ email: 'anna@example.com', templateUsed: 'Follow-up', status: 'contacted' })
  const [message] = await database.select().from(outboxEmails)
  expect(message).toMatchObject({ kind: 'designer_reply', recipient: 'anna@example.com', state: 'waiting' })
  expect(message!.html).toContain('&lt;b&gt;Anna&lt;/b&gt;')
  expect(message!.html).toContain('See you &lt;i&gt;soon&lt;/i&gt;.')
  expect(message!.plainText).toContain('Additional Message')
  const token = /design-intake-form\/([\w-]{43})/.exec(message!.html)?.[1]
  await submitIntake(services, {
    token: token!,
    fields: { roomType: ['Bedroom'] },
    photos: { currentSpacePhotos: [], inspirationImages: [] },
  })
  const { rows } = await requestPage(database, { status: 'contacted', search: '', page: 1 })
  expect(rows[0]).toMatchObject({
    id: request.id,
    replies: [
      { templateName: 'Follow-up', customMessage, hasIntakeLink: true, sentBy: actor.name, state: 'waiting' },
    ],
    submissions: [{ name: '<b>Anna</b>' }],
    tokens: 1,
  })
  const [entry] = await database.select().from(auditLog)
  expect(entry).toMatchObject({ action: 'consultations.reply', actorId: actor.userId })
  expect(JSON.stringify(entry)).not.toContain(token)
})

test('without an address or a usable template, nothing is sent and nothing changes', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const { database } = services
  const actor = await createAdministrator(services)
  const { id: requestId } = await createRequest(services)
  const { id: unreachable } = await createRequest(services, { email: null })
  const { id: templateId } = await templateNamed(services, 'Follow-up')
  await expect(sendReply(services, actor, { requestId, templateId: '' })).rejects.toThrow(
    'Please select a template.',
  )
  await expect(sendReply(services, actor, { requestId: unreachable, templateId })).rejects.toMatchObject({
    title: 'No Email Address',
    message: "This request doesn't have an email address.",
  })
  await database.update(emailTemplates).set({ isActive: false })
  await expect(sendReply(services, actor, { requestId, templateId })).rejects.toMatchObject({
    title: 'Missing Information',
    message: 'Please select a template.',
  })
  expect(await database.select().from(outboxEmails)).toEqual([])
  expect(await database.select().from(designIntakeTokens)).toEqual([])
  const statuses = await database.select({ status: designerRequests.status }).from(designerRequests)
  expect(statuses).toEqual([{ status: 'pending' }, { status: 'pending' }])
})

test('a request’s status moves forward, never back', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const actor = await createAdministrator(services)
  const { id: requestId } = await createRequest(services)
  await setRequestStatus(services, actor, { requestId, status: 'contacted' })
  for (const status of ['pending', 'contacted'] as const)
    await expect(setRequestStatus(services, actor, { requestId, status })).rejects.toMatchObject({
      code: 'status_not_next',
    })
  await setRequestStatus(services, actor, { requestId, status: 'resolved' })
  await expect(setRequestStatus(services, actor, { requestId, status: 'contacted' })).rejects.toMatchObject({
    code: 'status_not_next',
  })
})

test('deleting a request deletes its forms, links, replies, cases, photos and unsent messages, and nobody else’s', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const { database } = services
  const actor = await createAdministrator(services)
  const mine = await createRequest(services)
  const other = await createRequest(services)
  const { id: templateId } = await templateNamed(services, 'Follow-up')
  for (const { id } of [mine, other]) {
    const { id: intakeSubmissionId } = await fillIntake(services, id)
    await sendReply(services, actor, { requestId: id, seen: await seenAnswers(services, id), templateId })
    await database.insert(projectCases).values([
      { title: 'a', designerRequestId: id },
      { title: 'b', intakeSubmissionId },
    ])
  }
  const forms = await database.select().from(designIntakeSubmissions)
  await deleteRequest(services, actor, { requestId: mine.id })
  await opened.runJobs()
  expect(await database.$count(designerRequests)).toBe(1)
  expect(await database.$count(designIntakeTokens)).toBe(2)
  expect(await database.$count(projectCases)).toBe(2)
  const [kept] = await database.select().from(designerReplies)
  const unsent = await database.select().from(outboxEmails).where(eq(outboxEmails.kind, 'designer_reply'))
  expect(unsent.map(({ reference }) => reference)).toEqual([kept!.id])
  for (const form of forms)
    expect(await services.storage.exists(form.currentSpacePhotos[0]!)).toBe(
      form.designerRequestId === other.id,
    )
  await expect(deleteRequest(services, actor, { requestId: mine.id })).rejects.toMatchObject({
    code: 'request_not_found',
  })
})

test('a review stores status, notes and time, and deleting a form deletes its photos', async () => {
  await using opened = await createTestServices()
  const { services } = opened
  const { database } = services
  const actor = await createAdministrator(services)
  const { id: requestId } = await createRequest(services)
  const { id: submissionId } = await fillIntake(services, requestId)
  for (const status of ['declined', 'new', 'in_review'] as const) {
    const version = reviewVersion((await submissionRow(database, submissionId))!.submission)
    await reviewSubmission(services, actor, { submissionId, version, status, adminNotes: ' Call in May. ' })
  }
  const [form] = await database.select().from(designIntakeSubmissions)
  expect(form).toMatchObject({
    submissionStatus: 'in_review',
    adminNotes: 'Call in May.',
    reviewedAt: expect.any(Date),
  })
  const bad = { submissionId, status: 'gone' as 'new' }
  await expect(reviewSubmission(services, actor, bad)).rejects.toThrow('Please choose a status.')
  await database.insert(projectCases).values({ title: 'a', intakeSubmissionId: submissionId })
  await deleteSubmission(services, actor, { submissionId })
  await opened.runJobs()
  expect(await database.$count(designIntakeSubmissions)).toBe(0)
  expect(await services.storage.exists(form!.currentSpacePhotos[0]!)).toBe(false)
  expect(await database.$count(designerRequests)).toBe(1)
})

test('pending requests come oldest first, page by page; all others newest first', async () => {
  await using opened = await createTestServices()
  const { database } = opened.services
  const hour = (ago: number) => new Date(Date.now() - ago * 3_600_000)
  const values = { projectType: 'single_room', message: 'A reading corner' } as const
  await database
    .insert(designerRequests)
    .values(Array.from({ length: 23 }, (_, each) => ({ ...values, name: `${each}`, createdAt: hour(each) })))
  const names = async (status: 'pending' | undefined, page: number) =>
    (await requestPage(database, { status, search: '', page })).rows.map((row) => row.request.name)
  expect((await names('pending', 1)).slice(0, 2)).toEqual(['22', '21'])
  expect(await names('pending', 3)).toEqual(['2', '1', '0'])
  expect((await names(undefined, 1)).slice(0, 2)).toEqual(['0', '1'])
})
