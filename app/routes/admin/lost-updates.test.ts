import { expect, test } from 'vitest'
import { allTemplates } from '#app/features/email/templates/queries/templates.server.ts'
import { allStyles, styleVersion } from '#app/features/styles/queries/style-list.server.ts'
import { createTestApplication, type TestApplication } from '#tests/builders/application.ts'
import { createSubmission } from '#tests/builders/guest-forms.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'
import { filledIn } from '#tests/builders/plain-form.ts'

const SETTINGS = '/admin/settings'

/** A form: the page that shows it, its button, and what two administrators change. */
const FORMS = {
  'credit settings': {
    page: async () => `${SETTINGS}/credits`,
    button: 'Save Settings',
    one: { freeRoomCredits: '7' },
    other: { priceCents: '1900' },
  },
  'AI settings': {
    page: async () => `${SETTINGS}/ai`,
    button: 'Save Settings',
    one: { rateLimitPerUser: '7', apiKey: 'sk-one' },
    other: { monthlyBudget: '55.00', apiKey: 'sk-other' },
  },
  searches: {
    page: async () => `${SETTINGS}/shopping`,
    button: 'Save Settings',
    one: { searches: 'Etsy https://www.etsy.com/search?q={query}' },
    other: { searches: 'Shop https://shop.example/?q={query}' },
  },
  'e-mail templates': {
    page: async ({ services }: TestApplication) =>
      `${SETTINGS}/email-templates/${(await allTemplates(services.database))[0]!.id}`,
    button: 'Save template',
    one: { subject: 'One subject', content: '<p>Hello</p>' },
    other: { name: 'Another name', content: '<p>Hello</p>' },
  },
  'intake forms': {
    page: async ({ services }: TestApplication) =>
      `/admin/intake?open=${(await createSubmission(services)).id}`,
    button: 'Save',
    one: { status: 'contacted' },
    other: { adminNotes: 'Call in May.' },
  },
}

test.each(Object.entries(FORMS))('%s: a save refuses to undo one that it did not see', async (_, form) => {
  // Nobody listens there, so that no key is asked about.
  await using app = await createTestApplication({ variables: { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' } })
  const cookie = await cookieOf(app.services, await createMember(app.services, { role: 'administrator' }))
  const address = await form.page(app)
  const shown = async () => (await (await app.fetch(address, { cookie })).text()).replaceAll('<!-- -->', '')
  const save = (page: string, typed: Record<string, string>) => {
    // The script of the text editor adds this field.
    const { content, ...fields } = typed
    const sent = { ...filledIn(page, form.button, fields), ...(content && { content }) }
    return app.fetch(address, { cookie, form: sent as Record<string, string> })
  }
  const opened = await shown()
  expect((await save(opened, form.one)).status).toBeLessThan(400)
  const saved = await shown()
  const refused = await save(opened, form.other)
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain('meanwhile. What you typed is still here')
  expect(filledIn(await shown(), form.button, {})).toEqual(filledIn(saved, form.button, {}))
  expect((await save(saved, form.other)).status).toBeLessThan(400)
})

test('styles: a save refuses to undo one that it did not see', async () => {
  await using app = await createTestApplication()
  const { database } = app.services
  const cookie = await cookieOf(app.services, await createMember(app.services, { role: 'administrator' }))
  const [opened] = await allStyles(database)
  const save = (style: NonNullable<typeof opened>, typed: Record<string, string>) => {
    const definition = {
      colorPalette: style.colorPalette.map(({ hex, name }) => `${hex} ${name}`).join('\n'),
      materials: style.materials.join('\n'),
      characteristics: style.characteristics.join('\n'),
      designPrinciples: style.designPrinciples.join('\n'),
    }
    const form = { intent: 'edit', styleId: style.id, version: styleVersion(style), ...definition, ...typed }
    return app.fetch(`${SETTINGS}/styles.data`, { cookie, form })
  }
  expect((await save(opened!, { materials: 'Silk' })).status).toBeLessThan(400)
  const refused = await save(opened!, { characteristics: 'Calm' })
  expect(refused.status).toBe(409)
  const [stored] = await allStyles(database)
  expect(stored).toMatchObject({ materials: ['Silk'], characteristics: opened!.characteristics })
  expect((await save(stored!, { characteristics: 'Calm' })).status).toBeLessThan(400)
})
