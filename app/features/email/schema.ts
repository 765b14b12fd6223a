import { z } from 'zod'
import { NAME_LENGTH, SUBJECT_LENGTH } from './rules/limits.ts'

/** Characters of HTML: more than a letter needs, and quick to sanitise. */
const CONTENT_LENGTH = 50_000

export const templateSchema = z.object({
  name: z
    .string({ error: 'Please enter a name.' })
    .trim()
    .min(1, 'Please enter a name.')
    .max(NAME_LENGTH, `Please keep the name under ${NAME_LENGTH} characters.`),
  subject: z
    .string({ error: 'Please enter a subject.' })
    .trim()
    .min(1, 'Please enter a subject.')
    .max(SUBJECT_LENGTH, `Please keep the subject under ${SUBJECT_LENGTH} characters.`),
  content: z
    .string({ error: 'Please enter the message.' })
    .trim()
    .min(1, 'Please enter the message.')
    .max(CONTENT_LENGTH, 'Please keep the message shorter.'),
  isActive: z.boolean(),
})
