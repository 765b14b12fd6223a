/** Both processes show a change long before their cached pages would expire. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blogPosts } from '#app/features/blog/tables.server.ts'
import { createPost, updatePost } from '#app/features/blog/writing/commands/save-post.server.ts'
import { createGuestApplication, type GuestApplication } from '#tests/builders/guest-application.ts'
import { GUEST_PATHS } from '#tests/builders/guest-paths.ts'
import { createAdministrator } from '#tests/builders/members.ts'
import { changeStatus, postInput, storePost } from '#tests/builders/posts.ts'

let app: GuestApplication

beforeAll(async () => {
  app = await createGuestApplication()
  await storePost(app.services.database, { title: 'A Sample', slug: 'sample-post' })
})
afterAll(() => app[Symbol.asyncDispose]())

const run = (statement: string) => app.services.database.execute(sql.raw(statement))

/** The texts of a page in both processes. */
const inBoth = (path: string, headers = {}) =>
  Promise.all(app.processes.map(async (process) => (await app.ask(process + path, headers)).text))

/** Waits until both processes show a text, or no longer show it. */
const untilBoth = (path: string, show: string | RegExp, isShown = true) =>
  expect
    .poll(async () => (await inBoth(path)).map((text) => text.search(show) >= 0))
    .toEqual([isShown, isShown])

test.each([
  [
    '/',
    'Wonderful testimonial',
    `INSERT INTO testimonials (name, content) VALUES ('A', 'Wonderful testimonial')`,
  ],
  ['/', 'Other words', `UPDATE testimonials SET content = 'Other words'`],
  ['/quiz', 'A changed description', `UPDATE quiz_images SET description = 'A changed description'`],
  ['/', 'A changed description', 'SELECT 1'],
  [
    '/quiz',
    'Renamed style',
    `UPDATE quiz_images SET style_label = 'Renamed style' WHERE style_label = 'Zen'`,
  ],
  ['/blog', 'Another title', `UPDATE blog_posts SET title = 'Another title' WHERE slug = 'sample-post'`],
  ['/blog/sample-post', 'Another title', 'SELECT 1'],
])('%s shows "%s" in both processes', async (path, text, change) => {
  await inBoth(path)
  await run(change)
  await untilBoth(path, text)
})

test('a removed testimonial disappears from both', async () => {
  await run(`INSERT INTO testimonials (name, content) VALUES ('B', 'Soon removed')`)
  await untilBoth('/', 'Soon removed')
  await run('TRUNCATE testimonials')
  await untilBoth('/', 'Soon removed', false)
})

test('published, moved and withdrawn posts show their current state', async () => {
  const { services } = app
  const editor = await createAdministrator(services)
  expect((await app.ask('/blog/told')).status).toBe(404)
  await inBoth('/blog')
  const post = postInput({ title: 'Told', slug: 'told' })
  const { id: postId } = await createPost(services, editor, post)
  await untilBoth('/blog/told', /<h1[^>]*>Told/)
  await untilBoth('/blog', 'Told')
  const [stored] = await services.database.select().from(blogPosts).where(eq(blogPosts.id, postId))
  const version = stored!.updatedAt.toISOString()
  await updatePost(services, editor, { ...post, slug: 'told-anew', postId, version })
  await expect.poll(async () => (await app.ask('/blog/told')).headers.location).toBe('/blog/told-anew')
  await changeStatus(services, editor, postId, 'unpublish')
  await expect.poll(async () => (await app.ask('/blog/told-anew')).status).toBe(404)
})

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'

test('each reader of a kept page counts once, and both processes show the number', async () => {
  const { id } = await storePost(app.services.database, { title: 'Read', slug: 'read' })
  await untilBoth('/blog/read', 'Read')
  const counted = async () =>
    (await run(`SELECT view_count FROM blog_posts WHERE id = '${id}'`)).rows[0]!.view_count
  const ask = (userAgent: string, more = {}, method = 'GET') =>
    app.ask('/blog/read', { 'User-Agent': userAgent, ...more }, method)
  await Promise.all(Array.from({ length: 20 }, (_, index) => ask(`${PHONE} ${index % 5}`)))
  await ask('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')
  await ask(`${PHONE} prefetched`, { 'Sec-Purpose': 'prefetch;prerender' })
  await ask(`${PHONE} head`, {}, 'HEAD')
  const { headers } = await app.ask('/blog/read')
  await ask(`${PHONE} unchanged`, { 'If-None-Match': headers.etag! })
  await expect.poll(counted).toBe(6)
  await untilBoth('/blog/read', 'opened 6 times')
  expect(await counted()).toBe(6)
})

test('every table that a guest page reads has a trigger for each kind of change', async () => {
  const { rows: tables } = await run(`SELECT tablename FROM pg_tables WHERE schemaname = 'public'`)
  const read = new Set<string>()
  const pool = app.services.database.$client
  const query = pool.query
  pool.query = ((...words: Parameters<typeof query>) => {
    const text = JSON.stringify(words[0])
    for (const { tablename } of tables as { tablename: string }[])
      if (new RegExp(`\\b${tablename}\\b`).test(text)) read.add(tablename)
    return query.apply(pool, words)
  }) as typeof query
  await run(`UPDATE quiz_images SET description = 'Everything is forgotten'`)
  await untilBoth('/', 'Everything is forgotten')
  // A parameter makes each page render now.
  for (const path of [...GUEST_PATHS, '/blog?page=2', '/blog/a-former-address', '/auth?mode=sign-up'])
    await app.ask(path)
  pool.query = query
  const { rows } = await run(`
    SELECT tgrelid::regclass::text AS table, bit_or(tgtype & 60) AS events FROM pg_trigger
    WHERE tgfoid IN ('tell_guest_pages'::regproc, 'tell_guest_pages_of_post'::regproc) GROUP BY 1`)
  // Bits of `tgtype`: insert 4, delete 8, update 16, truncate 32.
  expect(rows.toSorted((one, two) => (String(one.table) < String(two.table) ? -1 : 1))).toEqual(
    [...read].sort().map((table) => ({ table, events: 60 })),
  )
})
