import { randomBytes } from 'node:crypto'
import { isbot } from 'isbot'
import { renderToReadableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { contentSecurityPolicy } from './platform/security/content-security-policy.ts'
import { servicesContext } from './platform/services.ts'

export * as application from './application.server.ts'

/** Renders a page. The nonce lets this page's own scripts run and no others. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  const { objectStore } = context.get(servicesContext).environment
  const nonce = randomBytes(16).toString('base64')
  let finalStatus = status
  const stream = await renderToReadableStream(
    <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
    {
      nonce,
      signal: request.signal,
      onError: () => {
        finalStatus = 500
      },
    },
  )
  if (isbot(request.headers.get('user-agent'))) await stream.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  headers.set('Content-Security-Policy', contentSecurityPolicy(nonce, objectStore?.publicEndpoint))
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store')
  return new Response(stream, { status: finalStatus, headers })
}

/** Logs what went wrong on the server: neither a browser that went away nor what was answered as asked, such as 405. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  const { log } = (context as RouterContextProvider).get(servicesContext)
  const path = new URL(request.url).pathname
  if (isRouteErrorResponse(error) && error.status < 500)
    log.info({ status: error.status, method: request.method, path }, 'request refused')
  else log.error({ err: error, path }, 'request failed')
}
