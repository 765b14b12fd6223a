/** The script of the page to sign in, to sign up, and for a forgotten password. */

import { isResetAddress } from '#app/features/accounts/password-reset/rules/reset-address.ts'
import { startForms } from '#app/features/guest-forms/components/script/start-forms.ts'
import { forgetResults } from '#app/features/quiz/playing/components/stored-quiz.ts'
import { showStoredResult } from './stored-result.ts'
import { handOnEmail } from './typed-email.ts'

const { search, hash } = location
// Only the browser sees the part after `#`.
if (isResetAddress(location)) location.replace(`/reset-password${search}${hash}`)
// The browser's data of a deleted account.
if (new URLSearchParams(search).get('deleted') === 'true') forgetResults()
showStoredResult()
handOnEmail()
startForms()
