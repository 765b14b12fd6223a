/**
 * An error whose message a person will read.
 * `code` is stable and safe to test for; `message` is in the specification's words; `title` heads the notice; `field` is
 * the name of the form's field that it belongs to.
 */
export class AppError extends Error {
  readonly code: string
  readonly title: string | undefined
  readonly field: string | undefined
  /** HTTP status for routes that answer without a page. */
  readonly status: number

  constructor(
    code: string,
    message: string,
    options: { title?: string; field?: string; status?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.title = options.title
    this.field = options.field
    this.status = options.status ?? 400
  }
}
