import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from 'zod'
import type { FormChecks } from '#app/features/guest-forms/rules/form-options.ts'
import { forgotPasswordSchema, resetPasswordSchema } from '../password-reset/schema.ts'
import { codeSchema } from '../second-factor/schema.ts'
import { signInSchema } from '../signing-in/schema.ts'
import { signUpFromQuizSchema, signUpSchema } from '../signing-up/schema.ts'
import { accountProblem } from './account-problem.ts'

/** The check of a form about an account, for the browser. */
export const accountCheck = (schema: z.ZodType) => (form: FormData) =>
  accountProblem(parseWithZod(form, { schema }).reply().error)

/** The actions' checks of forms about accounts that guests send, for the browser. */
export const accountChecks: FormChecks['checks'] = {
  'sign-in': accountCheck(signInSchema),
  'sign-up': accountCheck(signUpSchema),
  'sign-up-from-quiz': accountCheck(signUpFromQuizSchema),
  code: accountCheck(codeSchema),
  'forgot-password': accountCheck(forgotPasswordSchema),
  'reset-password': accountCheck(resetPasswordSchema(false)),
  'reset-team-password': accountCheck(resetPasswordSchema(true)),
}
