import { LRUCache } from 'lru-cache'
import { listen } from '#app/platform/database/listen.ts'
import type { Log } from '#app/platform/log/log.ts'
import type { KeptPage } from './kept-page.ts'

/** Maximum bytes of all kept pages. The least recently used go first. */
const MAX_BYTES = 32 * 2 ** 20
/** Milliseconds that a page is kept, in case a notification is missed. */
const LIFETIME = 60_000
/** The same while no notifications arrive. */
const LIFETIME_DEAF = 1_000
/** Milliseconds that a page may show an outdated number of readers, so that not every new reader causes a rendering. */
const COUNT_LAG = 1_000
/** The channel of the database's triggers (`tell_guest_pages`). */
const CHANNEL = 'guest_pages'

interface Entry {
  page: KeptPage
  madeAt: number
  /** When the page must show a changed number of readers. */
  outdatedAt: number
}

/** A running rendering, and the ids of pages whose readers were counted meanwhile. */
interface Flight {
  page: Promise<KeptPage | undefined>
  countedMeanwhile: Set<string>
}

/** Keeps guest pages and forgets them when their data changes. */
export interface PageMemory {
  /** The page, if it is up to date. */
  find(address: string): KeptPage | undefined
  /** Renders a page once for all concurrent requests, and keeps it unless something changed meanwhile. */
  make(address: string, render: () => Promise<KeptPage | undefined>): Promise<KeptPage | undefined>
  /** Whether notifications arrive at the moment. Otherwise it keeps pages for a second only. */
  hears(): boolean
  close(): Promise<void>
}

/**
 * Opens an empty memory that the database notifies of changes.
 *
 * @param databaseUrl of the database itself, not of a pooler
 * @param limits memory in bytes
 */
export function openPageMemory(databaseUrl: string, log: Log, { maxBytes = MAX_BYTES } = {}): PageMemory {
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
  let isDeaf = false
  const listening = listen(databaseUrl, CHANNEL, {
    opened: () => {
      if (isDeaf) log.info('notifications of changed pages have resumed')
      isDeaf = false
      forgetAll()
    },
    heard: (message) => (message === '' ? forgetAll() : forgetCount(message)),
    failed: ({ message }) => {
      if (!isDeaf) log.warn({ message }, 'notifications of changed pages are interrupted')
      isDeaf = true
    },
  })
  const lifetime = () => (listening.isOpen() ? LIFETIME : LIFETIME_DEAF)

  const keep = (address: string, flight: Flight, page: KeptPage, madeAt: number) => {
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
          if (page?.mayBeKept) keep(address, flight, page, madeAt)
          return page
        }),
      }
      flights.set(address, flight)
      const land = () => flights.get(address) === flight && flights.delete(address)
      flight.page.then(land, land)
      return flight.page
    },
    hears: listening.isOpen,
    close: listening.close,
  }
}

const laterBy = (milliseconds: number) => performance.now() + milliseconds
