import { hostname } from 'node:os'
import { type DestinationStream, pino } from 'pino'
import { loggedError } from './logged-error.ts'
import { currentRequestId } from './request-id.ts'

export type Log = ReturnType<typeof createLog>

/** What every line says about the process that wrote it. */
export interface LoggingProcess {
  /** The roles it has: `web`, `worker` or `web,worker`. */
  role: string
  /** The product's version and commit. */
  version: string
}

/**
 * The process's log: one JSON object a line on standard output, with the id of the request it was written for.
 * Secrets and whole requests are never logged; `redact` is the last line of defence.
 *
 * @param level the lowest level that is written
 * @param destination where lines go instead of standard output
 */
export function createLog(level: string, about: LoggingProcess, destination?: DestinationStream) {
  return pino(
    {
      level,
      base: { host: hostname(), process: process.pid, role: about.role, version: about.version },
      mixin: () => {
        const request = currentRequestId()
        return request === undefined ? {} : { request }
      },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: loggedError },
      redact: {
        paths: ['password', '*.password', 'apiKey', '*.apiKey', 'token', '*.token', 'cookie', '*.cookie'],
        censor: '…',
      },
    },
    destination as DestinationStream,
  )
}
