import sharp from 'sharp'
import { expect, test } from 'vitest'
import { framedPhoto, KEY, redesign } from '#tests/builders/redesign.ts'
import * as provider from '#tests/fakes/openai-behaviours.ts'
import { startFakeOpenAi } from '#tests/fakes/openai-server.ts'

test('sends the photo and returns the painted room', async () => {
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
  expect(stages).toEqual(['painting'])
  await expect.poll(() => partials).toHaveLength(2)
  expect(await sharp(partials[0]).metadata()).toMatchObject({ format: 'jpeg', width: 1536, height: 1024 })
  expect(result).toMatchObject({ width: 1536, height: 1024, concept: null })
  expect(await sharp(result.picture).metadata()).toMatchObject({ format: 'jpeg', width: 1536, height: 1024 })
  expect(result.seconds).toBeGreaterThan(0)
  // 200 × $5 + 1000 × $8 + 1600 × $30, per million tokens, is 5.7 cents.
  expect(result.usage).toEqual({
    model: 'gpt-image-2.6-sunburst',
    inputTokens: 1200,
    outputTokens: 1600,
    totalTokens: 2800,
    costCents: 5.7,
  })
})

test('understands servers that neither stream nor report usage', async () => {
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

test('crops a picture of unrequested proportions around its middle', async () => {
  await using fake = await startFakeOpenAi()
  fake.meets(provider.succeed({ size: '1024x1024' }))
  const { result } = await redesign(fake.baseUrl)
  expect(result).toMatchObject({ width: 1024, height: 683 })
})

test.each(['request', 'partial'] as const)(
  'gives up on a server that is silent after the %s',
  async (after) => {
    await using fake = await startFakeOpenAi()
    fake.meets(provider.hang(after))
    await expect(redesign(fake.baseUrl, { timeLimit: 1.5 })).rejects.toMatchObject({ code: 'timeout' })
    await expect.poll(() => fake.edits[0]?.abandoned).toBe(true)
  },
)

test.each(['request', 'partial'] as const)(
  'limits the silence after the %s, whatever the time limit',
  async (after) => {
    await using fake = await startFakeOpenAi()
    fake.meets(provider.hang(after))
    const silent = redesign(fake.baseUrl, { timeLimit: 300, maxSilence: 1 })
    await expect(silent).rejects.toMatchObject({ code: 'timeout', outage: 'silent', refused: false })
    await expect.poll(() => fake.edits[0]?.abandoned).toBe(true)
  },
)

test('reports painting once the photo is sent, not when the answer arrives', async () => {
  await using fake = await startFakeOpenAi()
  fake.meets(provider.hang())
  const stages: string[] = []
  const silent = redesign(fake.baseUrl, { maxSilence: 1 }, {}, undefined, stages)
  await expect(silent).rejects.toMatchObject({ code: 'timeout' })
  expect(stages).toEqual(['painting'])
})

test('waits for a slow stream until the time limit', async () => {
  await using fake = await startFakeOpenAi()
  const slowly = provider.succeed({ drips: { pieces: 20, pause: 100 } })
  fake.meets(slowly, slowly)
  const { result } = await redesign(fake.baseUrl, { timeLimit: 20 })
  expect(result).toMatchObject({ width: 1536, height: 1024 })
  await expect(redesign(fake.baseUrl, { timeLimit: 1.5 })).rejects.toMatchObject({ code: 'timeout' })
  await expect.poll(() => fake.edits[1]?.abandoned).toBe(true)
})

test.each(['request', 'partial'] as const)(
  'ends the request when it is aborted after the %s',
  async (after) => {
    await using fake = await startFakeOpenAi()
    fake.meets(provider.hang(after))
    const abort = new AbortController()
    const reason = new Error('The server stops')
    const aborted = expect(redesign(fake.baseUrl, {}, {}, abort.signal)).rejects.toBe(reason)
    await expect.poll(() => fake.edits).toHaveLength(1)
    setTimeout(() => abort.abort(reason), 250)
    await aborted
    await expect.poll(() => fake.edits[0]?.abandoned).toBe(true)
  },
)

test('sends nothing when it is aborted before it starts', async () => {
  await using fake = await startFakeOpenAi()
  const signal = AbortSignal.abort(new Error('Too late'))
  await expect(redesign(fake.baseUrl, {}, {}, signal)).rejects.toThrow('Too late')
  expect(fake.edits).toEqual([])
})
