import { existsSync, readdirSync } from 'node:fs'
import { constants, getPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { succeed } from '../fakes/openai-behaviours.ts'
import { type FakeOpenAi, startFakeOpenAi } from '../fakes/openai-server.ts'
import { expect, test } from './journey.ts'
import { giveCredits, signUpOverHttp } from './members.ts'
import { pageTime } from './page-timer.ts'
import { createProductProcess, type ProductProcess } from './product-process.ts'
import { startSharedDatabase } from './shared-database.ts'
import { uploadOverHttp } from './upload-over-http.ts'

/**
 * RUSH=200 starts the long manual run: 20 people with 10 rooms each, and 4 workers. It also measures how fast pages
 * stay.
 */
const LONG = process.env.RUSH === '200'
const { PEOPLE, ROOMS, WORKERS, WORK } = LONG
  ? { PEOPLE: 20, ROOMS: 10, WORKERS: 4, WORK: 5000 }
  : { PEOPLE: 4, ROOMS: 3, WORKERS: 2, WORK: 200 }
/** Redesigns per hour, fewer than each person requests. */
const HOURLY = ROOMS - 1
const ACCEPTED = PEOPLE * HOURLY
/** In cents: the fake provider's price of a redesign, and a budget that is spent before all are made. */
const COST = 25
const BUDGET = Math.max(1000, ACCEPTED * COST)
const LEFT = ACCEPTED * COST * 0.6
const PATIENCE = 600_000

const USAGE = {
  input_tokens: 1200,
  output_tokens: 8000,
  total_tokens: 9200,
  input_tokens_details: { text_tokens: 200, image_tokens: 1000 },
}

/** Spends the month's budget except for {@link LEFT}. */
async function setLimits({ query }: ProductProcess) {
  await query(
    `INSERT INTO openai_settings
      (model_style_analysis, model_image_generation, rate_limit_per_user, monthly_budget_cents)
     VALUES ('gpt-5.4-mini', 'gpt-image-2', $1, $2)`,
    [HOURLY, BUDGET],
  )
  await query(
    `INSERT INTO api_usage_logs (api_type, cost_cents, success, ended_at)
     VALUES ('image_generation', $1, true, now())`,
    [BUDGET - LEFT],
  )
}

/** @returns the `Cookie` header of each person, who has a credit for every room */
async function signUpPeople({ address, query }: ProductProcess): Promise<string[]> {
  const cookies: string[] = []
  for (let person = 0; person < PEOPLE; person++) {
    const email = `person-${person}@example.com`
    cookies.push(
      await signUpOverHttp(address, query, { name: `Person ${person}`, email, password: 'a good password' }),
    )
    const [user] = await query<{ id: string }>('SELECT id FROM users WHERE email = $1', [email])
    await giveCredits(query, user!.id, 'room', ROOMS)
  }
  return cookies
}

/** Requests all rooms of all people. @returns the number of accepted requests */
async function askForAll({ address }: ProductProcess, cookies: string[]): Promise<number> {
  const accepted = await Promise.all(
    cookies.map(async (cookie) => {
      let taken = 0
      for (let room = 0; room < ROOMS; room++)
        if (await uploadOverHttp(address, cookie).catch(() => null)) taken++
      return taken
    }),
  )
  return accepted.reduce((sum, each) => sum + each, 0)
}

async function untilAllEnded({ query }: ProductProcess): Promise<void> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await sleep(500)) {
    const [row] = await query<{ open: number }>(
      `SELECT count(*)::int AS open FROM room_uploads WHERE generation_state IN ('queued', 'running')`,
    )
    if (row!.open === 0) return
  }
  throw new Error('Not every generation has ended')
}

/** The ids of a process's threads: on Linux each has a priority of its own. */
const threadsOf = (pid: number) =>
  existsSync('/proc') ? readdirSync(`/proc/${pid}/task`).map(Number) : [pid]

/** The members in the order of the provider's calls. */
const asked = (provider: FakeOpenAi) =>
  provider.edits.map(({ fields }) => fields.safety_identifier ?? fields.user!)

/** The greatest lead of anybody over anybody else at any moment. */
function greatestLead(order: string[]): number {
  const made = new Map(order.map((person) => [person, 0]))
  return Math.max(
    ...order.map((person) => {
      made.set(person, made.get(person)! + 1)
      return Math.max(...made.values()) - Math.min(...made.values())
    }),
  )
}

interface Sums {
  spent: number
  most: number
  redesigns: number
  refunded: number
  credits: number
  ledger: number
}

const SUMS = `SELECT
  (SELECT sum(cost_cents)::float FROM api_usage_logs) AS spent,
  (SELECT max(made)::int FROM (SELECT count(*) AS made FROM api_usage_logs
    WHERE api_type = 'image_generation' AND user_id IS NOT NULL GROUP BY user_id)) AS most,
  (SELECT count(*)::int FROM redesigns) AS redesigns,
  (SELECT count(*)::int FROM credit_reservations WHERE state = 'released') AS refunded,
  (SELECT sum(room_credits)::int FROM user_credits) AS credits,
  (SELECT sum(change)::int FROM credit_ledger WHERE kind = 'room') AS ledger`

test('with many rooms at once, limits and budget hold, rooms keep their order, and credits are right', async () => {
  test.setTimeout(PATIENCE + 120_000)
  await using database = await startSharedDatabase()
  await using provider = await startFakeOpenAi()
  await using product = await createProductProcess({
    DATABASE_URL: database.url,
    ROLES: 'web',
    // Gives everybody an address of their own to sign up from.
    TRUST_PROXY: 'true',
    OPENAI_API_KEY: 'sk-fake',
    OPENAI_BASE_URL: provider.baseUrl,
  })
  provider.meets(...Array.from({ length: 2 * ACCEPTED }, () => succeed({ delay: WORK, usage: USAGE })))
  await product.start()
  await setLimits(product)
  const cookies = await signUpPeople(product)
  const page = { address: `${product.address}/dashboard`, cookie: cookies[0]! }
  const idle = LONG ? await pageTime(page, sleep(10_000)) : 0

  const [before] = await product.query<Sums>(SUMS)
  expect(await askForAll(product, cookies)).toBe(ACCEPTED)
  const workers = Array.from({ length: WORKERS }, () => product.startWorker())
  const allEnded = untilAllEnded(product)
  const busy = LONG ? await pageTime(page, allEnded) : 0
  await allEnded
  const [sums] = await product.query<Sums>(SUMS)
  expect(sums!.spent).toBeLessThanOrEqual(BUDGET)
  expect(sums!.spent).toBeGreaterThan(BUDGET - 3 * COST)
  expect(sums!.most).toBeLessThanOrEqual(HOURLY)
  expect(sums!.redesigns).toBe(provider.edits.length)
  expect(sums!.redesigns + sums!.refunded).toBe(ACCEPTED)
  expect(sums!.credits).toBe(sums!.ledger)
  expect(sums!.credits).toBe(before!.credits - sums!.redesigns)
  expect(greatestLead(asked(provider))).toBeLessThanOrEqual(2)
  // Pages have a higher priority than workers where all share a machine.
  const priorities = workers.flatMap(({ pid }) => threadsOf(pid).map((thread) => getPriority(thread)))
  expect(new Set(priorities)).toEqual(new Set([constants.priority.PRIORITY_LOW]))
  if (LONG) console.log({ ...sums, idle, busy, ratio: busy / idle })
})
