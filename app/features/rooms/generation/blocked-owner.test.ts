/** What happens to a blocked member's redesigns. */
import { expect, test } from 'vitest'
import { setBlocked } from '#app/features/accounts/administration/commands/set-blocked.server.ts'
import { userById } from '#app/features/accounts/queries.server.ts'
import { outboxEmails } from '#app/features/email/tables.server.ts'
import type { Administrator, Member } from '#app/platform/auth/actor.ts'
import type { Services } from '#app/platform/services.ts'
import { auditTrail } from '#tests/builders/audit-trail.ts'
import { block, createActor, createAdministrator } from '#tests/builders/members.ts'
import { type ScriptedEditor, scriptedEditor, workedBy } from '#tests/builders/room-editors.ts'
import { stateOf, styleProfile, uploadOne } from '#tests/builders/rooms.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { previewKey, redesignKey } from '../rules/picture-keys.ts'
import { retryRedesign } from './commands/request-generation.server.ts'

const setBlockedOf = (services: Services, administrator: Administrator, member: Member, blocked: boolean) =>
  setBlocked(services, administrator, { userId: member.userId, blocked, reason: 'Spam' })

async function openedWith(editor: ScriptedEditor) {
  const app = await createTestServices({ platform: workedBy(editor) })
  const administrator = await createAdministrator(app.services)
  return { ...app, administrator, ada: await createActor(app.services) }
}

const STOPPED = {
  room: { generationState: 'failed', generationReason: 'account_blocked', redesigns: [] },
  credits: 1,
}

test('blocking a member ends waiting generations at once, without an email, and returns each credit once', async () => {
  const editor = scriptedEditor()
  await using app = await openedWith(editor)
  const { services, administrator, ada } = app
  await uploadOne(services, ada)
  expect(await setBlockedOf(services, administrator, ada, true)).toBe(true)
  expect(await stateOf(services, ada)).toMatchObject(STOPPED)
  await app.runJobs()
  expect(editor.requests).toEqual([])
  expect(await stateOf(services, ada)).toMatchObject(STOPPED)
  expect(await services.database.select().from(outboxEmails)).toEqual([])
  const [entry] = await auditTrail(services.database, 'user', ada.userId)
  expect(entry).toMatchObject({ details: { after: { blocked: true, redesignsStopped: 1 } } })
})

test('a member whose redesigns cannot be stopped is not blocked', async () => {
  await using app = await openedWith(scriptedEditor())
  const { services, administrator, ada } = app
  await uploadOne(services, ada)
  const before = await stateOf(services, ada)
  const jobs = { ...services.jobs, enqueue: () => Promise.reject(new Error('as the test says')) }
  await expect(setBlockedOf({ ...services, jobs }, administrator, ada, true)).rejects.toThrow(
    'as the test says',
  )
  expect(await userById(services.database, ada.userId)).toMatchObject({ blocked: false })
  expect(await stateOf(services, ada)).toEqual(before)
})

test('the result of an engine at work is discarded', async () => {
  const editor = scriptedEditor(async (_request, { onPartial }) => {
    onPartial(Buffer.from('a glimpse'))
    await setBlockedOf(app.services, app.administrator, app.ada, true)
    return {}
  })
  await using app = await openedWith(editor)
  const { services, ada } = app
  const { generationId } = await uploadOne(services, ada)
  await app.runJobs()
  expect(editor.requests).toHaveLength(1)
  expect(await stateOf(services, ada)).toMatchObject(STOPPED)
  expect(await services.database.select().from(outboxEmails)).toEqual([])
  for (const key of [previewKey(ada.userId, generationId!), redesignKey(ada.userId, generationId!)])
    expect(await services.storage.exists(key), key).toBe(false)
})

test('blocking a member during the checks stops further calls to the engine', async () => {
  const tooSmall = async () => {
    await setBlockedOf(app.services, app.administrator, app.ada, true)
    return { picture: Buffer.from('no picture') }
  }
  const editor = scriptedEditor(tooSmall)
  await using app = await openedWith(editor)
  await uploadOne(app.services, app.ada)
  await app.runJobs()
  expect(editor.requests).toHaveLength(1)
  expect(await stateOf(app.services, app.ada)).toMatchObject(STOPPED)
})

test('a room uploaded at the moment of the block is stopped when its turn comes', async () => {
  const editor = scriptedEditor()
  await using app = await openedWith(editor)
  await uploadOne(app.services, app.ada)
  await block(app.services, app.ada.userId)
  await app.runJobs()
  expect(editor.requests).toEqual([])
  expect(await stateOf(app.services, app.ada)).toMatchObject(STOPPED)
})

test('an unblocked member can retry', async () => {
  await using app = await openedWith(scriptedEditor())
  const { services, administrator, ada } = app
  const { id: uploadId } = await uploadOne(services, ada)
  for (const blocked of [true, false]) await setBlockedOf(services, administrator, ada, blocked)
  await retryRedesign(services, ada, { uploadId, styleProfile })
  await app.runJobs()
  expect(await stateOf(services, ada)).toMatchObject({ room: { generationState: 'done' }, credits: 0 })
})
