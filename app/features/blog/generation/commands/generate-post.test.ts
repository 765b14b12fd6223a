import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { apiUsageLogs } from '#app/features/ai-settings/tables.server.ts'
import { auditLog } from '#app/features/audit/tables.server.ts'
import { deleteRoom } from '#app/features/rooms/deletion/commands/delete-room.server.ts'
import { changeStatus } from '#tests/builders/posts.ts'
import { redesignedRoom } from '#tests/builders/redesigned-room.ts'
import { startFakeOpenAi } from '#tests/fakes/openai-server.ts'
import { blogPictures, blogPosts } from '../../tables.server.ts'
import { deletePost } from '../../writing/commands/delete-post.server.ts'
import { generatePost } from './generate-post.server.ts'

test('a post is written from the facts and pictures alone, published at once, and its cost is logged', async () => {
  await using provider = await startFakeOpenAi()
  await using room = await redesignedRoom(provider)
  await room.ask()
  expect(await room.state()).toMatchObject({ post: null, failure: null })
  await room.app.runJobs()
  const [post] = await room.posts()
  expect(post).toMatchObject({
    title: 'How a living room found its morning light',
    slug: 'how-a-living-room-found-its-morning-light',
    status: 'published',
    writtenBy: 'model',
    needsEditing: false,
    roomType: 'living-room',
    styleApplied: 'Japandi',
    tags: ['oak', 'light'],
    beforeImage: { alt: 'A living room with a dark sofa', width: 480 },
  })
  expect(post!.publishedAt).not.toBeNull()
  expect(post!.content).toContain('<h2>Light first</h2>')
  expect(await room.entries()).toMatchObject([{ status: 'published', failure: null }])
  const look = provider.looks.at(-1)!
  expect(look).toMatchObject({ about: 'article', pictures: 2 })
  expect(JSON.stringify([look, post])).not.toMatch(/quintessa/i)
  const usage = await room.database
    .select()
    .from(apiUsageLogs)
    .where(eq(apiUsageLogs.apiType, 'blog_generation'))
  expect(usage).toMatchObject([{ userId: null, success: true, tokensTotal: 1200 }])
  const [audited] = await room.database.select().from(auditLog).orderBy(desc(auditLog.createdAt))
  expect(audited).toMatchObject({ action: 'blog.generate', details: { after: { ownerAgreed: true } } })
})

test('a post is published by default and stored for review on request', async () => {
  await using provider = await startFakeOpenAi()
  for (const [publication, status] of [
    [undefined, 'published'],
    ['review', 'review'],
  ] as const) {
    await using room = await redesignedRoom(provider)
    await generatePost(room.services, room.admin, { ...room.input, publication })
    await room.app.runJobs()
    expect(await room.posts()).toMatchObject([{ status }])
  }
})

test('without consent, a redesign of this room or a valid choice, no post is requested', async () => {
  await using provider = await startFakeOpenAi()
  await using room = await redesignedRoom(provider)
  const nobody = '00000000-0000-4000-8000-000000000000'
  for (const [change, message] of [
    [{ ownerAgreed: false }, 'Please confirm that the owner agreed.'],
    [{ redesignId: nobody }, 'It was deleted meanwhile.'],
    [{ uploadId: nobody }, 'It was deleted meanwhile.'],
    [{ publication: 'now' }, 'Please choose when'],
  ] as const) {
    await expect(room.ask(change)).rejects.toThrow(message)
  }
  expect(await room.entries()).toEqual([])
})

test('concurrent requests make one post per redesign, and deleting it allows another', async () => {
  await using provider = await startFakeOpenAi()
  await using room = await redesignedRoom(provider)
  const asked = await Promise.allSettled([1, 2, 3].map(() => room.ask({ publication: 'review' })))
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await room.app.runJobs()
  const [post] = await room.posts()
  expect(post).toMatchObject({ status: 'review', publishedAt: null })
  await expect(room.ask()).rejects.toThrow('There is a post about this redesign already.')
  await changeStatus(room.services, room.admin, post!.id, 'publish')
  expect(await room.entries()).toMatchObject([{ status: 'published' }])
  await deletePost(room.services, room.admin, { postId: post!.id })
  expect(await room.entries()).toEqual([])
  await room.ask()
  await room.app.runJobs()
  expect(await room.posts()).toHaveLength(1)
  expect(provider.looks.filter(({ about }) => about === 'article')).toHaveLength(2)
})

test("a model's output is escaped as text and truncated to fit", async () => {
  await using provider = await startFakeOpenAi()
  await using room = await redesignedRoom(provider)
  const nasty = '<img src=x onerror=alert(1)><script>alert(1)</script>'
  provider.sees('article', {
    title: `${nasty} ${'word '.repeat(60)}`,
    excerpt: nasty,
    seoTitle: 'word '.repeat(40),
    metaDescription: 'word '.repeat(60),
    tags: Array.from({ length: 30 }, (_, index) => `tag, ${index}`),
    introduction: nasty.repeat(5),
    sections: [{ heading: nasty, paragraphs: [nasty.repeat(5)] }],
    beforeDescription: nasty,
    afterDescription: 'word '.repeat(100),
  })
  await room.ask({ publication: 'review' })
  await room.app.runJobs()
  const [post] = await room.posts()
  expect(post!.content).not.toMatch(/<(img|script)/)
  expect(post!.seoTitle!.length).toBeLessThanOrEqual(60)
  expect(post!.metaDescription!.length).toBeLessThanOrEqual(155)
  expect(post!.slug).toMatch(/^[a-z0-9-]+$/)
})

test('without a key, the post is a draft from facts that must be edited before publication', async () => {
  await using room = await redesignedRoom()
  await expect(room.ask()).rejects.toThrow('Without an OpenAI API key')
  await room.ask({ publication: 'review' })
  await room.app.runJobs()
  const [post] = await room.posts()
  expect(post).toMatchObject({
    title: 'A Japandi living room, before and after',
    status: 'review',
    writtenBy: 'facts',
    needsEditing: true,
  })
  for (const change of ['publish', 'approve'])
    await expect(changeStatus(room.services, room.admin, post!.id, change)).rejects.toThrow(
      'Please edit its text before',
    )
  const written = eq(apiUsageLogs.apiType, 'blog_generation')
  expect(await room.database.$count(apiUsageLogs, written)).toBe(0)
})

test('deleting a room unpublishes its post and removes the pictures', async () => {
  await using provider = await startFakeOpenAi()
  await using room = await redesignedRoom(provider)
  await room.ask()
  await room.app.runJobs()
  const [{ id, beforeImageUrl }] = (await room.posts()) as [typeof blogPosts.$inferSelect]
  const file = `blog/${beforeImageUrl!.split('/').at(-1)}-480.webp`
  expect(await room.services.storage.exists(file)).toBe(true)
  await deleteRoom(room.services, room.owner, { uploadId: room.uploadId })
  await room.app.runJobs()
  const [post] = await room.database.select().from(blogPosts).where(eq(blogPosts.id, id))
  expect(post).toMatchObject({
    status: 'archived',
    beforeImageUrl: null,
    afterImageUrl: null,
    roomUploadId: null,
  })
  expect(post!.withdrawnAt).not.toBeNull()
  expect(await room.services.storage.exists(file)).toBe(false)
  expect(await room.database.select().from(blogPictures).where(eq(blogPictures.postId, id))).toEqual([])
})
