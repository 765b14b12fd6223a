import type { MiddlewareFunction } from 'react-router'
import { connectionContext } from '#app/platform/services.ts'

/** Records the matched route for the access log and the metrics. */
export const nameRoute: MiddlewareFunction<Response> = ({ context, pattern, params }, next) => {
  context.get(connectionContext).route = { pattern: pattern === '/' ? pattern : `/${pattern}`, params }
  return next()
}
