import type { Duplex } from 'node:stream'
import pg from 'pg'

/** In milliseconds. */
export interface Patience {
  /** Time without a byte from the server during a statement or a transaction, after which the server is checked. */
  silence: number
  /** Time for the answer to that check. */
  answer: number
}

const PATIENCE: Patience = { silence: 5_000, answer: 3_000 }

/** Internals of the library's pool for ending a connection. */
type Wired = pg.PoolClient & { connection: { stream: Duplex & { setTimeout(milliseconds: number): void } } }

/**
 * Ends the connections of a silent server (stopped, or behind a broken network), so that their statements fail within
 * seconds instead of waiting for ever. A slow statement continues while the server answers others.
 *
 * @param pool whose active connections are watched
 * @param url PostgreSQL connection string for the check
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
    // A refusal, for example of too many connections, is an answer.
    return error instanceof pg.DatabaseError
  } finally {
    client.end().catch(() => {})
  }
}
