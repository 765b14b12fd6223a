import { LRUCache } from 'lru-cache'
import { listen } from '#app/platform/database/listen.ts'
import type { Log } from '#app/platform/log/log.ts'
import type { KeptPage } from './kept-page.ts'

/** Bytes of all kept pages; the ones that nobody has asked for the longest go first. */
const MAX_BYTES = 32 * 2 ** 20
/** Milliseconds that a page is kept: the net under the notifications. */
const LIFETIME = 60_000
/** Without notifications, changes must still be seen. */
const LIFETIME_DEAF = 1_000
/** Milliseconds that a page may show an older number of its readers, so that a crowd does not render it for each. */
const COUNT_LAG = 1_000
/** The channel that the database's triggers tell (`tell_guest_pages`). */
const CHANNEL = 'guest_pages'

interface Entry {
  page: KeptPage
  madeAt: number
  /** When a changed number of readers must be seen. */
  outdatedAt: number
}

/** A rendering under way, and whose readers were counted meanwhile. */
interface Flight {
  page: Promise<KeptPage | undefined>
  countedMeanwhile: Set<string>
}

/** The pages that are the same for every guest, as they are now. */
export interface PageMemory {
  /** The page, while it is up to date. */
  find(address: string): KeptPage | undefined
  /** Renders a page once, however many ask for it at the same time, and keeps it unless something changed meanwhile. */
  make(address: string, render: () => Promise<KeptPage | undefined>): Promise<KeptPage | undefined>
  /** Whether it hears of changes at this moment; otherwise it keeps pages for a second only. */
  hears(): boolean
  close(): Promise<void>
}

/**
 * Opens an empty memory that hears what changes in the database.
 *
 * @param databaseUrl of the database itself, not of a pooler
 * @param limits of memory, in bytes
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
      if (isDeaf) log.info('changes of pages are heard again')
      isDeaf = false
      forgetAll()
    },
    heard: (message) => (message === '' ? forgetAll() : forgetCount(message)),
    failed: ({ message }) => {
      if (!isDeaf) log.warn({ message }, 'changes of pages cannot be heard')
      isDeaf = true
    },
  })
  const lifetime = () => (listening.isOpen() ? LIFETIME : LIFETIME_DEAF)

  const keep = (address: string, flight: Flight, page: KeptPage, madeAt: number) => {
    // Something changed while it was rendered.
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
