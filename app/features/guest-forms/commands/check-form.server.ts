import type { z } from 'zod'
import { AppError } from '#app/lib/app-error.ts'
import { formProblem } from '../rules/problem.ts'

/**
 * Validates a form's fields against its schema.
 *
 * @throws AppError `code` with what to correct
 */
export function checkForm<Output>(
  code: string,
  schema: z.ZodType<Output>,
  fields: Record<string, unknown>,
  said: Parameters<typeof formProblem>[2],
): Output {
  const checked = schema.safeParse(fields)
  if (checked.success) return checked.data
  const { title, message = '', fieldErrors } = formProblem(checked, fields, said)!
  throw new AppError(code, message, { title, fieldErrors })
}
