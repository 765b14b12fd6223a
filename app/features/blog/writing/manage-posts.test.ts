import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { createAdministrator } from '#tests/builders/members.ts'
import { changeStatus, postInput } from '#tests/builders/posts.ts'
import { SCRIPT_PAYLOADS } from '#tests/builders/script-payloads.ts'
import { createTestServices, type TestServices } from '#tests/builders/services.ts'
import { blogPosts } from '../tables.server.ts'
import { deletePost } from './commands/delete-post.server.ts'
import { createPost, updatePost } from './commands/save-post.server.ts'
import { setPostStatus } from './commands/set-post-status.server.ts'
import { managedPost, managedPosts, postBatches, postCounts } from './queries/managed-posts.server.ts'

async function opened({ services }: TestServices) {
  const admin = await createAdministrator(services)
  const read = async (id: string) => (await managedPost(services.database, id))!
  const version = async (id: string) => (await read(id)).updatedAt.toISOString()
  const change = (postId: string, to: string) => changeStatus(services, admin, postId, to)
  return { services, admin, read, version, change, database: services.database }
}

test('the audit log records who writes, edits, unpublishes, publishes and deletes a post', async () => {
  await using test = await createTestServices()
  const { services, admin, read, version, change, database } = await opened(test)
  const { id, slug, status } = await createPost(services, admin, postInput())
  expect({ slug, status }).toEqual({ slug: 'a-calm-bedroom-in-oak', status: 'published' })
  const first = (await read(id)).publishedAt!
  expect(first.getTime()).toBeGreaterThan(Date.now() - 10_000)
  await updatePost(services, admin, {
    ...postInput({ title: 'A calmer bedroom', slug: 'calmer', tags: 'Oak, linen,oak ,' }),
    postId: id,
    version: await version(id),
  })
  expect(await read(id)).toMatchObject({
    title: 'A calmer bedroom',
    slug: 'calmer',
    tags: ['oak', 'linen'],
    status: 'published',
  })
  expect(await change(id, 'unpublish')).toMatchObject({ status: 'draft' })
  await change(id, 'publish')
  expect((await read(id)).publishedAt).toEqual(first)
  await deletePost(services, admin, { postId: id })
  await expect(deletePost(services, admin, { postId: id })).rejects.toThrow('no longer exists')
  const log = await database.select().from(auditLog).orderBy(desc(auditLog.createdAt))
  expect(log.map(({ action }) => action)).toEqual([
    'blog.delete',
    'blog.publish',
    'blog.unpublish',
    'blog.update',
    'blog.create',
  ])
  expect(log[3]!.details).toMatchObject({
    before: { slug: 'a-calm-bedroom-in-oak' },
    after: { slug: 'calmer' },
  })
  expect(JSON.stringify(log)).not.toContain('<p>')
})

test('invalid input is refused at its field and changes nothing', async () => {
  await using test = await createTestServices()
  const { services, admin, version, database } = await opened(test)
  const { id } = await createPost(services, admin, postInput({ slug: 'taken' }))
  const before = await database.$count(blogPosts)
  for (const [change, message] of [
    [{ title: ' ' }, 'Please enter a title.'],
    [{ title: 'x'.repeat(161) }, 'within 160 characters'],
    [{ slug: 'Not A Slug' }, 'small letters'],
    [{ slug: 'a--b' }, 'small letters'],
    [{ slug: '../admin' }, 'small letters'],
    [{ slug: 'search' }, 'a page of the blog itself'],
    [{ slug: 'taken' }, 'Another post has this address.'],
    [{ content: '<p> <script>x</script></p>' }, 'Please write the post.'],
    [{ seoTitle: 'x'.repeat(61) }, 'within 60 characters'],
    [{ metaDescription: 'x'.repeat(156) }, 'within 155 characters'],
    [{ tags: 'a,b,c,d,e,f,g,h,i,j,k' }, 'at most 10 tags'],
    [{ roomType: 'dungeon' as 'bedroom' }, 'Invalid'],
    [{ status: 'approved' as 'draft' }, 'Please choose a status.'],
  ] as const) {
    await expect(createPost(services, admin, postInput(change)), message).rejects.toThrow(message)
  }
  expect(await database.$count(blogPosts)).toBe(before)
  const other = await createPost(services, admin, postInput())
  const taken = { ...postInput({ slug: 'taken' }), postId: other.id, version: await version(other.id) }
  await expect(updatePost(services, admin, taken)).rejects.toThrow('Another post has this address.')
  expect(await managedPost(database, id)).toMatchObject({ slug: 'taken' })
})

test('posts of one title written at the same time get distinct addresses', async () => {
  await using test = await createTestServices()
  const { services, admin } = await opened(test)
  const made = await Promise.all([1, 2, 3].map(() => createPost(services, admin, postInput())))
  expect(made.map(({ slug }) => slug).sort()).toEqual([
    'a-calm-bedroom-in-oak',
    'a-calm-bedroom-in-oak-2',
    'a-calm-bedroom-in-oak-3',
  ])
})

