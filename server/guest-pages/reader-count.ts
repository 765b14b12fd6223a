import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { Log } from '#app/platform/log/log.ts'
import type { Counted, Reader } from '#app/platform/services.ts'

/** Views written concurrently. The other connections are for waiting people. */
const AT_ONCE = 2
/** Views that may wait while the database is busy. Further ones are lost. */
const MAX_WAITING = 10_000
/** Readers kept in memory. The database recognises those that are dropped. */
const MAX_READERS = 50_000

/**
 * Counts readers of cached pages after they have got their response. The database counts a reader once a day, so only a
 * reader's first request of a day is passed on.
 */
export function countReaders(log: Log): (page: Counted, reader: Reader) => void {
  const limit = pLimit(AT_ONCE)
  const known = new LRUCache<string, true>({ max: MAX_READERS })
  return ({ id, count }, reader) => {
    if (reader.isPrefetch || limit.pendingCount >= MAX_WAITING) return
    const day = new Date().toISOString().slice(0, 10)
    const view = hash('sha256', `${day} ${id} ${reader.address} ${reader.userAgent}`, 'base64')
    if (known.has(view)) return
    known.set(view, true)
    limit(() => count(reader)).catch((error: Error) => {
      known.delete(view)
      log.error({ err: error }, 'a view could not be counted')
    })
  }
}
