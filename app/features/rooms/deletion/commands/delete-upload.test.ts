import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { setUnlimited } from '#app/features/accounts/administration/commands/set-unlimited.server.ts'
import { outboxEmails } from '#app/features/email/tables.server.ts'
import { BUILT_IN } from '#app/platform/ai/capabilities.ts'
import { auditTrail } from '#tests/builders/audit-trail.ts'
import { createActor, createAdministrator } from '#tests/builders/members.ts'
import { scriptedEditor, workedBy } from '#tests/builders/room-editors.ts'
import { failing, stateOf, uploadOne } from '#tests/builders/rooms.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { deleteUpload } from './delete-upload.server.ts'

const ORDER = { reason: 'not_a_room', restoreCredit: true, sendNotice: true } as const

async function finishedUpload(editor = scriptedEditor()) {
  const test = await createTestServices({ platform: workedBy(editor) })
  const administrator = await createAdministrator(test.services)
  const ada = await createActor(test.services)
  const { id } = await uploadOne(test.services, ada)
  await test.runJobs()
  return { test, administrator, ada, uploadId: id }
}

const deletionEmails = ({ services }: Awaited<ReturnType<typeof createTestServices>>) =>
  services.database.select().from(outboxEmails).where(eq(outboxEmails.kind, 'upload_deleted'))

test('deleting an upload removes its redesigns and pictures, returns the credit and emails the owner', async () => {
  const { test, administrator, ada, uploadId } = await finishedUpload()
  await using _ = test
  const customMessage = 'We see a garden.\nPlease send a <b>room</b>.'
  const done = await deleteUpload(test.services, administrator, { ...ORDER, uploadId, customMessage })
  expect(done).toEqual({ creditRestored: true, noticeQueued: true })
  const { room, credits } = await stateOf(test.services, ada)
  expect(room).toBeUndefined()
  expect(credits).toBe(1)
  await test.runJobs()
  const [email] = await deletionEmails(test)
  expect(email).toMatchObject({ recipient: ada.email })
  expect(email!.plainText).toContain('Not a room')
  expect(email!.plainText).toContain('We see a garden.')
  expect(email!.plainText).toContain('credit is back')
  expect(email!.html).not.toContain('<b>room</b>')
  const [written] = await auditTrail(test.services.database, 'upload', uploadId)
  expect(written).toMatchObject({ action: 'rooms.delete_upload', subjectName: ada.email })
})

test('without the options no credit is restored and no email sent', async () => {
  const { test, administrator, ada, uploadId } = await finishedUpload()
  await using _ = test
  const quiet = { ...ORDER, uploadId, restoreCredit: false, sendNotice: false }
  await deleteUpload(test.services, administrator, quiet)
  expect((await stateOf(test.services, ada)).credits).toBe(0)
  expect(await deletionEmails(test)).toEqual([])
})

test('a credit that a failure gave back is not given twice', async () => {
  const { test, administrator, ada, uploadId } = await finishedUpload(failing('generation_failed', false))
  await using _ = test
  const done = await deleteUpload(test.services, administrator, { ...ORDER, uploadId })
  expect(done.creditRestored).toBe(false)
  expect((await stateOf(test.services, ada)).credits).toBe(1)
})

test('a credit that is still held goes back, once', async () => {
  await using test = await createTestServices({ platform: workedBy(scriptedEditor()) })
  const administrator = await createAdministrator(test.services)
  const ada = await createActor(test.services)
  const { id: uploadId } = await uploadOne(test.services, ada)
  const done = await deleteUpload(test.services, administrator, { ...ORDER, uploadId })
  expect(done.creditRestored).toBe(true)
  expect((await stateOf(test.services, ada)).credits).toBe(1)
  await test.runJobs()
  expect((await stateOf(test.services, ada)).credits).toBe(1)
})

test('unlimited access gets no credit back: it spent none', async () => {
  const { test, administrator, ada, uploadId } = await finishedUpload()
  await using _ = test
  await setUnlimited(test.services, administrator, { userId: ada.userId, unlimited: true })
  const done = await deleteUpload(test.services, administrator, { ...ORDER, uploadId })
  expect(done.creditRestored).toBe(false)
  expect((await stateOf(test.services, ada)).credits).toBe(99_999)
})

test('a reason is required, and a deleted upload is reported as not found', async () => {
  const { test, administrator, uploadId } = await finishedUpload()
  await using _ = test
  const without = { ...ORDER, uploadId, reason: '' as 'other' }
  await expect(deleteUpload(test.services, administrator, without)).rejects.toThrow('Please choose a reason.')
  const gone = { ...ORDER, uploadId: randomUUID() }
  await expect(deleteUpload(test.services, administrator, gone)).rejects.toMatchObject({
    title: 'Upload not found',
  })
})

test('no credit is given for a palette preview, which had cost none', async () => {
  const { test, administrator, ada, uploadId } = await finishedUpload(scriptedEditor(undefined, BUILT_IN))
  await using _ = test
  const done = await deleteUpload(test.services, administrator, { ...ORDER, uploadId })
  expect(done.creditRestored).toBe(false)
  expect((await stateOf(test.services, ada)).credits).toBe(1)
})
