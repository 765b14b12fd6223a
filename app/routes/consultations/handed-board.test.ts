import { expect, test } from 'vitest'
import { designerRequests } from '#app/features/consultations/tables.server.ts'
import { addThing } from '#app/features/rooms/board/commands/edit-things.server.ts'
import { openBoard } from '#app/features/rooms/board/commands/open-board.server.ts'
import { saveNotes } from '#app/features/rooms/board/commands/save-board.server.ts'
import { deleteRoom } from '#app/features/rooms/deletion/commands/delete-room.server.ts'
import { createTestApplication } from '#tests/builders/application.ts'
import { guardFields } from '#tests/builders/guest-forms.ts'
import { cookieOf, createMember, memberActor } from '#tests/builders/members.ts'
import { scriptedEditor, workedBy } from '#tests/builders/room-editors.ts'
import { stateOf, uploadOne } from '#tests/builders/rooms.ts'

/** A member with a design board, and functions that send designer requests. */
async function handingOver() {
  const app = await createTestApplication({ platform: workedBy(scriptedEditor()) })
  const { services } = app
  const owner = await createMember(services, { name: 'Ines Field' })
  const actor = memberActor(owner)
  const { id: uploadId } = await uploadOne(services, actor)
  await app.runJobs()
  const redesignId = (await stateOf(services, actor)).room.redesigns[0]!.id
  await openBoard(services, actor, { redesignId })
  await addThing(services, actor, { redesignId, name: 'Reading lamp' })
  await saveNotes(services, actor, { redesignId, notes: 'The door is 82 cm wide.' })
  return {
    ...{ app, services, actor, uploadId, redesignId },
    cookie: await cookieOf(services, owner),
    path: `/designer-request?board=${redesignId}`,
    /** Sends a request with the board. */
    send: async (cookie: string, email: string) => {
      const form = {
        ...{ name: 'Somebody', email, projectType: 'single_room', boardId: redesignId },
        message: 'A room to read in, with a place for the dog.',
        ...guardFields(services, 'designer_request'),
      }
      await app.fetch('/designer-request', { cookie, form })
    },
    stored: async (email: string) => {
      const rows = await services.database.select().from(designerRequests)
      return rows.find((each) => each.email === email)!
    },
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  }
}

test('a member sends their own board with a request, and it is deleted with the room', async () => {
  await using own = await handingOver()
  const page = await (await own.app.fetch(own.path, { cookie: own.cookie })).text()
  expect(page).toContain('The design board of this version goes with your request')
  expect(page).toContain(`/pictures/${own.uploadId}/${own.redesignId}`)
  await own.send(own.cookie, 'ines@example.com')
  expect(await own.stored('ines@example.com')).toMatchObject({
    boardId: own.redesignId,
    roomUploadId: own.uploadId,
  })
  await deleteRoom(own.services, own.actor, { uploadId: own.uploadId })
  expect(await own.stored('ines@example.com')).toMatchObject({ boardId: null, roomUploadId: null })
})

test('nobody can send another member’s board', async () => {
  await using own = await handingOver()
  const eve = await cookieOf(own.services, await createMember(own.services))
  for (const [cookie, email] of [
    [eve, 'eve@example.com'],
    ['', 'guest@example.com'],
  ] as const) {
    const page = await (await own.app.fetch(own.path, { cookie })).text()
    expect(page).not.toContain(`/pictures/${own.uploadId}`)
    await own.send(cookie, email)
    expect(await own.stored(email)).toMatchObject({ boardId: null, roomUploadId: null })
  }
})

test('the team sees boards that came with a request, and no others', async () => {
  await using own = await handingOver()
  await own.send(own.cookie, 'ines@example.com')
  await own.send('', 'guest@example.com')
  const { id } = await own.stored('ines@example.com')
  const board = `/admin/designer/${id}/board`
  const without = (await own.stored('guest@example.com')).id
  for (const role of ['support', 'administrator'] as const) {
    const cookie = await cookieOf(own.services, await createMember(own.services, { role }))
    const html = await (await own.app.fetch(board, { cookie })).text()
    expect(html).toContain('The door is 82 cm wide.')
    expect(html).toContain('Reading lamp')
    expect(await (await own.app.fetch('/admin/designer?status=all', { cookie })).text()).toContain(board)
    expect((await own.app.fetch(`/admin/designer/${without}/board`, { cookie })).status).toBe(404)
  }
  expect((await own.app.fetch(board, { cookie: own.cookie })).status).toBe(403)
})
