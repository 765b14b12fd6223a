import { expect, test } from 'vitest'
import { accountedCall } from '#app/features/ai-settings/spending/commands/account-for-call.server.ts'
import { openDatabase } from '#app/platform/database/database.ts'
import { createListeningApplication } from '#tests/builders/listening-application.ts'

const TOKEN = 'only-for-tests-of-metrics'
const headers = { Authorization: `Bearer ${TOKEN}` }

test('the metrics require their token and count events', async () => {
  await using app = await createListeningApplication({ variables: { METRICS_TOKEN: TOKEN } })
  const address = `${app.address}/metrics`
  expect((await fetch(address)).status).toBe(401)
  expect((await fetch(address, { headers: { Authorization: 'Bearer other' } })).status).toBe(401)
  await (await fetch(`${app.address}/contact?a=1`)).text()
  const call = { userId: null, apiType: 'blog_generation', model: 'gpt-5' } as const
  const usage = { model: 'gpt-5', inputTokens: 1, outputTokens: 1, totalTokens: 2, costCents: 7 }
  await accountedCall(app.services, call, async () => ({ usage }))
  const answer = await fetch(address, { headers })
  expect(answer.headers.get('content-type')).toContain('text/plain')
  const text = await answer.text()
  for (const line of [
    /^casabloom_http_request_duration_seconds_count\{method="GET",route="\/contact",status="200"\} 1$/m,
    /^casabloom_provider_cents_total\{type="blog_generation"\} 7$/m,
    /^casabloom_provider_call_duration_seconds_count\{type="blog_generation",outcome="done"\} 1$/m,
    /^casabloom_ai_spent_cents 7$/m,
    /^casabloom_database_up 1$/m,
    /^casabloom_outbox_messages\{state="waiting"\} \d+$/m,
    /^casabloom_jobs\{queue="rooms\.generation",state="waiting"\} 0$/m,
    /^casabloom_generations\{state="running"\} 0$/m,
    /^casabloom_provider_paused\{circuit="image"\} 0$/m,
  ])
    expect(text).toMatch(line)
})

test('without a token the web port has no metrics', async () => {
  await using app = await createListeningApplication()
  expect((await fetch(`${app.address}/metrics`)).status).toBe(404)
})

test('without the database only the process’s own metrics are shown', async () => {
  await using app = await createListeningApplication({ variables: { METRICS_TOKEN: TOKEN } })
  await (await fetch(`${app.address}/contact`)).text()
  app.services.database = openDatabase('postgres://nobody@127.0.0.1:9/none', {
    size: 1,
    onError: () => {},
  }).database
  const text = await (await fetch(`${app.address}/metrics`, { headers })).text()
  expect(text).toMatch(/^casabloom_database_up 0$/m)
  expect(text).toContain('route="/contact"')
  expect(text).not.toMatch(/^casabloom_(ai_budget_cents|outbox_oldest_waiting_seconds|jobs)[ {]/m)
})
