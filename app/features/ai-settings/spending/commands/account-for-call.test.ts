import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { outboxEmails } from '#app/features/email/tables.server.ts'
import type { EditUsage } from '#app/platform/ai/editor.ts'
import { RedesignFailure } from '#app/platform/ai/failure.ts'
import type { Services } from '#app/platform/services.ts'
import { recordLog } from '#tests/builders/log-lines.ts'
import { createActor, createAdministrator } from '#tests/builders/members.ts'
import { rows } from '#tests/builders/said-in.ts'
import { createTestServices } from '#tests/builders/services.ts'
import { DEFAULT_AI_SETTINGS } from '../../rules/defaults.ts'
import { aiCircuits, apiUsageLogs, openaiSettings } from '../../tables.server.ts'
import { spentSince } from '../queries/usage.server.ts'
import { accountedCall } from './account-for-call.server.ts'

const cost = (costCents: number): EditUsage => ({
  model: 'gpt-image-2',
  inputTokens: 10,
  outputTokens: 10,
  totalTokens: 20,
  costCents,
})

async function limits({ database }: Services, changes: Partial<typeof openaiSettings.$inferInsert>) {
  await database.insert(openaiSettings).values({ ...DEFAULT_AI_SETTINGS, ...changes })
}

const callFor = (userId: string) => ({ userId, apiType: 'image_generation', model: 'gpt-image-2' }) as const
const spent = ({ database }: Services) => spentSince(database, new Date(0))

test('concurrent calls cannot exceed the monthly budget', async () => {
  await using app = await createTestServices({ variables: { OPENAI_API_KEY: 'sk-fake-key' } })
  const ada = await createActor(app.services)
  await limits(app.services, { monthlyBudgetCents: 1000, rateLimitPerUser: 100 })
  let highest = 0
  const calls = Array.from({ length: 60 }, () =>
    accountedCall(app.services, callFor(ada.userId), async () => {
      highest = Math.max(highest, await spent(app.services))
      return { usage: cost(29.5) }
    }),
  )
  const ended = await Promise.allSettled(calls)
  const declined = ended.filter((each) => each.status === 'rejected')
  expect(declined.length).toBeGreaterThan(0)
  for (const { reason } of declined) expect(reason).toMatchObject({ code: 'budget_spent', retryable: false })
  expect(highest).toBeLessThanOrEqual(1000)
  expect(await spent(app.services)).toBeCloseTo((60 - declined.length) * 29.5, 2)
})

test('each administrator is notified once at each budget threshold', async () => {
  await using app = await createTestServices({ variables: { OPENAI_API_KEY: 'sk-fake-key' } })
  const ada = await createActor(app.services)
  const admin = await createAdministrator(app.services)
  await limits(app.services, { monthlyBudgetCents: 1000, rateLimitPerUser: 100 })
  for (let call = 0; call < 40; call += 1)
    await accountedCall(app.services, callFor(ada.userId), async () => ({ usage: null })).catch(() => {})
  const mails = await app.services.database
    .select()
    .from(outboxEmails)
    .where(eq(outboxEmails.recipient, admin.email))
  expect(mails.map(({ kind }) => kind).sort()).toEqual(['ai_budget_100', 'ai_budget_80'])
})

test('a person cannot exceed the hourly limit, and it does not affect others', async () => {
  await using app = await createTestServices({ variables: { OPENAI_API_KEY: 'sk-fake-key' } })
  const [ada, ben] = [await createActor(app.services), await createActor(app.services)]
  await limits(app.services, { rateLimitPerUser: 3 })
  const make = async () => ({ usage: cost(5) })
  const ended = await Promise.allSettled(
    Array.from({ length: 8 }, () => accountedCall(app.services, callFor(ada.userId), make)),
  )
  expect(ended.filter((each) => each.status === 'fulfilled')).toHaveLength(3)
  await expect(accountedCall(app.services, callFor(ben.userId), make)).resolves.toBeDefined()
})

test('a refused call costs nothing and does not count; a broken one stays booked', async () => {
  await using app = await createTestServices({ variables: { OPENAI_API_KEY: 'sk-fake-key' } })
  const ada = await createActor(app.services)
  await limits(app.services, { rateLimitPerUser: 1 })
  const fail = (refused: boolean) =>
    accountedCall(app.services, callFor(ada.userId), async () => {
      throw new RedesignFailure('generation_failed', 'as the test says', { refused })
    })
  await expect(fail(true)).rejects.toMatchObject({ code: 'generation_failed' })
  expect(await spent(app.services)).toBe(0)
  await expect(fail(false)).rejects.toMatchObject({ code: 'generation_failed' })
  expect(await spent(app.services)).toBeGreaterThan(0)
  await expect(fail(true)).rejects.toMatchObject({ code: 'rate_limited' })
  const rows = await app.services.database.select().from(apiUsageLogs)
  expect(rows).toHaveLength(2)
  for (const row of rows) expect(row).toMatchObject({ success: false, endedAt: expect.any(Date) })
})

