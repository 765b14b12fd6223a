import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { outboxEmails } from '#app/features/email/tables.server.ts'
import type { Services } from '#app/platform/services.ts'
import { createAdministrator } from '#tests/builders/members.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { DEFAULT_AI_SETTINGS } from '../../rules/defaults.ts'
import { apiUsageLogs, openaiSettings } from '../../tables.server.ts'
import { beginCall } from './book-call.server.ts'

const call = { userId: null, apiType: 'openai-vision', model: 'gpt-5.4' } as const

async function withBudget(services: Services, monthlyBudgetCents: number) {
  const { email } = await createAdministrator(services)
  await services.database.insert(openaiSettings).values({ ...DEFAULT_AI_SETTINGS, monthlyBudgetCents })
  return async () => {
    const mails = await services.database.select().from(outboxEmails).where(eq(outboxEmails.recipient, email))
    return mails.map(({ kind }) => kind)
  }
}

test('administrators are warned once when a call cost more than its estimate', async () => {
  await using app = await createTestServices()
  const { services } = app
  const warnings = await withBudget(services, 1000)
  const { id } = await beginCall(services, call)
  await services.database.update(apiUsageLogs).set({ costCents: 850 }).where(eq(apiUsageLogs.id, id))
  expect(await warnings()).toEqual([])
  for (let next = 0; next < 3; next += 1) await beginCall(services, call)
  expect(await warnings()).toEqual(['ai_budget_80'])
})

test('administrators are warned when the budget is lowered below what is nearly spent', async () => {
  await using app = await createTestServices()
  const { services } = app
  const warnings = await withBudget(services, 10_000)
  await beginCall(services, { ...call, estimatedCents: 1500 })
  await services.database.update(openaiSettings).set({ monthlyBudgetCents: 1800 })
  expect(await warnings()).toEqual([])
  await beginCall(services, call)
  expect(await warnings()).toEqual(['ai_budget_80'])
})
