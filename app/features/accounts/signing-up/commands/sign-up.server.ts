import type { z } from 'zod'
import { queueEmail } from '#app/features/email/outbox/commands/queue-email.server.ts'
import { AppError } from '#app/lib/app-error.ts'
import { CONFIRMATION_LINK_HOURS } from '#app/lib/link-lifetimes.ts'
import { announce } from '#app/platform/announce.ts'
import type { Browser } from '#app/platform/auth/authentication.ts'
import { rememberDevice } from '#app/platform/security/known-devices.ts'
import type { Services } from '#app/platform/services.ts'
import { limitSignUp } from '../../commands/attempt-limits.server.ts'
import { makeLink } from '../../commands/email-links.server.ts'
import { ACCOUNT_TEXTS } from '../../rules/texts.ts'
import type { StartedSession } from '../../signing-in/commands/sign-in.server.ts'
import { type WelcomePromise, welcomeEmail } from '../emails.tsx'
import { signUpFromQuizSchema, signUpSchema } from '../schema.ts'
import { createUser } from './create-user.server.ts'

interface SignUpCircumstances extends Partial<WelcomePromise> {
  /** Allows an account without a style, because the quiz's result can get lost on the way. */
  cameFromQuiz?: boolean
}

/**
 * Creates an account with everything that belongs to it, or nothing: user, password, the quiz's style, free credits
 * and the welcome email. Then starts a session.
 *
 * @throws AppError `email_taken`, `quiz_required`, `too_many_attempts`, `sign_up_failed`, or
 *   `sign_in_after_sign_up_failed` when the account exists but no session could be started
 */
export async function signUp(
  services: Services,
  input: unknown,
  browser: Browser,
  { cameFromQuiz = false, change = null, isFirstFree = false }: SignUpCircumstances = {},
): Promise<StartedSession> {
  const person = (cameFromQuiz ? signUpFromQuizSchema : signUpSchema).parse(input)
  await limitSignUp(services, browser.address, person.email)
  await createMember(services, person, { cameFromQuiz, change, isFirstFree }).catch((error: unknown) => {
    if (error instanceof AppError) throw error
    services.log.error({ err: error }, 'sign-up failed')
    throw new AppError('sign_up_failed', ACCOUNT_TEXTS.signUpFailed, { status: 500, cause: error })
  })
  const session = await services.authentication.signIn(person, browser).catch((error: unknown) => {
    services.log.error({ err: error }, 'sign-in after sign-up failed')
    return undefined
  })
  if (!session)
    throw new AppError('sign_in_after_sign_up_failed', ACCOUNT_TEXTS.signInAfterSignUpFailed, { status: 500 })
  const known = rememberDevice(services.environment, person.email, browser.cookie ?? null)
  return { ...session, cookies: [...session.cookies, known] }
}

async function createMember(
  services: Services,
  person: z.output<typeof signUpSchema>,
  { cameFromQuiz, ...promise }: Required<SignUpCircumstances>,
): Promise<void> {
  const { name, email, password, selections, preferredStyle } = person
  const passwordHash = await services.authentication.hashPassword(password)
  await services.database.transaction(async (transaction) => {
    const userId = await createUser(transaction, { name, email, passwordHash })
    if (!userId) throw new AppError('email_taken', ACCOUNT_TEXTS.emailTaken, { field: 'email', status: 409 })
    const { quizResults } = await announce(services, transaction, 'signedUp', {
      userId,
      selections,
      preferredStyle,
    })
    if (!quizResults && !cameFromQuiz)
      throw new AppError('quiz_required', ACCOUNT_TEXTS.quizRequired, { field: 'selections' })
    const token = await makeLink(transaction, 'confirm-email', { userId }, CONFIRMATION_LINK_HOURS)
    const message = await welcomeEmail(services.environment, { name, email }, token, promise)
    await queueEmail(transaction, { kind: 'welcome', reference: userId, userId }, message)
  })
}
