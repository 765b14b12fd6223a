/** An error and what caused it, the outermost first, as far down as they are errors. */
export function* causesOf(error: unknown): Generator<Error & { code?: unknown }> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause
}
