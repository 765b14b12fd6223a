import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { redesign } from '#tests/builders/redesign.ts'
import { type Behaviour, hand, pad } from '#tests/fakes/openai-behaviours.ts'
import { startFakeOpenAi } from '#tests/fakes/openai-server.ts'

const MEGABYTE = 1024 ** 2
/** Memory that a hostile answer may take. Read or decoded completely, the ones below would take 750 to 3,000 MB. */
const MAX_MEMORY = 300 * MEGABYTE

/** Peak memory of this process during such an answer, in bytes above the level before. */
async function memoryWhile(behaviour: Behaviour) {
  await using fake = await startFakeOpenAi()
  fake.meets(behaviour)
  const before = process.memoryUsage.rss()
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 5)
  try {
    const failure = await redesign(fake.baseUrl).catch((error: unknown) => error)
    return { failure, memory: Math.max(most, process.memoryUsage.rss()) - before, edit: fake.edits[0]! }
  } finally {
    clearInterval(watch)
  }
}

/** A complete PNG in one grey: all of its pixels take 250 KB. */
function greyPng(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 0], 8)
  const rows = deflateSync(Buffer.alloc(side * (side + 1)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

const HUGE = greyPng(16_000)

test.each([
  ['a picture of 16,000 × 16,000 pixels', hand(HUGE), /16000 × 16000 pixels/],
  ['600 MB before the answer', pad(600, 'application/json'), /more than \d+ bytes/],
  ['600 MB within the stream', pad(600, 'text/event-stream'), /more than \d+ bytes/],
])('%s are never held in memory', async (_what, behaviour, detail) => {
  const { failure, memory } = await memoryWhile(behaviour)
  expect(failure).toMatchObject({ code: 'generation_failed', detail: expect.stringMatching(detail) })
  expect(memory / MEGABYTE).toBeLessThan(MAX_MEMORY / MEGABYTE)
})

test('an answer that is too long is cut off', async () => {
  const { edit } = await memoryWhile(pad(600, 'application/json'))
  await expect.poll(() => edit.abandoned).toBe(true)
})

const pixel = () => sharp({ create: { width: 600, height: 400, channels: 3, background: '#987' } })

test.each([
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"/>')],
  ['SVG behind a prologue', Buffer.from('<?xml version="1.0"?><svg width="900" height="600"></svg>')],
  ['GIF', await pixel().gif().toBuffer()],
  ['TIFF', await pixel().tiff().toBuffer()],
  ['PDF', Buffer.from('%PDF-1.4 not a picture')],
])('%s is refused before decoding', async (_what, picture) => {
  await using fake = await startFakeOpenAi()
  fake.meets(hand(picture))
  await expect(redesign(fake.baseUrl)).rejects.toMatchObject({
    code: 'generation_failed',
    detail: expect.stringContaining('not JPEG, PNG or WebP'),
  })
})

test.each(['png', 'webp', 'jpeg'] as const)('a server that answers in %s is understood', async (format) => {
  await using fake = await startFakeOpenAi()
  fake.meets(hand(await pixel().toFormat(format).toBuffer()))
  const { result } = await redesign(fake.baseUrl)
  expect(result).toMatchObject({ width: 600, height: 400 })
})
