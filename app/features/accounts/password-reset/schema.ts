import { z } from 'zod'
import { defineQueue } from '#app/platform/jobs/queue.ts'
import { confirmation, emailSchema, MISMATCH, newPassword } from '../schema.ts'

export const forgotPasswordSchema = z.object({ email: emailSchema })

/** A new password, twice, and the token of the link. */
export const resetPasswordSchema = (isStaff: boolean) =>
  z
    .object({
      token: z.string().max(100),
      password: newPassword('Please choose a new password.', isStaff),
      confirmation,
    })
    .refine((form) => form.password === form.confirmation, MISMATCH)

/** Sends a link for a new password. Stored jobs outlive their work by days, so they name an account and no address. */
export const passwordResetQueue = defineQueue(
  'accounts.password-reset',
  /** `userId` is null when no account has the address. `isKnown` means that this browser has signed in to it before. */
  z.object({ userId: z.uuid().nullable(), isKnown: z.boolean() }),
  { retries: 20, concurrency: 2 },
)
