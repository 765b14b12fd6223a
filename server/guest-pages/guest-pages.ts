import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { PageHandle } from '#app/lib/page-handle.ts'
import type { Log } from '#app/platform/log/log.ts'
import type { Connection } from '#app/platform/services.ts'
import { followConnection } from '../access-log.ts'
import type { ReadClientAddress } from '../client-address.ts'
import { readerOf } from '../reader.ts'
import { acceptedEncoding } from './accepted-encoding.ts'
import { type CachedPage, cachedPage } from './cached-page.ts'
import { guestAddress, guestTarget } from './guest-address.ts'
import type { PageCache } from './page-cache.ts'
import { countReaders } from './reader-count.ts'
import { isUnknown, pageOfUnknown, SOME_UNKNOWN_ADDRESS } from './unknown-address.ts'

interface GuestPages {
  cache: PageCache
  log: Log
  /** The `handle` of the page at a path. */
  handleAt(path: string): PageHandle
  /** Renders a page for an anonymous request. @param address with its query */
  render(address: string, connection: Connection): Promise<Response>
  addressOf: ReadClientAddress
}

/**
 * Answers guests' requests for guest pages from its cache. It renders such a page for a request without headers, so that
 * nothing about a visitor can be in it.
 *
 * @param others answers every other request
 */
export function withGuestPages(pages: GuestPages, others: RequestListener): RequestListener {
  const { cache, handleAt } = pages
  const count = countReaders(pages.log)
  const render = async (address: string) => {
    const connection: Connection = { address: 'nobody', forEveryGuest: true }
    return cachedPage(await pages.render(address, connection), connection)
  }
  const renderUnknown = async (address: string) => {
    const known = SOME_UNKNOWN_ADDRESS
    const page = cache.find(known) ?? (await cache.make(known, () => render(known)))
    return page?.isCacheable ? cachedPage(pageOfUnknown(address, page), page) : render(address)
  }
  const answer = (request: IncomingMessage, response: ServerResponse, page: CachedPage) => {
    if (page.route) followConnection(request, { route: page.route })
    send(request, response, page)
    if (!page.counted || request.method !== 'GET') return
    count(
      page.counted,
      readerOf((name) => request.headers[name]?.toString(), pages.addressOf(request)),
    )
  }
  return (request, response) => {
    const target = guestTarget(request)
    if (!target) return others(request, response)
    const { path, search } = target
    const direct = search === '' ? cache.find(path) : undefined
    if (direct) return answer(request, response, direct)
    const handle = handleAt(path)
    const address = guestAddress(path, search, handle)
    if (address === undefined) return others(request, response)
    const cached = cache.find(address)
    if (cached) return answer(request, response, cached)
    cache
      .make(address, () => (isUnknown(address, handle) ? renderUnknown : render)(address))
      .then(
        (page) => (page ? answer(request, response, page) : others(request, response)),
        () => others(request, response),
      )
  }
}

function send({ method, headers }: IncomingMessage, response: ServerResponse, page: CachedPage): void {
  const variant = page.variants[acceptedEncoding(headers['accept-encoding']?.toString())]
  // A cache would send this id along with the page.
  response.removeHeader('X-Request-Id')
  if (page.status === 200 && isUnchanged(headers['if-none-match'], variant.etag)) {
    response.writeHead(304, variant.headersUnchanged).end()
    return
  }
  response.writeHead(page.status, variant.headers)
  response.end(method === 'HEAD' ? undefined : variant.body)
}

/** Whether a browser's or a CDN's copy is current (RFC 9110, 13.1.2). */
function isUnchanged(header: string | undefined, etag: string | undefined): boolean {
  if (header === undefined || etag === undefined) return false
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes(etag) || tags.includes('*')
}
