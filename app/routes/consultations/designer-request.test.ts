import { afterAll, beforeAll, expect, test } from 'vitest'
import { designerRequests } from '#app/features/consultations/tables.server.ts'
import { createTestApplication, type TestApplication } from '#tests/builders/application.ts'
import { guardFields } from '#tests/builders/guest-forms.ts'
import { cookieOf, createMember, memberActor } from '#tests/builders/members.ts'
import { heicPhoto, photoWithGps } from '#tests/builders/photos.ts'
import { uploadOne } from '#tests/builders/rooms.ts'
import { WRONG_REQUEST, WRONG_REQUEST_ERRORS } from '#tests/builders/wrong-request.ts'

let application: TestApplication
beforeAll(async () => {
  application = await createTestApplication()
})
afterAll(() => application[Symbol.asyncDispose]())

const SCRIPT = '</textarea><script>alert(1)</script>'
const words = async (response: Response) => (await response.text()).replaceAll('&#x27;', "'")
const form = (more: Record<string, string | File> = {}) => ({
  name: 'Anna Bell',
  email: 'anna@example.com',
  projectType: 'single_room',
  message: 'A room to read in, with a place for the dog.',
  ...guardFields(application.services, 'designer_request'),
  ...more,
})
const file = (content: Buffer, name: string, type: string) =>
  new File([new Uint8Array(content)], name, { type })
const requests = () => application.services.database.select().from(designerRequests)

test('a request is stored with its photo, without the photo’s location', async () => {
  const photos = file(await photoWithGps(), 'room.jpg', 'image/jpeg')
  const answer = await application.fetch('/designer-request', { form: form({ photos }) })
  expect(await words(answer)).toMatch(
    /Request Submitted!.*Request Submitted Successfully! We'll connect you with a professional designer within 24 hours\./,
  )
  const [row] = await requests()
  const stored = await application.services.storage.get(row!.photos[0]!)
  expect(stored.includes('Exif')).toBe(false)
})

test('a refused form keeps what was typed, shows scripts as text and names the wrong photo', async () => {
  const before = await requests()
  const answer = await application.fetch('/designer-request', {
    form: form({ message: SCRIPT, phone: SCRIPT.repeat(3), streetAddress: SCRIPT }),
  })
  expect(answer.status).toBe(400)
  const page = await words(answer)
  expect(page).toContain('Text Too Long')
  expect(page).not.toContain(SCRIPT)
  expect(page).toContain('&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;</textarea>')
  const photos = file(heicPhoto(), 'IMG_1.HEIC', 'image/heic')
  const refused = await application.fetch('/designer-request', { form: form({ photos }) })
  expect(refused.status).toBe(422)
  expect(await words(refused)).toContain('IMG_1.HEIC: HEIC photos are not supported.')
  expect(await requests()).toEqual(before)
})

test('without a script, too, every wrong field is told in one try', async () => {
  const answer = await application.fetch('/designer-request', { form: form(WRONG_REQUEST) })
  expect(answer.status).toBe(400)
  const page = await words(answer)
  expect(page.match(/aria-invalid="true"/g)).toHaveLength(4)
  for (const told of Object.values(WRONG_REQUEST_ERRORS)) expect(page).toContain(told)
  expect(page).toContain('how should it feel? At least 20 characters.')
})

test('forms from other sites are refused', async () => {
  const before = await requests()
  const headers = { Origin: 'https://other.example' }
  for (const path of ['/designer-request', '/designer-request.data'])
    expect((await application.fetch(path, { form: form(), headers })).status).toBe(403)
  expect(await requests()).toEqual(before)
})

test('a member’s own room fills the form, another member’s does not', async () => {
  const { services } = application
  const owner = await createMember(services, { name: 'Ines Field' })
  const room = await uploadOne(services, memberActor(owner))
  const path = `/designer-request?room=${room.id}`
  const page = await words(await application.fetch(path, { cookie: await cookieOf(services, owner) }))
  expect(page).toContain('value="Ines Field"')
  expect(page).toContain(
    'I would like to talk to a designer about my living room. I picture it in the Japandi style.',
  )
  expect(page).toContain(`/pictures/${room.id}/original`)
  const stranger = await cookieOf(services, await createMember(services))
  for (const cookie of [stranger, ''])
    expect(await words(await application.fetch(path, { cookie }))).not.toContain('about my living room')
})
