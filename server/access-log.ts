import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Log } from '#app/platform/log/log.ts'
import { requestIdFrom, withRequestId } from '#app/platform/log/request-id.ts'
import type { Connection } from '#app/platform/services.ts'
import { pathOf } from './path-of.ts'

/** What a request turned out to be, once its page is known. */
type Named = Pick<Connection, 'route'>

const named = new WeakMap<IncomingMessage, Named>()

/** Lets the access line of a request name the route that its connection gets. */
export function followConnection(incoming: IncomingMessage, connection: Named): void {
  named.set(incoming, connection)
}

/** A request that was answered, or whose sender went away. */
export interface Answered {
  method: string
  /** The pattern of its address, such as `/rooms/:uploadId`; `other` for files and what no page answers. */
  route: string
  status: number
  seconds: number
}

/**
 * Gives every request its id, and writes one line when its answer has been sent. The line has neither the query nor the
 * secrets of an address.
 *
 * @param onAnswered is told of each answer
 */
export function withAccessLog(
  log: Log,
  onAnswered: (answered: Answered) => void,
  listener: RequestListener,
): RequestListener {
  return (request, response) => {
    const id = requestIdFrom(request.headers['x-request-id'])
    response.setHeader('X-Request-Id', id)
    const started = performance.now()
    withRequestId(id, () => {
      response.once('close', () => {
        const answered = answerTo(request, response, performance.now() - started)
        onAnswered(answered)
        writeLine(log, request, response, answered)
      })
      listener(request, response)
    })
  }
}

/** The pattern of the address of a request, once its page is known. */
export const routeOf = (request: IncomingMessage): string => named.get(request)?.route?.pattern ?? 'other'

function answerTo(request: IncomingMessage, response: ServerResponse, ms: number): Answered {
  return {
    method: request.method ?? '',
    route: routeOf(request),
    status: response.statusCode,
    seconds: ms / 1000,
  }
}

function writeLine(log: Log, request: IncomingMessage, response: ServerResponse, answered: Answered) {
  const { seconds, ...rest } = answered
  const line = {
    ...rest,
    path: loggedPath(request),
    ms: Math.round(seconds * 1000),
    ...(!response.writableFinished && { brokenOff: true }),
  }
  log.info(line, 'request')
}

/** Parameters of addresses that open something to whoever knows them. */
const SECRET_PARAMETERS = ['token']
/** Segments of an unknown address that may be a mistyped secret. */
const LONG_SEGMENT = /[\w-]{16,}/g
const MAX_PATH = 300

/** A request's path without secrets. */
function loggedPath(request: IncomingMessage): string {
  const path = pathOf(request).slice(0, MAX_PATH)
  const route = named.get(request)?.route
  if (!route || route.pattern.includes('*')) return path.replace(LONG_SEGMENT, '…')
  return SECRET_PARAMETERS.map((name) => route.params[name])
    .filter((secret) => secret !== undefined)
    .reduce((text, secret) => text.replaceAll(secret, '…'), path)
}
