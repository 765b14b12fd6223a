import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { PageHandle } from '#app/lib/page-handle.ts'

/** Every cookie that tells one person or browser from another begins with the product's name. */
const KNOWN_BY_US = /(?:^|;\s*)(?:__(?:Secure|Host)-)?casabloom\./

/** Whether nothing in a request tells who sends it. */
export const isGuest = ({ cookie, authorization }: IncomingHttpHeaders): boolean =>
  authorization === undefined && (cookie === undefined || !KNOWN_BY_US.test(cookie))

const MAX_LENGTH = 1_000
/** Files, data requests, and other ways to write the address of a page. */
const OTHER_THAN_PAGES = /[.%\\#]|^\/\/|.\/$|^\/__/

/** The path and the query of a page that a guest asks for; undefined for every other request. */
export function guestTarget({ method, url = '', headers }: IncomingMessage) {
  if ((method !== 'GET' && method !== 'HEAD') || url.length > MAX_LENGTH) return undefined
  if (headers.host === undefined || !url.startsWith('/') || !isGuest(headers)) return undefined
  const mark = url.indexOf('?')
  const path = mark < 0 ? url : url.slice(0, mark)
  if (OTHER_THAN_PAGES.test(path)) return undefined
  return { path, search: mark < 0 ? '' : url.slice(mark + 1) }
}

/**
 * The one address of what a page shows: parameters that change nothing are left out.
 *
 * @returns undefined when the page is not the same for every guest who asks in this way
 */
export function guestAddress(path: string, search: string, handle: PageHandle): string | undefined {
  if (!handle.guestPage) return undefined
  const { query } = handle.guestPage
  const asked = new URLSearchParams(search)
  // A page's script reads the whole address, so there every other parameter may mean something.
  if (!handle.static && [...asked.keys()].some((name) => !query.includes(name))) return undefined
  const kept = query.flatMap((name) => asked.getAll(name).map((value): [string, string] => [name, value]))
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : path
}
