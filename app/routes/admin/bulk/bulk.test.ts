import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { designerRequests } from '#app/features/consultations/tables.server.ts'
import { outboxEmails } from '#app/features/email/tables.server.ts'
import { websiteFeedback } from '#app/features/feedback/tables.server.ts'
import { roomUploads } from '#app/features/rooms/tables.server.ts'
import { createTestApplication, type TestApplication } from '#tests/builders/application.ts'
import { cookieOf, createActor, createMember } from '#tests/builders/members.ts'
import { uploadOne } from '#tests/builders/rooms.ts'
import { rows } from '#tests/builders/said-in.ts'

let app: TestApplication
const cookies: Record<string, string> = {}

beforeAll(async () => {
  app = await createTestApplication()
  for (const role of ['administrator', 'support', 'member'] as const)
    cookies[role] = await cookieOf(app.services, await createMember(app.services, { role }))
})

afterAll(() => app[Symbol.asyncDispose]())

const send = async (path: string, form: Record<string, string>, who = 'administrator') => {
  const answer = await app.fetch(path, { cookie: cookies[who]!, form })
  return { status: answer.status, page: await answer.text() }
}
const entriesFor = (kind: string, ids: string[]) =>
  app.services.database
    .select()
    .from(auditLog)
    .where(
      inArray(
        auditLog.subject,
        ids.map((id) => `${kind}:${id}`),
      ),
    )

const messages = async (...statuses: ('new' | 'resolved')[]) => {
  const rows = await app.services.database
    .insert(websiteFeedback)
    .values(statuses.map((status) => ({ feedbackText: 'Hello', contactName: 'Ann', status })))
    .returning({ id: websiteFeedback.id })
  return rows.map(({ id }) => id)
}

test('selected messages are reviewed, a failure is reported, and the log records each', async () => {
  const ids = await messages('new', 'new', 'resolved')
  const form = { intent: 'status-selected', status: 'reviewed', ids: ids.join(',') }
  expect((await send('/admin/feedback', form, 'member')).status).toBe(403)
  const { page } = await send('/admin/feedback', form, 'support')
  expect(page).toContain('2 messages are reviewed')
  expect(page).toContain('1 left as it is: This message is resolved by now.')
  expect(await entriesFor('feedback', ids)).toHaveLength(2)
  const again = await send('/admin/feedback', form)
  expect(again.page).toContain('Nothing was changed')
})

test('a fault in the middle is reported, and what was changed before and after it', async () => {
  const ids = await messages('new', 'new', 'new')
  await rows(
    app.services,
    `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'a fault'; END $$`,
  )
  await rows(
    app.services,
    `CREATE TRIGGER refused BEFORE UPDATE ON website_feedback FOR EACH ROW WHEN (OLD.id = '${ids[1]}')
     EXECUTE FUNCTION refuse()`,
  )
  const form = { intent: 'status-selected', status: 'reviewed', ids: ids.join(',') }
  const { status, page } = await send('/admin/feedback', form)
  expect(status).toBe(200)
  expect(page).toContain('2 messages are reviewed')
  expect(page).toContain('1 left as it is: Something went wrong on our side.')
  expect(await entriesFor('feedback', ids)).toHaveLength(2)
})

test('support deletes nothing, however many are selected', async () => {
  const ids = await messages('new', 'new')
  const form = { intent: 'delete-selected', ids: ids.join(',') }
  expect((await send('/admin/feedback', form, 'support')).status).toBe(403)
  const { database } = app.services
  expect(await database.$count(websiteFeedback, inArray(websiteFeedback.id, ids))).toBe(2)
  expect((await send('/admin/feedback', form)).page).toContain('2 messages deleted')
  expect(await database.$count(websiteFeedback, inArray(websiteFeedback.id, ids))).toBe(0)
  expect((await send('/admin/feedback', { ...form, ids: "x' OR 1=1" })).page).toContain(
    'Nothing is selected.',
  )
})

test('requests are marked, and messages in the outbox are sent again', async () => {
  const { database } = app.services
  const requests = await database
    .insert(designerRequests)
    .values(
      ['pending', 'resolved'].map((status) => ({
        name: 'Ben',
        projectType: 'other' as const,
        message: 'x',
        status: status as 'pending',
      })),
    )
    .returning({ id: designerRequests.id })
  const marked = await send('/admin/designer', {
    intent: 'status-selected',
    status: 'contacted',
    ids: requests.map(({ id }) => id).join(','),
  })
  expect(marked.page).toContain('1 request is contacted')
  expect(marked.page).toContain('This request is resolved by now.')
  const [message] = await database
    .insert(outboxEmails)
    .values({
      kind: 'test',
      reference: 'bulk',
      recipient: 'a@example.com',
      subject: 'Hi',
      html: '<p>Hi</p>',
      plainText: 'Hi',
      state: 'failed',
    })
    .returning({ id: outboxEmails.id })
  const sent = await send('/admin/settings/outbox', { intent: 'send-again-selected', ids: message!.id })
  expect(sent.page).toContain('1 message waits in the outbox for a mail server')
  const [after] = await database.select().from(outboxEmails).where(eq(outboxEmails.id, message!.id))
  expect(after!.state).not.toBe('failed')
})

test('uploads are deleted for one required reason', async () => {
  const { services } = app
  const uploads = [
    await uploadOne(services, await createActor(services)),
    await uploadOne(services, await createActor(services)),
  ]
  const ids = uploads.map(({ id }) => id)
  const form = { intent: 'delete-selected', ids: ids.join(','), customMessage: '' }
  expect((await send('/admin/uploads', form)).page).toContain('Please choose a reason.')
  expect(await services.database.$count(roomUploads, inArray(roomUploads.id, ids))).toBe(2)
  const retried = await send('/admin/uploads', { intent: 'retry-selected', ids: ids.join(',') })
  expect(retried.page).toContain('2 left as they are: It has not failed')
  const deleted = await send('/admin/uploads', { ...form, reason: 'duplicate_upload', sendNotice: 'on' })
  expect(deleted.page).toContain('2 uploads deleted')
  expect(await entriesFor('upload', ids)).toHaveLength(2)
  expect(await services.database.$count(roomUploads, inArray(roomUploads.id, ids))).toBe(0)
})
