/**
 * Access to the administration, by page, by `.data` request and by direct post: outsiders read and change nothing,
 * and support reads everything and changes nothing.
 */
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '#app/features/accounts/tables.server.ts'
import { blogPosts } from '#app/features/blog/tables.server.ts'
import { quizImages } from '#app/features/quiz/tables.server.ts'
import { redesigns, roomUploads } from '#app/features/rooms/tables.server.ts'
import { styleDefinitions } from '#app/features/styles/tables.server.ts'
import { createTestApplication, type TestApplication } from '#tests/builders/application.ts'
import { blogActions } from '#tests/builders/blog-actions.ts'
import { cookieOf, createMember, type TestMember } from '#tests/builders/members.ts'
import { jpegPhoto } from '#tests/builders/photos.ts'
import { ADMIN_TABS, SETTINGS_PANELS } from './admin-pages.ts'

const WHO = ['guest', 'member', 'other member', 'blocked member', 'administrator just demoted'] as const
type Who = (typeof WHO)[number]

let app: TestApplication
let target: TestMember
let uploadId: string
let pictureId: string
let styleId: string
let postId: string
let redesignId: string
/** A photo that would be stored. */
let photo: File
const cookies: Partial<Record<Who | 'support' | 'administrator', string>> = {}

/** The name of a person whom nobody else may see. */
const SECRET_NAME = 'Quintessa Hidden'

beforeAll(async () => {
  app = await createTestApplication()
  const { services } = app
  target = await createMember(services, { name: SECRET_NAME })
  cookies.member = await cookieOf(services, target)
  cookies['other member'] = await cookieOf(services, await createMember(services))
  cookies['blocked member'] = await cookieOf(services, await createMember(services, { blocked: true }))
  const demoted = await createMember(services, { role: 'administrator' })
  cookies['administrator just demoted'] = await cookieOf(services, demoted)
  cookies.support = await cookieOf(services, await createMember(services, { role: 'support' }))
  cookies.administrator = await cookieOf(services, await createMember(services, { role: 'administrator' }))
  expect((await ask('administrator just demoted', '/admin/users')).status).toBe(200)
  await services.database.update(users).set({ role: 'member' }).where(eq(users.id, demoted.userId))
  const uploaded = { imageUrl: `${target.userId}/1.jpg`, width: 600, height: 400, placeholder: '' }
  const [upload] = await services.database
    .insert(roomUploads)
    .values({ ...uploaded, userId: target.userId, roomType: 'Bedroom', submissionId: randomUUID() })
    .returning()
  uploadId = upload!.id
  const { imageUrl: redesignImageUrl, ...size } = uploaded
  const made = { kind: 'redesign', engine: 'palette', style: 'Zen', generationId: randomUUID() } as const
  const [redesign] = await services.database
    .insert(redesigns)
    .values({ ...size, ...made, redesignImageUrl, roomUploadId: uploadId })
    .returning()
  redesignId = redesign!.id
  photo = new File([new Uint8Array(await jpegPhoto(600, 400))], 'x.jpg', { type: 'image/jpeg' })
  const [picture] = await services.database.select().from(quizImages).limit(1)
  pictureId = picture!.id
  const [post] = await services.database
    .insert(blogPosts)
    .values({ title: `${SECRET_NAME} draft`, slug: 'secret-draft', content: '<p>x</p>', status: 'review' })
    .returning()
  postId = post!.id
  const [style] = await services.database.select().from(styleDefinitions).limit(1)
  styleId = style!.id
})

afterAll(() => app[Symbol.asyncDispose]())

function ask(who: Who | 'support' | 'administrator', path: string, form?: Record<string, string | File>) {
  const cookie = cookies[who]
  return app.fetch(path, { ...(cookie && { cookie }), ...(form && { form }) })
}

const pages = () => [
  ...ADMIN_TABS.map(({ to }) => to),
  ...SETTINGS_PANELS.map(({ to }) => to),
  `/admin/users/${target.userId}`,
  `/admin/users/${target.userId}/ledger`,
  `/admin/search?q=${SECRET_NAME}`,
  '/admin/badges',
  `/admin/settings/blog?status=all&search=${SECRET_NAME}`,
  `/admin/settings/blog/${postId}`,
  '/admin/settings/blog.csv?status=all',
  '/admin/users.csv',
  '/admin/uploads.csv',
  '/admin/settings/audit-log.csv',
  ...['designer', 'intake', 'feedback'].map((list) => `/admin/${list}.csv`),
  ...['outbox', 'jobs', 'testimonials', 'styles', 'quiz-pictures', 'email-templates'].map(
    (list) => `/admin/settings/${list}.csv`,
  ),
  ...['ledger', 'uploads', 'payments', 'emails', 'audit'].map(
    (list) => `/admin/users/${target.userId}/lists/${list}.csv`,
  ),
]

