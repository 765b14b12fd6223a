import { expect, test } from 'vitest'
import { createPost, updatePost } from '#app/features/blog/writing/commands/save-post.server.ts'
import { managedPost } from '#app/features/blog/writing/queries/managed-posts.server.ts'
import { createTestApplication } from '#tests/builders/application.ts'
import { createAdministrator } from '#tests/builders/members.ts'
import { changeStatus, postInput } from '#tests/builders/posts.ts'

test('a post is found under every address it was published at, for as long as it is published', async () => {
  await using app = await createTestApplication()
  const { services } = app
  const admin = await createAdministrator(services)
  const post = await createPost(services, admin, postInput({ slug: 'oak' }))
  const other = await createPost(services, admin, postInput({ slug: 'linen', status: 'draft' }))
  const rename = async (id: string, slug: string) => {
    const version = (await managedPost(services.database, id))!.updatedAt.toISOString()
    await updatePost(services, admin, { ...postInput({ slug }), postId: id, version })
  }
  const answer = async (slug: string) => {
    const { status, headers } = await app.fetch(`/blog/${slug}`)
    return status === 301 ? headers.get('Location') : status
  }
  await rename(post.id, 'oak-bedroom')
  await rename(post.id, 'calm-bedroom')
  expect(await answer('oak')).toBe('/blog/calm-bedroom')
  expect(await answer('oak?from=a+letter')).toBe('/blog/calm-bedroom?from=a+letter')
  expect((await app.fetch('/blog/oak')).headers.get('Cache-Control')).toBe('no-cache')
  expect(await answer('oak-bedroom')).toBe('/blog/calm-bedroom')
  expect((await createPost(services, admin, postInput({ title: 'Oak' }))).slug).toBe('oak-2')
  // A current post takes precedence over a former address, and an unpublished address leaves no trace.
  await rename(post.id, 'oak')
  await rename(other.id, 'wool')
  expect(await Promise.all(['oak', 'calm-bedroom', 'linen'].map(answer))).toEqual([200, '/blog/oak', 404])
  await changeStatus(services, admin, post.id, 'unpublish')
  expect(await answer('calm-bedroom')).toBe(404)
})
