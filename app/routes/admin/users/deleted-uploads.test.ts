import { expect, test } from 'vitest'
import { deleteUpload } from '#app/features/rooms/deletion/commands/delete-upload.server.ts'
import { createTestApplication } from '#tests/builders/application.ts'
import { cookieOf, createAdministrator, createMember, memberActor } from '#tests/builders/members.ts'
import { uploadOne } from '#tests/builders/rooms.ts'

test("a deleted upload stays only in its owner's history", async () => {
  await using app = await createTestApplication()
  const { services } = app
  const cookie = await cookieOf(services, await createMember(services, { role: 'administrator' }))
  const [ada, ben] = [
    await createMember(services, { email: 'ada@example.com' }),
    await createMember(services, { email: 'also.ada@example.com' }),
  ]
  const { id } = await uploadOne(services, memberActor(ada))
  const order = { uploadId: id, reason: 'not_a_room', restoreCredit: true, sendNotice: false } as const
  await deleteUpload(services, await createAdministrator(services), order)
  const textOf = async (path: string) => (await app.fetch(path, { cookie })).text()
  expect(await textOf(`/admin/users/${ada.userId}/audit`)).toContain('rooms.delete_upload')
  expect(await textOf(`/admin/users/${ada.userId}/lists/audit.csv`)).toContain('rooms.delete_upload')
  expect(await textOf(`/admin/users/${ben.userId}/audit`)).not.toContain('rooms.delete_upload')
})

test('uploads can be filtered by every room type of the specification', async () => {
  await using app = await createTestApplication()
  const { services } = app
  const member = await createMember(services, { role: 'administrator' })
  const cookie = await cookieOf(services, member)
  await uploadOne(services, memberActor(member))
  const page = await (await app.fetch('/admin/uploads?room=Outdoor', { cookie })).text()
  expect(page).toMatch(/<option[^>]*value="Outdoor"[^>]*selected/)
  expect(page).toContain('No room uploads found.')
})
