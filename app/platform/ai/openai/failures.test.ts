import { expect, test } from 'vitest'
import { KEY, redesign } from '#tests/builders/redesign.ts'
import * as provider from '#tests/fakes/openai-behaviours.ts'
import { type FakeOpenAi, startFakeOpenAi } from '#tests/fakes/openai-server.ts'
import { isRedesignFailure } from '../failure.ts'

test.each([
  ['no quota', provider.refuse(429, { code: 'insufficient_quota' }), 'quota_exhausted', false, null],
  [
    'a spent budget',
    provider.refuse(429, { code: 'x', type: 'insufficient_quota' }),
    'quota_exhausted',
    false,
  ],
  ['a billing limit', provider.refuse(400, { code: 'billing_hard_limit_reached' }), 'quota_exhausted', false],
  ['too many requests', limited({ 'retry-after': '17' }), 'rate_limited', true, 17],
  ['milliseconds', limited({ 'retry-after-ms': '1500' }), 'rate_limited', true, 2],
  ['no word on when', limited({}), 'rate_limited', true, null],
  ['an absurd wait', limited({ 'retry-after': '999999' }), 'rate_limited', true, 3600],
  ['slow down', provider.refuse(503, { code: 'slow_down' }), 'rate_limited', true],
  ['moderation', provider.refuse(400, { code: 'moderation_blocked' }), 'moderation_blocked', false],
  ['a server error', provider.refuse(500, { code: null }), 'generation_failed', true],
  ['a wrong key', provider.refuse(401, { code: 'invalid_api_key' }), 'generation_failed', false],
  ['an unknown model', provider.refuse(404, { code: 'model_not_found' }), 'generation_failed', false],
  ['a refused field', provider.refuse(400, { code: 'unknown_parameter' }), 'generation_failed', false],
  ['a connection cut in the middle', provider.cut(), 'generation_failed', true],
  ['a stream without its end', provider.endStream(), 'generation_failed', true],
  [
    'a late refusal',
    provider.endStream({ code: 'moderation_blocked', message: 'No' }),
    'moderation_blocked',
    false,
  ],
  ['a web page', provider.babble('text/html', '<h1>Bad gateway</h1>'), 'generation_failed', true],
  ['broken JSON', provider.babble('application/json', '{"data":'), 'generation_failed', true],
  ['unrelated JSON', provider.babble('application/json', '{"data":[{}]}'), 'generation_failed', true],
  ['an empty body', provider.babble('application/json', ''), 'generation_failed', true],
  ['no picture', babbledPicture(), 'generation_failed', true],
  ['broken events', provider.babble('text/event-stream', 'data: {"b64\n\n'), 'generation_failed', true],
])('%s', async (_, behaviour, code, retryable, retryAfter = null) => {
  await using fake = await startFakeOpenAi()
  fake.meets(behaviour)
  const failure = await redesign(fake.baseUrl).catch((error: unknown) => error)
  expect(failure).toMatchObject({ name: 'RedesignFailure', code, retryable, retryAfter })
  expect(isRedesignFailure(failure)).toBe(true)
  expect(fake.edits).toHaveLength(1)
})

test('names a reason for which the specification has a text, and never contains keys', async () => {
  await using fake = await startFakeOpenAi()
  fake.meets(provider.refuse(401, { code: 'invalid_api_key', message: `Incorrect API key: ${KEY}` }))
  const failure = await redesign(fake.baseUrl).catch((error: unknown) => error)
  expect(failure).toMatchObject({ message: 'Failed to generate redesign image' })
  expect((failure as { detail: string }).detail).toBe(
    '401 Incorrect API key: …, code invalid_api_key, request req_fake',
  )
  expect(JSON.stringify({ ...(failure as Error), cause: (failure as Error).cause })).not.toContain(KEY)
})

async function closedPort(): Promise<string> {
  await using fake = await startFakeOpenAi()
  return fake.baseUrl
}

test.each([
  ['nobody listens', closedPort],
  ['the name does not resolve', () => 'https://provider.invalid/v1'],
  ['TLS fails', ({ baseUrl }: FakeOpenAi) => baseUrl.replace('http:', 'https:')],
])('a request that was never sent is free: %s', async (_what, address) => {
  await using fake = await startFakeOpenAi()
  await expect(redesign(await address(fake))).rejects.toMatchObject({
    code: 'generation_failed',
    retryable: true,
    refused: true,
    outage: 'unreachable',
  })
})

test.each([
  ['a wrong key', provider.refuse(401, { code: 'invalid_api_key' }), true, 'account'],
  ['a forbidden organisation', provider.refuse(403, { code: null }), true, 'account'],
  ['no quota', provider.refuse(429, { code: 'insufficient_quota' }), true, 'account'],
  ['a server error', provider.refuse(500, { code: null }), true, 'broken'],
  ['a gateway that lost the answer', provider.refuse(502, { code: null }), false, 'broken'],
  ['a gateway timeout', provider.refuse(504, { code: null }), false, 'silent'],
  ['a cut connection', provider.cut(), false, 'broken'],
  ['too many requests', limited({}), true, null],
  ['moderation', provider.refuse(400, { code: 'moderation_blocked' }), true, null],
] as const)('reports whether the call was free and whether the provider is down: %s', async (...row) => {
  const [, behaviour, refused, outage] = row
  await using fake = await startFakeOpenAi()
  fake.meets(behaviour)
  await expect(redesign(fake.baseUrl)).rejects.toMatchObject({ refused, outage })
})

function limited(headers: Record<string, string>) {
  return provider.refuse(429, { code: 'rate_limit_exceeded' }, headers)
}

function babbledPicture() {
  return provider.babble('application/json', JSON.stringify({ data: [{ b64_json: 'bm90IGEgcGljdHVyZQ==' }] }))
}
