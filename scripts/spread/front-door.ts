import { existsSync } from 'node:fs'
import type { RequestOptions } from 'node:https'
import { freePort } from '#tests/journeys/free-port.ts'
import { PROXIES } from '../proxies/proxy-files.ts'
import { startProxy } from '../proxies/start-proxy.ts'

/** The way to the processes with pages. */
export interface FrontDoor {
  /** The origin in browsers. */
  origin: string
  /** Name of the proxy, for the table. */
  name: string
  /** The target of the next request. */
  next(): Pick<RequestOptions, 'protocol' | 'host' | 'port' | 'ca' | 'servername'>
}

/** The trial's files. */
export interface TrialFiles {
  folder: string
  /** File for the logs of product and proxy. */
  log: number
}

interface Doorway {
  origin: string
  /** Environment of the product behind it. */
  variables: Record<string, string>
  /** @param products addresses of the two running processes with pages */
  open(products: [string, string], files: TrialFiles, stack: AsyncDisposableStack): Promise<FrontDoor>
}

/** Chooses the first installed proxy. Without one, requests alternate between the two processes, without TLS. */
export async function chooseDoorway(): Promise<Doorway> {
  const proxy = PROXIES.find(({ program }) => existsSync(program))
  const port = await freePort()
  const origin = `${proxy ? 'https' : 'http'}://localhost:${port}`
  const variables = { APP_URL: origin, ...(proxy && { TRUST_PROXY: 'true' }) }
  if (!proxy) return { origin, variables, open: async (products) => roundRobin(origin, products) }
  return {
    origin,
    variables,
    open: async (products, { folder, log }, stack) => {
      const hosts = products.map((address) => new URL(address).host) as [string, string]
      const place = { folder, port, plainPort: await freePort(), products: hosts, log }
      const { certificate: ca } = stack.use(await startProxy(proxy, place))
      const way = { protocol: 'https:', host: '127.0.0.1', servername: 'localhost', port, ca }
      return { origin, name: proxy.name, next: () => way }
    },
  }
}

function roundRobin(origin: string, products: [string, string]): FrontDoor {
  const ways = products.map((address) => ({
    protocol: 'http:',
    host: '127.0.0.1',
    port: Number(new URL(address).port),
  }))
  let turn = 0
  return { origin, name: 'no proxy installed: two processes in turn', next: () => ways[turn++ % 2]! }
}
