import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openHolding } from './held-bytes.ts'

const share = (name: string, maxBytes: number, maxBodies = 10) => ({ name, maxBytes, maxBodies })
const ALL = share('all', 100)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A body that records what happens to it. */
function body(...owners: ReturnType<typeof share>[]) {
  const events: string[] = []
  const holding = openHolding(owners, ({ code }) => events.push(code))
  const take = (bytes: number) => void holding.take(bytes).then(() => events.push(`took ${bytes}`))
  return { ...holding, take, events }
}

test('a stalled body is in nobody’s way', async () => {
  const silent = Array.from({ length: 9 }, () => body(ALL))
  const other = body(ALL)
  other.take(100)
  await vi.advanceTimersByTimeAsync(0)
  expect(other.events).toEqual(['took 100'])
  for (const { close } of [...silent, other]) close()
})

test('a body waits until there is room, and the oldest never waits', async () => {
  const [oldest, other] = [body(ALL), body(ALL)]
  other.take(80)
  await vi.advanceTimersByTimeAsync(0)
  other.take(30)
  oldest.take(60)
  await vi.advanceTimersByTimeAsync(30_000)
  expect([oldest.events, other.events]).toEqual([['took 60'], ['took 80']])
  oldest.give(50)
  await vi.advanceTimersByTimeAsync(0)
  expect(other.events).toEqual(['took 80'])
  oldest.close()
  await vi.advanceTimersByTimeAsync(0)
  expect(other.events).toEqual(['took 80', 'took 30'])
  other.close()
})

test('an old body makes room when others wait, and only then', async () => {
  const [oldest, other] = [body(ALL), body(ALL)]
  oldest.take(90)
  await vi.advanceTimersByTimeAsync(70_000)
  expect(oldest.events).toEqual(['took 90'])
  other.take(20)
  await vi.advanceTimersByTimeAsync(0)
  expect(oldest.events).toEqual(['took 90', 'no_room_for_body'])
  oldest.close()
  await vi.advanceTimersByTimeAsync(0)
  expect(other.events).toEqual(['took 20'])
  other.close()
})

test('a network and a person use up their own share and nobody else’s', async () => {
  const [home, office] = [share('home', 40), share('office', 40)]
  const bodies = [body(ALL, home), body(ALL, home), body(ALL, office)]
  for (const { take } of bodies) take(30)
  await vi.advanceTimersByTimeAsync(0)
  expect(bodies.map(({ events }) => events.length)).toEqual([1, 0, 1])
  bodies[0]!.close()
  await vi.advanceTimersByTimeAsync(0)
  expect(bodies[1]!.events).toEqual(['took 30'])
  for (const { close } of bodies) close()
})

test('more bodies than an owner may send at once are refused', () => {
  const home = share('home', 40, 2)
  const bodies = [body(ALL, home), body(ALL, home)]
  expect(() => body(ALL, home)).toThrow('Many forms from your connection')
  bodies[0]!.close()
  const next = body(ALL, home)
  for (const { close } of [bodies[1]!, next]) close()
})
