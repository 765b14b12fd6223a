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
import { InlineScriptNonce } from '#app/ui/inline-script.tsx'
import { contentSecurityPolicy } from './platform/security/content-security-policy.ts'
import { hashInlineScripts } from './platform/security/inline-scripts.ts'
import { type Connection, connectionContext, servicesContext } from './platform/services.ts'

export * as application from './application.server.ts'

/**
 * What caches may do with a page that is the same for every guest. A browser always asks whether its copy is still right;
 * with the cookie of a session the answer is another page. Of a page that counts its readers, we must hear of each.
 */
const forGuests = ({ counted }: Connection) => ({
  'Cache-Control': `public, max-age=0, ${counted ? 'must-revalidate' : 's-maxage=30, stale-while-revalidate=30'}`,
  Vary: 'Cookie, Accept-Encoding',
})

/** Nobody keeps a page that says that something failed. */
const KEPT_STATUSES = [200, 404]

/** Renders a page: the scripts in it run, and no others. */
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
    <InlineScriptNonce value={nonce}>
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
    </InlineScriptNonce>,
    {
      nonce,
      signal: request.signal,
      // React would send a large part of a page hidden, for a script to show, although nothing in it is late.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: () => {
        finalStatus = 500
      },
    },
  )
  const connection = context.get(connectionContext)
  const { forEveryGuest } = connection
  if (forEveryGuest || isbot(request.headers.get('user-agent'))) await stream.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const { body, inlineScripts } = forEveryGuest
    ? hashInlineScripts(await new Response(stream).text(), nonce)
    : { body: stream, inlineScripts: [`nonce-${nonce}`] }
  headers.set('Content-Security-Policy', contentSecurityPolicy(inlineScripts, objectStore?.publicEndpoint))
  const isCacheable = forEveryGuest && KEPT_STATUSES.includes(finalStatus)
  const caching = isCacheable ? forGuests(connection) : { 'Cache-Control': 'private, no-store' }
  for (const [name, value] of Object.entries(caching)) if (!headers.has(name)) headers.set(name, value)
  return new Response(body, { status: finalStatus, headers })
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
