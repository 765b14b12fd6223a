import type { MiddlewareFunction } from 'react-router'
import { NEXT_ADDRESS, SENT_BY_SCRIPT } from '#app/lib/page-script/form-headers.ts'

/** Tells the script that sent a form where it leads, so that the browser opens that page, once. */
export const tellRedirects: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next()
  const address = response.headers.get('Location')
  if (address === null || !request.headers.has(SENT_BY_SCRIPT)) return response
  const headers = new Headers(response.headers)
  headers.delete('Location')
  headers.set(NEXT_ADDRESS, address)
  return new Response(null, { status: 204, headers })
}
