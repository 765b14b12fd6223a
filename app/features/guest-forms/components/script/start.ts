/** The script of a page with a form for guests. */

import { startForms } from './start-forms.ts'

startForms()
