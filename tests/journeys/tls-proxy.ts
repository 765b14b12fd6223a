import { once } from 'node:events'
import { request } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import { generate } from 'selfsigned'

/** A proxy that terminates TLS, as operators put in front of the product. */
export interface TlsProxy extends AsyncDisposable {
  /** The address for browsers, for example `https://localhost:41234`. */
  address: string
  /** Sets the product's address, which is known only after the product started with the proxy's. */
  leadTo(product: string): void
}

/** @param options.keepsHost false for a proxy that replaces the host with the product's own host and port */
export async function startTlsProxy({ keepsHost }: { keepsHost: boolean }): Promise<TlsProxy> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
  let product = ''
  const server = createServer({ key, cert }, (incoming, answer) => {
    const { remoteAddress } = incoming.socket
    const forwarded = [incoming.headers['x-forwarded-for'], remoteAddress].filter(Boolean).join(', ')
    const host = keepsHost ? incoming.headers.host : new URL(product).host
    const headers = { ...incoming.headers, host, 'x-forwarded-for': forwarded, 'x-forwarded-proto': 'https' }
    const asked = request(
      new URL(incoming.url!, product),
      { method: incoming.method, headers },
      (response) => {
        // The browser may have left, and nothing can be piped to it then.
        if (answer.destroyed) {
          response.destroy()
          return
        }
        answer.writeHead(response.statusCode!, response.headers)
        pipeline(response, answer, () => {})
      },
    )
    asked.on('error', () => answer.destroy())
    pipeline(incoming, asked, () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `https://localhost:${(server.address() as AddressInfo).port}`,
    leadTo: (address) => {
      product = address
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
