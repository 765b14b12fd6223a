/** What a log line says about an error. */
interface LoggedError {
  type: string
  message: string
  stack: string
  cause?: unknown
  [field: string]: unknown
}

/** The fields that say what went wrong. None of them carries what a person sent. */
const KEPT = [
  'code',
  'status',
  'syscall',
  'address',
  'port',
  'path',
  'constraint',
  'table',
  'column',
  'detail',
  'retryable',
  'refused',
  'outage',
]

/** Causes that are followed, so that a circle ends. */
const MAX_CAUSES = 5

/**
 * Turns an error into what may be logged: its kind, its message and its stack, without the values of a failed query.
 * Those may be session tokens, passwords' hashes and addresses.
 */
export function loggedError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) return typeof error === 'object' ? String(error) : error
  const fields = error as unknown as Record<string, unknown>
  const message = messageWithoutValues(error)
  const logged: LoggedError = { type: error.name, message, stack: stackWithoutMessage(error, message) }
  for (const name of KEPT) {
    if (name === 'detail' && isDatabaseError(error)) continue
    if (['string', 'number', 'boolean'].includes(typeof fields[name])) logged[name] = fields[name]
  }
  if (error.cause !== undefined && depth < MAX_CAUSES) logged.cause = loggedError(error.cause, depth + 1)
  return logged
}

/** An error's message without the values of a query: those it was sent with, and those the database repeats. */
function messageWithoutValues(error: Error): string {
  const { query, params } = error as { query?: unknown; params?: unknown }
  if (typeof query === 'string' && Array.isArray(params)) return `Failed query: ${query}`
  return isDataException(error) ? error.message.replace(/"[^"]*"/g, '"…"') : error.message
}

/** An error to store or pass on: the same, or one that says as much without the values of a query. */
export function errorWithoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const message = messageWithoutValues(error)
  if (message === error.message) return error
  const cause = error.cause instanceof Error ? `: ${messageWithoutValues(error.cause)}` : ''
  return new Error(`${message}${cause}`)
}

/** PostgreSQL's errors say whose severity they have; their `detail` repeats the row's values. */
const isDatabaseError = (error: object) => 'severity' in error && 'routine' in error

/** Class 22 of PostgreSQL's error codes: the message repeats the value that was wrong. */
const isDataException = (error: Error & { code?: unknown }) =>
  isDatabaseError(error) && typeof error.code === 'string' && error.code.startsWith('22')

function stackWithoutMessage(error: Error, message: string): string {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return [`${error.name}: ${message}`, ...frames].join('\n')
}
