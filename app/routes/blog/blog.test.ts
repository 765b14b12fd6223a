import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { forgetViewsWorker } from '#app/features/blog/jobs.server.ts'
import { POST_STATUSES } from '#app/features/blog/schema/posts.ts'
import { blogPictures, blogPosts, blogPostViews } from '#app/features/blog/tables.server.ts'
import { ensureFirstPosts } from '#app/features/blog/writing/commands/ensure-first-posts.server.ts'
import { FIRST_POSTS } from '#app/features/blog/writing/rules/first-posts/first-posts.ts'
import { createTestApplication, type TestApplication } from '#tests/builders/application.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'
import { storePost } from '#tests/builders/posts.ts'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'

const textOf = async (app: TestApplication, path: string, cookie = '') =>
  (await app.fetch(path, { cookie })).text()

test('every list shows only published posts, to every visitor', async () => {
  await using app = await createTestApplication()
  const { database } = app.services
  const cookies = [
    '',
    await cookieOf(app.services, await createMember(app.services)),
    await cookieOf(app.services, await createMember(app.services, { role: 'administrator' })),
  ]
  for (const status of POST_STATUSES.filter((each) => each !== 'published'))
    await storePost(database, { title: `Hidden pergola ${status}`, slug: `hidden-${status}`, status })
  await storePost(database, { title: 'Open pergola', slug: 'open' })
  for (const cookie of cookies) {
    for (const status of POST_STATUSES.filter((each) => each !== 'published'))
      expect((await app.fetch(`/blog/hidden-${status}`, { cookie })).status, status).toBe(404)
    for (const path of ['/blog', '/blog/open', '/blog/search?q=pergola', '/blog/rss.xml', '/sitemap.xml']) {
      const text = await textOf(app, path, cookie)
      expect(text.toLowerCase(), path).toContain('blog/open')
      expect(text.toLowerCase(), path).not.toMatch(/hidden[- ](pergola|draft)/)
    }
  }
  expect((await app.fetch('/blog/hidden-draft.data')).status).toBe(404)
})

test('the pages of the index hold every post once, and pages beyond the last answer 404', async () => {
  await using app = await createTestApplication()
  const { database } = app.services
  await database.delete(blogPosts)
  expect(await textOf(app, '/blog')).toContain('The first post is still being written')
  for (let number = 1; number <= 30; number += 1)
    await storePost(database, {
      title: `Post ${number}`,
      slug: `number-${number}`,
      roomType: number % 2 ? 'kitchen' : 'bedroom',
      publishedAt: new Date(2026, 0, number),
    })
  const slugsOf = async (path: string) =>
    [...(await textOf(app, path)).matchAll(/href="\/blog\/(number-\d+)"/g)].map(([, slug]) => slug)
  const all = [
    ...(await slugsOf('/blog')),
    ...(await slugsOf('/blog?page=2')),
    ...(await slugsOf('/blog?page=3')),
  ]
  expect(all).toEqual(Array.from({ length: 30 }, (_, index) => `number-${30 - index}`))
  expect(await slugsOf('/blog?room=bedroom&page=2')).toEqual(['number-6', 'number-4', 'number-2'])
  for (const path of ['/blog?page=4', '/blog?page=4&room=kitchen', '/blog?room=nursery'])
    expect((await app.fetch(path)).status, path).toBe(404)
  expect((await textOf(app, '/blog?room=nursery')).match(/There are no posts here/g)).toHaveLength(1)
  expect(await textOf(app, '/blog?page=2')).toContain(
    `<link rel="canonical" href="${app.services.environment.appUrl}/blog?page=2"/>`,
  )
})

test('a post has tags for search engines and link previews, with its words as text', async () => {
  await using app = await createTestApplication()
  const { appUrl } = app.services.environment
  const title = 'Oak </script><script>hit()</script> & "linen"'
  await storePost(app.services.database, {
    title,
    slug: 'oak',
    excerpt: 'Warm & plain',
    metaDescription: 'Said to search engines',
    afterImageUrl: '/starter-pool/after-japandi-bedroom',
    afterImage: { widths: [480, 1536], width: 1536, height: 1024, alt: 'A bed "low" <b>' },
  })
  const html = await textOf(app, '/blog/oak')
  expect(html).not.toContain('<script>hit()')
  expect(html).toContain(`<link rel="canonical" href="${appUrl}/blog/oak"/>`)
  expect(html).toContain('<meta name="description" content="Said to search engines"/>')
  expect(html).toContain(
    `<meta property="og:image" content="${appUrl}/starter-pool/after-japandi-bedroom-1536.webp"/>`,
  )
  expect(html).toContain('<meta property="og:type" content="article"/>')
  const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)!
  expect(JSON.parse(json!)).toMatchObject({
    '@type': 'BlogPosting',
    headline: title,
    mainEntityOfPage: `${appUrl}/blog/oak`,
    image: [`${appUrl}/starter-pool/after-japandi-bedroom-1536.webp`],
  })
})

test('related posts with the same room type and style come first', async () => {
  await using app = await createTestApplication()
  const { database } = app.services
  await database.delete(blogPosts)
  const at = (day: number) => ({ publishedAt: new Date(2026, 0, day) })
  const kitchen = { roomType: 'kitchen' as const, styleApplied: 'Zen' }
  await storePost(database, { title: 'This', slug: 'this', ...kitchen, ...at(1) })
  await storePost(database, { title: 'Both', slug: 'both', ...kitchen, ...at(2) })
  await storePost(database, { title: 'Style', slug: 'style', styleApplied: 'Zen', ...at(3) })
  await storePost(database, { title: 'Room', slug: 'room', roomType: 'kitchen', ...at(4) })
  await storePost(database, { title: 'Neither', slug: 'neither', ...at(5) })
  await storePost(database, { title: 'Draft', slug: 'draft', ...kitchen, status: 'draft', ...at(6) })
  const related = async (slug: string) =>
    [...(await textOf(app, `/blog/${slug}`)).matchAll(/<h3[^>]*><a [^>]*href="\/blog\/([a-z-]+)"/g)].map(
      ([, found]) => found,
    )
  expect(await related('this')).toEqual(['both', 'room', 'style'])
  expect(await related('neither')).toEqual(['room', 'style', 'both'])
})

