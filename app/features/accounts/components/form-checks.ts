import { parseWithZod } from '@conform-to/zod/v4'
import { changeEmailSchema, changeNameSchema, changePasswordSchema } from '../schema.ts'

/** The action's checks, for the browser. `useAccountForm` loads them when a member starts to fill in a form. */
export const checks = {
  'change-name': (formData: FormData) => parseWithZod(formData, { schema: changeNameSchema }),
  'change-email': (formData: FormData) => parseWithZod(formData, { schema: changeEmailSchema }),
  'change-password': (formData: FormData) => parseWithZod(formData, { schema: changePasswordSchema(false) }),
  'change-team-password': (formData: FormData) =>
    parseWithZod(formData, { schema: changePasswordSchema(true) }),
}
