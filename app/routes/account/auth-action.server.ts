import type { Submission } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data, redirect } from 'react-router'
import type { z } from 'zod'
import type { StartedSession } from '#app/features/accounts/commands/sign-in.server.ts'
import { signIn } from '#app/features/accounts/commands/sign-in.server.ts'
import { type KeepQuiz, signUp } from '#app/features/accounts/commands/sign-up.server.ts'
import { authModeOf, HOME_OF_MEMBERS } from '#app/features/accounts/rules/auth-address.ts'
import { safeReturnPath } from '#app/features/accounts/rules/return-path.ts'
import { ACCOUNT_TEXTS } from '#app/features/accounts/rules/texts.ts'
import { signInSchema, signUpSchema } from '#app/features/accounts/schema.ts'
import { attachQuizResult } from '#app/features/quiz/commands/attach-quiz-result.server.ts'
import type { Selection } from '#app/features/quiz/schema.ts'
import { AppError } from '#app/lib/app-error.ts'
import type { Browser } from '#app/platform/auth/authentication.ts'
import { optionalMember } from '#app/platform/auth/guards.ts'
import { connectionContext, type Services, servicesContext } from '#app/platform/services.ts'
import type { Route } from './+types/auth.ts'

type Command = (services: Services, input: unknown, browser: Browser) => Promise<StartedSession>

const keepQuiz: KeepQuiz = (transaction, userId, selections) =>
  attachQuizResult(transaction, userId, selections as Selection[])

const signUpWithQuiz: Command = (services, input, browser) => signUp(services, input, browser, keepQuiz)

/** Signs in or creates an account, as the address says. */
export async function authAction({ request, context }: Route.ActionArgs) {
  const query = new URL(request.url).searchParams
  const returnTo = safeReturnPath(query.get('returnTo')) ?? HOME_OF_MEMBERS
  if (optionalMember(context)) throw redirect(returnTo)
  const form = await request.formData()
  return authModeOf(query) === 'sign-up'
    ? answer(context, form, signUpSchema, {
        run: signUpWithQuiz,
        next: '/welcome',
        userAgent: agentOf(request),
      })
    : answer(context, form, signInSchema, { run: signIn, next: returnTo, userAgent: agentOf(request) })
}

const agentOf = (request: Request) => request.headers.get('user-agent')

async function answer(
  context: Route.ActionArgs['context'],
  form: FormData,
  schema: z.ZodObject,
  command: { run: Command; next: string; userAgent: string | null },
) {
  const submission: Submission<unknown> = parseWithZod(form, { schema })
  if (submission.status !== 'success') return refuse(submission, {}, 400)
  const services = context.get(servicesContext)
  const browser = { address: context.get(connectionContext).address, userAgent: command.userAgent }
  try {
    const { cookies } = await command.run(services, submission.value, browser)
    return redirect(command.next, {
      headers: cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]),
    })
  } catch (error) {
    if (error instanceof AppError) return refusal(submission, error)
    services.log.error({ err: error }, 'account form failed')
    return refuse(submission, { formErrors: [ACCOUNT_TEXTS.unexpected] }, 500)
  }
}

/** Fields that an error belongs to; every other error is the whole form's. */
const FIELD_OF: Record<string, string> = { email_taken: 'email', quiz_required: 'selections' }

function refusal(submission: Submission<unknown>, { code, message, status }: AppError) {
  if (code === 'sign_in_after_sign_up_failed') return redirect('/auth?created=true')
  const field = FIELD_OF[code]
  return refuse(
    submission,
    field ? { fieldErrors: { [field]: [message] } } : { formErrors: [message] },
    status,
  )
}

/** What was typed goes back into the form, passwords apart. */
function refuse(
  submission: Submission<unknown>,
  errors: { formErrors?: string[]; fieldErrors?: Record<string, string[]> },
  status: number,
) {
  return data(submission.reply({ ...errors, hideFields: ['password'] }), { status })
}
