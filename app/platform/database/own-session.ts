import pg from 'pg'

/** How often two connections compare their sessions. A busy pooler may hand out different ones at first. */
const TRIES = 3

/**
 * Checks that a connection has a session of its own. Behind a pooler such as PgBouncer in transaction mode it has
 * none: notifications never arrive, and settings leak to other clients.
 *
 * @param url PostgreSQL connection string
 * @throws Error with one sentence behind a pooler
 */
export async function assertOwnSession(url: string): Promise<void> {
  // PgBouncer does not support statement timeouts, so it refuses to connect with one.
  const open = () => new pg.Client({ connectionString: url, statement_timeout: 10_000 })
  const [one, two] = [open(), open()]
  for (const client of [one, two]) client.on('error', () => {})
  try {
    await Promise.all([one.connect(), two.connect()])
    for (let tries = 0; tries < TRIES; tries++) if (await shareSessions(one, two)) throw poolerFound()
  } catch (error) {
    throw (error as Error).message.includes('unsupported startup parameter') ? poolerFound() : error
  } finally {
    await Promise.all([one.end(), two.end()])
  }
}

async function shareSessions(one: pg.Client, two: pg.Client): Promise<boolean> {
  const before = await sessionOf(one)
  await two.query('BEGIN')
  const other = await sessionOf(two)
  const after = await sessionOf(one)
  await two.query('COMMIT')
  return other === before || after !== before
}

async function sessionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ session: number }>('SELECT pg_backend_pid() AS session')
  return rows[0]!.session
}

const poolerFound = () =>
  new Error(
    'DATABASE_URL leads to a pooler such as PgBouncer: set DATABASE_DIRECT_URL to the address of the database itself, which migrations and notifications need',
  )
