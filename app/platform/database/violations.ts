/**
 * Whether a failed write hit a unique constraint, wherever in the chain of causes the driver said so.
 *
 * @param constraint only this constraint counts
 */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, constraint: violated } = cause as Error & { code?: string; constraint?: string }
    if (code === '23505') return violated === constraint
  }
  return false
}
