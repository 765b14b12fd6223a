/** The script of the page of a reset link. */

import { carriesRecovery, isOldResetLink } from '#app/features/accounts/password-reset/rules/reset-address.ts'
import { startForms } from '#app/features/guest-forms/components/script/start-forms.ts'
import { fromTemplate, part } from '#app/lib/page-script/page-parts.ts'

/** Seconds for which an error is shown before the sign-in page opens. */
const ERROR_STANDS = { afterLink: 5, otherwise: 2 }

/** Events that show that somebody is reading the page. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

startForms()
const verifying = part('verifying')
if (verifying) {
  verifying.replaceWith(fromTemplate(isOldResetLink(location) ? 'old-link' : 'unknown-link'))
  leaveAfter(carriesRecovery(location) ? ERROR_STANDS.afterLink : ERROR_STANDS.otherwise)
} else if (part('dead-link')) leaveAfter(ERROR_STANDS.afterLink)

/** Opens the sign-in page, unless somebody is reading. */
function leaveAfter(seconds: number): void {
  const leaving = part('leaving')
  leaving.hidden = false
  const timer = setTimeout(() => location.replace('/auth?linkExpired=true'), seconds * 1000)
  const stay = () => {
    clearTimeout(timer)
    leaving.hidden = true
  }
  for (const sign of SIGNS) addEventListener(sign, stay, { once: true })
}