const outage = (kind: 'unreachable' | 'silent') => async (): Promise<{ usage: null }> => {
  throw new RedesignFailure('timeout', 'as the test says', { outage: kind, refused: kind === 'unreachable' })
}

test('while a provider is down, no process calls it and no cost is booked', async () => {
  await using app = await createTestServices({ variables: { OPENAI_API_KEY: 'sk-fake-key' } })
  const call = { userId: null, apiType: 'image_generation', model: 'gpt-image-2' } as const
  const blog = { ...call, apiType: 'blog_generation' } as const
  for (let failed = 0; failed < 2; failed += 1)
    await expect(accountedCall(app.services, call, outage('unreachable'))).rejects.toThrow()
  let asked = 0
  const count = async () => {
    asked += 1
    return { usage: cost(5) }
  }
  await expect(accountedCall(app.services, call, count)).rejects.toMatchObject({ code: 'provider_paused' })
  expect([asked, await spent(app.services)]).toEqual([0, 0])
  await accountedCall(app.services, blog, count)
  expect(asked, 'its other services are asked all the same').toBe(1)
  await accountedCall(app.services, { ...call, triesAnyway: true }, count)
  await accountedCall(app.services, call, count)
  expect(asked, "an administrator's test shows that it is back").toBe(3)
})

test('a call that only took too long neither starts nor ends a pause', async () => {
  await using app = await createTestServices({ variables: { OPENAI_API_KEY: 'sk-fake-key' } })
  const call = { userId: null, apiType: 'openai-vision', model: 'gpt-5.4' } as const
  const tooLong = () => Promise.reject(new RedesignFailure('timeout', 'Took too long'))
  for (let failed = 0; failed < 3; failed += 1)
    await expect(accountedCall(app.services, call, tooLong)).rejects.toMatchObject({ code: 'timeout' })
  await expect(accountedCall(app.services, call, outage('unreachable'))).rejects.toThrow()
  await expect(accountedCall(app.services, call, tooLong)).rejects.toMatchObject({ code: 'timeout' })
  await expect(accountedCall(app.services, call, outage('unreachable'))).rejects.toThrow()
  await expect(accountedCall(app.services, call, tooLong)).rejects.toMatchObject({ code: 'provider_paused' })
})

test('after a pause exactly one call tries', async () => {
  await using app = await createTestServices({ variables: { OPENAI_API_KEY: 'sk-fake-key' } })
  const { services } = app
  const call = { userId: null, apiType: 'image_generation', model: 'gpt-image-2' } as const
  for (let failed = 0; failed < 2; failed += 1)
    await expect(accountedCall(services, call, outage('silent'))).rejects.toThrow()
  await services.database.update(aiCircuits).set({ retryAt: new Date(0) })
  const answer = Promise.withResolvers<{ usage: null }>()
  let asked = 0
  const others = Array.from({ length: 8 }, () =>
    accountedCall(services, call, () => {
      asked += 1
      return answer.promise
    }),
  )
  let declined = 0
  const count = () => {
    declined += 1
  }
  for (const other of others) other.catch(count)
  await expect.poll(() => [asked, declined]).toEqual([1, 7])
  answer.resolve({ usage: null })
  await Promise.allSettled(others)
  expect([asked, declined]).toEqual([1, 7])
  expect(await services.database.$count(aiCircuits)).toBe(0)
})

const lose = (services: Services, table: string) => rows(services, `ALTER TABLE ${table} RENAME TO lost`)

test.each(['api_usage_logs', 'ai_circuits'])(
  'a paid answer is kept although %s cannot be written, which is logged',
  async (table) => {
    const { log, lines } = recordLog()
    await using app = await createTestServices({ platform: { log } })
    const call = { userId: null, apiType: 'image_generation', model: 'gpt-image-2' } as const
    const answer = { usage: cost(5) }
    const made = accountedCall(app.services, call, async () => {
      await lose(app.services, table)
      return answer
    })
    expect(await made).toBe(answer)
    expect(lines).toContainEqual(expect.objectContaining({ msg: 'provider call not accounted for' }))
  },
)

test('a failed call says why, although its end cannot be recorded', async () => {
  await using app = await createTestServices({ variables: { OPENAI_API_KEY: 'sk-fake-key' } })
  const call = { userId: null, apiType: 'image_generation', model: 'gpt-image-2' } as const
  const made = accountedCall(app.services, call, async () => {
    await lose(app.services, 'api_usage_logs')
    throw new RedesignFailure('generation_failed', 'as the test says')
  })
  await expect(made).rejects.toMatchObject({ code: 'generation_failed' })
})
