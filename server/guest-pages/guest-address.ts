import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { PageHandle } from '#app/lib/page-handle.ts'

/** Every cookie that identifies a person or a browser to a guest page begins with the product's name. */
const KNOWN_BY_US = /(?:^|;\s*)(?:__(?:Secure|Host)-)?casabloom\./

/** Whether nothing in a request identifies its sender. */
export const isGuest = ({ cookie, authorization }: IncomingHttpHeaders): boolean =>
  authorization === undefined && (cookie === undefined || !KNOWN_BY_US.test(cookie))

const MAX_LENGTH = 1_000
/** Files, data requests, and other spellings of a page's address. */
const OTHER_THAN_PAGES = /[.%\\#]|^\/\/|.\/$|^\/__/

/** Path and query of a guest's request for a page; undefined for every other request. */
export function guestTarget({ method, url = '', headers }: IncomingMessage) {
  if ((method !== 'GET' && method !== 'HEAD') || url.length > MAX_LENGTH) return undefined
  if (headers.host === undefined || !url.startsWith('/') || !isGuest(headers)) return undefined
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  if (OTHER_THAN_PAGES.test(path)) return undefined
  return { path, search: mark < 0 ? '' : url.slice(mark + 1) }
}

/**
 * The canonical address of a guest page, without parameters that it does not read.
 *
 * @returns undefined when the page may differ between guests for this address
 */
export function guestAddress(path: string, search: string, handle: PageHandle): string | undefined {
  if (!handle.guestPage) return undefined
  const { query } = handle.guestPage
  const asked = new URLSearchParams(search)
  // A page's script reads the whole address, so any other parameter may change the page.
  const hasScript = !handle.static || handle.script !== undefined
  if (hasScript && [...asked.keys()].some((name) => !query.includes(name))) return undefined
  const kept = query.flatMap((name) => asked.getAll(name).map((value): [string, string] => [name, value]))
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path
}
