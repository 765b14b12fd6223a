/** Every list of the administration as a CSV file: whole, with the page's filters, and safe to open. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditPage } from '#app/features/audit/queries.server.ts'
import { designerRequests, designIntakeSubmissions } from '#app/features/consultations/tables.server.ts'
import { outboxEmails } from '#app/features/email/tables.server.ts'
import { websiteFeedback } from '#app/features/feedback/tables.server.ts'
import { testimonials } from '#app/features/testimonials/tables.server.ts'
import { createTestApplication, type TestApplication } from '#tests/builders/application.ts'
import { cookieOf, createMember, type TestMember } from '#tests/builders/members.ts'

/** A formula that a spreadsheet would run. */
const FORMULA = '=HYPERLINK("//evil.example")'
const HARMLESS = `"'=HYPERLINK(""//evil.example"")"`
/** More messages than one batch holds. */
const MESSAGES = 1100

let app: TestApplication
let cookie: string
let member: TestMember

beforeAll(async () => {
  app = await createTestApplication()
  const { services } = app
  const { database } = services
  cookie = await cookieOf(services, await createMember(services, { role: 'administrator' }))
  member = await createMember(services, { name: FORMULA })
  const [request] = await database
    .insert(designerRequests)
    .values([
      { name: FORMULA, projectType: 'single_room', message: 'A reading corner', city: 'Lisbon' },
      { name: 'Ben', projectType: 'single_room', message: 'A hall', status: 'contacted' },
    ])
    .returning()
  const intake = {
    designerRequestId: request!.id,
    clientEmail: 'a@example.com',
    roomType: 'Bedroom',
  } as const
  await database.insert(designIntakeSubmissions).values([
    { ...intake, clientName: FORMULA, designGoals: 'More light' },
    { ...intake, clientName: 'Ben', adminNotes: 'Call in May' },
  ])
  await database.insert(websiteFeedback).values(
    Array.from({ length: MESSAGES }, (_, index) => ({
      contactName: index === 7 ? FORMULA : `Writer ${index}`,
      feedbackText: `Message ${index}`,
    })),
  )
  await database.insert(testimonials).values([
    { name: FORMULA, content: 'Lovely' },
    { name: 'Ben', content: 'Calm' },
  ])
  const mail = { kind: 'welcome', html: '<p>secret body</p>', plainText: 'secret body' }
  await database.insert(outboxEmails).values([
    { ...mail, reference: '1', recipient: member.email, subject: FORMULA },
    { ...mail, reference: '2', recipient: 'ben@example.com', subject: 'Welcome, Ben' },
  ])
})

afterAll(() => app[Symbol.asyncDispose]())

async function file(path: string): Promise<string[]> {
  const answer = await app.fetch(path, { cookie })
  expect(answer.status, path).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w-]+\.csv"$/)
  const text = await answer.text()
  return text.trimEnd().split('\r\n')
}

const SETTINGS = [
  'blog',
  'quiz-pictures',
  'styles',
  'email-templates',
  'testimonials',
  'outbox',
  'jobs',
  'audit-log',
]
const LISTS = [
  ...['users', 'uploads', 'payments', 'quizzes', 'designer', 'intake', 'feedback'].map(
    (list) => `/admin/${list}`,
  ),
  ...SETTINGS.map((panel) => `/admin/settings/${panel}`),
]

test.each(LISTS)('%s links to its file, which has a header row', async (list) => {
  const page = await (await app.fetch(list, { cookie })).text()
  expect(page).toContain(`href="${list}.csv`)
  const [titles] = await file(`${list}.csv`)
  expect(titles!.split(',').length).toBeGreaterThan(4)
})

