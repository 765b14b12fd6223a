import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { websiteFeedback } from '#app/features/feedback/tables.server.ts'
import { createTestApplication, type TestApplication } from '#tests/builders/application.ts'
import { guardFields } from '#tests/builders/guest-forms.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'

let application: TestApplication
beforeAll(async () => {
  application = await createTestApplication()
})
afterAll(() => application[Symbol.asyncDispose]())

const SCRIPT = '"><script>alert(1)</script>'
const words = async (response: Response) => (await response.text()).replaceAll('&#x27;', "'")
const form = (more: Record<string, string> = {}) => ({
  name: 'Anna Bell',
  email: 'anna@example.com',
  message: 'Do you also redesign gardens?',
  ...guardFields(application.services, 'contact'),
  ...more,
})

test('a refused form shows its errors, keeps what was typed and shows scripts as text', async () => {
  const answer = await application.fetch('/contact', {
    form: form({ name: SCRIPT, email: 'bad@', message: 'short' }),
  })
  expect(answer.status).toBe(400)
  const page = await words(answer)
  expect(page).toContain('Invalid Email')
  expect(page).toContain('Please enter a valid email address.')
  expect(page).toContain('Please provide a more detailed message (at least 10 characters).')
  expect(page).not.toContain(SCRIPT)
  expect(page).toContain('value="&quot;&gt;&lt;script&gt;')
  expect(page).toContain('>short</textarea>')
})

test('forms from other sites are refused', async () => {
  const headers = { Origin: 'https://other.example' }
  const answer = await application.fetch('/contact', { form: form({ name: 'From elsewhere' }), headers })
  expect(answer.status).toBe(403)
  const kept = await application.services.database
    .select()
    .from(websiteFeedback)
    .where(eq(websiteFeedback.contactName, 'From elsewhere'))
  expect(kept).toEqual([])
})

test('a form that was open too long gets a new stamp and can then be sent', async () => {
  const answer = await application.fetch('/contact', { form: form({ form_stamp: '' }) })
  const stamp = /name="form_stamp" value="([^"]+)"/.exec(await answer.text())?.[1]
  expect(stamp).toMatch(/^\d+\.[\w-]{43}$/)
  expect(answer.status).toBe(400)
})

test('a browser gets an id once, and the fourth message in an hour is refused', async () => {
  const opened = await application.fetch('/contact')
  const cookie = opened.headers.getSetCookie()[0]!
  expect(cookie).toMatch(/^casabloom\.browser=[0-9a-f-]{36}; .*HttpOnly; SameSite=Lax/)
  const again = await application.fetch('/contact', { cookie: cookie.split(';')[0]! })
  expect(again.headers.getSetCookie()).toEqual([])
  for (let sent = 0; sent < 3; sent += 1) {
    const page = await words(await application.fetch('/contact', { form: form() }))
    expect(page).toContain('Message Sent!')
    expect(page).toContain('Message Sent Successfully! Thank you for contacting us.')
  }
  const answer = await application.fetch('/contact', { form: form() })
  expect(answer.status).toBe(429)
  expect(await words(answer)).toContain('Too many submissions. Please wait 60 minutes before trying again.')
})

test('a member’s name and address are filled in, and a blocked member can still ask why', async () => {
  const { services } = application
  const member = await createMember(services, { name: 'Ines Field', blocked: true })
  const cookie = await cookieOf(services, member)
  const page = await words(await application.fetch('/contact', { cookie }))
  expect(page).toContain('value="Ines Field"')
  expect(page).toContain(`value="${member.email}"`)
})