test('an edit does not overwrite a newer version', async () => {
  await using test = await createTestServices()
  const { services, admin, read, version } = await opened(test)
  const { id } = await createPost(services, admin, postInput())
  const opened_ = await version(id)
  await updatePost(services, admin, { ...postInput({ title: 'First' }), postId: id, version: opened_ })
  const late = { ...postInput({ title: 'Second' }), postId: id, version: opened_ }
  await expect(updatePost(services, admin, late)).rejects.toThrow('Somebody else saved this post')
  expect((await read(id)).title).toBe('First')
})

test('nobody decides about a version of a post that they did not see', async () => {
  await using test = await createTestServices()
  const { services, admin, read, version, change } = await opened(test)
  const { id } = await createPost(services, admin, postInput({ status: 'review' }))
  const seen = await version(id)
  await updatePost(services, admin, { ...postInput({ title: 'Another' }), postId: id, version: seen })
  const late = { postId: id, change: 'approve', version: seen }
  await expect(setPostStatus(services, admin, late)).rejects.toMatchObject({ code: 'changed_meanwhile' })
  expect((await read(id)).status).toBe('review')
  expect(await change(id, 'approve')).toMatchObject({ status: 'approved' })
})

test('a post changes only to an allowed status', async () => {
  await using test = await createTestServices()
  const { services, admin, database, ...opened_ } = await opened(test)
  const { id: postId } = await createPost(services, admin, postInput({ status: 'review' }))
  const change = (to: string) => opened_.change(postId, to)
  await expect(change('unpublish')).rejects.toThrow('This post is in review now.')
  await expect(change('explode')).rejects.toThrow('Invalid')
  expect(await change('reject')).toMatchObject({ status: 'rejected' })
  expect(await change('approve')).toMatchObject({ status: 'approved' })
  const twice = await Promise.allSettled([change('publish'), change('publish')])
  expect(twice.map((each) => each.status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(change('approve')).rejects.toThrow('This post is published now.')
  expect(await postCounts(database)).toMatchObject({ published: expect.any(Number) })
})

test('the list filters by status and title, and the export contains the same posts', async () => {
  await using test = await createTestServices()
  const { services, admin, database } = await opened(test)
  const title = 'A very particular pantry'
  await createPost(services, admin, postInput({ title }))
  await createPost(services, admin, postInput({ title, status: 'draft' }))
  const shown = async (search: string, status: 'published' | 'draft' | 'archived' | undefined) =>
    (await managedPosts(database, { search, status, page: 1 })).rows.map((row) => row.slug)
  expect(await shown('PARTICULAR', 'published')).toEqual(['a-very-particular-pantry'])
  expect(await shown('particular', 'draft')).toEqual(['a-very-particular-pantry-2'])
  expect(await shown('particular', undefined)).toHaveLength(2)
  expect(await shown('particular', 'archived')).toEqual([])
  expect(await shown('100%', undefined)).toEqual([])
  const batches = await Array.fromAsync(postBatches(database, { search: 'particular', status: undefined }))
  expect(batches.flat()).toHaveLength(2)
})

test('stored HTML never contains scripts', async () => {
  await using test = await createTestServices()
  const { services, admin, read, version, database } = await opened(test)
  const content = `<p>Hello</p>${SCRIPT_PAYLOADS.join('')}`
  const runs = /<(script|svg|iframe|object|form|style|meta|base|link)\b|<[^>]* on\w+=|javascript:/i
  const { id } = await createPost(services, admin, postInput({ content }))
  expect((await read(id)).content).not.toMatch(runs)
  for (const payload of SCRIPT_PAYLOADS) {
    await updatePost(services, admin, {
      ...postInput({
        content: `<p>Hello</p>${payload}`,
        title: `A ${payload}`.slice(0, 160),
        excerpt: payload.slice(0, 400),
      }),
      postId: id,
      version: await version(id),
    })
    expect((await read(id)).content, payload).not.toMatch(runs)
  }
  await database.delete(blogPosts).where(eq(blogPosts.id, id))
})

test('headings of every level are kept, and a table is refused with a message', async () => {
  await using test = await createTestServices()
  const { services, admin, read } = await opened(test)
  const { id } = await createPost(
    services,
    admin,
    postInput({ content: '<h1>Light</h1><h5>Oak</h5><p>Calm.</p>' }),
  )
  expect((await read(id)).content).toBe('<h2>Light</h2><h4>Oak</h4><p>Calm.</p>')
  const table = '<p>Costs</p><table><tr><td>Oak</td><td>$20</td></tr></table>'
  await expect(createPost(services, admin, postInput({ content: table, slug: 'costs' }))).rejects.toThrow(
    /Tables cannot be kept/,
  )
  const video = '<p>Before</p><iframe src="https://www.youtube.com/embed/x"></iframe>'
  await expect(createPost(services, admin, postInput({ content: video, slug: 'video' }))).rejects.toThrow(
    /embedded pages and pictures of other sites cannot be kept/,
  )
})
