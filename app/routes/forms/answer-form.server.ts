import type { Submission } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { servicesContext } from '#app/platform/services.ts'
import { refusalOf } from './refusal.server.ts'

/** What goes back into no form. */
const SECRETS = ['password', 'confirmation', 'currentPassword', 'token', 'code']

interface TypedForm<Answer> {
  schema: z.ZodType
  /** @throws AppError whose message is said at its field, or above the form */
  run(value: unknown, submission: Submission<unknown>): Promise<Answer>
  /** Said when something broke that is not the person's. */
  failed: string
}

/**
 * Checks a form that says itself what is wrong, and runs what it is for. Whatever is wrong comes back at its field, with
 * everything that was typed besides passwords.
 */
export async function answerForm<Answer>(
  context: Readonly<RouterContextProvider>,
  form: FormData,
  { schema, run, failed }: TypedForm<Answer>,
) {
  const submission: Submission<unknown> = parseWithZod(form, { schema })
  const refuse = (
    status: number,
    errors: { formErrors?: string[]; fieldErrors?: Record<string, string[]> },
  ) => data(submission.reply({ ...errors, hideFields: SECRETS }), { status })
  if (submission.status !== 'success') return refuse(400, {})
  try {
    return await run(submission.value, submission)
  } catch (error) {
    const { reply, status } = refusalOf(context.get(servicesContext), error, { failed, broken: failed })
    return refuse(
      status,
      reply.fieldErrors ? { fieldErrors: reply.fieldErrors } : { formErrors: [reply.message!] },
    )
  }
}
