import type { RequestListener } from 'node:http'
import { NO_TRACING, type Tracing } from '#app/platform/tracing/tracing.ts'
import { routeOf } from './access-log.ts'

/** Traces each request until its response has been sent, as a child of the step in its `traceparent` header. */
export function withTracing(tracing: Tracing, listener: RequestListener): RequestListener {
  if (tracing === NO_TRACING) return listener
  return (request, response) => {
    const { method = '' } = request
    const attributes = { 'http.request.method': method }
    const { traceparent } = request.headers
    const within = typeof traceparent === 'string' ? traceparent : undefined
    tracing.step('request', { kind: 'server', attributes, within }, (span) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      response.once('close', () => {
        span.rename(`${method} ${routeOf(request)}`)
        span.describe({ 'http.route': routeOf(request), 'http.response.status_code': response.statusCode })
        resolve()
      })
      listener(request, response)
      return promise
    })
  }
}
