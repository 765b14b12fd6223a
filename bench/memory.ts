import { setTimeout as sleep } from 'node:timers/promises'
import { uploadOverHttp } from '#tests/journeys/upload-over-http.ts'
import { requestsPerSecond } from './load.ts'
import type { Measurement, Subject } from './measurement.ts'
import { memoryOf } from './memory-of-processes.ts'

/** What the whole measurement asks for, and after how many minutes it ends with what it has. */
const REQUESTS = Number(process.env.SOAK_REQUESTS ?? 100_000)
const REDESIGNS = Number(process.env.SOAK_REDESIGNS ?? 40)
const MINUTES = Number(process.env.SOAK_MINUTES ?? 30)

/** Rooms that the built-in engine redesigns in a round. */
const ROOMS = 10
/** How long one page is asked for at a time, and how long the product rests after a round, in milliseconds. */
const BURST = 500
const SETTLING = 5_000

const PAGES = ['/', '/dashboard', '/contact']

/**
 * How much memory the whole product takes, idle and after rounds of requests and redesigns: a leak grows with every round,
 * a cache only until it is full.
 */
export async function memory(product: Subject): Promise<Measurement[]> {
  const rounds = Math.ceil(REDESIGNS / ROOMS)
  const end = Date.now() + MINUTES * 60_000
  const sizes = [memoryOf(product.pid)]
  let requests = 0
  while (sizes.length <= rounds && Date.now() < end) {
    const due = (REQUESTS * sizes.length) / rounds
    while (requests < due && Date.now() < end) requests += await askForPages(product)
    await redesignRooms(product)
    await sleep(SETTLING)
    sizes.push(memoryOf(product.pid))
    sayRound(sizes, requests)
  }
  const [idle, first] = sizes
  const done = `${requests} requests, ${(sizes.length - 1) * ROOMS} redesigns`
  return [
    {
      what: 'memory of all processes after the last round against the first',
      result: (sizes.at(-1)! / first!).toFixed(2),
      detail: `${sizes.map(Math.round).join(', ')} MB: idle, and after each round; ${done}`,
    },
    { what: 'memory of all processes, idle', result: `${Math.round(idle!)} MB` },
  ]
}

/** Tells of a round at once, apart from the report, because a long measurement may be ended by hand. */
const sayRound = (sizes: number[], requests: number) =>
  console.error(
    `Round ${sizes.length - 1}: ${Math.round(sizes.at(-1)!)} MB after ${requests} requests and ${(sizes.length - 1) * ROOMS} redesigns`,
  )

async function askForPages({ address, cookie }: Subject): Promise<number> {
  let requests = 0
  for (const path of PAGES) {
    const headers: Record<string, string> = path === '/dashboard' ? { Cookie: cookie } : {}
    requests += Math.round(((await requestsPerSecond(address + path, headers, BURST)) * BURST) / 1000)
  }
  return requests
}

async function redesignRooms({ address, cookie, query }: Subject) {
  for (let room = 0; room < ROOMS; room++) await uploadOverHttp(address, cookie)
  const working = "SELECT 1 FROM room_uploads WHERE generation_state IN ('queued', 'running') LIMIT 1"
  while ((await query(working)).length > 0) await sleep(250)
  await query('DELETE FROM room_uploads')
}
