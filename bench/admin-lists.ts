import { setTimeout as sleep } from 'node:timers/promises'
import { createProductProcess, type ProductProcess } from '#tests/journeys/product-process.ts'
import { BUSY_SITE, seedStatements } from '../scripts/seeding/seed-rows.ts'
import { signInAsAdministrator } from './administrator.ts'
import { type Measurement, timed, times } from './measurement.ts'

const ADMIN_PASSWORD = 'only for measuring'
const FEW = 1000
const MANY = BUSY_SITE.users
const WARM_UP = 3
const REQUESTS = 20

/** Every list of the administration, as it opens, narrowed, sorted, and far down. */
const LISTS = [
  '/admin/users',
  '/admin/users?sort=redesigns',
  '/admin/users?search=lars',
  '/admin/users?search=la',
  '/admin/users?search=example.com',
  '/admin/users?search=nobody-is-called-so',
  '/admin/users?page=100',
  '/admin/users?page=LAST',
  '/admin/users/USER/ledger',
  '/admin/uploads',
  '/admin/uploads?search=piano',
  '/admin/uploads?search=seed-77',
  '/admin/uploads?search=nobody-wrote-this',
  '/admin/uploads?style=Zen',
  '/admin/uploads?style=No+Style&room=Nursery',
  '/admin/uploads?status=failed',
  '/admin/uploads?status=none',
  '/admin/uploads?status=waiting',
  '/admin/uploads?page=LAST&size=100',
  '/admin/settings/audit-log',
  '/admin/settings/audit-log?search=block',
  '/admin/settings/quiz-pictures',
  '/admin/search?q=lars',
]

/** Tables that grow with the site. */
const LARGE = [
  'users',
  'room_uploads',
  'redesigns',
  'credit_ledger',
  'audit_log',
  'outbox_emails',
  'payment_history',
]

interface Timing {
  p95: number
  /** Large tables that were read from end to end. */
  scanned: string[]
}

/** How long the administration's lists take at 100,000 users, as a multiple of what they take at 1,000. */
export async function adminLists(): Promise<Measurement[]> {
  const few = await timingsAt(FEW)
  const many = await timingsAt(MANY)
  return LISTS.map((list, index) => ({
    what: `100,000 against ${FEW.toLocaleString('en-US')} users: ${list}`,
    result: times(many[index]!.p95 / few[index]!.p95),
    detail: `p95 ${ms(many[index]!.p95)} against ${ms(few[index]!.p95)}${scans(many[index]!)}`,
  }))
}

const ms = (value: number) => `${value.toFixed(0)} ms`
const scans = ({ scanned }: Timing) => (scanned.length > 0 ? `, reads all of ${scanned.join(', ')}` : '')

async function timingsAt(users: number): Promise<Timing[]> {
  await using product = await createProductProcess({ ADMIN_PASSWORD })
  await product.start()
  const cookie = await signInAsAdministrator(product, ADMIN_PASSWORD)
  const posts = Math.ceil((BUSY_SITE.posts * users) / BUSY_SITE.users)
  for (const statement of seedStatements({ ...BUSY_SITE, users, posts })) await product.query(statement)
  await product.query('VACUUM')
  const [user] = await product.query<{ id: string }>('SELECT id FROM users ORDER BY created_at LIMIT 1')
  const timings: Timing[] = []
  for (const list of LISTS) {
    const rows = list.includes('/users') ? users : users * BUSY_SITE.uploadsPerUser
    const last = Math.floor(rows / (list.includes('size=100') ? 100 : 10))
    const path = list.replace('LAST', String(last)).replace('USER', user!.id)
    timings.push(await timingOf(product, dataAddress(path), cookie))
  }
  return timings
}

/** What the browser asks for when it goes from page to page. */
function dataAddress(path: string): string {
  const [page, query] = path.split('?')
  return `${page}.data${query ? `?${query}` : ''}`
}

async function timingOf({ address, query }: ProductProcess, path: string, cookie: string): Promise<Timing> {
  const ask = async () => {
    const answer = await fetch(address + path, { headers: { Cookie: cookie } })
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
    await answer.bytes()
  }
  const before = await scansOf(query)
  for (let request = 0; request < WARM_UP; request += 1) await ask()
  const taken: number[] = []
  for (let request = 0; request < REQUESTS; request += 1) taken.push(await timed(ask))
  const after = await scansOf(query)
  const scanned = LARGE.filter((table) => (after.get(table) ?? 0) > (before.get(table) ?? 0))
  return { p95: taken.toSorted((one, other) => one - other)[Math.ceil(REQUESTS * 0.95) - 1]!, scanned }
}

/** Rows that were read by sequential scans so far, by table; the server publishes them after a second. */
async function scansOf(query: ProductProcess['query']): Promise<Map<string, number>> {
  await sleep(1200)
  const rows = await query<{ relname: string; rows: string }>(
    'SELECT relname, seq_tup_read AS rows FROM pg_stat_user_tables WHERE relname = ANY($1)',
    [LARGE],
  )
  return new Map(rows.map(({ relname, rows: read }) => [relname, Number(read)]))
}
