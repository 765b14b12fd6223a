import { afterAll, beforeAll, expect, test } from 'vitest'
import { designerRequests, designIntakeSubmissions } from '#app/features/consultations/tables.server.ts'
import { createTestApplication, type TestApplication } from '#tests/builders/application.ts'
import { createIntakeToken } from '#tests/builders/guest-forms.ts'
import { jpegPhoto } from '#tests/builders/photos.ts'
import { filledIn } from '#tests/builders/plain-form.ts'

let application: TestApplication
beforeAll(async () => {
  application = await createTestApplication()
})
afterAll(() => application[Symbol.asyncDispose]())

const words = async (response: Response) => (await response.text()).replaceAll('&#x27;', "'")
const address = async () => `/design-intake-form/${await createIntakeToken(application.services)}`
const rows = () => application.services.database.select().from(designIntakeSubmissions)

test('the link opens its request’s form, accepts it once with photos, and then says that it was used', async () => {
  const path = await address()
  const opened = await (await application.fetch(path)).text()
  const page = opened.replaceAll('&#x27;', "'")
  for (const said of ['anna@example.com', 'Photos of Your Space', 'Final Thoughts & Priorities', 'noindex'])
    expect(page.replaceAll('&amp;', '&')).toContain(said)
  const currentSpacePhotos = new File([new Uint8Array(await jpegPhoto())], 'room.jpg', { type: 'image/jpeg' })
  const form = filledIn(opened, 'Submit Design Intake Form', { roomType: 'Attic', currentSpacePhotos })
  const sent = await application.fetch(path, { form })
  expect([sent.status, await words(sent)]).toEqual([
    200,
    expect.stringMatching(/Thank You!.*Form Submitted Successfully!/),
  ])
  const [row] = await rows()
  expect(row).toMatchObject({ roomType: 'Attic', currentSpacePhotos: [expect.any(String)] })
  const again = await application.fetch(path)
  expect(again.status).toBe(410)
  expect(await words(again)).toContain('This form has already been sent')
  expect((await application.fetch(path, { form: { roomType: 'Attic' } })).status).toBe(410)
})

test('the form mentions copied answers only if there are some', async () => {
  const { database } = application.services
  const copied = 'Copied from your request'
  const path = await address()
  await database.update(designerRequests).set({ timeline: null, budgetRange: null })
  expect(await words(await application.fetch(path))).not.toContain(copied)
  await database.update(designerRequests).set({ budgetRange: '5k_15k' })
  expect(await words(await application.fetch(path))).toContain(copied)
})

test('a refused form keeps what was typed, and shows scripts as text', async () => {
  const path = await address()
  const script = '</textarea><script>alert(1)</script>'
  const answer = await application.fetch(path, { form: { roomType: '', petConsiderations: script } })
  expect(answer.status).toBe(400)
  const page = await words(answer)
  expect(page).toContain('Please fill in all required fields.')
  expect(page).not.toContain(script)
  expect(page).toContain('&lt;/textarea&gt;&lt;script&gt;alert(1)&lt;/script&gt;</textarea>')
})

test('a file that is not a picture is refused by name', async () => {
  const path = await address()
  const currentSpacePhotos = new File(['hello'], 'letter.jpg', { type: 'image/jpeg' })
  const answer = await application.fetch(path, { form: { roomType: 'Attic', currentSpacePhotos } })
  expect(answer.status).toBe(422)
  expect(await words(answer)).toContain('letter.jpg: This file is not a picture.')
})

test('forms from other sites are refused', async () => {
  const before = await rows()
  const headers = { Origin: 'https://other.example' }
  const answer = await application.fetch(await address(), { form: { roomType: 'Attic' }, headers })
  expect(answer.status).toBe(403)
  expect(await rows()).toEqual(before)
})
