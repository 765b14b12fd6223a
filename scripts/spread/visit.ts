import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, type Form, openBrowser, type PageAnswer } from './browser.ts'
import type { FrontDoor } from './front-door.ts'
import type { Promises } from './promises.ts'

/** Statuses of a proxy that reached no process, or lost one during the request. The product's own is 500. */
const FROM_PROXY = [502, 503, 504]
/** Milliseconds between attempts, and their maximum number. */
const PAUSE = 700
const TRIES = 300

/** A simulated person's visit. Failed requests are repeated, as people do. */
export interface Visit {
  /** Opens a page and follows redirects. @throws Error when it never opens */
  open(path: string): Promise<PageAnswer>
  /** Sends a form until there is a response. @throws Error when there never is */
  send(path: string, form: () => Form, headers?: Headers): Promise<PageAnswer>
  close(): void
}

type Headers = Record<string, string>

/** @param person their number */
export function beginVisit(door: FrontDoor, person: number, promises: Promises): Visit {
  const browser = openBrowser(door, person)
  const again = (what: string, attempt: () => Promise<PageAnswer>) => persist(what, attempt, promises)
  return {
    open: async (path) => {
      let answer = await again(`GET ${nameOf(path)}`, () => browser.get(path))
      for (let hop = 0; hop < 5 && isHere(answer, door.origin); hop++) {
        const { pathname, search } = new URL(answer.location!, door.origin)
        answer = await again(`GET ${nameOf(pathname)}`, () => browser.get(pathname + search))
      }
      return answer
    },
    send: (path, form, headers) =>
      again(`POST ${nameOf(path)}`, () => {
        promises.forms++
        return browser.send(path, form(), headers)
      }),
    close: () => browser.close(),
  }
}

const isHere = ({ status, location }: PageAnswer, origin: string) =>
  status >= 300 && status < 400 && new URL(location!, origin).origin === origin

/** A path without ids. */
const nameOf = (path: string) => path.replace(/\?.*/, '').replace(/[0-9a-f-]{36}/g, '…')

async function persist(what: string, attempt: () => ReturnType<Browser['get']>, promises: Promises) {
  for (let tries = 0; tries < TRIES; tries++) {
    const answer = await attempt().catch(String)
    if (typeof answer !== 'string' && answer.status < 500) return answer
    const failure = typeof answer === 'string' ? answer : `${answer.status}`
    const { failures, wrong } = promises
    failures.set(`${what}: ${failure}`, (failures.get(`${what}: ${failure}`) ?? 0) + 1)
    if (typeof answer !== 'string' && !FROM_PROXY.includes(answer.status))
      wrong.push(`${what} was answered ${answer.status}`)
    await sleep(PAUSE)
  }
  throw new Error(`${what} was never answered`)
}

/** The value of a hidden field on a page. @throws Error when there is none */
export function hiddenField(page: PageAnswer, name: string): string {
  const value = new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(page.body)?.[1]
  if (value === undefined) throw new Error(`A page (${page.status}) has no field ${name}`)
  return value
}

/** The addresses of the pictures on a page. */
export const picturesOn = ({ body }: PageAnswer): string[] => [
  ...new Set(
    [...body.matchAll(/\/pictures\/[^"\s,]+/g)].map(([address]) => address.replaceAll('&amp;', '&')),
  ),
]
