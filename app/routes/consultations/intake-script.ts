/** The script of the page with the intake form. */

import { followProgress } from '#app/features/consultations/intake/components/script/progress.ts'
import { startForms } from '#app/features/guest-forms/components/script/start-forms.ts'

startForms()
followProgress()
