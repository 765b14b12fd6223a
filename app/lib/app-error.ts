/**
 * An error whose message a person will read. `code` is stable and safe to test for. `message` is in the
 * specification's words. `title` is the heading above it. `fieldErrors` has the errors of the form's fields. `newer` is
 * what the form did not see, for sending it again knowingly.
 */
export class AppError extends Error {
  readonly code: string
  readonly title: string | undefined
  readonly fieldErrors: Record<string, string[]> | undefined
  readonly newer: string | undefined
  /** HTTP status for routes that answer without a page. */
  readonly status: number

  constructor(code: string, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.title = options.title
    this.fieldErrors = options.fieldErrors ?? (options.field ? { [options.field]: [message] } : undefined)
    this.newer = options.newer
    this.status = options.status ?? 400
  }
}

interface AppErrorOptions {
  title?: string
  /** The field that the message belongs to. */
  field?: string
  fieldErrors?: Record<string, string[]> | undefined
  newer?: string
  status?: number
  cause?: unknown
}
