import sharp from 'sharp'
import { expect, test } from 'vitest'
import { jpegPhoto } from '#tests/builders/photos.ts'
import * as provider from '#tests/fakes/openai-behaviours.ts'
import { startFakeOpenAi } from '#tests/fakes/openai-server.ts'
import { isRedesignFailure } from '../redesign-failure.ts'
import type { EditHooks, EditRequest } from '../room-editor.ts'
import { createOpenAiEditor, type OpenAiSettings } from './openai-editor.ts'

const KEY = 'sk-test-0123456789abcdef'

test('sends the photo and brings the painted room back', async () => {
  await using fake = await startFakeOpenAi()
  const { result, stages, partials } = await redesign(fake.baseUrl)
  expect(fake.edits).toHaveLength(1)
  expect(fake.edits[0]).toMatchObject({ imageType: 'image/jpeg', authorization: `Bearer ${KEY}` })
  expect(fake.edits[0]!.fields).toEqual({
    model: 'gpt-image-2.6-sunburst',
    prompt: 'Redesign this living room. Keep its layout.',
    n: '1',
    size: '1536x1024',
    quality: 'auto',
    output_format: 'jpeg',
    output_compression: '95',
    stream: 'true',
    partial_images: '2',
  })
  expect(stages).toEqual(['analysing', 'painting'])
  expect(partials).toHaveLength(2)
  expect(await sharp(partials[0]).metadata()).toMatchObject({ format: 'jpeg', width: 1536, height: 1024 })
  expect(result).toMatchObject({ width: 1536, height: 1024, concept: null })
  expect(await sharp(result.picture).metadata()).toMatchObject({ format: 'jpeg', width: 1536, height: 1024 })
  expect(result.seconds).toBeGreaterThan(0)
  // 200 × $5 + 1000 × $8 + 1600 × $30 for a million each is 5.7 cents.
  expect(result.usage).toEqual({
    model: 'gpt-image-2.6-sunburst',
    inputTokens: 1200,
    outputTokens: 1600,
    totalTokens: 2800,
    costCents: 6,
  })
})

test('understands servers that do not stream or do not count', async () => {
  await using fake = await startFakeOpenAi()
  fake.meets(provider.succeed({ whole: true, usage: undefined }))
  const { result, partials } = await redesign(fake.baseUrl)
  expect(result).toMatchObject({ width: 1536, height: 1024, usage: null })
  expect(partials).toEqual([])
})

test.each([
  ['gpt-image-2', 1200, 800],
  ['gpt-image-2', 800, 1200],
  ['gpt-image-2', 1131, 640],
  ['gpt-image-2', 1600, 320],
  ['another-model', 1200, 900],
  ['another-model', 500, 1400],
])('%s keeps the proportions and the whole of a %i × %i photo', async (imageModel, width, height) => {
  await using fake = await startFakeOpenAi()
  const { result } = await redesign(fake.baseUrl, { imageModel }, { width, height })
  expect(result.width / result.height).toBeCloseTo(width / height, 2)
  const corners = await sharp(await framedPhoto(width, height))
    .resize(result.width, result.height, { fit: 'fill' })
    .toColourspace('b-w')
    .raw()
    .toBuffer()
  const painted = await sharp(result.picture).toColourspace('b-w').raw().toBuffer()
  const differing = painted.filter((value, index) => Math.abs(value - corners[index]!) > 60).length
  expect(differing / painted.length).toBeLessThan(0.01)
})

test('cuts a picture of other proportions than asked for from its middle', async () => {
  await using fake = await startFakeOpenAi()
  fake.meets(provider.succeed({ size: '1024x1024' }))
  const { result } = await redesign(fake.baseUrl)
  expect(result).toMatchObject({ width: 1024, height: 683 })
})

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
  ['JSON of something else', provider.babble('application/json', '{"data":[{}]}'), 'generation_failed', true],
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

