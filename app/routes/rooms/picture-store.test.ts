import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { shareRoom } from '#app/features/rooms/sharing/commands/share-room.server.ts'
import { shareOf } from '#app/features/rooms/sharing/queries/shared-room.server.ts'
import { openObjectStorage } from '#app/platform/storage/object-storage.ts'
import { createTestApplication } from '#tests/builders/application.ts'
import { block, cookieOf, createMember, memberActor } from '#tests/builders/members.ts'
import { scriptedEditor, workedBy } from '#tests/builders/room-editors.ts'
import { uploadOne } from '#tests/builders/rooms.ts'
import { startFakeS3 } from '#tests/fakes/s3-server.ts'

/** A product whose pictures browsers fetch from the object store, with a shared, redesigned room. */
async function openStore() {
  const bucket = await startFakeS3()
  const storage = openObjectStorage(bucket.publicSettings)
  const app = await createTestApplication({
    variables: { ...bucket.variables, S3_PUBLIC_ENDPOINT: bucket.settings.endpoint },
    platform: { ...workedBy(scriptedEditor()), storage },
  })
  const person = await createMember(app.services)
  const owner = memberActor(person)
  const { id: uploadId } = await uploadOne(app.services, owner)
  await app.runJobs()
  await shareRoom(app.services, owner, { uploadId })
  const { address } = (await shareOf(app.services, owner.userId, uploadId))!
  return {
    app,
    uploadId,
    userId: owner.userId,
    share: new URL(address).pathname,
    cookie: await cookieOf(app.services, person),
    [Symbol.asyncDispose]: async () => {
      await app[Symbol.asyncDispose]()
      await bucket[Symbol.asyncDispose]()
    },
  }
}

test('a picture comes from the store once it is stored there, and only its owner gets the address', async () => {
  await using store = await openStore()
  const { app, uploadId, userId, cookie } = store
  const small = `/pictures/${uploadId}/original?width=480`
  const made = await app.fetch(small, { cookie })
  expect(made.status).toBe(200)
  const sent = await app.fetch(small, { cookie })
  expect(sent.status).toBe(302)
  expect(sent.headers.get('cache-control')).toBe('private, max-age=1800')
  const picture = await fetch(sent.headers.get('location')!)
  expect(await picture.arrayBuffer()).toEqual(await made.arrayBuffer())
  const other = await cookieOf(app.services, await createMember(app.services))
  for (const stranger of [{}, { cookie: other }])
    for (const address of [small, `/pictures/${uploadId}/original`]) {
      const answer = await app.fetch(address, stranger)
      expect([answer.status, answer.headers.get('location')]).toEqual([404, null])
    }
  const admin = await cookieOf(app.services, await createMember(app.services, { role: 'administrator' }))
  expect((await app.fetch(small, { cookie: admin })).status).toBe(302)
  await block(app.services, userId)
  const refused = await app.fetch(small, { cookie })
  expect([refused.status, refused.headers.get('location')]).toEqual([403, null])
})

test('a download keeps its name, and a deleted picture is not found', async () => {
  await using store = await openStore()
  const { app, uploadId, cookie } = store
  const file = await app.fetch(`/pictures/${uploadId}/original?download=my-room`, { cookie })
  const answer = await fetch(file.headers.get('location')!)
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="my-room.jpg"')
  for await (const batch of app.services.storage.list())
    for (const { key } of batch) await app.services.storage.delete(key)
  expect((await app.fetch(`/pictures/${uploadId}/original`, { cookie })).status).toBe(404)
})

test('a short-lived preview never comes from the store', async () => {
  await using store = await openStore()
  const { app, uploadId, cookie } = store
  const { database, storage } = app.services
  const [{ key }] = (
    await database.execute<{ key: string }>(sql`
    UPDATE room_uploads SET generation_preview = image_url WHERE id = ${uploadId} RETURNING image_url AS key`)
  ).rows as [{ key: string }]
  expect(await storage.exists(key)).toBe(true)
  for (const address of ['preview', 'preview?width=480', 'preview?width=480']) {
    const { status, headers } = await app.fetch(`/pictures/${uploadId}/${address}`, { cookie })
    expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
  }
})

test('the address of a shared picture expires within minutes', async () => {
  await using store = await openStore()
  const { app, share } = store
  const small = `${share}/original?width=480`
  expect((await app.fetch(small)).status).toBe(200)
  const sent = await app.fetch(small)
  expect(sent.headers.get('cache-control')).toBe('private, max-age=300')
  expect(sent.headers.get('x-robots-tag')).toBe('noindex')
  expect(new URL(sent.headers.get('location')!).searchParams.get('X-Amz-Expires')).toBe('600')
})

test('a page may show pictures from the store and from no other origin', async () => {
  await using store = await openStore()
  const { app, cookie } = store
  const policy = (await app.fetch('/dashboard', { cookie })).headers.get('content-security-policy')
  const endpoint = app.services.environment.objectStore!.publicEndpoint!
  expect(policy).toContain(`img-src 'self' data: blob: ${new URL(endpoint).origin};`)
})
