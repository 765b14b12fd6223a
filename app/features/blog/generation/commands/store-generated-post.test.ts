/** A post about a room and the deletion of that room, at the same time. */
import { expect, test } from 'vitest'
import { deleteRoom } from '#app/features/rooms/deletion/commands/delete-room.server.ts'
import { takeAdvisoryLock } from '#app/platform/database/advisory-lock.ts'
import { changeStatus } from '#tests/builders/posts.ts'
import { redesignedRoom } from '#tests/builders/redesigned-room.ts'
import { waitingForLocks } from '#tests/builders/waiting-for-locks.ts'
import { storePicture } from '../../pictures/commands/store-picture.server.ts'
import { blogPosts } from '../../tables.server.ts'
import { roomOfEntry } from '../queries/generated-posts.server.ts'
import { factsArticle } from '../rules/facts-article.ts'
import { storeGeneratedPost } from './store-generated-post.server.ts'

type Room = Awaited<ReturnType<typeof redesignedRoom>>

/** Stores the requested post as the job does. */
async function store({ services, database, entries }: Room) {
  const [entry] = await entries()
  const found = (await roomOfEntry(database, entry!.id))!
  const picture = await storePicture(services, await services.storage.get(found.beforeKey))
  const article = factsArticle(found.facts)
  const written = { article, writtenBy: 'facts', before: picture, after: picture } as const
  return () => storeGeneratedPost(services, found, written)
}

const waiting = (room: Room, count: number) => expect.poll(() => waitingForLocks(room.services)).toBe(count)

test('a room is deleted while a post about it is being stored', async () => {
  await using room = await redesignedRoom()
  await room.ask({ publication: 'review' })
  const storePost = await store(room)
  const both = await room.database.transaction(async (transaction) => {
    // The post waits for its address, between its queue entry and its own row.
    await takeAdvisoryLock(transaction, 'blog_posts slug')
    const stored = storePost()
    await waiting(room, 1)
    const deleted = deleteRoom(room.services, room.owner, { uploadId: room.uploadId })
    await waiting(room, 2)
    return { done: Promise.all([stored, deleted]) }
  })
  expect((await both.done)[0]).toBe(true)
  expect(await room.entries()).toEqual([])
  expect(await storePost()).toBe(false)
})

test('a room is deleted while an administrator decides about its post', async () => {
  await using room = await redesignedRoom()
  await room.ask({ publication: 'review' })
  const storePost = await store(room)
  await storePost()
  const [post] = await room.posts()
  const both = await room.database.transaction(async (transaction) => {
    // The deletion waits for the queue entry, which it removes before it changes the post.
    await transaction.execute('SELECT 1 FROM blog_generation_queue FOR UPDATE')
    const deleted = deleteRoom(room.services, room.owner, { uploadId: room.uploadId })
    await waiting(room, 1)
    const decided = changeStatus(room.services, room.admin, post!.id, 'reject')
    await waiting(room, 2)
    return { done: Promise.all([decided, deleted]) }
  })
  expect((await both.done)[0]).toMatchObject({ status: 'rejected' })
  expect(await room.database.select().from(blogPosts)).toContainEqual(
    expect.objectContaining({ id: post!.id, status: 'rejected', roomUploadId: null }),
  )
})
