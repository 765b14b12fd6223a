import { createProductProcess } from '#tests/journeys/product-process.ts'
import { BUSY_SITE, seedStatements } from '../scripts/seeding/seed-rows.ts'
import { adminAddresses, dataAddress } from './admin-addresses.ts'
import { signInAsAdministrator } from './administrator.ts'
import { type Measurement, timed, times } from './measurement.ts'

const ADMIN_PASSWORD = 'only for measuring'
const FEW = 1000
const MANY = BUSY_SITE.users
const WARM_UP = 3
const REQUESTS = 20

interface Timing {
  address: string
  /** Milliseconds: the median and the 95th percentile. */
  p50: number
  p95: number
}

/** How long the administration's lists take with 100,000 users, as a multiple of the time with 1,000. */
export async function adminLists(): Promise<Measurement[]> {
  const few = await timingsAt(FEW)
  const many = await timingsAt(MANY)
  return many.map(({ address, p50, p95 }, index) => ({
    what: withoutId(address),
    result: times(p50 / few[index]!.p50),
    detail: `p50 ${ms(p50)}, p95 ${ms(p95)} against ${ms(few[index]!.p50)}, ${ms(few[index]!.p95)} at ${FEW} users`,
  }))
}

const ms = (value: number) => `${value.toFixed(0)} ms`
const withoutId = (address: string) => address.replace(/[0-9a-f-]{36}/, 'USER')

async function timingsAt(users: number): Promise<Timing[]> {
  await using product = await createProductProcess({ ADMIN_PASSWORD })
  await product.start()
  const cookie = await signInAsAdministrator(product, ADMIN_PASSWORD)
  const posts = Math.ceil((BUSY_SITE.posts * users) / BUSY_SITE.users)
  for (const statement of seedStatements({ ...BUSY_SITE, users, posts })) await product.query(statement)
  await product.query('VACUUM')
  const timings: Timing[] = []
  for (const address of await adminAddresses(product.query)) {
    timings.push({ address, ...(await timingOf(product.address + dataAddress(address), cookie)) })
  }
  return timings
}

async function timingOf(address: string, cookie: string): Promise<{ p50: number; p95: number }> {
  const ask = async () => {
    const answer = await fetch(address, { headers: { Cookie: cookie } })
    if (!answer.ok) throw new Error(`${address} answered with ${answer.status}`)
    await answer.bytes()
  }
  for (let request = 0; request < WARM_UP; request += 1) await ask()
  const taken: number[] = []
  for (let request = 0; request < REQUESTS; request += 1) taken.push(await timed(ask))
  taken.sort((one, other) => one - other)
  const within = (share: number) => taken[Math.ceil(REQUESTS * share) - 1]!
  return { p50: within(0.5), p95: within(0.95) }
}
