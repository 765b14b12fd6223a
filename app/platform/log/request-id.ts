import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** Only `server/` and the platform's parts that it opens read this: the built application has a copy of its own. */
const current = new AsyncLocalStorage<string>()

/** What proxies write; anything else could forge log lines or fill them. */
const WRITTEN_BY_PROXIES = /^[\w.:+/=-]{1,128}$/

/**
 * The id of a request: the one that a proxy has given it, or a new one.
 *
 * @param header the value of `X-Request-Id`
 */
export const requestIdFrom = (header: string | string[] | undefined): string =>
  typeof header === 'string' && WRITTEN_BY_PROXIES.test(header) ? header : randomUUID()

/** Runs something for a request: log lines and jobs that it causes carry the id. */
export const withRequestId = <Result>(id: string | undefined, run: () => Result): Result =>
  id === undefined ? run() : current.run(id, run)

/** The id of the request that this code runs for. */
export const currentRequestId = (): string | undefined => current.getStore()
