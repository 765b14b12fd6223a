import { z } from 'zod'
import { defineQueue } from '#app/platform/jobs/queue.ts'
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

const newPassword = (missing: string) =>
  z
    .string({ error: missing })
    .min(6, 'Password must be at least 6 characters long')
    .max(PASSWORD_LENGTH, 'Please keep your password under 128 characters.')

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
  password: newPassword('Please choose a password.'),
  terms: z.literal(true, { error: ACCOUNT_TEXTS.termsRequired }),
  /** The choices of the quiz that was taken before, as the browser kept them; whether they are a quiz is decided later. */
  selections: z
    .unknown()
    .transform(parseJson)
    .refine((value) => Array.isArray(value) && value.length > 0, ACCOUNT_TEXTS.quizRequired),
})

export const forgotPasswordSchema = z.object({ email: emailSchema })

/** A new password, twice, and what the link in the message carried. */
export const resetPasswordSchema = z
  .object({
    token: z.string().max(100),
    password: newPassword('Please choose a new password.'),
    confirmation: z.string({ error: 'Please enter the new password once more.' }),
  })
  .refine(({ password, confirmation }) => password === confirmation, {
    path: ['confirmation'],
    message: 'Passwords do not match',
  })

/** What links in messages are good for. */
export type LinkPurpose = 'reset-password'

/** Sends a link for a new password to whoever has the address. */
export const passwordResetQueue = defineQueue('accounts.password-reset', z.object({ email: z.email() }), {
  retries: 20,
  concurrency: 2,
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
