import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApplication, type TestApplication } from '#tests/builders/application.ts'
import { cookieOf, createMember, memberActor } from '#tests/builders/members.ts'
import { filledIn } from '#tests/builders/plain-form.ts'
import { scriptedEditor, workedBy } from '#tests/builders/room-editors.ts'
import { uploadOne } from '#tests/builders/rooms.ts'

let app: TestApplication
beforeAll(async () => {
  app = await createTestApplication({ platform: workedBy(scriptedEditor()) })
})
afterAll(() => app[Symbol.asyncDispose]())

async function owner() {
  const person = await createMember(app.services)
  const { id } = await uploadOne(app.services, memberActor(person))
  await app.runJobs()
  const cookie = await cookieOf(app.services, person)
  const open = async (path: string) => (await app.fetch(path, { cookie })).text()
  return { id, cookie, open }
}

test('a room is deleted without a script, after a question on a page of its own', async () => {
  const { id, cookie, open } = await owner()
  for (const page of ['/dashboard', `/rooms/${id}`])
    expect(await open(page)).toMatch(
      new RegExp(`<form action="/rooms/${id}/delete"><button type="submit"[^>]*>Delete<`),
    )
  const question = await open(`/rooms/${id}/delete`)
  expect(question).toContain('Delete this living room?')
  expect(question).toContain(
    'Are you sure you want to delete this room design? This action cannot be undone.',
  )
  const picture = /<img[^>]* src="([^"]+)"/.exec(question)![1]!.replaceAll('&amp;', '&')
  expect((await app.fetch(picture, { cookie })).status).toBe(200)
  const answer = await app.fetch('/dashboard', { cookie, form: filledIn(question, 'Delete design', {}) })
  expect(answer.status).toBe(200)
  expect(await answer.text()).toMatch(/role="status".*Room design deleted/s)
  expect((await app.fetch(`/rooms/${id}`, { cookie })).status).toBe(404)
})

test('of an address without a room of theirs, people read the same whether another account has it or nobody', async () => {
  const [one, other] = [await owner(), await owner()]
  const unknown = randomUUID()
  for (const more of ['', '/delete', '/styles', `/board/${randomUUID()}`]) {
    const read = async (id: string) => (await one.open(`/rooms/${id}${more}`)).split('<main')[1]!
    const page = (await read(other.id)).split('</main>')[0]!
    expect(page).toContain('Oops! Page not found')
    expect(page).toContain('Nothing of yours is at this address')
    expect((await read(unknown)).split('</main>')[0]!.replaceAll(unknown, other.id)).toBe(page)
  }
})