/** Every action, with a form that an administrator could send. */
const actions = (): [path: string, form: Record<string, string | File>][] => {
  const { userId } = target
  const ofUser = ['block', 'unblock', 'grant-unlimited', 'revoke-unlimited', 'delete']
  const grant = { kind: 'room', amount: '5', reason: 'for me', submissionId: randomUUID() }
  const lists = { materials: 'Oak', characteristics: 'Calm', designPrinciples: 'Less' }
  const labels = { styleLabel: 'Zen', roomType: 'Kitchen' }
  const photos = new File(['x'], 'x.jpg', { type: 'image/jpeg' })
  const pictures = '/admin/settings/quiz-pictures'
  const styles = '/admin/settings/styles'
  return [
    ...ofUser.map((intent): [string, Record<string, string>] => ['/admin/users', { intent, userId }]),
    ...ofUser.map((intent): [string, Record<string, string>] => [`/admin/users/${userId}`, { intent }]),
    [`/admin/users/${userId}/ledger`, { intent: 'grant-credits', ...grant }],
    [
      '/admin/uploads',
      { intent: 'delete', uploadId, reason: 'other', restoreCredit: 'on', sendNotice: 'on' },
    ],
    [pictures, { intent: 'activate', pictureId }],
    [pictures, { intent: 'deactivate', pictureId }],
    [pictures, { intent: 'edit', pictureId, ...labels, description: 'Something else' }],
    [pictures, { ...labels, photos }],
    [styles, { intent: 'activate', styleId }],
    [styles, { intent: 'deactivate', styleId }],
    [styles, { intent: 'edit', styleId, colorPalette: '#000000 Black', ...lists }],
    [styles, { intent: 'restore' }],
    ...blogActions({ postId, uploadId, redesignId, photo }),
    ...pages().map((path): [string, Record<string, string>] => [path, { intent: 'delete', id: userId }]),
  ]
}

/** A digest of every row, except tables that only record requests. */
async function digest(): Promise<string> {
  const { database } = app.services
  const { rows: tables } = await database.execute<{ name: string }>(sql`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name NOT IN ('rate_limits', 'sessions')`)
  const parts = tables.map(
    ({ name }) =>
      sql`SELECT ${name} || coalesce(string_agg(t::text, '' ORDER BY t::text), '') AS rows FROM ${sql.identifier(name)} AS t`,
  )
  const { rows } = await database.execute<{ digest: string }>(
    sql`SELECT md5(string_agg(rows, '' ORDER BY rows)) AS digest FROM (${sql.join(parts, sql` UNION ALL `)}) AS every`,
  )
  return rows[0]!.digest
}

const dataAddress = (path: string) => {
  const [page, query] = path.split('?')
  return `${page}.data${query ? `?${query}` : ''}`
}

describe.each(WHO)('%s', (who) => {
  test('reads nothing, by page or by data', async () => {
    for (const path of pages()) {
      const lone = `${dataAddress(path)}${path.includes('?') ? '&' : '?'}_routes=routes%2Fadmin%2Fusers%2Flist`
      for (const address of [path, dataAddress(path), lone]) {
        const answer = await ask(who, address)
        expect(answer.status, address).toBe(403)
        const text = await answer.text()
        expect(text, address).not.toContain(SECRET_NAME)
        expect(text, address).not.toContain(target.email)
      }
    }
  })

  test('changes nothing, by any action', async () => {
    const before = await digest()
    // A guest may be an administrator whose session has ended: the form leads to the sign-in page.
    const [page, fetched] = who === 'guest' ? [302, 202] : [403, 403]
    for (const [path, form] of actions()) {
      expect((await ask(who, path, form)).status, `${path} ${form.intent}`).toBe(page)
      expect((await ask(who, dataAddress(path), form)).status, `data of ${path} ${form.intent}`).toBe(fetched)
    }
    expect(await digest()).toBe(before)
  })
})

test('support reads every page and changes nothing', async () => {
  for (const path of pages()) expect((await ask('support', path)).status, path).toBeLessThan(400)
  const before = await digest()
  for (const [path, form] of actions().slice(0, -pages().length))
    expect((await ask('support', path, form)).status, `${path} ${form.intent}`).toBe(403)
  expect(await digest()).toBe(before)
})

test('an administrator can read and change, so that the tests above prove something', async () => {
  expect(await (await ask('administrator', '/admin/users')).text()).toContain(SECRET_NAME)
  expect(await (await ask('administrator', '/admin/users.data')).text()).toContain(SECRET_NAME)
  const before = await digest()
  const answer = await ask('administrator', '/admin/users', {
    intent: 'block',
    userId: target.userId,
    reason: 'Spam',
  })
  expect(answer.status).toBe(200)
  expect(await digest()).not.toBe(before)
})
