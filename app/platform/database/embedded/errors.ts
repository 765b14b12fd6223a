/**
 * - `EMBEDDED_PG_IN_USE`: another running process owns the data folder.
 * - `EMBEDDED_PG_UNSUPPORTED`: this machine cannot run the packaged binaries.
 * - `EMBEDDED_PG_FAILED`: PostgreSQL refused to start; the message contains its output.
 */
export type EmbeddedPostgresErrorCode =
  | 'EMBEDDED_PG_IN_USE'
  | 'EMBEDDED_PG_UNSUPPORTED'
  | 'EMBEDDED_PG_FAILED'

/** Tells the operator in one sentence why there is no embedded database. */
export class EmbeddedPostgresError extends Error {
  readonly code: EmbeddedPostgresErrorCode

  constructor(code: EmbeddedPostgresErrorCode, message: string) {
    super(message)
    this.name = 'EmbeddedPostgresError'
    this.code = code
  }
}
