import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { creditsOf } from '#app/features/credits/queries/credits.server.ts'
import { createTestApplication } from '#tests/builders/application.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'
import {
  animation,
  enormousPng,
  heicPhoto,
  jpegPhoto,
  photoWithGps,
  truncatedPhoto,
} from '#tests/builders/photos.ts'
import { roomsOf } from '#tests/builders/rooms.ts'
import { WITH_IMAGE_MODEL } from '#tests/builders/services.ts'

const photo = await jpegPhoto(600, 400)

const formOf = (content: Buffer, changes: Record<string, string> = {}) => ({
  photo: new File([new Uint8Array(content)], 'room.jpg', { type: 'image/jpeg' }),
  roomType: 'Living Room',
  submissionId: randomUUID(),
  ...changes,
})

/** The product with a signed-in member, and a function that sends the upload form. */
async function openWithMember(variables: Record<string, string> = WITH_IMAGE_MODEL) {
  const app = await createTestApplication({ variables })
  const person = await createMember(app.services)
  const cookie = await cookieOf(app.services, person)
  const headers = { Accept: 'application/json' }
  const send = (form: Record<string, string | File>) => app.fetch('/rooms', { form, cookie, headers })
  const state = async () => ({
    rooms: await roomsOf(app.services.database, person.userId),
    credits: (await creditsOf(app.services.database, person.userId))!.roomCredits,
  })
  return { ...app, cookie, send, state, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() }
}

test('of 200 simultaneous uploads by a person with one credit, exactly one is accepted', async () => {
  await using app = await openWithMember()
  const answers = await Promise.all(Array.from({ length: 200 }, () => app.send(formOf(photo))))
  const accepted = answers.filter((answer) => answer.ok)
  expect(accepted).toHaveLength(1)
  for (const answer of answers) {
    if (!answer.ok) expect(await answer.json()).toMatchObject({ error: { title: 'No credits available' } })
  }
  const { rooms, credits } = await app.state()
  expect(rooms).toHaveLength(1)
  expect(credits).toBe(0)
  expect(await accepted[0]!.json()).toEqual({ next: `/dashboard?upload=success&room=${rooms[0]!.id}` })
})

test('without an image model, uploads cost no credit and are limited per hour', async () => {
  await using app = await openWithMember({})
  const answers = await Promise.all(Array.from({ length: 23 }, () => app.send(formOf(photo))))
  const refused = answers.filter((answer) => !answer.ok)
  expect(refused).toHaveLength(3)
  expect(refused[0]!.status).toBe(429)
  expect(await refused[0]!.json()).toMatchObject({ error: { code: 'too_many_attempts' } })
  expect(await app.state()).toMatchObject({ credits: 1, rooms: { length: 20 } })
})

test('resending a form whose answer was lost returns the same room, even without credits', async () => {
  await using app = await openWithMember()
  const form = formOf(photo)
  const first = await (await app.send(form)).json()
  const again = await app.send(form)
  expect(again.status).toBe(200)
  expect(await again.json()).toEqual(first)
  expect(await app.state()).toMatchObject({ credits: 0, rooms: { length: 1 } })
})

test.each([
  ['an empty file', async () => Buffer.alloc(0), 'This file is empty'],
  ['text named .jpg', async () => Buffer.from('Dear Sir or Madam'), 'This file is not a picture'],
  ['a damaged photo', truncatedPhoto, 'This photo is damaged or incomplete'],
  ['a HEIC photo', async () => heicPhoto(), 'HEIC photos are not supported'],
  [
    'a drawing in SVG',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'SVG drawings are not',
  ],
  ['50,000 × 50,000 pixels', async () => enormousPng(), 'This picture has too many pixels'],
  ['a moving picture', async () => animation('webp'), 'This picture is animated'],
  ['eleven megabytes', async () => Buffer.alloc(11 * 1024 * 1024, 1), 'This file is larger than 10 MB'],
])('%s is refused in words, and costs nothing', async (_what, content, message) => {
  await using app = await openWithMember()
  const answer = await app.send(formOf(await content()))
  expect(answer.status).toBeGreaterThanOrEqual(400)
  const { error } = (await answer.json()) as { error: { title: string; message: string } }
  expect(error.title).toBe('Upload failed')
  expect(error.message).toContain(`Failed to process your room upload: ${message}`)
  expect(await app.state()).toEqual({ rooms: [], credits: 1 })
})

test('without a photo or a room type, the form asks for them', async () => {
  await using app = await openWithMember()
  for (const form of [
    { roomType: 'Bedroom', submissionId: randomUUID() },
    formOf(photo, { roomType: 'Garage' }),
  ]) {
    const answer = await app.send(form)
    expect(await answer.json()).toMatchObject({
      error: { message: "Please select a file, room type, and ensure you're logged in" },
    })
  }
  expect(await app.state()).toEqual({ rooms: [], credits: 1 })
})

test('a photo is stored without its location, and only its owner sees it', async () => {
  await using app = await openWithMember()
  await app.send(formOf(await photoWithGps()))
  const { rooms } = await app.state()
  const address = `/pictures/${rooms[0]!.id}/original`
  const own = await app.fetch(address, { cookie: app.cookie })
  expect(own.headers.get('cache-control')).toContain('private')
  expect((await sharp(await own.arrayBuffer()).metadata()).exif).toBeUndefined()
  const small = await app.fetch(`${address}?width=480`, { cookie: app.cookie })
  expect((await sharp(await small.arrayBuffer()).metadata()).width).toBe(480)
  const other = await cookieOf(app.services, await createMember(app.services))
  const admin = await cookieOf(app.services, await createMember(app.services, { role: 'administrator' }))
  const statusFor = async (cookie?: string) => (await app.fetch(address, cookie ? { cookie } : {})).status
  expect(await statusFor(other)).toBe(404)
  expect(await statusFor()).toBe(404)
  expect(await statusFor(admin)).toBe(200)
  expect((await app.fetch(`${address}?width=481`, { cookie: app.cookie })).status).toBe(404)
})

test('a form from another site is refused', async () => {
  await using app = await openWithMember()
  const headers = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' }
  const answer = await app.fetch('/rooms', { form: formOf(photo), cookie: app.cookie, headers })
  expect(answer.status).toBe(403)
  expect(await app.state()).toEqual({ rooms: [], credits: 1 })
})
