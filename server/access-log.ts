import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Log } from '#app/platform/log/log.ts'
import { requestIdFrom, withRequestId } from '#app/platform/log/request-id.ts'
import type { Connection } from '#app/platform/services.ts'
import { pathOf } from './path-of.ts'

/** The route of a request, once it is known. */
type Named = Pick<Connection, 'route'>

const named = new WeakMap<IncomingMessage, Named>()

/** Lets a request's log line name the route that its connection gets. */
export function followConnection(incoming: IncomingMessage, connection: Named): void {
  named.set(incoming, connection)
}

/** A finished request, or one whose sender disconnected. */
export interface Answered {
  method: string
  /** The route's pattern, for example `/rooms/:uploadId`; `other` for files and unknown addresses. */
  route: string
  status: number
  seconds: number
}

/**
 * Gives every request its id, and logs one line when its response has been sent. The line contains neither the query
 * nor secrets of the address.
 *
 * @param onAnswered called for each response
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

/** The pattern of a request's route, once it is known. */
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

/** Route parameters that grant access to whoever knows them. */
const SECRET_PARAMETERS = ['token']
/** Segments of an unknown address that may be mistyped secrets. */
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
