import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** Milliseconds before the next attempt to connect. */
const RETRY_AFTER = 500
/** Milliseconds between two checks whether the server still answers. `PATIENCE` limits its answer. */
const ASK_EVERY = 5_000
const PATIENCE = 3_000

interface Listener {
  /** Listening has begun, for the first time or again. Earlier messages may have been missed. */
  opened(): void
  heard(message: string): void
  failed(error: Error): void
}

export interface Listening {
  /** Whether messages arrive at the moment. */
  isOpen(): boolean
  close(): Promise<void>
}

/**
 * Listens to a channel of PostgreSQL's NOTIFY on its own connection, and reconnects when that is lost.
 *
 * @param url of the database itself, because poolers deliver no notifications
 * @param channel an SQL name
 */
export function listen(url: string, channel: string, listener: Listener): Listening {
  const closing = new AbortController()
  let isOpen = false
  const listenOnce = async () => {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'casabloom listener',
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
    })
    const lost = Promise.withResolvers<never>()
    lost.promise.catch(() => {})
    client.on('error', lost.reject)
    client.on('end', () => lost.reject(new Error('The connection ended')))
    client.on('notification', ({ payload = '' }) => listener.heard(payload))
    try {
      await client.connect()
      await client.query(`LISTEN ${channel}`)
      isOpen = true
      listener.opened()
      for (;;) {
        await Promise.race([lost.promise, sleep(ASK_EVERY, undefined, { signal: closing.signal })])
        await client.query('SELECT 1')
      }
    } finally {
      isOpen = false
      await endInTime(client)
    }
  }
  const running = (async () => {
    while (!closing.signal.aborted) {
      await listenOnce().catch((error: Error) => closing.signal.aborted || listener.failed(error))
      await sleep(RETRY_AFTER, undefined, { signal: closing.signal }).catch(() => {})
    }
  })()
  return {
    isOpen: () => isOpen,
    close: () => {
      closing.abort()
      return running
    },
  }
}

/** A silent server never confirms the end, so this does not wait for long. */
async function endInTime(client: pg.Client): Promise<void> {
  const ended = new AbortController()
  await Promise.race([
    client.end().catch(() => {}),
    sleep(PATIENCE, undefined, { signal: ended.signal }).catch(() => {}),
  ])
  ended.abort()
}
