import { z } from 'zod'
import { defineQueue } from '#app/platform/jobs/queue.ts'
import { ACCOUNT_TEXTS } from './rules/texts.ts'

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

/** Says of the form as a whole that an address or a password is missing; the fields say which. */
const withCredentials = <Shape extends { email: z.ZodType; password: z.ZodType }>(
  schema: z.ZodObject<Shape>,
) =>
  schema.refine((form: { email?: unknown; password?: unknown }) => Boolean(form.email && form.password), {
    error: ACCOUNT_TEXTS.credentialsRequired,
    when: ({ value }) => typeof value === 'object' && value !== null,
  })

export const signInSchema = withCredentials(
  z.object({
    email: emailSchema,
    password: z
      .string({ error: 'Please enter your password.' })
      .min(1, 'Please enter your password.')
      .max(PASSWORD_LENGTH, 'Please keep your password under 128 characters.'),
  }),
)

const nameSchema = z
  .string({ error: 'Please enter your name.' })
  .trim()
  .min(2, 'Please enter at least 2 characters.')
  .max(100, 'Please keep your name under 100 characters.')

/** The choices of the quiz that was taken before, as the browser kept them; whether they are a quiz is decided later. */
const selections = z.unknown().transform(parseJson)

const newAccount = z.object({
  name: nameSchema,
  email: emailSchema,
  password: newPassword('Please choose a password.'),
  terms: z.literal(true, { error: ACCOUNT_TEXTS.termsRequired }),
  selections,
})

export const signUpSchema = withCredentials(
  newAccount.extend({
    selections: selections.refine(
      (value) => Array.isArray(value) && value.length > 0,
      ACCOUNT_TEXTS.quizRequired,
    ),
  }),
)

/** For a person who comes from the quiz, because its result may have been lost on the way. */
export const signUpFromQuizSchema = withCredentials(newAccount)

export const forgotPasswordSchema = z.object({ email: emailSchema })

const currentPassword = z
  .string({ error: 'Please enter your password.' })
  .min(1, 'Please enter your password.')
  .max(PASSWORD_LENGTH, 'Please keep your password under 128 characters.')

export const changeNameSchema = z.object({ name: nameSchema })

export const changeEmailSchema = z.object({ email: emailSchema, currentPassword })

const MISMATCH = { path: ['confirmation'], message: 'Passwords do not match' }
const confirmation = z.string({ error: 'Please enter the new password once more.' })

/** A new password, twice, and the one that was good until now. */
export const changePasswordSchema = z
  .object({ currentPassword, password: newPassword('Please choose a new password.'), confirmation })
  .refine((form) => form.password === form.confirmation, MISMATCH)

/** Names a signed-in browser. */
export const sessionIdSchema = z.object({ sessionId: z.uuid() })

/** A new password, twice, and what the link in the message carried. */
export const resetPasswordSchema = z
  .object({
    token: z.string().max(100),
    password: newPassword('Please choose a new password.'),
    confirmation,
  })
  .refine((form) => form.password === form.confirmation, MISMATCH)

/** Asks a member for their password once more. */
export const passwordSchema = z.object({ currentPassword })

/** Six digits of an app, or a recovery code. */
export const codeSchema = z.object({
  code: z
    .string({ error: 'Please enter the code.' })
    .trim()
    .min(6, 'Please enter all six digits, or a whole recovery code.')
    .max(40, 'This is no code. Please enter six digits, or a recovery code.'),
})

export const turnOffSchema = passwordSchema.extend(codeSchema.shape)

/** What links in messages are good for. */
export type LinkPurpose = 'reset-password' | 'confirm-email' | 'change-email' | 'join-team'

/** Sends a link for a new password. Its jobs outlast the work by days, so they name an account and no address. */
export const passwordResetQueue = defineQueue(
  'accounts.password-reset',
  /** `userId`: null when no account has the address; `isKnown`: this browser has signed in to the account before. */
  z.object({ userId: z.uuid().nullable(), isKnown: z.boolean() }),
  { retries: 20, concurrency: 2 },
)

/** Forgets sessions and links that are over; scheduled, so its jobs carry nothing. */
export const forgetExpiredQueue = defineQueue(
  'accounts.forget-expired',
  z.preprocess((data) => data ?? {}, z.object({})),
)

/** A hidden field holds text. */
function parseJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}
