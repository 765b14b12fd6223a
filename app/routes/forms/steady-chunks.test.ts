import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { steadyChunks } from './steady-chunks.ts'

/** Milliseconds to which the time that a body takes is known. */
const STEP = 100
const PACE = { minBytes: 100, withinMs: 1000, maxMs: 5000 }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A sender that sends some bytes at a time, each after a pause. */
function sender(bytes: number, pauseMs: number, times: number) {
  let sent = 0
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
      sent += 1
      if (sent > times) controller.close()
      else controller.enqueue(new Uint8Array(bytes))
    },
  })
}

/** Reads a body to its end. @param restMs the reader's pause after each chunk, in milliseconds */
async function read(body: ReadableStream<Uint8Array>, restMs = 0) {
  const chunks = steadyChunks(body, PACE)
  const began = performance.now()
  const work = async () => {
    let bytes = 0
    for (let chunk = await chunks.next(); chunk; chunk = await chunks.next()) {
      bytes += chunk.length
      if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs))
    }
    return bytes
  }
  let isOver = false
  const outcome = work()
    .catch((error: { code: string }) => error.code)
    .finally(() => {
      isOver = true
    })
  // Not all timers are run: a file before this one in the same process may have left one that starts itself again.
  for (let ms = 0; !isOver && ms < 60_000; ms += STEP) await vi.advanceTimersByTimeAsync(STEP)
  return { outcome: await outcome, ms: Math.round(performance.now() - began) }
}

test('a sender that keeps the pace is read to the end', async () => {
  expect((await read(sender(60, 400, 10))).outcome).toBe(600)
})

test('a sender of a byte now and then is given up after one period', async () => {
  const { outcome, ms } = await read(sender(1, 400, 1000))
  expect([outcome, ms < 1300]).toEqual(['body_too_slow', true])
})

test('a sender that stalls after a fast start is given up just as soon', async () => {
  const began = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array(1_000_000)),
    pull: () => new Promise(() => {}),
  })
  const { outcome, ms } = await read(began)
  expect([outcome, ms < 1300]).toEqual(['body_too_slow', true])
})

test('no body may take forever', async () => {
  const { outcome, ms } = await read(sender(100, 500, 1000))
  expect([outcome, ms < 6000]).toEqual(['body_too_slow', true])
})

test('the time that the reader takes does not count', async () => {
  expect((await read(sender(60, 100, 10), 3000)).outcome).toBe(600)
})

test('a broken connection counts as an incomplete form', async () => {
  const broken = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new Error('reset')),
  })
  expect((await read(broken)).outcome).toBe('no_form')
  expect(await steadyChunks(null, PACE).next()).toBeUndefined()
})
