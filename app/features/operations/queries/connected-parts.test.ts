import { expect, test } from 'vitest'
import { createTestServices } from '#tests/builders/services.ts'
import { startFakeOpenAi } from '#tests/fakes/openai-server.ts'
import { startFakeSmtpServer } from '#tests/fakes/smtp-server.ts'
import { connectedParts } from './connected-parts.server.ts'

const NOWHERE = '127.0.0.1:9'

test('without configuration the built-in parts are listed and no connection is tried', async () => {
  await using test = await createTestServices()
  expect(await connectedParts(test.services)).toEqual([
    { name: 'Pictures', is: 'the data folder' },
    { name: 'Mail', is: 'built in (emails wait in the outbox)' },
    { name: 'Payments', is: 'built in (a test checkout that charges nothing)' },
    { name: 'Redesign', is: 'built in (palette preview)' },
  ])
})

test('a part that answers has no problem', async () => {
  await using provider = await startFakeOpenAi()
  await using smtp = await startFakeSmtpServer()
  const variables = { SMTP_URL: smtp.url, OPENAI_API_KEY: 'sk-fake', OPENAI_BASE_URL: provider.baseUrl }
  await using test = await createTestServices({ variables })
  const parts = await connectedParts(test.services)
  expect(parts.filter(({ problem }) => problem !== undefined)).toEqual([])
  expect(parts.at(-1)!.is).toMatch(/^image model gpt-image/)
})

test('a part that does not answer is listed with its reason, and the others are still checked', async () => {
  const variables = {
    SMTP_URL: `smtp://${NOWHERE}`,
    OPENAI_API_KEY: 'sk-fake',
    OPENAI_BASE_URL: `http://${NOWHERE}/v1`,
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_BASE_URL: `http://${NOWHERE}`,
  }
  await using test = await createTestServices({ variables })
  const [, ...parts] = await connectedParts(test.services)
  for (const part of parts) expect(part.problem).toEqual(expect.any(String))
  expect(parts[0]!.problem).toContain('ECONNREFUSED')
})
