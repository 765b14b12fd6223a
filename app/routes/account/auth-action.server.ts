import { redirect } from 'react-router'
import { requestPasswordReset } from '#app/features/accounts/password-reset/commands/request-password-reset.server.ts'
import { forgotPasswordSchema } from '#app/features/accounts/password-reset/schema.ts'
import { ACCOUNT_TEXTS } from '#app/features/accounts/rules/texts.ts'
import { type StartedSession, signIn } from '#app/features/accounts/signing-in/commands/sign-in.server.ts'
import {
  authModeOf,
  cameFromQuiz,
  codeAddress,
  homeOf,
} from '#app/features/accounts/signing-in/rules/auth-address.ts'
import { safeReturnPath } from '#app/features/accounts/signing-in/rules/return-path.ts'
import { signInSchema } from '#app/features/accounts/signing-in/schema.ts'
import { signUp } from '#app/features/accounts/signing-up/commands/sign-up.server.ts'
import { signUpFromQuizSchema, signUpSchema } from '#app/features/accounts/signing-up/schema.ts'
import { AppError } from '#app/lib/app-error.ts'
import { optionalMember } from '#app/platform/auth/guards.ts'
import { connectionContext, servicesContext } from '#app/platform/services.ts'
import { currentOffer } from '../first-benefit.server.ts'
import { answerForm } from '../forms/answer-form.server.ts'
import { readForm } from '../forms/read-form.server.ts'
import type { Route } from './+types/auth.ts'

/** Signs in, creates an account or sends a password reset link, depending on the URL's mode. */
export async function authAction({ request, context }: Route.ActionArgs) {
  const query = new URL(request.url).searchParams
  const returnTo = safeReturnPath(query.get('returnTo'))
  const member = optionalMember(context)
  if (member) throw redirect(returnTo ?? homeOf(member))
  const form = await readForm({ request, context })
  const services = context.get(servicesContext)
  const { address } = context.get(connectionContext)
  const { headers } = request
  const browser = { address, userAgent: headers.get('user-agent'), cookie: headers.get('cookie') }
  switch (authModeOf(query)) {
    case 'sign-up':
      return answerForm(context, form, {
        schema: cameFromQuiz(query) ? signUpFromQuizSchema : signUpSchema,
        run: async (person) => {
          const { freeRoomCredits, change } = await currentOffer(services)
          const promise = { change, isFirstFree: freeRoomCredits > 0 }
          return signUp(services, person, browser, { cameFromQuiz: cameFromQuiz(query), ...promise }).then(
            (session) => startSession(session, '/welcome'),
            accountWithoutSession,
          )
        },
        failed: ACCOUNT_TEXTS.unexpected,
      })
    case 'forgot-password':
      return answerForm(context, form, {
        schema: forgotPasswordSchema,
        run: async (input) => ({
          sentTo: (await requestPasswordReset(services, input, browser)).email,
          isDelivered: services.mailServer !== undefined,
        }),
        failed: ACCOUNT_TEXTS.resetFailed,
      })
    default:
      return answerForm(context, form, {
        schema: signInSchema,
        run: async (credentials) => {
          const session = await signIn(services, credentials, browser)
          const next = returnTo ?? homeOf(session)
          return startSession(session, session.awaitsCode ? codeAddress(next) : next)
        },
        failed: ACCOUNT_TEXTS.unexpected,
      })
  }
}

const startSession = ({ cookies }: StartedSession, next: string) =>
  redirect(next, { headers: cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]) })

function accountWithoutSession(error: unknown) {
  if (error instanceof AppError && error.code === 'sign_in_after_sign_up_failed')
    return redirect('/auth?created=true')
  throw error
}
