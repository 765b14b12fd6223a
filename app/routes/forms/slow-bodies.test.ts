import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guardFields } from '#tests/builders/guest-forms.ts'
import {
  createListeningApplication,
  type ListeningApplication,
} from '#tests/builders/listening-application.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'
import { jpegPhoto } from '#tests/builders/photos.ts'
import { PACE } from './body-limits.ts'

let application: ListeningApplication
let photo: File
beforeAll(async () => {
  application = await createListeningApplication()
  photo = new File([new Uint8Array(await jpegPhoto())], 'room.jpg', { type: 'image/jpeg' })
})
afterAll(() => application[Symbol.asyncDispose]())

const signIn = async () => cookieOf(application.services, await createMember(application.services))
const beginMany = (count: number, path: string, cookie?: string) =>
  Promise.all(Array.from({ length: count }, () => application.begin(path, cookie)))
const endAll = (slow: Awaited<ReturnType<typeof beginMany>>) => {
  for (const { socket } of slow) socket.destroy()
}

test('stalled uploads keep nobody waiting, not even others on their network', async () => {
  const slow = await beginMany(30, '/rooms', await signIn())
  const form = { photo, roomType: 'Living Room', submissionId: randomUUID() }
  const answer = await application.post('/rooms', form, await signIn())
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { next: expect.stringContaining('upload=success') },
  ])
  expect(slow.every(({ socket }) => !socket.closed)).toBe(true)
  endAll(slow)
})

test('slow designer requests of guests keep nobody waiting', async () => {
  const slow = await beginMany(12, '/designer-request')
  const person = { name: 'Anna Bell', email: 'anna@example.com', projectType: 'single_room' }
  const message = 'A room to read in, with a place for the dog.'
  const guard = guardFields(application.services, 'designer_request')
  const answer = await application.post('/designer-request', { ...person, message, ...guard, photos: photo })
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('Request Submitted!')])
  expect(slow.every(({ socket }) => !socket.closed)).toBe(true)
  endAll(slow)
})

test.each(['/rooms', '/designer-request'])(
  '%s stops reading a body that is too slow, and says so',
  async (path) => {
    const withinMs = PACE.withinMs
    PACE.withinMs = 500
    try {
      const { answer } = await application.begin(path, await signIn())
      expect(await answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*Your connection was too slow or broke off/)
    } finally {
      PACE.withinMs = withinMs
    }
  },
)
