import { parseWithZod } from '@conform-to/zod/v4'
import { forgotPasswordSchema, resetPasswordSchema } from '../password-reset/schema.ts'
import { changeEmailSchema, changeNameSchema, changePasswordSchema } from '../schema.ts'
import { codeSchema } from '../second-factor/schema.ts'
import { signInSchema } from '../signing-in/schema.ts'
import { signUpFromQuizSchema, signUpSchema } from '../signing-up/schema.ts'

/** The action's checks, for the browser. `useAccountForm` loads them when a person starts to fill in a form. */
export const checks = {
  'sign-in': (formData: FormData) => parseWithZod(formData, { schema: signInSchema }),
  'sign-up': (formData: FormData) => parseWithZod(formData, { schema: signUpSchema }),
  'sign-up-from-quiz': (formData: FormData) => parseWithZod(formData, { schema: signUpFromQuizSchema }),
  code: (formData: FormData) => parseWithZod(formData, { schema: codeSchema }),
  'forgot-password': (formData: FormData) => parseWithZod(formData, { schema: forgotPasswordSchema }),
  'reset-password': (formData: FormData) => parseWithZod(formData, { schema: resetPasswordSchema(false) }),
  'reset-team-password': (formData: FormData) =>
    parseWithZod(formData, { schema: resetPasswordSchema(true) }),
  'change-name': (formData: FormData) => parseWithZod(formData, { schema: changeNameSchema }),
  'change-email': (formData: FormData) => parseWithZod(formData, { schema: changeEmailSchema }),
  'change-password': (formData: FormData) => parseWithZod(formData, { schema: changePasswordSchema(false) }),
  'change-team-password': (formData: FormData) =>
    parseWithZod(formData, { schema: changePasswordSchema(true) }),
}
