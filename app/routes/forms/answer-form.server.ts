import type { Submission } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data, type RouterContextProvider } from 'react-router'
import type { z } from 'zod'
import { servicesContext } from '#app/platform/services.ts'
import { refusalOf } from './refusal.server.ts'

/** Fields that are never returned to the form. */
const SECRETS = ['password', 'confirmation', 'currentPassword', 'token', 'code']

interface TypedForm<Answer> {
  schema: z.ZodType
  /** @throws AppError whose message the form shows at its field, or above all fields */
  run(value: unknown, submission: Submission<unknown>): Promise<Answer>
  /** The message for an unexpected error. */
  failed: string
}

/**
 * Validates a form that shows its own errors, and runs it. Returns each error at its field, with everything typed
 * except secrets.
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
