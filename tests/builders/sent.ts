import { RouterContextProvider } from 'react-router'
import { connectionContext } from '#app/platform/services.ts'

/**
 * A guest's request as an action receives it.
 *
 * @param body of a POST
 * @param type the `Content-Type` header
 * @param address the network address it comes from
 */
export function sentBody(body: BodyInit, type: string, address = '192.0.2.1') {
  const context = new RouterContextProvider()
  context.set(connectionContext, { address })
  const init = { method: 'POST', body, headers: { 'Content-Type': type }, duplex: 'half' }
  return { request: new Request('http://localhost/', init as RequestInit), context }
}

/** A body of type `multipart/form-data; boundary=x`, from names or whole part headers with their contents. */
export const multipart = (...parts: [head: string, content: string][]) =>
  `${parts.map(([head, content]) => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${content}\r\n`).join('')}--x--\r\n`
