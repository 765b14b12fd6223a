import type { PageHandle } from '#app/lib/page-handle.ts'
import type { CachedPage } from './cached-page.ts'

/** An address without a page, from whose rendering the pages of all others are made. */
export const SOME_UNKNOWN_ADDRESS = '/no-page-at-this-address'
/** Paths that stand in HTML as in the address, so that one can take another's place. */
const PLAIN_PATH = /^\/[\w/-]+$/

/** Whether the page at an address differs from that of other unknown addresses in the path that it quotes only. */
export const isUnknown = (address: string, { guestPage }: PageHandle): boolean =>
  guestPage?.quotesPath === true && PLAIN_PATH.test(address) && address !== SOME_UNKNOWN_ADDRESS

/**
 * The answer for an unknown address, made without rendering: whoever tries many addresses costs little.
 *
 * @param page of {@link SOME_UNKNOWN_ADDRESS}
 */
export function pageOfUnknown(address: string, { status, variants }: CachedPage): Response {
  const { body, headers: listed } = variants.identity
  const headers = new Headers()
  for (let index = 0; index < listed.length; index += 2) headers.append(listed[index]!, listed[index + 1]!)
  for (const name of ['content-length', 'etag']) headers.delete(name)
  return new Response(body.toString().replaceAll(SOME_UNKNOWN_ADDRESS, address), { status, headers })
}
