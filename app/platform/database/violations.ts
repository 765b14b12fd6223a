import { causesOf } from '#app/lib/causes.ts'

/**
 * Whether a failed write violated a unique constraint, anywhere in the error's chain of causes.
 *
 * @param constraint name of the constraint
 */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  const violation = causesOf(error).find(({ code }) => code === '23505')
  return violation !== undefined && (violation as { constraint?: string }).constraint === constraint
}
