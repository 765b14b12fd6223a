/** The parts of an error that may be logged. */
interface LoggedError {
  type: string
  message: string
  stack: string
  cause?: unknown
  [field: string]: unknown
}

/** Fields that identify the failure. None contains anything that a person sent. */
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

/** Maximum depth of causes, in case they are circular. */
const MAX_CAUSES = 5

/**
 * Reduces an error to its name, message, stack and causes, without the values of a failed query. Those can be session
 * tokens, password hashes and addresses.
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

/** An error's message without a query's values, both those sent with it and those that the database quotes. */
function messageWithoutValues(error: Error): string {
  const { query, params } = error as { query?: unknown; params?: unknown }
  if (typeof query === 'string' && Array.isArray(params)) return `Failed query: ${query}`
  return isDataException(error) ? error.message.replace(/"[^"]*"/g, '"…"') : error.message
}

/** An error that is safe to store or pass on: the same one, or its message without a query's values. */
export function errorWithoutValues(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const message = messageWithoutValues(error)
  if (message === error.message) return error
  const cause = error.cause instanceof Error ? `: ${messageWithoutValues(error.cause)}` : ''
  return new Error(`${message}${cause}`)
}

/** Recognises PostgreSQL's errors. Their `detail` quotes the row's values. */
const isDatabaseError = (error: object) => 'severity' in error && 'routine' in error

/** Class 22 of PostgreSQL's error codes. Their messages quote the wrong value. */
const isDataException = (error: Error & { code?: unknown }) =>
  isDatabaseError(error) && typeof error.code === 'string' && error.code.startsWith('22')

function stackWithoutMessage(error: Error, message: string): string {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
  return [`${error.name}: ${message}`, ...frames].join('\n')
}
