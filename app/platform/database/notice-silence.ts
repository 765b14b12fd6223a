import type { Duplex } from 'node:stream'
import pg from 'pg'

/** Milliseconds. */
export interface Patience {
  /** Without a byte from the server during a statement or a transaction, before we ask whether it still answers. */
  silence: number
  /** For the answer to that. */
  answer: number
}

const PATIENCE: Patience = { silence: 5_000, answer: 3_000 }

/** What the library's pool itself uses to end a connection. */
type Wired = pg.PoolClient & { connection: { stream: Duplex & { setTimeout(milliseconds: number): void } } }

/**
 * Ends the connections of a server that has gone silent (stopped, or behind a broken network), so that their statements
 * fail within seconds instead of waiting for ever. A slow statement of a server that answers others goes on.
 *
 * @param pool whose connections in use are watched
 * @param url PostgreSQL connection string, for the connection that asks
 */
export function noticeSilence(pool: pg.Pool, url: string, patience = PATIENCE): void {
  const listeners = new WeakMap<pg.PoolClient, () => void>()
  let asking: Promise<boolean> | undefined
  const answers = () => {
    asking ??= serverAnswers(url, patience.answer).finally(() => {
      asking = undefined
    })
    return asking
  }
  pool.on('acquire', (client) => {
    const { stream } = (client as Wired).connection
    const listener = async () => {
      const lives = await answers()
      if (listeners.get(client) !== listener) return
      if (lives) stream.setTimeout(patience.silence)
      else stream.destroy(new Error('The database server does not answer'))
    }
    listeners.set(client, listener)
    stream.on('timeout', listener)
    stream.setTimeout(patience.silence)
  })
  pool.on('release', (_error, client) => {
    const { stream } = (client as Wired).connection
    stream.setTimeout(0)
    stream.off('timeout', listeners.get(client)!)
    listeners.delete(client)
  })
}

async function serverAnswers(url: string, patience: number): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('SELECT 1')
    return true
  } catch (error) {
    // A refusal, such as too many connections, is an answer.
    return error instanceof pg.DatabaseError
  } finally {
    client.end().catch(() => {})
  }
}
