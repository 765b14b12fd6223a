import { AppError } from '#app/lib/app-error.ts'
import type { Allowance, Limits } from './rate-limits.ts'

/** The message for too many attempts; `seconds` remain until the next one. */
interface Refusal {
  title?: string
  message: (seconds: number) => string
}

/**
 * Counts one attempt.
 *
 * @param name of the action, for example `sign-in`
 * @param key who tries: address, user id or email address
 * @throws AppError `too_many_attempts` with status 429 when the allowance is used up
 */
export async function takeAttempt(
  limits: Limits,
  name: string,
  key: string,
  allowance: Allowance,
  { title, message }: Refusal,
): Promise<void> {
  const wait = await limits.use(name, key, allowance)
  if (wait > 0)
    throw new AppError('too_many_attempts', message(wait), { ...(title && { title }), status: 429 })
}
