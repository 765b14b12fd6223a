import type { Services } from '#app/platform/services.ts'
import { forgotPasswordSchema, passwordResetQueue } from '../schema.ts'
import { limitPasswordReset } from './attempt-limits.server.ts'

/**
 * Asks for a link to choose a new password. Whether there is an account is found out by the job, so that neither the
 * answer nor the time it takes tells.
 *
 * @param address network address of whoever asks
 * @returns where the link is sent, if there is an account
 * @throws AppError `too_many_attempts`
 */
export async function requestPasswordReset(
  services: Services,
  input: unknown,
  address: string,
): Promise<{ email: string }> {
  const { email } = forgotPasswordSchema.parse(input)
  await limitPasswordReset(services, address, email)
  await services.database.transaction((transaction) =>
    services.jobs.enqueue(transaction, passwordResetQueue, { email }),
  )
  return { email }
}
