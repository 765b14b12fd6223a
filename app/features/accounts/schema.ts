import { z } from 'zod'
import { defineScheduledQueue } from '#app/platform/jobs/queue.ts'
import { ACCOUNT_TEXTS } from './rules/texts.ts'

export const emailSchema = z
  .string({ error: 'Please enter your email address.' })
  .trim()
  .toLowerCase()
  .max(255, 'Please keep your email address under 255 characters.')
  .pipe(z.email('Please enter a valid email address.'))

/** Most characters of a password: hashing more would only cost time. */
const PASSWORD_LENGTH = 128

export const newPassword = (missing: string) =>
  z
    .string({ error: missing })
    .min(6, 'Password must be at least 6 characters long')
    .max(PASSWORD_LENGTH, 'Please keep your password under 128 characters.')

/** Says of the form as a whole that an address or a password is missing; the fields say which. */
export const withCredentials = <Shape extends { email: z.ZodType; password: z.ZodType }>(
  schema: z.ZodObject<Shape>,
) =>
  schema.refine((form: { email?: unknown; password?: unknown }) => Boolean(form.email && form.password), {
    error: ACCOUNT_TEXTS.credentialsRequired,
    when: ({ value }) => typeof value === 'object' && value !== null,
  })

export const nameSchema = z
  .string({ error: 'Please enter your name.' })
  .trim()
  .min(2, 'Please enter at least 2 characters.')
  .max(100, 'Please keep your name under 100 characters.')

export const currentPassword = z
  .string({ error: 'Please enter your password.' })
  .min(1, 'Please enter your password.')
  .max(PASSWORD_LENGTH, 'Please keep your password under 128 characters.')

export const changeNameSchema = z.object({ name: nameSchema })

export const changeEmailSchema = z.object({ email: emailSchema, currentPassword })

export const MISMATCH = { path: ['confirmation'], message: 'Passwords do not match' }
export const confirmation = z.string({ error: 'Please enter the new password once more.' })

/** A new password, twice, and the one that was good until now. */
export const changePasswordSchema = z
  .object({ currentPassword, password: newPassword('Please choose a new password.'), confirmation })
  .refine((form) => form.password === form.confirmation, MISMATCH)

/** Names a signed-in browser. */
export const sessionIdSchema = z.object({ sessionId: z.uuid() })

/** Asks a member for their password once more. */
export const passwordSchema = z.object({ currentPassword })

/** What links in messages are good for. */
export type LinkPurpose = 'reset-password' | 'confirm-email' | 'change-email' | 'join-team'

/** Forgets sessions and links that are over. */
export const forgetExpiredQueue = defineScheduledQueue('accounts.forget-expired')