test('a view counts once per visitor and day, and programs and prefetches do not count', async () => {
  await using app = await createTestApplication()
  const { database } = app.services
  const post = await storePost(database, { title: 'Read', slug: 'read' })
  const read = (headers: Record<string, string>, method = 'GET') =>
    app.fetch('/blog/read', { headers, method })
  await Promise.all([1, 2, 3].map(() => read({ 'User-Agent': PHONE })))
  await read({ 'User-Agent': `${PHONE} other` })
  await read({ 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' })
  await read({ 'User-Agent': 'curl/8.0' })
  await read({})
  await read({ 'User-Agent': `${PHONE} third`, 'Sec-Purpose': 'prefetch;prerender' })
  await read({ 'User-Agent': `${PHONE} fourth` }, 'HEAD')
  const [counted] = await database.select().from(blogPosts).where(eq(blogPosts.id, post.id))
  expect(counted!.viewCount).toBe(2)
  expect(counted!.updatedAt).toEqual(post.updatedAt)
  const views = await database.select().from(blogPostViews)
  expect(JSON.stringify(views)).not.toMatch(/127\.0\.0\.1|iPhone/)
  await database.update(blogPostViews).set({ day: sql`day - 1` })
  await read({ 'User-Agent': PHONE })
  expect(await database.$count(blogPostViews)).toBe(3)
  await forgetViewsWorker.run(app.services, {}, {} as never)
  expect(await database.$count(blogPostViews)).toBe(1)
})

test('the first posts are added once, and edits and deletions survive a restart', async () => {
  await using app = await createTestApplication()
  const { services } = app
  const [first, second] = FIRST_POSTS
  await services.database.update(blogPosts).set({ title: 'Mine' }).where(eq(blogPosts.slug, first!.slug))
  await services.database.delete(blogPosts).where(eq(blogPosts.slug, second!.slug))
  await Promise.all([ensureFirstPosts(services), ensureFirstPosts(services)])
  const posts = await services.database.select().from(blogPosts)
  expect(posts).toHaveLength(FIRST_POSTS.length - 1)
  expect(posts.find((post) => post.slug === first!.slug)!.title).toBe('Mine')
  for (const { slug } of FIRST_POSTS.slice(2)) expect((await app.fetch(`/blog/${slug}`)).status).toBe(200)
})

test('a post’s picture is public while the post is published', async () => {
  await using app = await createTestApplication()
  const { database, storage } = app.services
  const post = await storePost(database, { title: 'Pictured', status: 'draft' })
  const facts = { postId: post.id, widths: [480], width: 480, height: 320, placeholder: 'data:,' }
  const [picture] = await database.insert(blogPictures).values(facts).returning()
  await storage.put(`blog/${picture!.id}-480.webp`, Buffer.from('picture'), 'image/webp')
  const ask = (cookie = '') => app.fetch(`/blog/pictures/${picture!.id}-480.webp`, { cookie })
  const member = await cookieOf(app.services, await createMember(app.services))
  const admin = await cookieOf(app.services, await createMember(app.services, { role: 'administrator' }))
  expect([(await ask()).status, (await ask(member)).status]).toEqual([404, 404])
  expect((await ask(admin)).headers.get('cache-control')).toBe('private, no-store')
  await database.update(blogPosts).set({ status: 'published' }).where(eq(blogPosts.id, post.id))
  const shown = await ask()
  expect(shown.headers.get('content-type')).toBe('image/webp')
  expect(await shown.text()).toBe('picture')
  expect((await app.fetch(`/blog/pictures/${picture!.id}-960.webp`)).status).toBe(404)
})

test('feed and sitemap are well-formed for any title, and robots.txt points to them', async () => {
  await using app = await createTestApplication()
  const { appUrl } = app.services.environment
  await storePost(app.services.database, { title: 'Oak & <b>linen</b>\u0001', slug: 'oak', excerpt: ']]> &' })
  const feed = await app.fetch('/blog/rss.xml')
  expect(feed.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  const rss = await feed.text()
  expect(rss).toContain('<title>Oak &amp; &lt;b&gt;linen&lt;/b&gt;</title>')
  expect(rss).toContain(`<guid>${appUrl}/blog/oak</guid>`)
  expect(await textOf(app, '/sitemap.xml')).toContain(`<url><loc>${appUrl}/blog/oak</loc><lastmod>`)
  expect(await textOf(app, '/robots.txt')).toContain(`Sitemap: ${appUrl}/sitemap.xml`)
})

test('the search query is shown as text', async () => {
  await using app = await createTestApplication()
  const payload = '<img src=x onerror=hit()>"\'><script>hit()</script>'
  await storePost(app.services.database, { title: `Gazebo ${payload}`, excerpt: `A gazebo ${payload}` })
  for (const query of [payload, `gazebo ${payload}`, 'gazebo']) {
    const html = await textOf(app, `/blog/search?q=${encodeURIComponent(query)}`)
    expect(html).not.toMatch(/<img src=x|<script>hit/)
  }
  expect(await textOf(app, '/blog/search?q=gazebo')).toContain('>Gazebo</mark> &lt;img src=x')
})
