import type { MiddlewareFunction } from 'react-router'
import { NEXT_ADDRESS, SENT_BY_SCRIPT } from '#app/lib/page-script/form-headers.ts'

/**
 * Marks the answer to a form that a page's script sent as the site's own, and tells the script where a redirect leads, so
 * that the browser opens that page, once.
 */
export const answerScript: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next()
  if (!request.headers.has(SENT_BY_SCRIPT)) return response
  const { body, status, statusText } = response
  const headers = new Headers(response.headers)
  headers.set(SENT_BY_SCRIPT, 'true')
  const address = headers.get('Location')
  if (address === null) return new Response(body, { status, statusText, headers })
  headers.delete('Location')
  headers.set(NEXT_ADDRESS, address)
  return new Response(null, { status: 204, headers })
}
