import { hash } from 'node:crypto'
import pLimit from 'p-limit'
import type { Log } from '#app/platform/log/log.ts'
import type { Reader } from '#app/platform/services.ts'
import type { KeptPage } from './kept-page.ts'

/** Views that are written at the same time: the other connections are for people who wait. */
const AT_ONCE = 2
/** Views that wait to be written while the database is busy; beyond that, they are lost. */
const MAX_WAITING = 10_000
/** Readers that are remembered for a page. */
const MAX_READERS = 10_000

/**
 * Counts who reads pages from memory, after they have got their answer. The database counts a reader once a day, so that
 * of each only the first request since a page was made is passed on.
 */
export function countReaders(log: Log): (page: KeptPage, reader: Reader) => void {
  const inTurn = pLimit(AT_ONCE)
  return ({ counted, readers }, reader) => {
    if (!counted || reader.isPrefetch || inTurn.pendingCount >= MAX_WAITING) return
    const known = hash('sha256', `${reader.address} ${reader.userAgent}`, 'base64')
    if (readers.has(known)) return
    if (readers.size >= MAX_READERS) readers.clear()
    readers.add(known)
    inTurn(() => counted.count(reader)).catch((error: Error) =>
      log.error({ err: error }, 'a view could not be counted'),
    )
  }
}
