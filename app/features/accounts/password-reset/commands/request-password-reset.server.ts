import type { Browser } from '#app/platform/auth/authentication.ts'
import { knownDevice } from '#app/platform/security/known-devices.ts'
import type { Services } from '#app/platform/services.ts'
import { limitPasswordReset } from '../../commands/attempt-limits.server.ts'
import { userByEmail } from '../../queries.server.ts'
import { forgotPasswordSchema, passwordResetQueue } from '../schema.ts'

/**
 * Requests a link to choose a new password. A job runs whether or not there is an account, so that neither the answer
 * nor its timing reveals one.
 *
 * @param browser the requesting browser
 * @returns the address that gets the link if it has an account
 * @throws AppError `too_many_attempts`
 */
export async function requestPasswordReset(
  services: Services,
  input: unknown,
  { address, cookie = null }: Pick<Browser, 'address' | 'cookie'>,
): Promise<{ email: string }> {
  const { email } = forgotPasswordSchema.parse(input)
  const deviceId = knownDevice(services.environment.secret, email, cookie)
  await limitPasswordReset(services, { address, email, deviceId })
  const user = await userByEmail(services.database, email)
  const job = { userId: user?.id ?? null, isKnown: deviceId !== undefined }
  await services.database.transaction((transaction) =>
    services.jobs.enqueue(transaction, passwordResetQueue, job),
  )
  return { email }
}
