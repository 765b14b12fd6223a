import type { IncomingMessage, ServerResponse } from 'node:http'
import { inTime } from '#app/lib/async/in-time.ts'
import { rolesInWords } from '#app/platform/env/process-roles.ts'
import { releaseName } from '#app/platform/env/release.ts'
import { askJobTables } from '#app/platform/jobs/job-tables.ts'
import type { Platform } from '#app/platform/platform.ts'
import { pathOf } from './path-of.ts'

/** Milliseconds that the database has to answer. */
const PATIENCE = 3000

type Checked = Pick<Platform, 'environment' | 'database' | 'log'>

/** Why a process currently takes no work; undefined when it does. */
export type WhyNot = () => 'starting' | 'stopping' | undefined

/** Handles a request and returns true, or returns false to leave it to others. */
export type PlainListener = (request: IncomingMessage, response: ServerResponse) => boolean

/**
 * Answers `/healthz` (the process is alive) and `/readyz` (it can work: the database and the job tables answer in
 * time). Comes before everything else, so that no cookie, host name or broken session changes the answers.
 *
 * @param whyNot why the process takes no work, whatever the database's state
 */
export function healthChecks(checked: Checked, whyNot: WhyNot): PlainListener {
  const checks: Record<string, () => Promise<[status: number, body: object]> | [number, object]> = {
    '/healthz': () => [200, { status: 'ok', ...described(checked) }],
    '/readyz': () => {
      const reason = whyNot()
      return reason ? [503, { status: 'not ready', reason }] : readiness(checked)
    },
  }
  return (request, response) => {
    const check = checks[pathOf(request)]
    if (!check || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    Promise.resolve(check()).then(([status, body]) => sendJson(response, status, body))
    return true
  }
}

const described = ({ environment: { release, roles } }: Checked) => ({
  version: releaseName(release),
  role: rolesInWords(roles),
})

async function readiness({ database, log }: Checked): Promise<[number, object]> {
  try {
    await inTime(PATIENCE, askJobTables(database))
    return [200, { status: 'ready' }]
  } catch (error) {
    log.warn({ err: error }, 'readiness check failed')
    return [503, { status: 'not ready', reason: 'database' }]
  }
}

function sendJson(response: ServerResponse, status: number, body: object) {
  response.writeHead(status, {
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(`${JSON.stringify(body)}\n`)
}
