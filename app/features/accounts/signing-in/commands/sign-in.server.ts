import { AppError } from '#app/lib/app-error.ts'
import type { Role } from '#app/lib/roles.ts'
import type { Browser } from '#app/platform/auth/authentication.ts'
import { knownDevice, rememberDevice } from '#app/platform/security/known-devices.ts'
import type { Services } from '#app/platform/services.ts'
import { limitSignIn } from '../../commands/attempt-limits.server.ts'
import { ACCOUNT_TEXTS } from '../../rules/texts.ts'
import { signInSchema } from '../schema.ts'
import { startSession } from './start-session.server.ts'

/** The session's cookies, for `Set-Cookie` headers. */
export interface StartedSession {
  cookies: string[]
  role: Role
  /** Whether the session opens nothing until a code follows. */
  awaitsCode: boolean
}

/**
 * Starts a session, also for a blocked person, who needs one to see why nothing else opens.
 *
 * @throws AppError `wrong_credentials`, `too_many_attempts` or `sign_in_failed`
 */
export async function signIn(services: Services, input: unknown, browser: Browser): Promise<StartedSession> {
  const credentials = signInSchema.parse(input)
  const { email } = credentials
  const { environment } = services
  const { address, cookie = null } = browser
  await limitSignIn(services, { address, email, deviceId: knownDevice(environment.secret, email, cookie) })
  const session = await startSession(services, credentials, browser).catch((error: unknown) => {
    services.log.error({ err: error }, 'sign-in failed')
    throw new AppError('sign_in_failed', ACCOUNT_TEXTS.signInFailed, { status: 500, cause: error })
  })
  if (!session) throw new AppError('wrong_credentials', ACCOUNT_TEXTS.wrongCredentials)
  return { ...session, cookies: [...session.cookies, rememberDevice(environment, email, cookie)] }
}
