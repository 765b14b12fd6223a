import { Agent, type RequestOptions, request } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'

export interface SteadyLoad {
  /** Stops it. @returns the number of answered requests, and the lost ones: errors, or responses with another status */
  stop(): Promise<{ answered: number; lost: string[] }>
}

/** Every fifth request is a form, which no proxy may send twice. The product reads and refuses it. */
const PAGE = { method: 'GET', path: '/contact', status: 200 }
const FORM = { method: 'POST', path: '/auth?mode=sign-in', status: 400 }
const BODY = 'email=nobody&password='

/**
 * Sends requests without a pause over many connections, as browsers and bots do.
 *
 * @param port of a proxy with TLS on this machine
 * @param connections number of concurrent connections
 * @param ca its certificate
 */
export function startSteadyLoad(port: number, connections: number, ca: string): SteadyLoad {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, ca })
  const lost: string[] = []
  let answered = 0
  let isOver = false
  const ask = async (turn: number) => {
    const asked = turn % 5 === 0 ? FORM : PAGE
    const status = await statusOf({ agent, port, host: 'localhost', ...asked })
    if (status === asked.status) answered++
    else lost.push(`${asked.method} ${asked.path}: ${status}`)
  }
  const browse = async (first: number) => {
    for (let turn = first; !isOver; turn++) {
      await ask(turn)
      await sleep(20)
    }
  }
  const all = Promise.all(Array.from({ length: connections }, (_, index) => browse(index)))
  return {
    stop: async () => {
      isOver = true
      await all
      agent.destroy()
      return { answered, lost }
    },
  }
}

function statusOf(options: RequestOptions): Promise<number | string> {
  const sends = options.method === 'POST'
  const origin = `https://localhost:${options.port}`
  const headers = sends ? { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' } : {}
  return new Promise((resolve) => {
    const asking = request({ ...options, headers }, (answer) => {
      answer.on('error', (error) => resolve(error.message))
      answer.on('end', () => resolve(answer.statusCode!)).resume()
    })
    asking.on('error', (error) => resolve(error.message))
    asking.end(sends ? BODY : undefined)
  })
}
