import { Agent as PlainAgent, request as plainRequest } from 'node:http'
import { Agent, request } from 'node:https'
import { text } from 'node:stream/consumers'
import { cookieJar } from './cookie-jar.ts'
import type { FrontDoor } from './front-door.ts'

export interface PageAnswer {
  status: number
  /** The redirect's target, if there is one. */
  location: string | undefined
  body: string
}

export type Form = URLSearchParams | FormData | string

/** A simulated browser: cookies, persistent connections, and an address of its own. */
export interface Browser {
  /** @throws Error when no response came */
  get(path: string): Promise<PageAnswer>
  /** Sends a form without following redirects. @throws Error when no response came */
  send(path: string, form: Form, headers?: Record<string, string>): Promise<PageAnswer>
  close(): void
}

/** Milliseconds after which a simulated person gives up. */
const PATIENCE = 60_000

/** @param person their number, which determines an address within 127.0.0.0/8 */
export function openBrowser(door: FrontDoor, person: number): Browser {
  const isPlain = door.origin.startsWith('http:')
  const agent = new (isPlain ? PlainAgent : Agent)({ keepAlive: true, maxSockets: 6 })
  const localAddress = `127.1.${Math.floor(person / 250)}.${1 + (person % 250)}`
  const jar = cookieJar()
  const ask = (method: string, path: string, headers: Record<string, string>, body?: Buffer) =>
    new Promise<PageAnswer>((resolve, reject) => {
      const options = { ...door.next(), agent, localAddress, method, path, timeout: PATIENCE }
      const host = new URL(door.origin).host
      const asking = (isPlain ? plainRequest : request)(
        { ...options, headers: { ...headers, Host: host, Cookie: jar.header() } },
        (answer) => {
          jar.keep(answer.headers['set-cookie'] ?? [])
          const { statusCode: status = 0, headers } = answer
          text(answer).then((body) => resolve({ status, location: headers.location, body }), reject)
        },
      )
      asking.on('error', reject)
      asking.on('timeout', () => asking.destroy(new Error('no answer in a minute')))
      asking.end(body)
    })
  return {
    get: (path) => ask('GET', path, { Accept: 'text/html' }),
    send: async (path, form, headers = {}) => {
      const encoded = new Response(form)
      const type = encoded.headers.get('content-type')!
      const body = Buffer.from(await encoded.arrayBuffer())
      const length = String(body.length)
      return ask(
        'POST',
        path,
        { Origin: door.origin, 'Content-Type': type, 'Content-Length': length, ...headers },
        body,
      )
    },
    close: () => agent.destroy(),
  }
}
