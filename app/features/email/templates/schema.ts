import { z } from 'zod'
import { placeholdersIn } from '#app/lib/placeholders.ts'
import { NAME_LENGTH, SUBJECT_LENGTH } from './rules/template-lengths.ts'

/** Maximum characters of HTML: more than a message needs, and quick to sanitise. */
const CONTENT_LENGTH = 50_000

export const templateSchema = z.object({
  version: z.string().default(''),
  name: z
    .string({ error: 'Please enter a name.' })
    .trim()
    .min(1, 'Please enter a name.')
    .max(NAME_LENGTH, `Please keep the name under ${NAME_LENGTH} characters.`),
  subject: z
    .string({ error: 'Please enter a subject.' })
    .trim()
    .min(1, 'Please enter a subject.')
    .max(SUBJECT_LENGTH, `Please keep the subject under ${SUBJECT_LENGTH} characters.`)
    .refine(
      (subject) => !placeholdersIn(subject).includes('intake_form_url'),
      'The link to the intake form is secret, and subjects are shown in lists. Please put it into the message.',
    ),
  content: z
    .string({ error: 'Please enter the message.' })
    .trim()
    .min(1, 'Please enter the message.')
    .max(CONTENT_LENGTH, 'Please keep the message shorter.'),
  isActive: z.boolean(),
})
