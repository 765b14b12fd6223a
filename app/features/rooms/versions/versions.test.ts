import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addCredits } from '#app/features/credits/commands/ledger.server.ts'
import type { Services } from '#app/platform/services.ts'
import { createTestApplication } from '#tests/builders/application.ts'
import { cookieOf, createActor, createMember, memberActor } from '#tests/builders/members.ts'
import { jpegPhoto } from '#tests/builders/photos.ts'
import { scriptedEditor, workedBy } from '#tests/builders/room-editors.ts'
import { stateOf, uploadOne } from '#tests/builders/rooms.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { requestRevision } from '../generation/commands/request-generation.server.ts'
import { roomOf } from '../queries/rooms.server.ts'
import { rateRedesign } from './commands/rate-redesign.server.ts'
import { comparedVersions, downloadName, roomPage } from './rules/versions.ts'

const revisions = ({ database }: Services, userId: string, change: number) =>
  database.transaction((transaction) =>
    addCredits(transaction, { userId, kind: 'revision', change, reason: 'grant', reference: 'test' }),
  )

/** The same photo in different bytes, so that it passes as a redesign and can be told apart. */
const painted = async (quality: number) =>
  sharp(await jpegPhoto(600, 400))
    .jpeg({ quality })
    .toBuffer()

const PAINTS = [await painted(90), await painted(88), await painted(86)]

/** A room with one redesign and revisions left; each generation makes a distinct picture. */
async function redesignedRoom() {
  const editor = scriptedEditor(async () => ({ picture: PAINTS[editor.requests.length - 1]! }))
  const test = await createTestServices({ platform: workedBy(editor) })
  const ada = await createActor(test.services)
  await revisions(test.services, ada.userId, 3)
  const { id: uploadId } = await uploadOne(test.services, ada)
  await test.runJobs()
  const state = async () => (await roomOf(test.services.database, ada.userId, uploadId))!
  return { test, editor, ada, uploadId, state }
}

test('a revision starts from the requested version, and includes the original photo', async () => {
  const { test, editor, ada, uploadId, state } = await redesignedRoom()
  await using _ = test
  const first = (await state()).redesigns[0]!
  await requestRevision(test.services, ada, { uploadId, feedback: 'a green sofa' })
  expect(roomPage(await state()).adding).toBe('a new version')
  await test.runJobs()
  await requestRevision(test.services, ada, { uploadId, feedback: 'a blue sofa', redesignId: first.id })
  await test.runJobs()
  const photo = await test.services.storage.get((await state()).imageUrl)
  expect(editor.requests.map(({ original }) => original && photo.equals(original))).toEqual([
    undefined,
    true,
    true,
  ])
  expect(editor.requests[1]!.photo.encoded).toEqual(PAINTS[0])
  expect(editor.requests[2]!.photo.encoded).toEqual(PAINTS[0])
  const { versions } = roomPage(await state())
  expect(versions.map(({ name }) => name)).toEqual(['Your photo', 'Version 1', 'Version 2', 'Version 3'])
  expect(versions.map(({ redesign }) => redesign?.startedFrom)).toEqual([
    undefined,
    null,
    'Version 1',
    'Version 1',
  ])
  expect(versions[3]!.redesign!.feedback).toBe('a blue sofa')
  expect(editor.requests[2]!.prompt).toContain('the second the photo of the same room')
})

test('no revision starts from a version of another room, and none without words', async () => {
  const { test, ada, uploadId } = await redesignedRoom()
  await using _ = test
  const eve = await createActor(test.services)
  await uploadOne(test.services, eve)
  await test.runJobs()
  const foreign = (await stateOf(test.services, eve)).room.redesigns[0]!
  const ask = (feedback: string) =>
    requestRevision(test.services, ada, { uploadId, feedback, redesignId: foreign.id })
  await expect(ask('warmer')).rejects.toMatchObject({ code: 'version_not_found' })
  await expect(ask('  ')).rejects.toThrow('Feedback required – Please provide feedback for the revision.')
})

test('only the owner rates a redesign, within bounds, and a new rating replaces the old', async () => {
  const { test, ada, state } = await redesignedRoom()
  await using _ = test
  const redesignId = (await state()).redesigns[0]!.id
  const rating = async () => (await state()).redesigns[0]!.userRating
  await rateRedesign(test.services, ada, { redesignId, rating: 3 })
  await rateRedesign(test.services, ada, { redesignId, rating: 5 })
  expect(await rating()).toBe(5)
  const eve = await createActor(test.services)
  await expect(rateRedesign(test.services, eve, { redesignId, rating: 1 })).rejects.toMatchObject({
    code: 'version_not_found',
  })
  for (const wrong of [0, 6, 2.5])
    await expect(rateRedesign(test.services, ada, { redesignId, rating: wrong })).rejects.toThrow()
  expect(await rating()).toBe(5)
})

test('the page of a room and its download are for its owner', async () => {
  await using app = await createTestApplication()
  const person = await createMember(app.services)
  const { id } = await uploadOne(app.services, memberActor(person))
  const cookie = await cookieOf(app.services, person)
  const other = await cookieOf(app.services, await createMember(app.services))
  expect((await app.fetch(`/rooms/${id}`, { cookie })).status).toBe(200)
  expect((await app.fetch(`/rooms/${id}`, { cookie: other })).status).toBe(404)
  const file = `/pictures/${id}/original?download=casabloom-"x`
  const download = await app.fetch(file, { cookie })
  expect(download.headers.get('content-disposition')).toBe('attachment; filename="casabloom-x.jpg"')
  expect(await sharp(await download.arrayBuffer()).metadata()).toMatchObject({ width: 600, height: 400 })
  expect((await app.fetch(file, { cookie: other })).status).toBe(404)
})

test('any address compares two versions', () => {
  const versions = ['original', 'a', 'b'].map((id) => ({ id })) as Parameters<typeof comparedVersions>[0]
  expect(comparedVersions(versions, { left: 'b', right: 'a' })).toEqual({
    left: { id: 'b' },
    right: { id: 'a' },
  })
  expect(comparedVersions(versions, { left: 'x', right: null })).toEqual({
    left: { id: 'original' },
    right: { id: 'b' },
  })
  expect(downloadName('Casabloom', 'Walk-in Closet', 'Version 2')).toBe('casabloom-walk-in-closet-version-2')
})
