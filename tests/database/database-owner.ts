/**
 * A process that owns an embedded database, for tests that kill it:
 * `node database-owner.ts <data folder> [idle | write <prefix> | busy <prefix>]`.
 *
 * Prints "ready <server's process id> <url>", then, when writing, the id of each row after its commit was
 * acknowledged. When busy, an endless query runs beside the writing. Writes error codes to the standard error.
 */
import pg from 'pg'
import { startEmbeddedPostgres } from '#app/platform/database/embedded/embedded-postgres.ts'

const WRITERS = 4

const [dataFolder = '', task = 'idle', prefix = ''] = process.argv.slice(2)

try {
  const server = await startEmbeddedPostgres({ dataFolder })
  console.log(`ready ${server.pid} ${server.url}`)
  if (task === 'busy') await runWithoutEnd(server.url)
  if (task !== 'idle')
    await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(server.url, writer)))
  setInterval(() => {}, 60_000)
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException
  console.error(`${code}: ${message}`)
  process.exit(1)
}

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  return client
}

async function write(url: string, writer: number): Promise<never> {
  const client = await connect(url)
  for (let row = 0; ; row += 1) {
    const id = `${prefix}-${writer}-${row}`
    await client.query('INSERT INTO written (id) VALUES ($1)', [id])
    console.log(id)
  }
}

async function runWithoutEnd(url: string): Promise<void> {
  const client = await connect(url)
  client.query('SELECT count(*) FROM generate_series(1, 1e12)').catch(() => {})
}
