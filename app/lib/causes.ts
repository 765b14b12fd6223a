/** An error and its chain of causes, outermost first. */
export function* causesOf(error: unknown): Generator<Error & { code?: unknown }> {
  for (let cause = error; cause instanceof Error; cause = cause.cause) yield cause
}
