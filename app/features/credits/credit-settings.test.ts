import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#app/features/audit/tables.server.ts'
import type { Services } from '#app/platform/services.ts'
import { createActor, createAdministrator } from '#tests/builders/members.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { reserveCredit } from './commands/ledger.server.ts'
import { refillEmptyBalances } from './commands/refill-balances.server.ts'
import { saveCreditSettings } from './commands/save-credit-settings.server.ts'
import { creditSettingsVersion, creditsOf, currentCreditSettings } from './queries/credits.server.ts'
import { creditLedger } from './tables.server.ts'

const CHANGES = {
  freeRoomCredits: '2',
  freeRevisionCredits: '1',
  paidRoomCredits: '5',
  paidRevisionCredits: '10',
  priceCents: '1900',
}

/** The form as it is sent from a page that was loaded just now. */
const form = async (services: Services, changes: object = {}) => ({
  ...CHANGES,
  version: creditSettingsVersion(await currentCreditSettings(services.database)),
  ...changes,
})

test('saved settings apply to new members, and the audit log records the changes', async () => {
  await using app = await createTestServices()
  const administrator = await createAdministrator(app.services)
  expect(await saveCreditSettings(app.services, administrator, await form(app.services))).toBe(true)
  expect(await saveCreditSettings(app.services, administrator, await form(app.services))).toBe(false)
  expect(await currentCreditSettings(app.services.database)).toMatchObject({
    paidRoomCredits: 5,
    priceCents: 1900,
  })
  const member = await createActor(app.services)
  const now = await creditsOf(app.services.database, member.userId)
  expect(now).toMatchObject({ roomCredits: 2, revisionCredits: 1 })
  const [entry, ...more] = await app.services.database.select().from(auditLog)
  expect(entry!.details?.before).toMatchObject({ priceCents: 800 })
  expect(more).toEqual([])
})

test.each([
  ['freeRoomCredits', '-1'],
  ['freeRevisionCredits', ''],
  ['paidRoomCredits', '0'],
  ['paidRevisionCredits', '1.5'],
  ['priceCents', '-1'],
  ['priceCents', '99999999999'],
])('%s = %j is refused', async (name, value) => {
  await using app = await createTestServices()
  const administrator = await createAdministrator(app.services)
  const saved = saveCreditSettings(app.services, administrator, await form(app.services, { [name]: value }))
  await expect(saved).rejects.toMatchObject({ issues: [{ path: [name] }] })
  expect(await currentCreditSettings(app.services.database)).toMatchObject({ priceCents: 800 })
})

test.each(['0', '1', '49'])(
  'with Stripe connected a price of %s cents is refused at the field',
  async (priceCents) => {
    const variables = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }
    await using app = await createTestServices({ variables })
    const administrator = await createAdministrator(app.services)
    const saved = saveCreditSettings(app.services, administrator, await form(app.services, { priceCents }))
    await expect(saved).rejects.toMatchObject({
      issues: [{ path: ['priceCents'], message: expect.stringContaining('under 50 cents') }],
    })
    expect(
      await saveCreditSettings(app.services, administrator, await form(app.services, { priceCents: '50' })),
    ).toBe(true)
  },
)

test('empty balances are refilled once, with ledger entries, and others stay unchanged', async () => {
  await using app = await createTestServices()
  const { services } = app
  const administrator = await createAdministrator(services)
  const [empty, full] = [await createActor(services), await createActor(services)]
  await services.database.transaction((transaction) =>
    reserveCredit(transaction, { userId: empty.userId, kind: 'room', generationId: randomUUID() }),
  )
  const refill = { submissionId: randomUUID() }
  expect(await refillEmptyBalances(services, administrator, refill)).toBe(1)
  expect(await refillEmptyBalances(services, administrator, refill)).toBe(0)
  expect((await creditsOf(services.database, empty.userId))!.roomCredits).toBe(1)
  expect((await creditsOf(services.database, full.userId))!.roomCredits).toBe(1)
  const ledger = await services.database
    .select()
    .from(creditLedger)
    .where(eq(creditLedger.userId, empty.userId))
  expect(ledger.reduce((sum, { change }) => sum + change, 0)).toBe(1)
})