test('says which reason the specification maps to a retry text, and keeps keys to itself', async () => {
  await using fake = await startFakeOpenAi()
  fake.meets(provider.refuse(401, { code: 'invalid_api_key', message: `Incorrect API key: ${KEY}` }))
  const failure = await redesign(fake.baseUrl).catch((error: unknown) => error)
  expect(failure).toMatchObject({ message: 'Failed to generate redesign image' })
  expect((failure as { detail: string }).detail).toBe(
    '401 Incorrect API key: …, code invalid_api_key, request req_fake',
  )
  expect(JSON.stringify({ ...(failure as Error), cause: (failure as Error).cause })).not.toContain(KEY)
})

test('nobody listening', async () => {
  const fake = await startFakeOpenAi()
  await fake[Symbol.asyncDispose]()
  await expect(redesign(fake.baseUrl)).rejects.toMatchObject({ code: 'generation_failed', retryable: true })
})

test.each(['request', 'partial'] as const)(
  'gives up on a server that is silent after the %s',
  async (after) => {
    await using fake = await startFakeOpenAi()
    fake.meets(provider.hang(after))
    await expect(redesign(fake.baseUrl, { timeLimit: 0.4 })).rejects.toMatchObject({ code: 'timeout' })
    await expect.poll(() => fake.edits[0]?.abandoned).toBe(true)
  },
)

test.each(['request', 'partial'] as const)(
  'ends the request when it is aborted after the %s',
  async (after) => {
    await using fake = await startFakeOpenAi()
    fake.meets(provider.hang(after))
    const abort = new AbortController()
    const reason = new Error('The server stops')
    setTimeout(() => abort.abort(reason), 250)
    await expect(redesign(fake.baseUrl, {}, {}, abort.signal)).rejects.toBe(reason)
    await expect.poll(() => fake.edits[0]?.abandoned).toBe(true)
  },
)

test('asks nothing when it is aborted before it begins', async () => {
  await using fake = await startFakeOpenAi()
  const signal = AbortSignal.abort(new Error('Too late'))
  await expect(redesign(fake.baseUrl, {}, {}, signal)).rejects.toThrow('Too late')
  expect(fake.edits).toEqual([])
})

async function redesign(
  baseUrl: string,
  settings: Partial<OpenAiSettings> = {},
  { width = 900, height = 600 } = {},
  signal: AbortSignal = new AbortController().signal,
) {
  const editor = createOpenAiEditor({
    apiKey: KEY,
    baseUrl,
    imageModel: 'gpt-image-2.6-sunburst',
    ...settings,
  })
  const stages: string[] = []
  const partials: Buffer[] = []
  const hooks: EditHooks = {
    signal,
    onStage: (stage) => void stages.push(stage),
    onPartial: (picture) => void partials.push(picture),
  }
  const result = await editor.edit(await requestFor(width, height), hooks)
  return { result, stages, partials }
}

async function requestFor(width: number, height: number): Promise<EditRequest> {
  return {
    photo: await framedPhoto(width, height),
    width,
    height,
    style: { name: 'Modern', palette: [], materials: [], characteristics: [], designPrinciples: [] },
    roomType: 'Living Room',
    feedback: null,
    prompt: 'Redesign this living room. Keep its layout.',
  }
}

/** A photo with a dark frame, which shows when something was cut off or added. */
async function framedPhoto(width: number, height: number): Promise<Buffer> {
  const inner = await jpegPhoto(width - 80, height - 80)
  return sharp(inner)
    .extend({ top: 40, bottom: 40, left: 40, right: 40, background: '#000' })
    .jpeg()
    .toBuffer()
}

function limited(headers: Record<string, string>) {
  return provider.refuse(429, { code: 'rate_limit_exceeded' }, headers)
}

function babbledPicture() {
  return provider.babble('application/json', JSON.stringify({ data: [{ b64_json: 'bm90IGEgcGljdHVyZQ==' }] }))
}
