import { pino } from 'pino'

export type Log = ReturnType<typeof createLog>

/**
 * The process's log: one JSON object a line on standard output.
 * Secrets and whole requests are never logged; `redact` is the last line of defence.
 */
export function createLog(level: string) {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['password', '*.password', 'apiKey', '*.apiKey', 'token', '*.token', 'cookie', '*.cookie'],
      censor: '…',
    },
  })
}
