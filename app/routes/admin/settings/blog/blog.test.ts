import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { blogPictures, blogPosts } from '#app/features/blog/tables.server.ts'
import { createTestApplication } from '#tests/builders/application.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'
import { jpegPhoto } from '#tests/builders/photos.ts'
import { filledIn } from '#tests/builders/plain-form.ts'
import { postInput } from '#tests/builders/posts.ts'
import { SCRIPT_PAYLOADS } from '#tests/builders/script-payloads.ts'
import { shouldRevalidate } from './edit.tsx'

const RUNS =
  /<(script|svg|iframe|object|embed|form|style|meta|base)\b|<[^>]* on\w+=|<[^>]*(href|src)="?\s*javascript:/i
const POSTS = '/admin/settings/blog'

async function opened() {
  const app = await createTestApplication()
  const { services } = app
  const cookie = await cookieOf(services, await createMember(services, { role: 'administrator' }))
  const { before: _before, after: _after, ...words } = postInput()
  return {
    app,
    database: services.database,
    words: words as Record<string, string>,
    send: (path: string, form: Record<string, string | File>) => app.fetch(POSTS + path, { cookie, form }),
    read: (path: string) => app.fetch(path, { cookie }),
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  }
}

test('a post is written with the form, and errors are reported at their fields', async () => {
  await using blog = await opened()
  const written = await blog.send('/new', { intent: 'create', ...blog.words, slug: 'a-post' })
  expect(written.status).toBe(200)
  expect(await written.text()).toContain('Blog Post Published!')
  const taken = await blog.send('/new', { intent: 'create', ...blog.words, slug: 'a-post' })
  expect(taken.status).toBe(400)
  expect(await taken.text()).toContain('Another post has this address. Please choose another.')
  const [post] = await blog.database.select().from(blogPosts).where(eq(blogPosts.slug, 'a-post'))
  const version = post!.updatedAt.toISOString()
  const changes = { ...blog.words, version, saveAs: 'published', status: 'draft' }
  await blog.send(`/${post!.id}`, { intent: 'update', ...changes })
  const [after] = await blog.database.select().from(blogPosts).where(eq(blogPosts.slug, 'a-post'))
  expect(after!.status).toBe('published')
  const unknown = await blog.send('/new', { intent: 'explode' })
  expect(unknown.status).toBe(400)
  for (const id of ['x', '00000000-0000-4000-8000-000000000000'])
    expect((await blog.read(`${POSTS}/${id}`)).status).toBe(404)
})

test('what is said of a save names the button that was pressed', async () => {
  await using blog = await opened()
  const said = async (path: string, form: Record<string, string>) => (await blog.send(path, form)).text()
  const draft = { intent: 'create', ...blog.words, slug: 'named', saveAs: 'draft' }
  expect(await said('/new', { ...draft, title: '' })).toContain('Failed to save the draft')
  expect(await said('/new', { ...draft, title: '', saveAs: 'published' })).toContain(
    'Failed to publish blog post',
  )
  expect(await said('/new', draft)).toContain('Draft saved')
  const [post] = await blog.database.select().from(blogPosts).where(eq(blogPosts.slug, 'named'))
  const update = { intent: 'update', ...blog.words, version: post!.updatedAt.toISOString(), slug: 'named' }
  expect(await said(`/${post!.id}`, { ...update, title: '' })).toContain('Failed to update blog post')
  expect(await said(`/${post!.id}`, { ...update, saveAs: 'published' })).toContain('Blog Post Published!')
})

test('a page decides only about the version of the post that it shows', async () => {
  await using blog = await opened()
  await blog.send('/new', { intent: 'create', ...blog.words, slug: 'seen' })
  const [{ id, updatedAt } = expect.fail()] = await blog.database
    .select()
    .from(blogPosts)
    .where(eq(blogPosts.slug, 'seen'))
  const page = await (await blog.read(`${POSTS}/${id}`)).text()
  const press = filledIn(page, 'Unpublish', {}) as Record<string, string>
  const saved = { intent: 'update', ...blog.words, version: updatedAt.toISOString(), title: 'Newer' }
  await blog.send(`/${id}`, saved)
  const refused = await blog.send(`/${id}`, press)
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('Somebody else saved this post meanwhile')
  const [after] = await blog.database.select().from(blogPosts).where(eq(blogPosts.id, id))
  expect(after).toMatchObject({ status: 'published', title: 'Newer' })
  const fresh = await (await blog.read(`${POSTS}/${id}`)).text()
  const pressed = await blog.send(`/${id}`, filledIn(fresh, 'Unpublish', {}) as Record<string, string>)
  expect(pressed.status).toBe(200)
})

