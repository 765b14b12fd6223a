import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createIntakeToken, guardFields } from '#tests/builders/guest-forms.ts'
import {
  createListeningApplication,
  type ListeningApplication,
} from '#tests/builders/listening-application.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'
import { photoOf } from '#tests/builders/photos.ts'

const MB = 1024 * 1024
let application: ListeningApplication
beforeAll(async () => {
  application = await createListeningApplication()
})
afterAll(() => application[Symbol.asyncDispose]())

const words = async (response: Response) => (await response.text()).replaceAll('&#x27;', "'")
const ONE = 'This file is larger than 10 MB. Please choose a photo up to 10 MB.'
const ONE_OF_SOME = 'The first of these files is larger than 10 MB. Please choose photos up to 10 MB each.'

interface PhotoPage {
  name: string
  /** Sends the page's form with a photo. */
  send(photo: File): Promise<Response>
  taken: string
  tooLarge: string
}

const as = async (role: 'member' | 'administrator') =>
  cookieOf(application.services, await createMember(application.services, { role }))

/** Every page that accepts photos. */
const PAGES: PhotoPage[] = [
  {
    name: 'the upload of a room',
    send: async (photo) => {
      const form = { photo, roomType: 'Living Room', submissionId: randomUUID() }
      return application.post('/rooms', form, await as('member'))
    },
    taken: 'upload=success',
    tooLarge: `Failed to process your room upload: ${ONE}`,
  },
  {
    name: 'the request for a designer',
    send: async (photos) => {
      const person = { name: 'Anna Bell', email: `${randomUUID()}@example.com`, projectType: 'single_room' }
      const message = 'A room to read in, with a place for the dog.'
      const guard = guardFields(application.services, 'designer_request')
      return application.post('/designer-request', { ...person, message, ...guard, photos })
    },
    taken: 'Request Submitted!',
    tooLarge: ONE_OF_SOME,
  },
  {
    name: 'the intake form',
    send: async (currentSpacePhotos) => {
      const path = `/design-intake-form/${await createIntakeToken(application.services)}`
      return application.post(path, { roomType: 'Attic', currentSpacePhotos })
    },
    taken: 'Thank You!',
    tooLarge: ONE_OF_SOME,
  },
  {
    name: 'the quiz’s pictures',
    send: async (photos) => {
      const form = { styleLabel: 'Japandi', roomType: 'Living Room', photos }
      return application.post('/admin/settings/quiz-pictures.data', form, await as('administrator'))
    },
    taken: '1 picture added',
    tooLarge: ONE_OF_SOME,
  },
  {
    name: 'the blog’s pictures',
    send: async (picture) =>
      application.post('/admin/settings/blog/pictures', { picture }, await as('administrator')),
    taken: '/blog/pictures/',
    tooLarge: ONE,
  },
]

describe.each(PAGES)('$name', ({ send, taken, tooLarge }) => {
  const photo = async (bytes: number) =>
    new File([new Uint8Array(await photoOf(bytes))], 'room.jpg', { type: 'image/jpeg' })

  test.each([2, 9])('takes a photo of %s MB', async (size) => {
    const answer = await send(await photo(size * MB))
    expect([answer.status, await words(answer)]).toEqual([200, expect.stringContaining(taken)])
  })

  test('refuses a photo of 11 MB with the reason', async () => {
    const answer = await send(await photo(11 * MB))
    expect([answer.status, await words(answer)]).toEqual([413, expect.stringContaining(tooLarge)])
  })
})

test('of several photos, one that is too large is identified by the one before it', async () => {
  const path = `/design-intake-form/${await createIntakeToken(application.services)}`
  const file = async (bytes: number, name: string) =>
    new File([new Uint8Array(await photoOf(bytes))], name, { type: 'image/jpeg' })
  const currentSpacePhotos = await file(2 * MB, 'sofa.jpg')
  const inspirationImages = await file(11 * MB, 'window.jpg')
  const answer = await application.post(path, { roomType: 'Attic', currentSpacePhotos, inspirationImages })
  expect([answer.status, await words(answer)]).toEqual([
    413,
    expect.stringContaining('The file after “sofa.jpg” is larger than 10 MB.'),
  ])
})
