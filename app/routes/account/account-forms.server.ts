import type { Submission } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { AppError } from '#app/lib/app-error.ts'
import { servicesContext } from '#app/platform/services.ts'

/** Fields that an error belongs to; every other error is the whole form's. */
const FIELD_OF: Record<string, string> = {
  email_taken: 'email',
  quiz_required: 'selections',
  wrong_password: 'currentPassword',
  wrong_code: 'code',
}

/** What goes back into no form. */
const SECRETS = ['password', 'confirmation', 'currentPassword', 'token', 'code']

interface AccountForm<Answer> {
  schema: z.ZodType
  /** @throws AppError whose message is said at its field, or above the form */
  run(value: unknown, submission: Submission<unknown>): Promise<Answer>
  /** Said when something broke that is not the person's. */
  failed: string
}

/**
 * Checks a form and runs what it is for. Whatever is wrong comes back at its field, with everything that was typed
 * besides passwords.
 */
export async function answerForm<Answer>(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  { schema, run, failed }: AccountForm<Answer>,
) {
  const submission: Submission<unknown> = parseWithZod(form, { schema })
  if (submission.status !== 'success') return refuse(submission, {}, 400)
  try {
    return await run(submission.value, submission)
  } catch (error) {
    if (error instanceof AppError) return refusal(submission, error)
    context.get(servicesContext).log.error({ err: error }, failed)
    return refuse(submission, { formErrors: [failed] }, 500)
  }
}

function refusal(submission: Submission<unknown>, { code, message, status }: AppError) {
  const field = FIELD_OF[code]
  return refuse(
    submission,
    field ? { fieldErrors: { [field]: [message] } } : { formErrors: [message] },
    status,
  )
}

function refuse(
  submission: Submission<unknown>,
  errors: { formErrors?: string[]; fieldErrors?: Record<string, string[]> },
  status: number,
) {
  return data(submission.reply({ ...errors, hideFields: SECRETS }), { status })
}