test('a preview loads nothing again', () => {
  const url = new URL(POSTS, 'http://localhost')
  const address = { currentUrl: url, currentParams: {}, nextUrl: url, nextParams: {} }
  const loadsAgain = (formAction: string) =>
    shouldRevalidate({ ...address, formAction, defaultShouldRevalidate: true })
  expect(loadsAgain(`${POSTS}/preview`)).toBe(false)
  expect(loadsAgain(`${POSTS}/new`)).toBe(true)
})

test('no payload runs in the preview, in the editor or on the post’s page', async () => {
  await using blog = await opened()
  const content = `<p>Hello</p>${SCRIPT_PAYLOADS.join('')}`
  for (const payload of SCRIPT_PAYLOADS) {
    const answer = await blog.send('/preview.data', {
      title: payload,
      excerpt: payload,
      content: payload,
      beforeAddress: payload,
      beforeAlt: payload,
    })
    expect(answer.status).toBe(200)
    const preview = JSON.parse(await answer.text())
      .flat()
      .find((part: unknown) => String(part).startsWith('<h1>'))
    expect(preview, payload).not.toMatch(RUNS)
  }
  const title = SCRIPT_PAYLOADS[0]!.slice(0, 160)
  await blog.send('/new', { intent: 'create', ...blog.words, slug: 'nasty', title, excerpt: title, content })
  const [post] = await blog.database.select().from(blogPosts).where(eq(blogPosts.slug, 'nasty'))
  expect(post!.content).not.toMatch(RUNS)
  const page = await (await blog.read('/blog/nasty')).text()
  const shown = page.slice(page.indexOf('<main'), page.indexOf('</main>'))
  expect(shown.replace(/<script[^>]*application\/ld\+json.*?<\/script>/s, '')).not.toMatch(
    /<script>|<[^>]* on(error|load|click)=/i,
  )
})

test('a picture is stored, described, and private until a published post shows it', async () => {
  await using blog = await opened()
  const photo = new File([new Uint8Array(await jpegPhoto(1200, 800))], 'room.jpg', { type: 'image/jpeg' })
  const stored = await (await blog.send('/pictures', { picture: photo })).json()
  expect(stored).toMatchObject({ src: `${stored.base}-960.webp`, width: 960, height: 640 })
  const asGuest = async () => (await blog.app.fetch(stored.src)).status
  expect(await asGuest()).toBe(404)
  expect((await blog.read(stored.src)).status).toBe(200)
  const picture = { afterAddress: stored.base, afterAlt: 'A calm room' }
  await blog.send('/new', { intent: 'create', ...blog.words, ...picture, status: 'draft' })
  expect(await asGuest()).toBe(404)
  const [post] = await blog.database.select().from(blogPosts).where(eq(blogPosts.afterImageUrl, stored.base))
  const version = post!.updatedAt.toISOString()
  await blog.send('', { intent: 'status', postId: post!.id, change: 'publish', version })
  expect(await asGuest()).toBe(200)
})

test('a file that is not a picture is refused with the reason', async () => {
  await using blog = await opened()
  const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'], 'x.svg', {
    type: 'image/svg+xml',
  })
  const answer = await blog.send('/pictures', { picture: svg })
  expect(answer.status).toBe(422)
  expect((await answer.json()).message).toContain('SVG')
  const nothing = await blog.send('/pictures', { picture: 'words' })
  expect((await nothing.json()).message).toContain('empty')
  const huge = new File([new Uint8Array(11 * 1024 * 1024)], 'x.jpg', { type: 'image/jpeg' })
  expect((await blog.send('/pictures', { picture: huge })).status).toBe(413)
  expect(await blog.database.$count(blogPictures)).toBe(0)
})