test('each of a user’s lists has a file, and nothing else has', async () => {
  const address = `/admin/users/${member.userId}`
  const page = await (await app.fetch(`${address}/emails`, { cookie })).text()
  expect(page).toContain(`href="${address}/lists/emails.csv`)
  for (const list of ['ledger', 'uploads', 'payments', 'emails', 'audit'])
    expect((await file(`${address}/lists/${list}.csv`)).length).toBeGreaterThan(0)
  expect(await file(`${address}/lists/emails.csv`)).toHaveLength(2)
  expect((await app.fetch(`${address}/lists/toString.csv`, { cookie })).status).toBe(404)
})

test.each([
  '/admin/users.csv',
  '/admin/designer.csv',
  '/admin/intake.csv',
  '/admin/feedback.csv',
  '/admin/settings/testimonials.csv',
  '/admin/settings/outbox.csv',
])('%s holds no formula', async (path) => {
  const lines = await file(path)
  expect(lines.filter((line) => line.includes(HARMLESS))).toHaveLength(1)
  expect(lines.join('\n')).not.toContain(`"=HYPERLINK`)
})

test('a file has its page’s filters', async () => {
  const count = async (path: string) => (await file(path)).length - 1
  expect(await count('/admin/designer.csv')).toBe(1)
  expect(await count('/admin/designer.csv?status=all')).toBe(2)
  expect(await count('/admin/designer.csv?status=all&search=lisbon')).toBe(1)
  expect(await count('/admin/designer.csv?status=contacted&search=reading')).toBe(0)
  expect(await count('/admin/intake.csv?search=MORE+light')).toBe(1)
  expect(await count('/admin/intake.csv?search=call+in')).toBe(1)
  expect(await count('/admin/intake.csv?search=%25')).toBe(0)
  expect(await count('/admin/feedback.csv')).toBe(MESSAGES)
  expect(await count('/admin/feedback.csv?search=writer+99')).toBe(11)
  expect(await count('/admin/feedback.csv?view=resolved&search=writer')).toBe(0)
  expect(await count('/admin/settings/outbox.csv?search=ben%40')).toBe(1)
  expect(await count('/admin/settings/outbox.csv?state=sent')).toBe(0)
  expect(await count('/admin/settings/testimonials.csv?search=calm')).toBe(1)
  expect((await file('/admin/settings/outbox.csv')).join()).not.toContain('secret body')
})

test.each([
  ['/admin/designer.csv', 'designer-requests-pending'],
  ['/admin/designer.csv?status=contacted', 'designer-requests-contacted'],
  ['/admin/designer.csv?status=all', 'designer-requests-all'],
  ['/admin/designer.csv?status=%22%0Ax', 'designer-requests-all'],
  ['/admin/feedback.csv', 'feedback-unreviewed'],
  ['/admin/feedback.csv?view=resolved', 'feedback-resolved'],
  ['/admin/settings/blog.csv', 'blog-posts-published'],
  ['/admin/settings/blog.csv?status=draft', 'blog-posts-draft'],
  ['/admin/users.csv?state=blocked', 'users'],
])('%s says in its name what part of the list it is: %s', async (path, name) => {
  const named = (await app.fetch(path, { cookie })).headers.get('content-disposition')
  expect(named).toMatch(new RegExp(`"${name}-\\d{4}-\\d\\d-\\d\\d\\.csv"`))
})

test('an export is recorded with the filters of the list', async () => {
  const { services } = app
  const support = await createMember(services, { role: 'support' })
  const theirs = await cookieOf(services, support)
  await app.fetch('/admin/users.csv?search=ada', { cookie: theirs })
  await app.fetch(`/admin/users/${member.userId}/lists/ledger.csv`, { cookie: theirs })
  await app.fetch('/account/data.zip', { cookie: theirs })
  const { rows } = await auditPage(services.database, { search: '', actorId: support.userId, page: 1 })
  expect(rows.map(({ action, subject, details }) => [action, subject, details?.after])).toEqual([
    ['data.archive', `user:${support.userId}`, null],
    ['data.export', `user:${member.userId}`, { list: 'ledger' }],
    ['data.export', 'list:users', { search: 'ada' }],
  ])
})
