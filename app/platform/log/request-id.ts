import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/**
 * Only `server/` and the platform modules that it loads may read this, because the built application has a copy of
 * its own.
 */
const current = new AsyncLocalStorage<string>()

/** The characters that proxies use. Others could forge log lines, and longer ids could fill them. */
const WRITTEN_BY_PROXIES = /^[\w.:+/=-]{1,128}$/

/**
 * The id of a request: the one from a proxy, or a new one.
 *
 * @param header the value of `X-Request-Id`
 */
export const requestIdFrom = (header: string | string[] | undefined): string =>
  typeof header === 'string' && WRITTEN_BY_PROXIES.test(header) ? header : randomUUID()

/** Runs a function for a request, so that its log lines and jobs contain the id. */
export const withRequestId = <Result>(id: string | undefined, run: () => Result): Result =>
  id === undefined ? run() : current.run(id, run)

/** The id of the request that the calling code runs for. */
export const currentRequestId = (): string | undefined => current.getStore()
