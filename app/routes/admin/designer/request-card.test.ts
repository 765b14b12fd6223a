/** The highlights on a request's card, and who may read and change a request. */
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addNote } from '#app/features/consultations/requests/commands/add-note.server.ts'
import { sendReply } from '#app/features/consultations/requests/commands/send-reply.server.ts'
import { requestAddress } from '#app/features/consultations/requests/rules/request-address.ts'
import { designerNotes, designerRequests } from '#app/features/consultations/tables.server.ts'
import { emailTemplates, outboxEmails } from '#app/features/email/tables.server.ts'
import { HOUR } from '#app/lib/durations.ts'
import { createTestApplication, type TestApplication } from '#tests/builders/application.ts'
import { createRequest, seenAnswers } from '#tests/builders/guest-forms.ts'
import { cookieOf, createAdministrator, createMember, type TestMember } from '#tests/builders/members.ts'

let app: TestApplication
let support: TestMember
let cookie: string

beforeAll(async () => {
  app = await createTestApplication()
  support = await createMember(app.services, { role: 'support', name: 'Ines Sand' })
  cookie = await cookieOf(app.services, support)
})

afterAll(() => app[Symbol.asyncDispose]())

const page = async (path: string) => (await app.fetch(path, { cookie })).text()

test('a card shows how long its request has waited, that it is overdue and that a reply was not delivered', async () => {
  const { services } = app
  const { id: requestId } = await createRequest(services, {
    name: 'Berta Late',
    createdAt: new Date(Date.now() - 25 * HOUR),
  })
  const list = '/admin/designer?status=all&search=Berta'
  const waiting = await page(list)
  expect(waiting).toContain('Waiting for 25 hours')
  expect(waiting).toContain('>Overdue<')
  expect(waiting).not.toContain('Reply not delivered')
  const [template] = await services.database.select().from(emailTemplates)
  const seen = await seenAnswers(services, requestId)
  const reply = { requestId, seen, templateId: template!.id }
  await sendReply(services, await createAdministrator(services), reply)
  expect(await page(list)).not.toMatch(/Reply not delivered|>Overdue</)
  await services.database
    .update(outboxEmails)
    .set({ state: 'failed' })
    .where(and(eq(outboxEmails.kind, 'designer_reply'), eq(outboxEmails.recipient, 'anna@example.com')))
  expect(await page(list)).toContain('>Reply not delivered<')
})

test('a request has an address, which shows it alone, and what is no id shows them all', async () => {
  const { services } = app
  const { id } = await createRequest(services, { name: 'Dora Alone' })
  await createRequest(services, { name: 'Emil Beside' })
  const alone = await page(requestAddress(id))
  expect(alone).toContain('Dora Alone')
  expect(alone).not.toContain('Emil Beside')
  expect(alone).toContain('Only the request that you opened is shown.')
  const all = await page(requestAddress('7d9e'))
  expect(all).toContain('Emil Beside')
  expect(all).not.toContain('Only the request that you opened')
})

test('support takes a request, finds it under Mine and adds a note', async () => {
  const { services } = app
  const { id: requestId } = await createRequest(services, { name: 'Carla Mine' })
  const assigned = await app.fetch('/admin/designer', {
    cookie,
    form: { intent: 'assign', requestId, assigneeId: support.userId, seenAssigneeId: '' },
  })
  expect(assigned.status).toBe(200)
  await app.fetch('/admin/designer', { cookie, form: { intent: 'note', requestId, note: '=Call in May' } })
  const mine = await page('/admin/designer?assignee=me')
  expect(mine).toContain('Carla Mine')
  expect(mine).toContain('Ines Sand')
  expect(mine).toContain('=Call in May')
  expect(await page('/admin/designer?assignee=nobody')).not.toContain('Carla Mine')
  const file = await page('/admin/designer.csv?assignee=me')
  expect(file).toMatch(/assignee,internal_notes\r\n/)
  expect(file).toMatch(/Ines Sand,"?\d{4}-\d\d-\d\d, Ines Sand: =Call in May/)
  expect(file.trimEnd().split('\r\n')).toHaveLength(2)
})

test('the client’s download contains neither notes nor the assignee', async () => {
  const { services } = app
  const client = await createMember(services)
  const { id: requestId } = await createRequest(services, { userId: client.userId, name: 'Dora' })
  await services.database
    .update(designerRequests)
    .set({ assigneeId: support.userId })
    .where(eq(designerRequests.id, requestId))
  await addNote(services, await createAdministrator(services), { requestId, note: 'Between us' })
  const answer = await app.fetch('/account/data.zip', { cookie: await cookieOf(services, client) })
  const text = Buffer.from(await answer.arrayBuffer()).toString('latin1')
  expect(text).toContain('designer_requests')
  for (const secret of ['Between us', 'assigneeId', support.userId]) expect(text).not.toContain(secret)
})

test.each(['assign', 'note'])('a guest and a member may not %s', async (intent) => {
  const { services } = app
  const { id: requestId } = await createRequest(services, { name: 'Emil' })
  const member = await createMember(services)
  const form = { intent, requestId, assigneeId: support.userId, seenAssigneeId: '', note: 'Mine' }
  const before = await services.database.$count(designerNotes)
  expect((await app.fetch('/admin/designer', { form })).status).toBe(302)
  expect(
    (await app.fetch('/admin/designer', { cookie: await cookieOf(services, member), form })).status,
  ).toBe(403)
  const [request] = await services.database
    .select()
    .from(designerRequests)
    .where(eq(designerRequests.id, requestId))
  expect(request!.assigneeId).toBeNull()
  expect(await services.database.$count(designerNotes)).toBe(before)
})

test('only the team can open a preview', async () => {
  const { services } = app
  const { id: requestId } = await createRequest(services)
  const [template] = await services.database.select().from(emailTemplates)
  const form = { requestId, templateId: template!.id, customMessage: 'We love gardens.' }
  const shown = await app.fetch('/admin/designer/preview.data', { cookie, form })
  expect(await shown.text()).toContain('We love gardens.')
  const long = { ...form, customMessage: 'x'.repeat(5001) }
  expect(await (await app.fetch('/admin/designer/preview.data', { cookie, form: long })).text()).toContain(
    'under 5000 characters',
  )
  const member = await cookieOf(services, await createMember(services))
  expect((await app.fetch('/admin/designer/preview', { cookie: member, form })).status).toBe(403)
})
