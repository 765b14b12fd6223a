import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'
import type { FormChecks } from '#app/features/guest-forms/rules/form-options.ts'
import { forgotPasswordSchema, resetPasswordSchema } from '../password-reset/schema.ts'
import { codeSchema } from '../second-factor/schema.ts'
import { signInSchema } from '../signing-in/schema.ts'
import { signUpFromQuizSchema, signUpSchema } from '../signing-up/schema.ts'
import { accountProblem } from './account-problem.ts'

const check = (schema: z.ZodType) => (form: FormData) =>
  accountProblem(parseWithZod(form, { schema }).reply().error)

/** The actions' checks of forms about accounts that guests send, for the browser. */
export const accountChecks: FormChecks['checks'] = {
  'sign-in': check(signInSchema),
  'sign-up': check(signUpSchema),
  'sign-up-from-quiz': check(signUpFromQuizSchema),
  code: check(codeSchema),
  'forgot-password': check(forgotPasswordSchema),
  'reset-password': check(resetPasswordSchema(false)),
  'reset-team-password': check(resetPasswordSchema(true)),
}
