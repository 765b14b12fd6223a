import { setTimeout as sleep } from 'node:timers/promises'
import { uploadOverHttp } from '#tests/journeys/upload-over-http.ts'
import { requestsPerSecond } from './load.ts'
import type { Measurement, Subject } from './measurement.ts'
import { memoryOf } from './memory-of-processes.ts'

const ROUNDS = Number(process.env.SOAK_ROUNDS ?? 4)
/** Of each round: how long pages are asked for, and how many rooms are redesigned by the built-in engine. */
const PAGES_FOR = 6_000
const ROOMS = 10
const SETTLING = 5_000

/**
 * How much memory the whole product takes, idle and after rounds of requests and redesigns: a leak grows with every round,
 * a cache only until it is full.
 */
export async function memory(product: Subject): Promise<Measurement[]> {
  const sizes = [memoryOf(product.pid)]
  let requests = 0
  for (let round = 0; round < ROUNDS; round++) {
    requests += await askForPages(product)
    await redesignRooms(product)
    await sleep(SETTLING)
    sizes.push(memoryOf(product.pid))
  }
  const [idle, first] = sizes
  return [
    {
      what: 'memory of all processes after the last round against the first',
      result: (sizes.at(-1)! / first!).toFixed(2),
      detail: `${sizes.map(Math.round).join(', ')} MB: idle, and after each of ${ROUNDS} rounds; ${requests} requests, ${ROUNDS * ROOMS} redesigns`,
    },
    { what: 'memory of all processes, idle', result: `${Math.round(idle!)} MB` },
  ]
}

async function askForPages({ address, cookie }: Subject): Promise<number> {
  let requests = 0
  for (const [path, headers] of [
    ['/', {}],
    ['/dashboard', { Cookie: cookie }],
    ['/contact', {}],
  ] as const)
    requests += Math.round(((await requestsPerSecond(address + path, headers, PAGES_FOR)) * PAGES_FOR) / 1000)
  return requests
}

async function redesignRooms({ address, cookie, query }: Subject) {
  for (let room = 0; room < ROOMS; room++) await uploadOverHttp(address, cookie)
  const working = "SELECT 1 FROM room_uploads WHERE generation_state IN ('queued', 'running') LIMIT 1"
  while ((await query(working)).length > 0) await sleep(250)
  await query('DELETE FROM room_uploads')
}
