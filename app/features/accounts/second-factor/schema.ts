import { z } from 'zod'
import { passwordSchema } from '../schema.ts'

/** An app's six digits, or a recovery code. */
export const codeSchema = z.object({
  code: z
    .string({ error: 'Please enter the code.' })
    .trim()
    .min(6, 'Please enter all six digits, or a whole recovery code.')
    .max(40, 'That isn’t a code. Please enter six digits, or a recovery code.'),
})

export const turnOffSchema = passwordSchema.extend(codeSchema.shape)
