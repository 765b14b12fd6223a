import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { inTime } from '#app/lib/async/in-time.ts'
import type { Readings } from '#app/platform/metrics/metrics.ts'
import type { Platform } from '#app/platform/platform.ts'
import type { PlainListener } from './health.ts'
import { pathOf } from './path-of.ts'

/** Milliseconds that the database has for the readings. */
const PATIENCE = 3000

/**
 * Answers `/metrics` in Prometheus' text format. With a token, it requires it as a bearer token. Without one it
 * answers everybody, so it must not be on a public port.
 *
 * @param read reads the metrics in the database
 */
export function metricsPage(
  { metrics, log }: Pick<Platform, 'metrics' | 'log'>,
  token: string | undefined,
  read: () => Promise<Readings>,
): PlainListener {
  const readInTime = () =>
    inTime(PATIENCE, read()).catch((error) => {
      log.warn({ err: error }, 'metrics without the database')
      return undefined
    })
  return (request, response) => {
    if (pathOf(request) !== '/metrics' || request.method !== 'GET') return false
    if (token !== undefined && !carries(request, token)) refuse(response)
    else readInTime().then(async (readings) => send(response, await metrics.text(readings)))
    return true
  }
}

/** Compares digests, so that the duration reveals nothing about the token. */
function carries(request: IncomingMessage, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${token}`))
}

function refuse(response: ServerResponse) {
  response.writeHead(401, { 'WWW-Authenticate': 'Bearer', 'Content-Type': 'text/plain' })
  response.end('The metrics need their token.\n')
}

function send(response: ServerResponse, { contentType, body }: { contentType: string; body: string }) {
  response.writeHead(200, { 'Content-Type': contentType, 'Cache-Control': 'no-store' })
  response.end(body)
}
