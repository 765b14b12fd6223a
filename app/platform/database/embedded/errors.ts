/**
 * - `EMBEDDED_PG_IN_USE`: another living process owns the data folder.
 * - `EMBEDDED_PG_UNSUPPORTED`: this machine cannot run the packaged binaries.
 * - `EMBEDDED_PG_FAILED`: PostgreSQL refused to start; the message holds its output.
 */
export type EmbeddedPostgresErrorCode =
  | 'EMBEDDED_PG_IN_USE'
  | 'EMBEDDED_PG_UNSUPPORTED'
  | 'EMBEDDED_PG_FAILED'

/** Explains, in one sentence for the operator, why there is no embedded database. */
export class EmbeddedPostgresError extends Error {
  readonly code: EmbeddedPostgresErrorCode

  constructor(code: EmbeddedPostgresErrorCode, message: string) {
    super(message)
    this.name = 'EmbeddedPostgresError'
    this.code = code
  }
}
