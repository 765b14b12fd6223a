import { z } from 'zod'
import { ACCOUNT_TEXTS } from './rules/texts.ts'

export const ROLES = ['member', 'administrator'] as const
export type Role = (typeof ROLES)[number]

const emailSchema = z
  .string({ error: 'Please enter your email address.' })
  .trim()
  .toLowerCase()
  .max(255, 'Please keep your email address under 255 characters.')
  .pipe(z.email('Please enter a valid email address.'))

/** Most characters of a password: hashing more would only cost time. */
const PASSWORD_LENGTH = 128

export const signInSchema = z.object({
  email: emailSchema,
  password: z
    .string({ error: 'Please enter your password.' })
    .min(1, 'Please enter your password.')
    .max(PASSWORD_LENGTH, 'Please keep your password under 128 characters.'),
})

export const signUpSchema = z.object({
  name: z
    .string({ error: 'Please enter your name.' })
    .trim()
    .min(2, 'Please enter at least 2 characters.')
    .max(100, 'Please keep your name under 100 characters.'),
  email: emailSchema,
  password: z
    .string({ error: 'Please choose a password.' })
    .min(6, 'Password must be at least 6 characters long')
    .max(PASSWORD_LENGTH, 'Please keep your password under 128 characters.'),
  terms: z.literal(true, { error: ACCOUNT_TEXTS.termsRequired }),
  /** The choices of the quiz that was taken before, as the browser kept them; whether they are a quiz is decided later. */
  selections: z
    .unknown()
    .transform(parseJson)
    .refine((value) => Array.isArray(value) && value.length > 0, ACCOUNT_TEXTS.quizRequired),
})

/** A hidden field holds text. */
function parseJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}
