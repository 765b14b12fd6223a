import { z } from 'zod'
import { defineScheduledQueue } from '#app/platform/jobs/queue.ts'
import { LONGEST_PASSWORD, passwordLength } from './rules/password-length.ts'
import { ACCOUNT_TEXTS } from './rules/texts.ts'

export const emailSchema = z
  .string({ error: 'Please enter your email address.' })
  .trim()
  .toLowerCase()
  .max(255, 'Please keep your email address under 255 characters.')
  .pipe(z.email('Please enter a valid email address.'))

/**
 * A password that a person chooses. One that is already in use may be shorter, such as that of somebody who joined the
 * team later.
 *
 * @param isStaff whether it opens the administration
 */
export function newPassword(missing: string, isStaff = false) {
  const { shortest, refusal } = passwordLength(isStaff)
  return z
    .string({ error: missing })
    .min(shortest, refusal)
    .max(LONGEST_PASSWORD, 'Please keep your password under 128 characters.')
}

/** Adds one error for the whole form when an address or a password is missing. The fields have their own. */
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
  .max(LONGEST_PASSWORD, 'Please keep your password under 128 characters.')

export const changeNameSchema = z.object({ name: nameSchema })

export const changeEmailSchema = z.object({ email: emailSchema, currentPassword })

export const MISMATCH = { path: ['confirmation'], message: 'Passwords do not match' }
export const confirmation = z.string({ error: 'Please enter the new password once more.' })

/** A new password, twice, and the current one. */
export const changePasswordSchema = (isStaff: boolean) =>
  z
    .object({
      currentPassword,
      password: newPassword('Please choose a new password.', isStaff),
      confirmation,
    })
    .refine((form) => form.password === form.confirmation, MISMATCH)

/** The id of a signed-in browser's session. */
export const sessionIdSchema = z.object({ sessionId: z.uuid() })

/** The member's password, asked for again. */
export const passwordSchema = z.object({ currentPassword })

/** The purposes of links in messages. */
export const LINK_PURPOSES = ['reset-password', 'confirm-email', 'change-email', 'join-team'] as const
export type LinkPurpose = (typeof LINK_PURPOSES)[number]

/** Deletes expired sessions and links. */
export const forgetExpiredQueue = defineScheduledQueue('accounts.forget-expired')
