import { z } from 'zod'
import { CONTENT_LENGTH, NAME_LENGTH } from './rules/testimonial-lengths.ts'

const optionalText = z
  .string()
  .trim()
  .max(NAME_LENGTH, `Please keep the place under ${NAME_LENGTH} characters.`)
  .optional()
  .transform((text) => text || null)

export const testimonialSchema = z.object({
  name: z
    .string({ error: 'Please say who said it.' })
    .trim()
    .min(1, 'Please say who said it.')
    .max(NAME_LENGTH, `Please keep the name under ${NAME_LENGTH} characters.`),
  location: optionalText,
  content: z
    .string({ error: 'Please enter what was said.' })
    .trim()
    .min(1, 'Please enter what was said.')
    .max(CONTENT_LENGTH, `Please keep it under ${CONTENT_LENGTH} characters.`),
  rating: z
    .string()
    .regex(/^[1-5]?$/, 'Please choose one to five stars, or none.')
    .default('')
    .transform((stars) => (stars ? Number(stars) : null)),
})
