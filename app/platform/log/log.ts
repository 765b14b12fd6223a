import { hostname } from 'node:os'
import { type DestinationStream, pino } from 'pino'
import { loggedError } from './logged-error.ts'
import { currentRequestId } from './request-id.ts'

export type Log = ReturnType<typeof createLog>

/** Facts about the process, which every line contains. */
export interface LoggingProcess {
  /** The process's roles: `web`, `worker` or `web,worker`. */
  role: string
  /** The product's version and commit. */
  version: string
}

/**
 * Creates the process's log: one JSON object per line on standard output, with the id of the current request. Secrets
 * and whole requests are never logged; `redact` is only the last line of defence.
 *
 * @param level the lowest level to write
 * @param destination replaces standard output
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
