import { accountCheck, accountChecks } from '#app/features/accounts/rules/guest-checks.ts'
import { checkIntake } from '#app/features/consultations/intake/rules/check-intake.ts'
import { checkRequest } from '#app/features/consultations/requests/rules/check-request.ts'
import { checkContact } from '#app/features/feedback/rules/check-contact.ts'
import type { FormChecks } from '#app/features/guest-forms/rules/form-options.ts'
import { joinSchema } from '#app/features/team/schema.ts'

/**
 * The checks of all forms for guests, by the form's name. One module, which a page's script fetches when its form is used,
 * so that a browser fetches the library of schemas once.
 */
export const checks: FormChecks['checks'] = {
  ...accountChecks,
  join: accountCheck(joinSchema),
  contact: checkContact,
  request: checkRequest,
  intake: checkIntake,
}
