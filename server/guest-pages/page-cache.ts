import { LRUCache } from 'lru-cache'
import { listen } from '#app/platform/database/listen.ts'
import type { Log } from '#app/platform/log/log.ts'
import type { CachedPage } from './cached-page.ts'

/** Maximum bytes of all cached pages. The least recently used go first. */
const MAX_BYTES = 32 * 2 ** 20
/** Milliseconds that a page is cached, in case a notification is missed. */
const LIFETIME = 60_000
/** The same while no notifications arrive. */
const LIFETIME_UNNOTIFIED = 1_000
/** Milliseconds that a page may show an outdated number of readers, so that not every new reader causes a rendering. */
const COUNT_LAG = 1_000
/** The channel of the database's triggers (`tell_guest_pages`). */
const CHANNEL = 'guest_pages'

interface Entry {
  page: CachedPage
  madeAt: number
  /** When the page must show a changed number of readers. */
  outdatedAt: number
}

/** A running rendering, and the ids of pages whose readers were counted meanwhile. */
interface Flight {
  page: Promise<CachedPage | undefined>
  countedMeanwhile: Set<string>
}

/** Caches guest pages and forgets them when their data changes. */
export interface PageCache {
  /** The page, if it is up to date. */
  find(address: string): CachedPage | undefined
  /** Renders a page once for all concurrent requests, and caches it unless something changed meanwhile. */
  make(address: string, render: () => Promise<CachedPage | undefined>): Promise<CachedPage | undefined>
  /** Whether notifications arrive at the moment. Otherwise pages are cached for a second only. */
  isNotified(): boolean
  close(): Promise<void>
}

/**
 * Opens an empty cache that the database notifies of changes.
 *
 * @param databaseUrl of the database itself, not of a pooler
 * @param limits memory in bytes
 */
export function openPageCache(databaseUrl: string, log: Log, { maxBytes = MAX_BYTES } = {}): PageCache {
  const entries = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => page.bytes,
  })
  const flights = new Map<string, Flight>()
  const forgetAll = () => {
    entries.clear()
    flights.clear()
  }
  const forgetCount = (id: string) => {
    for (const { countedMeanwhile } of flights.values()) countedMeanwhile.add(id)
    for (const entry of entries.values())
      if (entry.page.counted?.id === id) entry.outdatedAt = Math.min(entry.outdatedAt, laterBy(COUNT_LAG))
  }
  let isInterrupted = false
  const listening = listen(databaseUrl, CHANNEL, {
    opened: () => {
      if (isInterrupted) log.info('notifications of changed pages have resumed')
      isInterrupted = false
      forgetAll()
    },
    heard: (message) => (message === '' ? forgetAll() : forgetCount(message)),
    failed: ({ message }) => {
      if (!isInterrupted) log.warn({ message }, 'notifications of changed pages are interrupted')
      isInterrupted = true
    },
  })
  const lifetime = () => (listening.isOpen() ? LIFETIME : LIFETIME_UNNOTIFIED)

  const keep = (address: string, flight: Flight, page: CachedPage, madeAt: number) => {
    // The data changed during the rendering.
    if (flights.get(address) !== flight) return
    const isOutdated = page.counted && flight.countedMeanwhile.has(page.counted.id)
    entries.set(address, {
      page,
      madeAt,
      outdatedAt: isOutdated ? laterBy(COUNT_LAG) : Number.POSITIVE_INFINITY,
    })
  }
  return {
    find: (address) => {
      const entry = entries.get(address)
      if (!entry) return undefined
      const now = performance.now()
      return now < Math.min(entry.madeAt + lifetime(), entry.outdatedAt) ? entry.page : undefined
    },
    make: (address, render) => {
      const known = flights.get(address)
      if (known) return known.page
      const madeAt = performance.now()
      const flight: Flight = {
        countedMeanwhile: new Set(),
        page: render().then((page) => {
          if (page?.isCacheable) keep(address, flight, page, madeAt)
          return page
        }),
      }
      flights.set(address, flight)
      const land = () => flights.get(address) === flight && flights.delete(address)
      flight.page.then(land, land)
      return flight.page
    },
    isNotified: listening.isOpen,
    close: listening.close,
  }
}

const laterBy = (milliseconds: number) => performance.now() + milliseconds
