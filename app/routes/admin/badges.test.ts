import { expect, test } from 'vitest'
import { checkAlerts } from '#app/features/alerts/commands/check-alerts.server.ts'
import { paymentEvents } from '#app/features/payments/tables.server.ts'
import { createTestApplication } from '#tests/builders/application.ts'
import { cookieOf, createMember } from '#tests/builders/members.ts'

test('an open page fetches its badges as JSON', async () => {
  await using app = await createTestApplication()
  const cookie = await cookieOf(app.services, await createMember(app.services, { role: 'administrator' }))
  const answer = await app.fetch('/admin/badges', { cookie })
  const badges: unknown = await answer.json()
  expect(Object.values(badges as object)).toEqual(expect.arrayContaining([0]))
})

test('open alerts head the dashboard, link to where they are handled, and are counted beside its tab', async () => {
  await using app = await createTestApplication()
  const { services } = app
  const cookie = await cookieOf(services, await createMember(services, { role: 'administrator' }))
  expect(await (await app.fetch('/admin', { cookie })).text()).not.toContain('Alerts')
  await services.database.insert(paymentEvents).values([
    { eventId: 'evt_1', type: 'x', state: 'refused', problem: 'x' },
    { eventId: 'evt_2', type: 'x', state: 'refused', problem: 'x' },
  ])
  await checkAlerts(services)
  const shown = await (await app.fetch('/admin', { cookie })).text()
  expect(shown).toContain('2 payment events were refused within a day')
  expect(shown).toContain('href="/admin/settings/credits/analytics"')
  expect(await (await app.fetch('/admin/badges', { cookie })).json()).toMatchObject({ alerts: 1 })
})
